import { isCount, isOneOf } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { choose, notNowReason, refuseTable, withNews, type VegasAsk } from '$lib/games/vegas/actions/action';
import { MIN_CHIP_GOLD, MAX_CHIP_GOLD } from '$lib/games/vegas/data';
import { nextTable } from '$lib/games/vegas/payout/scoring';
import { isOpen, nameOf, addNews } from '$lib/games/vegas/state/table';
import { placeOfTable } from '$lib/games/vegas/state/track';
import type { State } from '$lib/games/vegas/types';

const isEnding = isOneOf(['full', 'mary']);

/**
 * Enters that a table is over, if players enter only scored tables (9.2). Without a board, its gold is entered next
 * (9.4). Mary Chip can arrive only at the next open table on her track.
 */
export const scored = withNews('scored', {
  isReadable: ({ table, by: ending }) => isCount(table) && isEnding(ending),
  refuse(state, { table, by: ending }) {
    if (state.phase !== 'tables') return notNowReason(state);
    const refusal = refuseTable(state, table);
    const next = nextTable(state);
    if (refusal !== undefined || ending === 'full' || next === undefined || next === table) return refusal;
    return { code: 'maryElsewhere', rule: '5.2', at: nameOf(state, table), next: nameOf(state, next) };
  },
  apply(state, { table, by: ending }) {
    const stateAfter = addNews(state, {
      code: 'toldOver',
      rule: '9.2',
      at: nameOf(state, table),
      by: ending
    });
    const mary = ending === 'mary' ? placeOfTable(state.options.board, table) : state.mary;
    const phase = state.tables[table]?.gold === undefined ? 'gold' : 'winner';
    return withoutPostings({ ...stateAfter, mary, phase, ended: { table, by: ending } });
  }
});

/** The value of the gold chip of a table that is over, if no board is known (9.4). */
export const gold = withNews('gold', {
  isReadable: (move) => isCount(move.gold),
  refuse(state, move) {
    if (state.phase !== 'gold') return notNowReason(state);
    const isPossible = move.gold >= MIN_CHIP_GOLD && move.gold <= MAX_CHIP_GOLD;
    return isPossible ? undefined : { code: 'wrongGold', rule: '9.4' };
  },
  apply(state, move) {
    const { ended: endedTable } = state;
    if (endedTable === undefined) return withoutPostings(state);
    const goldMember = { gold: move.gold };
    const tables = state.tables.map((table, index) =>
      index === endedTable.table ? { ...table, ...goldMember } : table
    );
    const name = nameOf(state, endedTable.table);
    const stateAfter = addNews(state, { code: 'toldGold', rule: '9.4', at: name, ...goldMember });
    return withoutPostings({ ...stateAfter, tables, phase: 'winner' });
  },
  move: (_, outcome) => (outcome.kind === 'number' ? { type: 'gold', gold: outcome.number } : undefined),
  answer: (_, move) => ({ kind: 'number', number: move.gold })
});

/** Asks which table is over: the one with Mary Chip first, then those that can be full. */
export function scoredTableAsk(state: State): VegasAsk {
  const tables = state.tables.map((_, table) => table);
  const openTables = tables.filter((table) => isOpen(state, table));
  const closedTables = tables.filter((table) => !isOpen(state, table));
  const mary = tables.map((table) => ({ type: 'scored', table, by: 'mary' }) as const);
  return choose(state, 'scored', scored, [
    ...mary.filter((move) => scored.refuse(state, move) === undefined),
    ...[...openTables, ...closedTables].map((table) => ({ type: 'scored', table, by: 'full' }) as const)
  ]);
}

/** Asks for the gold. */
export function goldAsk(): VegasAsk {
  return { id: 'gold', kind: 'number', min: MIN_CHIP_GOLD, max: MAX_CHIP_GOLD };
}
