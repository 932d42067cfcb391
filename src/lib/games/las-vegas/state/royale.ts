import type { Deck, PlayerId, ReasonWith } from '$lib/core';
import type { Dice, Face } from '$lib/games/las-vegas/actions/owned-dice';
import { royaleRules, type RoyaleRules } from '$lib/games/las-vegas/tiles/house-rules';
import { tileBoxes, type TileBoxOptions } from '$lib/games/las-vegas/tiles/options';
import type { AnyTileInPlay, TileId, TileStep } from '$lib/games/las-vegas/tiles/shared/tile-types';

/** Options of the main game: its house rules, and details of the players' own copy. */
export type RoyaleOptions = RoyaleRules & TileBoxOptions;

/** The bank as far as it is known. An uncounted bank gives anything, and its counts can be negative. */
export interface Bank {
  readonly counted: boolean;
  /** Notes in the bank. Uncounted kinds are missing here; their notes are among the unseen ones. */
  readonly notes: Deck;
  /** Kinds of notes counted so far (8.20); absent if all are. */
  readonly kinds?: readonly number[];
  /** Kind that a payment needs and that must be counted first. */
  readonly wanted?: number;
}

/** A count of the bank's notes in progress. */
export interface BankCount {
  /** Kind being counted; absent if it is all of them. */
  readonly kind?: number;
  /** The entered move, which is played once the count shows what the bank can give. */
  readonly held?: object;
  /** Phase that the count interrupts. */
  readonly phase: 'tiles' | 'deal' | 'bank' | 'turns' | 'payout' | 'over';
}

/**
 * Reason for a tile to act: dice were placed at its casino, a turn without a roll or another tile led to it, a
 * payout reached it, or its result was entered.
 */
export interface Cause {
  readonly by: 'placing' | 'turn' | 'tile' | 'payout' | 'told';
  /** Dice that were just placed at the tile's casino. */
  readonly dice: Dice;
  /** True if dice were rolled in this turn. */
  readonly rolled: boolean;
}

/** A tile that waits for an answer. */
export interface TileInProgress {
  readonly tile: TileId;
  readonly at: Face;
  /** The player who activated it, or who is affected at the payout. */
  readonly player: PlayerId;
  readonly cause: Cause;
  readonly step: TileStep;
}

/** A reward in whole dollars that the bank had no notes for (8.19). */
export interface Debt {
  readonly player: PlayerId;
  readonly value: number;
}

/** Additional state of the main game. */
export interface Royale {
  readonly bank?: Bank;
  readonly counting?: BankCount;
  /** Debts of the bank, oldest first; absent if it owes nothing. */
  readonly debts?: readonly Debt[];
  /** Tiles of this round, at casinos 1 upward. */
  readonly tiles: readonly AnyTileInPlay[];
  /** Tile sides used in earlier rounds. */
  readonly used: readonly TileId[];
  /** Closed casino: no die enters or leaves it (8.8). */
  readonly closed?: Face;
  readonly doing?: TileInProgress;
}

/** A moment of a payout: before any casino is paid, a casino with its tile, or when all are paid. */
export type PayoutMoment = 'before' | Face | 'after';

/** The notes of a counted bank before a payment, and those of the player it pays. */
export interface BankBefore {
  readonly bank: Deck;
  readonly notes: readonly number[];
}

/** Reasons of the main game that do not belong to a single tile. */
export type TableReason =
  | ReasonWith<'closed', '8.8', { face: Face }>
  | ReasonWith<
      'bankLacks' | 'bankOwes' | 'debtPaid',
      '8.19',
      { player: PlayerId; value: number; had?: BankBefore }
    >
  /** Used only by the referee: the sum that the bank has to pay. */
  | ReasonWith<'bankPays', '8.6', { player: PlayerId; value: number }>
  | ReasonWith<'bankChips', '8.19', { player: PlayerId; value: number; chips: number; had?: BankBefore }>
  | ReasonWith<
      'bankChanges',
      '8.18',
      { player: PlayerId; value: number; given: readonly number[]; back: readonly number[]; had?: BankBefore }
    >
  | ReasonWith<
      'bankCombines',
      '8.6',
      { player: PlayerId; value: number; notes: readonly number[]; had?: BankBefore }
    >
  | ReasonWith<'notLayable', '8.2' | '8.3', { tile: TileId }>
  | ReasonWith<'notTheBank', '8.5', { notes: number; wanted: number }>
  | ReasonWith<'toldReward', '8.11', { tile: TileId; player: PlayerId; value: number }>;

export const ROYALE_DEFAULTS: RoyaleOptions = {
  ...royaleRules({}),
  ...tileBoxes.options({})
};
