import type { ChipColour } from '$lib/chip-cards';
import type { PlayerId } from '$lib/core';

/** A number on a card, and the casino of that number. */
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type CasinoNumber = (typeof NUMBERS)[number];

/** Where a payout happens: a casino of a match, or the one that the referee is shown. */
export type CasinoAt = CasinoNumber | 'this';

/** A card as decks and hands count it: "single 3" shows one die, "double 3" two. */
export type CardName = string;

/** The cards of one player at one casino. */
export interface Cards {
  readonly single: number;
  readonly double: number;
}

/** Anybody whose cards can lie at a casino; neutral is the third colour that two players may add (8.2). */
export type Who = PlayerId | 'neutral';

/** What somebody's cards at a casino come to. The cards are absent where only dice were told. */
export interface Strength {
  readonly who: Who;
  /** Dice. */
  readonly count: number;
  readonly cards?: Cards;
}

/** What a sentence calls a colour of chip cards: as the table does, or in our words. */
export interface ColourName {
  readonly colour: ChipColour;
  readonly name: string;
}
