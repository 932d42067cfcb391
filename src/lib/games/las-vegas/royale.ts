import type { Deck, PlayerId, Posting } from '$lib/core';
import type { InPlay, TileId, TileStep } from './tiles';
import type { Dice, Face, Why } from './types';

/** How a table plays the main game of the box; the first value named is the default. */
export interface RoyaleOptions {
  /** Tiles a round, 1 to 6, at casinos 1 upward (8.1). */
  readonly tiles: number;
  /** Whether a side that was used may come again, or is put aside (8.3). */
  readonly sameTile: 'again' | 'aside';
  /** Whether the notes of the bank are known (8.5). */
  readonly bank: 'counted' | 'notCounted';
  /** Passing when only closed casinos were rolled (8.9). */
  readonly onlyClosed: 'free' | 'chip';
  /** Whether the tile of a closed casino still acts (8.10). */
  readonly closedTile: 'acts' | 'still';
  readonly powerPlayUsed: 'kept' | 'spent';
  /** Where the Power Play token goes when somebody else passes its holder without activating. */
  readonly powerPlayLeader: 'back' | 'stays' | 'leader';
  readonly badLuck: 'after' | 'before';
  readonly badLuckChange: 'kept' | 'exact';
  /** What each space of No Entry's ring pays, from the start arrow on: whole dollars, 0 for nothing. */
  readonly noEntryTrack: readonly number[];
}

/** What is known of the bank: an uncounted one gives anything, and its counts run below zero. */
export interface Bank {
  readonly counted: boolean;
  readonly notes: Deck;
}

/** Why a tile acts: somebody placed dice at its casino, or came to it in another way. */
export interface Cause {
  readonly by: 'placing' | 'powerPlay' | 'myChoice' | 'payout' | 'told';
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

/** What the main game adds to the table. */
export interface Royale {
  readonly bank?: Bank;
  /** The tiles of this round, at casinos 1 upward. */
  readonly tiles: readonly InPlay[];
  /** The sides used in earlier rounds. */
  readonly used: readonly TileId[];
  /** No die comes to this casino, and none leaves it (8.8). */
  readonly closed?: Face;
  readonly doing?: Doing;
}

/** How far a payout has come that a tile has interrupted. */
export interface Paying {
  /** Index of the step that comes next. */
  readonly next: number;
  /** Casinos 1 to this one have been paid. */
  readonly paidTo: number;
  readonly told: readonly Posting<Why>[];
}

export const ROYALE_DEFAULTS: RoyaleOptions = {
  tiles: 3,
  sameTile: 'again',
  bank: 'counted',
  onlyClosed: 'free',
  closedTile: 'acts',
  powerPlayUsed: 'kept',
  powerPlayLeader: 'back',
  badLuck: 'after',
  badLuckChange: 'kept',
  noEntryTrack: [0, 20000, 0, 30000, 0, 10000]
};

/** Notes of the bank in a counted game: ninety less three rounds of twelve. */
export const BANK_NOTES = 54;
