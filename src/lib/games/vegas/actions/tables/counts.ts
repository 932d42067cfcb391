import { isCount, isPlayer, isRecordOf, PLAYER_IDS } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import {
  notNowReason,
  refuseOwner,
  refuseStranger,
  withNews,
  type VegasAsk
} from '$lib/games/vegas/actions/action';
import { COUNTERS } from '$lib/games/vegas/data';
import { MAX_SPACES } from '$lib/games/vegas/state/board';
import { contenders, nameOf, addNews, spacesAt } from '$lib/games/vegas/state/table';
import type { EndedTable, State } from '$lib/games/vegas/types';
import { settleTable } from './entered-scores';

/** The counters of each player at a table that is over; on a full table they cover all of its spaces. */
export const counts = withNews('counts', {
  isReadable: (move) => isRecordOf(move.counts, isPlayer, isCount),
  refuse(state, move) {
    const refusal = PLAYER_IDS.filter((player) => move.counts[player] !== undefined)
      .map((player) => (move.counts[player] === 0 ? refuseStranger : refuseOwner)(state, player))
      .find((why) => why !== undefined);
    if (refusal !== undefined) return refusal;
    const { phase, ended: endedTable } = state;
    if (phase !== 'winner' || endedTable === undefined || endedTable.counts !== undefined)
      return notNowReason(state);
    const spaces = spaceLimit(state, endedTable);
    const total = sumCounts(move.counts);
    const isAllowed = isFullTable(state, endedTable) ? total === spaces : total <= spaces;
    if (isAllowed && Object.values(move.counts).every((count) => count <= COUNTERS)) return undefined;
    return { code: 'wrongCounts', rule: '9.2', at: nameOf(state, endedTable.table), spaces };
  },
  apply(state, move) {
    const { ended: endedTable, seats } = state;
    if (endedTable === undefined) return withoutPostings(state);
    const rows = seats
      .map((player) => ({ player, count: move.counts[player] ?? 0 }))
      .filter(({ count }) => count > 0);
    const name = nameOf(state, endedTable.table);
    const stateAfter = addNews(state, { code: 'toldCounts', rule: '9.2', at: name, counts: rows });
    return settleTable(stateAfter, { ...endedTable, counts: move.counts, lowest: {} });
  },
  move(ask, outcome) {
    if (ask.kind !== 'counts' || outcome.kind !== 'counts') return undefined;
    const rows = ask.groups.flatMap(({ id, rows }) =>
      rows.map((row) => [row.id, outcome.counts[id]?.[row.id] ?? 0] as const)
    );
    const nonZeroRows = rows.filter(([id, count]) => id !== 'free' && count > 0);
    return { type: 'counts', counts: Object.fromEntries(nonZeroRows) };
  },
  answer(ask, move) {
    if (ask.kind !== 'counts') return undefined;
    const counts = ask.groups.map(({ id, total = 0 }) => {
      return [id, { ...move.counts, free: total - sumCounts(move.counts) }] as const;
    });
    return { kind: 'counts', counts: Object.fromEntries(counts) };
  }
});

/** Offers to enter the counters of each player. On a full table every space has one; otherwise some can be free. */
export function countsAsk(state: State, endedTable: EndedTable): VegasAsk {
  const total = spaceLimit(state, endedTable);
  const rows = [
    ...contenders(state).map((id) => ({ id, max: Math.min(total, COUNTERS) })),
    ...(isFullTable(state, endedTable) ? [] : [{ id: 'free', max: total }])
  ];
  return { id: 'counts', kind: 'counts', optional: true, groups: [{ id: 'counters', total, rows }] };
}

/** Counts the spaces of the table; returns the maximum if no board is known. */
function spaceLimit(state: State, { table }: EndedTable): number {
  return state.options.board === undefined ? MAX_SPACES : spacesAt(state, table).length;
}

function isFullTable({ options }: State, { by: ending }: EndedTable): boolean {
  return ending === 'full' && options.board !== undefined;
}

function sumCounts(counts: NonNullable<EndedTable['counts']>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
