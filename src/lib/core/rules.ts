import type { Ask, Outcome } from './ask';
import type { Posting, Reason } from './ledger';
import type { Eyes, PlayerId } from './players';
import type { Ranking } from './ranking';

/** The words of one game, handed to the kernel as one bundle. All of them are plain JSON. */
export interface GameTypes {
  Options: object;
  State: object;
  Move: { readonly type: string };
  Why: Reason;
  View: object;
  Told: { readonly code: string };
  Tap: object;
}

/** Where the pieces of the box are: piece → place → how many. */
export type Pieces = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What one move brought about. */
export interface Played<State, Why extends Reason> {
  readonly state: State;
  readonly postings: readonly Posting<Why>[];
}

/** How far a match has come. */
export interface Progress {
  readonly round: number;
  /** Rounds in all, where that is known. */
  readonly of?: number;
}

/** The rules of one game. Every function is pure: no clock, no random, no storage, and nothing is changed in place. */
export interface Rules<T extends GameTypes> {
  start(options: T['Options'], seats: readonly PlayerId[]): T['State'];
  /** What the table may do now. Empty means that the match is over. */
  asks(state: T['State']): readonly Ask<T['Move'], T['Why']>[];
  /** Why the move is not allowed, or undefined if it is. */
  refuse(state: T['State'], move: T['Move']): T['Why'] | undefined;
  /** The move that answers an ask. Throws a RangeError for an outcome of another kind. */
  move(ask: Ask<T['Move'], T['Why']>, outcome: Outcome): T['Move'];
  /** Called only with a move that is not refused. */
  play(state: T['State'], move: T['Move']): Played<T['State'], T['Why']>;
  /** What the round that lies there would pay, as far as everybody or one pair of eyes may know. */
  now(state: T['State'], eyes?: PlayerId): readonly Posting<T['Why']>[];
  /**
   * Whether nobody can know yet what the round would pay, as something that decides it is not entered or not revealed;
   * without it everything is known.
   */
  unknown?(state: T['State']): boolean;
  /** What is paid besides, wherever the table ends the match before its rules do; without it nothing. */
  stop?(state: T['State']): readonly Posting<T['Why']>[];
  /** The table where it ended with the round paid that lay there; without it the table as it lay. */
  paid?(state: T['State']): T['State'];
  /** Money that lies on the table and is nobody’s as long as it is not paid, piece by piece; without it none. */
  lies?(state: T['State']): readonly number[];
  /** All that a screen or a sentence may know; `eyes` is the player looking, if it is one. */
  view(state: T['State'], eyes?: PlayerId): T['View'];
  /**
   * What the log may say of a move: played on `before`, told when the match stands at `latest`, to
   * everybody or to one pair of eyes.
   */
  logEventOf(before: T['State'], move: T['Move'], latest: T['State'], eyes?: PlayerId): T['Told'];
  /** Where every piece of the box is. */
  pieces(state: T['State']): Pieces;
  progress(state: T['State']): Progress;
  /**
   * Places 1, 1, 3 …, with the why of every tie broken or kept: how it stands now, or how it ended. Empty
   * where these eyes may not count what everybody has.
   */
  ranking(state: T['State'], ledger: readonly Posting<T['Why']>[], eyes?: Eyes): Ranking<T['Why']>;
}
