import type { Reason } from './ledger';
import type { PlayerId } from '$lib/core/seats/players';

/** One row of the final ranking; tied players share it. */
export interface RankedPlace<Why extends Reason> {
  /** The rank: 1, 1, 3 …; tied players count. */
  readonly place: number;
  readonly players: readonly PlayerId[];
  /** Whole dollars per player. */
  readonly total: number;
  /** The reasons for each total, and for the tie-break against the next row or the shared place. */
  readonly reasons: readonly Why[];
  /** Set for the winners. If no row has it, the first place wins. */
  readonly wins?: true;
}

/** The final ranking or the current standings, best first. */
export type Ranking<Why extends Reason> = readonly RankedPlace<Why>[];

/** The rows marked as winners or, if none is marked, those in first place. */
export function winningRows<Row extends { readonly place: number; readonly wins?: true | undefined }>(
  rows: readonly Row[]
): readonly Row[] {
  const markedRows = rows.filter(({ wins }) => wins === true);
  return markedRows.length > 0 ? markedRows : rows.filter(({ place }) => place === 1);
}

/**
 * Sorts players by `compare` (negative if the first is better). Players that compare as equal share a place, and the
 * next place skips accordingly: 1, 1, 3.
 */
export function sharePlaces<Player>(
  players: readonly Player[],
  compare: (a: Player, b: Player) => number
): readonly { readonly place: number; readonly players: readonly Player[] }[] {
  const rows: { place: number; players: Player[] }[] = [];
  [...players].sort(compare).forEach((player, index) => {
    const row = rows.at(-1);
    const firstTied = row?.players[0];
    if (row !== undefined && firstTied !== undefined && compare(firstTied, player) === 0)
      row.players.push(player);
    else rows.push({ place: index + 1, players: [player] });
  });
  return rows;
}
