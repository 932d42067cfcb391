import type { ChipColour } from '$lib/chip-cards';
import type { PlayerId } from '$lib/core';

/** The numbers on cards; each is also the number of a casino. */
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type CasinoNumber = (typeof NUMBERS)[number];

/** The place of a payout: a casino of a match, or the one in a referee position. */
export type CasinoAt = CasinoNumber | 'this';

/** The id of a card in decks and hands: "single 3" shows one die, "double 3" two. */
export type CardName = string;

/** The cards of one player at one casino. */
export interface Cards {
  readonly single: number;
  readonly double: number;
}

/** A colour whose cards can be at a casino. `neutral` is the third colour, which two players may add (8.2). */
export type CardOwner = PlayerId | 'neutral';

/** A player's strength at a casino. `cards` is absent if only dice were entered. */
export interface Strength {
  readonly who: CardOwner;
  /** Dice. */
  readonly count: number;
  readonly cards?: Cards;
}

/** A chip card colour with its name in sentences: the owner's or the default. */
export interface ColourName {
  readonly colour: ChipColour;
  readonly name: string;
}
