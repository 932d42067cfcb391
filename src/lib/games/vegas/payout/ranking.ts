import {
  piecesOfAccount,
  sharePlaces,
  totalOf,
  type Viewer,
  type PlayerId,
  type Posting,
  type RankedPlace,
  type Ranking
} from '$lib/core';
import type { Options, RankReason, State, Why } from '$lib/games/vegas/types';

/** The gold of one player at the end. */
export interface PlayerTotal {
  readonly player: PlayerId;
  readonly total: number;
  readonly chips: number;
  readonly highest: number;
  /** Gold without a chip, with which a newcomer started; absent if there is none. */
  readonly start?: number;
}

/**
 * Ranks by gold (7.1). Players with the same total share the place, unless a house rule breaks the tie (7.3). The
 * ranking is empty while gold chips are hidden (1.7).
 */
export function ranking(state: State, ledger: readonly Posting<Why>[], viewer?: Viewer): Ranking<Why> {
  if (state.options.holdings === 'hidden' && state.phase !== 'over' && viewer !== 'all') return [];
  return rank(
    state.seats.map((player) => {
      const chips = Object.entries(piecesOfAccount(player, ledger)['gold'] ?? {});
      const values = chips.flatMap(([value, count]) => Array<number>(count).fill(Number(value)));
      return sumOf(player, values, totalOf(player, ledger), state.starts?.[player]);
    }),
    state.options.equalTotals
  );
}

/** Returns the totals of a player's gold chips, and the gold with which a newcomer started. */
export function sumOf(player: PlayerId, chips: readonly number[], sum: number, start = 0): PlayerTotal {
  const startMember = start === 0 ? {} : { start };
  return { player, total: sum, chips: chips.length, highest: Math.max(0, ...chips), ...startMember };
}

export function rank(sums: readonly PlayerTotal[], equalTotals: Options['equalTotals']): Ranking<RankReason> {
  const tieBreakValue = ({ chips, highest }: PlayerTotal): number =>
    equalTotals === 'chips' ? chips : equalTotals === 'highest' ? highest : 0;
  const rows = sharePlaces(sums, (a, b) => b.total - a.total || tieBreakValue(b) - tieBreakValue(a));
  return rows.map(({ place, players }): RankedPlace<RankReason> => {
    const sum = players[0]?.total ?? 0;
    const reasons = players.flatMap((player) => [
      sumReason(player),
      ...tieBreakReasons(player, sums, players, equalTotals)
    ]);
    const names = players.map(({ player }) => player);
    const tieReasons: readonly RankReason[] =
      players.length < 2 ? [] : [{ code: 'level', rule: '7.3', players: names, total: sum }];
    return { place, players: names, total: sum, reasons: [...reasons, ...tieReasons] };
  });
}

function sumReason({ player, chips, start, total: sum }: PlayerTotal): RankReason {
  const startMember = start === undefined ? {} : { start };
  return { code: 'sum', rule: '7.1', player, chips, ...startMember, total: sum };
}

/** Returns the reasons that place a player before or after others with the same total. */
function tieBreakReasons(
  playerSum: PlayerTotal,
  sums: readonly PlayerTotal[],
  row: readonly PlayerTotal[],
  equalTotals: Options['equalTotals']
): readonly RankReason[] {
  const { player, total: sum, chips, highest } = playerSum;
  const isEqualSum = sums.some((other) => other.total === sum && !row.includes(other));
  if (!isEqualSum || equalTotals === 'shared') return [];
  return equalTotals === 'chips'
    ? [{ code: 'moreChips', rule: '7.3', player, chips, total: sum }]
    : [{ code: 'highestChip', rule: '7.3', player, highest, total: sum }];
}
