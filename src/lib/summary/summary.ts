import type { PlayerId, Seat, GameTypes, Match, Replay, Step } from '$lib/core';
import type { MoneySource, GameFacts } from '$lib/games/contract/game-facts';
import type { Game } from '$lib/games/contract/define';

export { SOURCE_KINDS, type MoneySource, type SourceKind } from '$lib/games/contract/game-facts';

/** The version of the summaries that this app makes. A stored summary of another version is rebuilt. */
export const SUMMARY_VERSION = 1;

/** A finished game in figures: a cache that can be rebuilt from the log at any time. */
export interface GameSummary {
  readonly version: number;
  readonly match: string;
  /** The last entry of the log that the summary covers. */
  readonly seq: number;
  readonly game: string;
  readonly seats: readonly Seat[];
  /** Who went first, if the log or the options say so. */
  readonly first?: PlayerId;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly finishedAt: number;
  /** Milliseconds of play; gaps of more than twenty minutes are pauses and are not counted. */
  readonly playedFor: number;
  readonly pauses: number;
  readonly ended: 'rules' | 'table';
  /** Best first; `total` in the game's unit (whole dollars unless its meta has another). */
  readonly places: readonly {
    readonly player: PlayerId;
    readonly place: number;
    readonly total: number;
    readonly wins: boolean;
  }[];
  /** Each round with the totals after it and those in the lead after it (several if tied). */
  readonly rounds: readonly {
    readonly round: number;
    readonly totals: Readonly<Partial<Record<PlayerId, number>>>;
    readonly leaders: readonly PlayerId[];
  }[];
  /** Money by player, round and source; losses are negative. */
  readonly money: readonly {
    readonly player: PlayerId;
    readonly round: number;
    readonly source: MoneySource;
    readonly value: number;
  }[];
  /** Ties that changed a payout, found by recounting the place as if no one had tied out. */
  readonly ties: readonly {
    readonly round: number;
    readonly source: MoneySource;
    /** The players whose equal counts cancelled each other. */
    readonly players: readonly PlayerId[];
    /** The effect of the tie on each player in dollars: negative for those who lost by it, positive for those who gained. */
    readonly effects: readonly { readonly player: PlayerId; readonly value: number }[];
    /** The reason in words, with names as seat ids ("p1") that a screen replaces. */
    readonly sentence: string;
    readonly rule: string;
  }[];
  /** The dice of complete rolls, in which every die is known. Absent if the game has no dice or none are known. */
  readonly dice?: readonly {
    readonly player: PlayerId;
    /** How often each face from 1 to 6 came up. */
    readonly faces: readonly [number, number, number, number, number, number];
    readonly rolls: number;
  }[];
  /** The least likely roll of the game, if it was rarer than 1 in 50. */
  readonly luckiest?: {
    readonly player: PlayerId;
    readonly round: number;
    readonly dice: readonly number[];
    readonly face: number;
    readonly count: number;
    /** The roll comes up once in this many rolls, rounded: 499. */
    readonly onceIn: number;
  };
  /** The biggest single payment for one reason. */
  readonly biggest?: {
    readonly player: PlayerId;
    readonly round: number;
    readonly value: number;
    readonly source: MoneySource;
    readonly sentence: string;
    readonly rule: string;
  };
}

export type GameStep = Step<GameTypes>;

/** One finished match with its game and its replay: everything needed to make its summary. */
export interface FinishedGame {
  readonly game: Game;
  readonly facts: GameFacts;
  /** The match with the seats it started with. */
  readonly match: Match;
  readonly replayed: Replay<GameTypes>;
}

/** The round in which a step was made. */
export function roundOfStep({ game }: Pick<FinishedGame, 'game'>, step: GameStep): number {
  return game.rules.progress(step.stateBefore).round;
}
