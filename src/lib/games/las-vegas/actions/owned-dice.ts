import { isPlayer, type PlayerId } from '$lib/core';
import type { JsonObject } from '$lib/games/contract/form';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A face of a die, also the number of a casino. */
export type Face = (typeof FACES)[number];

export function isFace(value: unknown): value is Face {
  return (FACES as readonly unknown[]).includes(value);
}

/** Imaginary players, who own nothing: the neutral colour with two players, and the blank grey dice. */
export const IMAGINARY_PLAYERS = ['neutral', 'gray'] as const;
export type ImaginaryPlayer = (typeof IMAGINARY_PLAYERS)[number];
/** Everyone who can have dice at a casino. */
export type DiceOwner = PlayerId | ImaginaryPlayer;

export function isDiceOwner(value: unknown): value is DiceOwner {
  return isPlayer(value) || (IMAGINARY_PLAYERS as readonly unknown[]).includes(value);
}

/** Dice of one player in one place. `black` counts extra dice that a tile added. */
export interface Dice {
  readonly small: number;
  readonly big: number;
  readonly black?: number;
}

export const SIZES = ['small', 'big'] as const;
export type Size = (typeof SIZES)[number];

/** Number of a player’s own dice as pieces: the big die is one piece. */
export function pieceCount({ small, big }: Dice): number {
  return small + big;
}

/** Dice that were rolled at once: faces of the small ones, face of the big one. */
export interface Roll {
  readonly dice: readonly Face[];
  readonly big?: Face;
}

/** A player's dice at a casino, and the number they count as. */
export interface Strength extends Dice {
  readonly who: DiceOwner;
  readonly count: number;
}

/** Casino of a payout: one of a match, or the one described to the referee. */
export type CasinoAt = Face | 'this';

/** Dice as a position for the referee, without zeros. */
export function dicePosition({ small, big }: Dice): JsonObject {
  return { ...(small > 0 ? { small } : {}), ...(big > 0 ? { big } : {}) };
}
