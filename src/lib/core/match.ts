import type { PlayerId, Seat, Sitter } from './players';

/** Who supplied a fact: the people at the table, or the app. */
export type EntrySource = 'table' | 'app';

/** What the table may change at any time; the rules never read it. */
export interface Table {
  /** Part id → what supplies it. */
  readonly parts: Readonly<Record<string, EntrySource>>;
  readonly hideMoney: boolean;
}

/** One sitting. What happened in it is its log; state and totals are never saved. */
export interface Match<Options = object> {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  /** Fixed at the start, with house rules and corrections of the box copied in. */
  readonly options: Options;
  readonly table: Table;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/**
 * The match stops before its rules do. The round that lies there is not paid, or, where it is `endPaid`, is paid as
 * it lies.
 */
export const ENDS = ['end', 'endPaid'] as const;
export type End = (typeof ENDS)[number];

/** What can stand in a log: a move, or an end. Both can be taken back. */
export type PlayOp<Move> = { readonly move: Move } | End;

/** Somebody's secret was opened. Undo does not see it, it empties no redo, and the rules never hear of it. */
export interface SecretViewOp {
  readonly look: PlayerId;
}

/**
 * A line of the table is told again: the move of entry `correct` is read as this one from then on. What stands
 * from entry `drops` on no longer fits, and is taken back. One undo takes all of it back.
 */
export interface Correction<Move> {
  readonly correct: number;
  readonly move: Move;
  readonly drops?: number;
}

/**
 * A seat is handed over: from here on somebody else sits there. The rules never hear of it, and the money stays with
 * the seat. One undo takes it back.
 */
export interface HandOver {
  readonly seat: PlayerId;
  readonly to: Sitter;
}

/** What an entry does to the log. */
export type LogOp<Move> = PlayOp<Move> | 'undo' | 'redo' | Correction<Move> | HandOver | SecretViewOp;

/** One line of the log. It is added once and never changed. */
export interface Entry<Move = object, Done extends LogOp<Move> = LogOp<Move>> {
  readonly match: string;
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: EntrySource;
  readonly do: Done;
}

/** The players of a match, in seat order. */
export function playersOf(match: Pick<Match, 'seats'>): readonly PlayerId[] {
  return match.seats.map((seat) => seat.player);
}
