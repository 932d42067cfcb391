import type { Fine } from '$lib/games/las-vegas/tiles/shared/fine';
import type { Face, Strength } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';

export interface Charged {
  readonly code: 'badLuck';
  readonly rule: Fine['rule'] | '14.5';
  readonly at: Face | 'this';
  readonly player: PlayerId;
  readonly dice: Strength;
  /** Payment: dollars in notes, and a number of chips. */
  readonly notes: number;
  readonly chips: number;
  readonly change: number;
  /** Dollars that no note could give back, and whether they come back in cash. */
  readonly over: number;
  readonly exact: boolean;
  readonly missing: number;
}

/** Used only by the referee, who answers for every player. */
export interface Spared {
  readonly code: 'badLuckSpared';
  readonly rule: '14.1' | '14.5';
  readonly at: Face | 'this';
  readonly player: PlayerId;
  readonly dice: Strength;
  readonly fewest: number;
}

/** A debt of the bank is deducted from what the player cannot pay. */
export interface SetOff {
  readonly code: 'debtSetOff';
  readonly rule: '8.19';
  readonly player: PlayerId;
  /** The debt in dollars, and the part that is set off. */
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
