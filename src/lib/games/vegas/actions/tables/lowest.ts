import { isPlayer } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import {
  choose,
  notNowReason,
  refuseStranger,
  withNews,
  type VegasAsk
} from '$lib/games/vegas/actions/action';
import { lowNumberOf } from '$lib/games/vegas/payout/payout';
import { FACES } from '$lib/games/vegas/state/board';
import { nameOf, addNews, spacesAt } from '$lib/games/vegas/state/table';
import type { EndedTable, State } from '$lib/games/vegas/types';
import { nextLowestPlayer, settleTable, playersTiedForMost } from './entered-scores';

/** The lowest number that a tied player covers at a table that is over (6.4). */
export const lowest = withNews('lowest', {
  isReadable: ({ player, number }) => isPlayer(player) && FACES.includes(number),
  refuse(state, { player, number }) {
    const { phase, ended: endedTable, options } = state;
    const refusal = refuseStranger(state, player);
    if (refusal !== undefined) return refusal;
    if (phase !== 'lowest' || endedTable === undefined) return notNowReason(state);
    const name = nameOf(state, endedTable.table);
    if (!playersTiedForMost(state, endedTable).includes(player))
      return { code: 'notTied', rule: '6.4', at: name, player };
    if (endedTable.lowest?.[player] !== undefined) return notNowReason(state);
    const isUsed = spacesAt(state, endedTable.table).some(
      ({ numbers }) => lowNumberOf(numbers, options) === number
    );
    return isUsed || options.board === undefined
      ? undefined
      : { code: 'noSuchNumber', rule: '9.2', at: name, number };
  },
  apply(state, { player, number }) {
    const { ended: endedTable } = state;
    if (endedTable === undefined) return withoutPostings(state);
    const stateAfter = addNews(state, { code: 'toldLowest', rule: '9.2', player, number });
    return settleTable(stateAfter, { ...endedTable, lowest: { ...endedTable.lowest, [player]: number } });
  }
});

/** Asks for the lowest number of the next tied player. */
export function lowestAsks(state: State, endedTable: EndedTable): readonly VegasAsk[] {
  const player = nextLowestPlayer(state, endedTable);
  if (player === undefined) return [];
  const moves = FACES.map((number) => ({ type: 'lowest', player, number }) as const);
  return [choose(state, 'lowest', lowest, moves)];
}
