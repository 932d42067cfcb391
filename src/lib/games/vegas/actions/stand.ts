import { clockwiseFrom, hasLeft, isCount, isPlayer } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { nameOf, addNews } from '$lib/games/vegas/state/table';
import type { State } from '$lib/games/vegas/types';
import {
  UNCHANGED,
  choose,
  notNowReason,
  refuseAbsent,
  refuseTable,
  withNews,
  type VegasAsk
} from './action';

/** The players put a pawn at its first table (1.5), or at any table while the board is entered (9.3). */
export const stand = withNews('stand', {
  isReadable: ({ player, table }) => isPlayer(player) && isCount(table),
  refuse(state, { player, table }) {
    const refusal = refuseAbsent(state, player);
    if (refusal !== undefined) return refusal;
    if (state.phase === 'resume')
      return state.pawns[player] === table ? UNCHANGED : refuseTable(state, table);
    if (state.phase !== 'first') return notNowReason(state);
    if (state.turn !== player) return { code: 'notTheirTurn', rule: '1.5', turn: state.turn };
    return refuseTable(state, table);
  },
  apply(state, { player, table }) {
    const askDetails = { at: nameOf(state, table), player };
    const pawns = { ...state.pawns, [player]: table };
    if (state.phase === 'resume')
      return withoutPostings({ ...addNews(state, { code: 'toldPawn', rule: '9.3', ...askDetails }), pawns });
    return withoutPostings(
      firstTables({ ...addNews(state, { code: 'begins', rule: '1.5', ...askDetails }), pawns })
    );
  },
  playerOf: (_, { player }) => player
});

/** Asks for the first table of a player. */
export function standAsk(state: State): VegasAsk {
  const player = state.turn;
  const moves = state.tables.map((_, table) => ({ type: 'stand', player, table }) as const);
  return choose(state, 'stand', stand, moves, player);
}

/**
 * Asks the next player clockwise for a first table, beginning with the first player, who then starts the first turn
 * (1.5).
 */
export function firstTables(state: State): State {
  const order = clockwiseFrom(state.seats, state.begins);
  const waitingPlayer = order.find((player) => state.pawns[player] === undefined && !hasLeft(state, player));
  return {
    ...state,
    turn: waitingPlayer ?? state.begins,
    phase: waitingPlayer === undefined ? 'turn' : 'first'
  };
}
