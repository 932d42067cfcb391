import type { Reason } from './ledger';
import type { PlayerId } from './players';

/** One place of the final ranking; several players on one row share it. */
export interface RankedPlace<Why extends Reason> {
  /** 1, 1, 3 …: shared places are counted. */
  readonly place: number;
  readonly players: readonly PlayerId[];
  /** Whole dollars, of each. */
  readonly total: number;
  /** How each total comes about, and what puts these players ahead of the next row or keeps them level. */
  readonly whys: readonly Why[];
  /** Whether these players have won; where no place says so, the first has. */
  readonly wins?: true;
}

/** Best first. */
export type Ranking<Why extends Reason> = readonly RankedPlace<Why>[];

/** The places that have won: those that say so, or the first. */
export function winning<Row extends { readonly place: number; readonly wins?: true | undefined }>(
  rows: readonly Row[]
): readonly Row[] {
  const said = rows.filter(({ wins }) => wins === true);
  return said.length > 0 ? said : rows.filter(({ place }) => place === 1);
}

/**
 * Puts players in order by `compare` (negative when the first is better). Players that compare as
 * equal share a place, and the next place is counted on: 1, 1, 3.
 */
export function sharePlaces<Player>(
  players: readonly Player[],
  compare: (one: Player, other: Player) => number
): readonly { readonly place: number; readonly players: readonly Player[] }[] {
  const rows: { place: number; players: Player[] }[] = [];
  [...players].sort(compare).forEach((player, index) => {
    const row = rows.at(-1);
    const level = row?.players[0];
    if (row !== undefined && level !== undefined && compare(level, player) === 0) row.players.push(player);
    else rows.push({ place: index + 1, players: [player] });
  });
  return rows;
}
