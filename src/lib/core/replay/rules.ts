import type { Ask, Outcome } from '$lib/core/asks/ask';
import type { Posting, Reason } from '$lib/core/ledger/ledger';
import type { Viewer, Departure, PlayerId } from '$lib/core/seats/players';
import type { Ranking } from '$lib/core/ledger/ranking';

/** The types of one game in one bundle. All of them are plain JSON. */
export interface GameTypes {
  Options: object;
  State: object;
  Move: { readonly type: string };
  Why: Reason;
  View: object;
  LogEvent: { readonly code: string };
}

/** The location of all pieces of the box: piece → place → count. */
export type Pieces = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The result of one move. */
export interface Played<State, Why extends Reason> {
  readonly state: State;
  readonly postings: readonly Posting<Why>[];
}

/** The progress of a match. */
export interface Progress {
  readonly round: number;
  /** The number of rounds, if it is known. */
  readonly roundCount?: number;
}

/**
 * The rules of one game. Every function is pure: it reads no clock, draws no random number, touches no storage and
 * changes nothing in place.
 */
export interface Rules<T extends GameTypes> {
  start(options: T['Options'], seats: readonly PlayerId[]): T['State'];
  /** The current asks. An empty list means that the match is over. */
  asks(state: T['State']): readonly Ask<T['Move'], T['Why']>[];
  /** The reason why the move is not allowed, or undefined if it is. */
  refuse(state: T['State'], move: T['Move']): T['Why'] | undefined;
  /** The move that answers an ask. Throws a RangeError for an outcome of another kind. */
  move(ask: Ask<T['Move'], T['Why']>, outcome: Outcome): T['Move'];
  /**
   * The inverse of `move`: the answer to this ask that gives this move, so that a long input can be entered again.
   * Undefined for a choice, or if no answer gives the move.
   */
  answer?(ask: Ask<T['Move'], T['Why']>, move: T['Move']): Outcome | undefined;
  /** Called only with a move that is not refused. */
  play(state: T['State'], move: T['Move']): Played<T['State'], T['Why']>;
  /** The payout of the current round as it stands, using only facts that everyone, or this viewer, may know. */
  currentPayout(state: T['State'], viewer?: PlayerId): readonly Posting<T['Why']>[];
  /**
   * Whether the payout of the round is still unknown, because a fact that decides it is not entered or not revealed.
   * Without this function it is always known.
   */
  isPayoutUnknown?(state: T['State']): boolean;
  /** The players who left, in that order; without this function no one can leave. */
  leftPlayers?(state: T['State']): readonly Departure[];
  /** Extra payments if the players end the match early; without this function there are none. */
  endPayments?(state: T['State']): readonly Posting<T['Why']>[];
  /** The state after an early end that pays the current round; without this function the state is unchanged. */
  paid?(state: T['State']): T['State'];
  /**
   * Money on the board that no one has won yet, piece by piece in the game's unit; without this function there is none.
   */
  unclaimedMoney?(state: T['State']): readonly number[];
  /** The facts that a screen or a sentence may show to everyone, or to the player `viewer`. */
  view(state: T['State'], viewer?: PlayerId): T['View'];
  /**
   * The facts that the log may show of a move played on `stateBefore`, now that the match is at `latestState`. They are
   * for everyone, or for the player `viewer`.
   */
  logEventOf(
    stateBefore: T['State'],
    move: T['Move'],
    latestState: T['State'],
    viewer?: PlayerId
  ): T['LogEvent'];
  /** The location of all pieces. Only tests read it, so a game need not ship it. */
  pieces?(state: T['State']): Pieces;
  progress(state: T['State']): Progress;
  /**
   * Places 1, 1, 3 …, with the reason for every tie broken or kept: the current standings, or the final result. Empty
   * if this viewer may not know everyone's total.
   */
  ranking(state: T['State'], ledger: readonly Posting<T['Why']>[], viewer?: Viewer): Ranking<T['Why']>;
}
