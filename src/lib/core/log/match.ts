import type { PlayerId, Seat, SeatOccupant } from '$lib/core/seats/players';

/** The source of a fact: the players or the app. */
export type EntrySource = 'table' | 'app';

/** Settings that the players may change at any time. The rules never read them. */
export interface Table {
  /** Part id → its source. */
  readonly parts: Readonly<Record<string, EntrySource>>;
  readonly hideMoney: boolean;
}

/** One game that was played. Its log says what happened; state and totals are never saved. */
export interface Match<Options = object> {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  /** Fixed at the start; includes copies of the house rules and of the counts of the players' own copy. */
  readonly options: Options;
  readonly table: Table;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** Two ways to end a match early: `end` leaves the current round unpaid, and `endPaid` pays it as it stands. */
export const END_OPERATIONS = ['end', 'endPaid'] as const;
export type End = (typeof END_OPERATIONS)[number];

/** A move or an early end. Both can be undone. */
export type PlayOp<Move> = { readonly move: Move } | End;

/** A player's secret was viewed. Undo skips it, it keeps the redo list, and the rules never see it. */
export interface SecretViewOp {
  readonly look: PlayerId;
}

/**
 * The players edit one of their entries: entry `correct` has this move from now on. Entries from `drops` on no longer
 * fit and are dropped. A single undo reverts the whole correction.
 */
export interface Correction<Move> {
  readonly correct: number;
  readonly move: Move;
  readonly drops?: number;
}

/**
 * Another person takes over a seat. The rules never see it, and the money stays with the seat. A single undo reverts
 * it.
 */
export interface HandOver {
  readonly seat: PlayerId;
  readonly to: SeatOccupant;
}

/** The operation that an entry records. */
export type LogOp<Move> = PlayOp<Move> | 'undo' | 'redo' | Correction<Move> | HandOver | SecretViewOp;

/** One entry of the log. It is added once and never changed. */
export interface Entry<Move = object, Op extends LogOp<Move> = LogOp<Move>> {
  readonly match: string;
  /** The number of the entry in its log: 1, 2, 3 … without a gap. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: EntrySource;
  readonly do: Op;
}

/** The players who started the match, in seat order. Later players join through a move. */
export function startingPlayersOf({ seats }: Pick<Match, 'seats'>): readonly PlayerId[] {
  return playersOf({ seats: seats.filter(({ joined }) => joined === undefined) });
}

/** The players of a match, in seat order. */
export function playersOf(match: Pick<Match, 'seats'>): readonly PlayerId[] {
  return match.seats.map((seat) => seat.player);
}
