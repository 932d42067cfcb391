import type { PlayerId } from '$lib/core';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A face of a die, and the casino of that number. */
export type Face = (typeof FACES)[number];

/** Players who own nothing: the neutral colour of two players, and the blank gray dice. */
export const IMAGINARY = ['neutral', 'gray'] as const;
export type Imaginary = (typeof IMAGINARY)[number];
/** Anybody whose dice can lie in a casino. */
export type Who = PlayerId | Imaginary;

/** The dice of one player in one place. `black` are the extra dice, thrown in by a tile. */
export interface Dice {
  readonly small: number;
  readonly big: number;
  readonly black?: number;
}

/** What a table's dice are that were all thrown at once: faces of the small ones, face of the big one. */
export interface Roll {
  readonly dice: readonly Face[];
  readonly big?: Face;
}

/** The dice of somebody at a casino, and what they come to. */
export interface Strength extends Dice {
  readonly who: Who;
  readonly count: number;
}

/** Where a payout happens: a casino of a match, or the one that the referee is shown. */
export type CasinoAt = Face | 'this';
