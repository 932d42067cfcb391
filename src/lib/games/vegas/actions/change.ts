import { isCount } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { countersOf, isOpen, nameOf, addNews } from '$lib/games/vegas/state/table';
import type { State } from '$lib/games/vegas/types';
import { currentPlayer, choose, notNowReason, refuseTable, withNews, type VegasAsk } from './action';
import { endTurn } from './end-turn';
import { refuseTurn } from './turn';

/** The pawn moves to another table, which is the whole turn (2.3). */
export const changeTable = withNews('change', {
  isReadable: ({ table }) => isCount(table),
  refuse(state, { table }) {
    if (state.phase !== 'turn') return notNowReason(state);
    if (state.pawns[state.turn] !== table || !isOpen(state, table)) return refuseTable(state, table);
    return { code: 'stayedAt', rule: '2.3', at: nameOf(state, table), player: state.turn };
  },
  apply(state, { table }) {
    const player = state.turn;
    const stateAfter = addNews(state, { code: 'changes', rule: '2.3', at: nameOf(state, table), player });
    return endTurn(withoutPostings({ ...stateAfter, pawns: { ...state.pawns, [player]: table } }));
  },
  playerOf: currentPlayer
});

/** A player without counters passes, and stays at the table (2.6, 2.7). */
export const pass = withNews('pass', {
  isReadable: () => true,
  refuse(state) {
    const player = state.turn;
    const refusal = refuseTurn(state, '2.5');
    const remainingCounters = countersOf(state, player);
    return (
      refusal ??
      (remainingCounters === 0
        ? undefined
        : { code: 'hasCounters', rule: '2.7', player, left: remainingCounters })
    );
  },
  apply: (state) =>
    endTurn(withoutPostings(addNews(state, { code: 'passes', rule: '2.6', player: state.turn }))),
  playerOf: currentPlayer
});

/** Asks for another table. */
export function changeAsk(state: State): VegasAsk {
  const moves = state.tables.map((_, table) => ({ type: 'change', table }) as const);
  return choose(state, 'change', changeTable, moves, state.turn);
}

/** Offers to pass, if the player has no counter. */
export function passAsks(state: State): readonly VegasAsk[] {
  if (countersOf(state, state.turn) > 0) return [];
  return [choose(state, 'pass', pass, [{ type: 'pass' }], state.turn)];
}
