import type { Deck, PlayerId } from '$lib/core';
import { FACES, type Dice, type Face } from './owned-dice';
import { royaleRules, type RoyaleRules } from './house-rules';
import { tileBoxes, type TileBoxOptions } from './tiles/your-box';
import type { InPlay, TileId, TileStep } from './tiles/tile-words';

/** How a table plays the main game of the box: its house rules, and what its own box shows. */
export type RoyaleOptions = RoyaleRules & TileBoxOptions;

/** What is known of the bank: an uncounted one gives anything, and its counts run below zero. */
export interface Bank {
  readonly counted: boolean;
  /** The notes that lie there; of kinds that are not counted yet none, those are among the unseen. */
  readonly notes: Deck;
  /** The kinds of notes that are counted by now (8.20); absent where all are. */
  readonly kinds?: readonly number[];
  /** The kind that a payment needs, and that has to be counted first. */
  readonly wanted?: number;
}

/** The notes of the bank are being counted. */
export interface BankCount {
  /** The kind that is counted; absent where all are. */
  readonly kind?: number;
  /** The move that was told, and is played once it is known what the bank can give. */
  readonly held?: object;
  /** The phase that it interrupts. */
  readonly phase: 'tiles' | 'deal' | 'bank' | 'turns' | 'payout' | 'over';
}

/** Why a tile acts: somebody placed dice at its casino, or came to it by a turn without a roll, or by another tile. */
export interface Cause {
  readonly by: 'placing' | 'turn' | 'tile' | 'payout' | 'told';
  /** What was put down at the tile's casino just now. */
  readonly dice: Dice;
  /** Whether dice were rolled in this turn. */
  readonly rolled: boolean;
}

/** A tile that waits for an answer. */
export interface Doing {
  readonly tile: TileId;
  readonly at: Face;
  /** Who activated it, or whom it concerns at the payout. */
  readonly player: PlayerId;
  readonly cause: Cause;
  readonly step: TileStep;
}

/** A reward for which the bank had no notes (8.19): whole dollars. */
export interface Debt {
  readonly player: PlayerId;
  readonly value: number;
}

/** What the main game adds to the table. */
export interface Royale {
  readonly bank?: Bank;
  readonly counting?: BankCount;
  /** What the bank owes, in the order in which it arose; absent where it owes nothing. */
  readonly debts?: readonly Debt[];
  /** The tiles of this round, at casinos 1 upward. */
  readonly tiles: readonly InPlay[];
  /** The sides used in earlier rounds. */
  readonly used: readonly TileId[];
  /** No die comes to this casino, and none leaves it (8.8). */
  readonly closed?: Face;
  readonly doing?: Doing;
}

/** A moment of a payout: before any casino is paid, a casino with its tile, or when all are paid. */
export type PaidWhen = 'before' | Face | 'after';

/** The order of a payout (8.12). */
export const PAYOUT_ORDER: readonly PaidWhen[] = ['before', ...FACES, 'after'];

/** What a counted bank had when it was to pay, and the notes of whom it pays. */
export interface BankHad {
  readonly bank: Deck;
  readonly notes: readonly number[];
}

/** The reasons of the main game that belong to no single tile. */
export type TableWhy =
  | { readonly code: 'closed'; readonly rule: '8.8'; readonly face: Face }
  | { readonly code: 'notFree'; readonly rule: '8.9'; readonly player: PlayerId }
  | {
      readonly code: 'bankLacks' | 'bankOwes' | 'debtPaid';
      readonly rule: '8.19';
      readonly player: PlayerId;
      readonly value: number;
      readonly had?: BankHad;
    }
  /** Said by the referee alone: what the bank is to pay. */
  | { readonly code: 'bankPays'; readonly rule: '8.6'; readonly player: PlayerId; readonly value: number }
  | {
      readonly code: 'bankChips';
      readonly rule: '8.19';
      readonly player: PlayerId;
      readonly value: number;
      readonly chips: number;
      readonly had?: BankHad;
    }
  | {
      readonly code: 'bankChanges';
      readonly rule: '8.18';
      readonly player: PlayerId;
      readonly value: number;
      readonly given: readonly number[];
      readonly back: readonly number[];
      readonly had?: BankHad;
    }
  | {
      readonly code: 'bankCombines';
      readonly rule: '8.6';
      readonly player: PlayerId;
      readonly value: number;
      readonly notes: readonly number[];
      readonly had?: BankHad;
    }
  | { readonly code: 'notLayable'; readonly rule: '8.2' | '8.3'; readonly tile: TileId }
  | {
      readonly code: 'notTheBank';
      readonly rule: '8.5';
      readonly notes: number;
      readonly wanted: number;
    }
  | {
      readonly code: 'toldReward';
      readonly rule: '8.11';
      readonly tile: TileId;
      readonly player: PlayerId;
      readonly value: number;
    };

export const ROYALE_DEFAULTS: RoyaleOptions = {
  ...royaleRules({}),
  ...tileBoxes.options({})
};
