import type { Fine } from '$lib/games/las-vegas/tiles/fine';
import type { Face, Strength } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';

export interface Charged {
  readonly code: 'badLuck';
  readonly rule: Fine['rule'] | '14.5';
  readonly at: Face | 'this';
  readonly player: PlayerId;
  readonly dice: Strength;
  /** Handed over: dollars in notes, and chips. */
  readonly notes: number;
  readonly chips: number;
  readonly change: number;
  /** What no note could give back, and whether it is owed in cash. */
  readonly over: number;
  readonly exact: boolean;
  readonly missing: number;
}

/** Said by the referee alone, who answers everybody with dice there. */
export interface Spared {
  readonly code: 'badLuckSpared';
  readonly rule: '14.1' | '14.5';
  readonly at: Face | 'this';
  readonly player: PlayerId;
  readonly dice: Strength;
  readonly fewest: number;
}

/** What the bank owes somebody is taken off what that player cannot pay here. */
export interface SetOff {
  readonly code: 'debtSetOff';
  readonly rule: '8.19';
  readonly player: PlayerId;
  /** The debt, and what of it is set off. */
  readonly value: number;
  readonly off: number;
}

export interface BadLuck {
  readonly Id: 'bad-luck';
  readonly Live: object;
  readonly Step: object;
  readonly Why: Charged | Spared | SetOff;
  readonly Do: never;
  readonly Ask: never;
  readonly Pick: never;
}
