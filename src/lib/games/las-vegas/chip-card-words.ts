import type { ChipCards, ChipColour, ChipGain, ChipsTaken, ColourBonus } from '$lib/chip-cards';
import type { Deck, PlayerId } from '$lib/core';
import type { Face } from './owned-dice';

/** Where the chip cards are. */
export interface ChipCardTable {
  readonly pile: Deck;
  /** At casinos 1 to 6. */
  readonly lying: readonly ChipCards[];
  readonly owned: Readonly<Partial<Record<PlayerId, ChipCards>>>;
  /** The round whose chip cards were laid last. */
  readonly laidIn: number;
  /** Whoever may take one now, and where. */
  readonly claim?: ChipClaim;
  /** Dollars paid for them at the end. */
  readonly bonuses: Readonly<Partial<Record<PlayerId, readonly number[]>>>;
}

export interface ChipClaim {
  readonly player: PlayerId;
  readonly casino: Face;
  readonly dice: number;
}

export type ChipCardMove =
  /** One chip card a casino, from 1 to 6. */
  | { readonly type: 'chipCards'; readonly colours: readonly ChipColour[] }
  /** One chip card of this casino is taken, or none. */
  | {
      readonly type: 'chipCard';
      readonly player: PlayerId;
      readonly casino: Face;
      readonly colour: ChipColour | 'none';
    };

/** Chip cards that somebody took at a casino in a round of which only the end is told. */
export type ChipCardsTaken = ChipsTaken<Face>;

/** What the screens show of the chip cards. */
export interface ChipCardView extends Pick<ChipCardTable, 'lying' | 'owned'> {
  readonly claim?: ChipClaim & { readonly gains: readonly ChipGain[] };
}

/** The reasons of the chip cards. */
export type ChipCardWhy =
  | ({ readonly code: 'chipBonus'; readonly rule: '25.6'; readonly player: PlayerId } & ColourBonus)
  | { readonly code: 'wrongChipCards'; readonly rule: '25.1'; readonly given: number }
  | {
      readonly code: 'chipCardGone';
      readonly rule: '25.1';
      readonly colour: ChipColour;
      readonly left: number;
    }
  | {
      readonly code: 'noChipCard';
      readonly rule: '25.2';
      readonly casino: Face;
      readonly colour: ChipColour;
    }
  | { readonly code: 'chipCardsTaken'; readonly rule: '25.9'; readonly casino: Face };
