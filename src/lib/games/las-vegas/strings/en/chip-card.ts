import type { ChipCards, ChipColour, ChipGain, ChipsTaken, ColourBonus } from '$lib/chip-cards';
import type { Deck, PlayerId, ReasonWith } from '$lib/core';
import type { Face } from '$lib/games/las-vegas/actions/owned-dice';

/** Positions of all chip cards. */
export interface ChipCardTable {
  readonly pile: Deck;
  /** Chip cards at casinos 1 to 6. */
  readonly lying: readonly ChipCards[];
  readonly owned: Readonly<Partial<Record<PlayerId, ChipCards>>>;
  /** The last round whose chip cards were laid out. */
  readonly laidIn: number;
  /** The player who may take a chip card now, and the casino it is at. */
  readonly claim?: ChipClaim;
  /** Dollars paid for chip cards at the end of the match. */
  readonly bonuses: Readonly<Partial<Record<PlayerId, readonly number[]>>>;
}

export interface ChipClaim {
  readonly player: PlayerId;
  readonly casino: Face;
  readonly dice: number;
}

export type ChipCardMove =
  /** Lays out one chip card at each casino, from 1 to 6. */
  | { readonly type: 'chipCards'; readonly colours: readonly ChipColour[] }
  /** The player takes a chip card of this casino, or none. */
  | Readonly<{ type: 'chipCard'; player: PlayerId; casino: Face; colour: ChipColour | 'none' }>;

/** Chip cards by casino and the player who took them, in a round that is entered only at its end. */
export type ChipCardsTaken = ChipsTaken<Face>;

/** Chip cards as the screens show them. */
export interface ChipCardView extends Pick<ChipCardTable, 'lying' | 'owned'> {
  readonly claim?: ChipClaim & { readonly gains: readonly ChipGain[] };
}

/** Reasons about chip cards. */
export type ChipCardWhy =
  | ({ readonly code: 'chipBonus'; readonly rule: '25.6'; readonly player: PlayerId } & ColourBonus)
  | ReasonWith<'wrongChipCards', '25.1', { given: number }>
  | ReasonWith<'chipCardGone', '25.1', { colour: ChipColour; left: number }>
  | ReasonWith<'noChipCard', '25.2', { casino: Face; colour: ChipColour }>
  | ReasonWith<'chipCardsTaken', '25.9', { casino: Face }>;
