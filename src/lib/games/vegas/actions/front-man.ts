import { isCount } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { nameOf, addNews, removeCard } from '$lib/games/vegas/state/table';
import type { State, Why } from '$lib/games/vegas/types';
import { currentPlayer, choose, refuseTable, withNews, type VegasAsk } from './action';
import { needsCard, needsCounter, refuseTurn } from './turn';

/** A Front-man goes to another table, where the roll that follows is placed (4.4). */
export const frontMan = withNews('frontMan', {
  isReadable: ({ table }) => isCount(table),
  refuse(state, { table }) {
    const refusal = refuseTurn(state, '2.5') ?? needsCounter(state) ?? needsCard(state, 'front-man');
    if (refusal !== undefined || state.pawns[state.turn] !== table)
      return refusal ?? refuseTable(state, table);
    return { code: 'frontManHere', rule: '4.4', at: nameOf(state, table), player: state.turn };
  },
  apply(state, { table }) {
    const player = state.turn;
    const nextState = removeCard(state, player, 'front-man');
    const stateAfter = addNews(nextState, {
      code: 'sendsFrontMan',
      rule: '4.4',
      at: nameOf(state, table),
      player
    });
    return withoutPostings({ ...stateAfter, phase: 'throw', sentTo: table });
  },
  playerOf: currentPlayer
});

/** Offers the tables for a Front-man, unless the player lacks the card or a counter. */
export function frontManAsks(state: State): readonly VegasAsk[] {
  const moves = state.tables.map((_, table) => ({ type: 'frontMan', table }) as const);
  const ask = choose(state, 'frontMan', frontMan, moves, state.turn);
  return ask.choices.every(({ refused: refusal }) => isHandRefusal(refusal)) ? [] : [ask];
}

function isHandRefusal(refusal: Why | undefined): boolean {
  return refusal?.code === 'cardSpent' || refusal?.code === 'noCounters';
}
