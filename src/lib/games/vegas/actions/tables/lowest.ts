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
import { nextLowestPlayer, settle, tiedForMost } from './entered-scores';

/** The lowest number that a tied player covers at a table that is over (6.4). */
export const lowest = withNews('lowest', {
  isReadable: ({ player, number }) => isPlayer(player) && FACES.includes(number),
  refuse(state, { player, number }) {
    const { phase, ended, options } = state;
    const refusal = refuseStranger(state, player);
    if (refusal !== undefined) return refusal;
    if (phase !== 'lowest' || ended === undefined) return notNowReason(state);
    const name = nameOf(state, ended.table);
    if (!tiedForMost(state, ended).includes(player))
      return { code: 'notTied', rule: '6.4', at: name, player };
    if (ended.lowest?.[player] !== undefined) return notNowReason(state);
    const isUsed = spacesAt(state, ended.table).some(
      ({ numbers }) => lowNumberOf(numbers, options) === number
    );
    return isUsed || options.board === undefined
      ? undefined
      : { code: 'noSuchNumber', rule: '9.2', at: name, number };
  },
  apply(state, { player, number }) {
    const { ended } = state;
    if (ended === undefined) return withoutPostings(state);
    const afterEntry = addNews(state, { code: 'toldLowest', rule: '9.2', player, number });
    return settle(afterEntry, { ...ended, lowest: { ...ended.lowest, [player]: number } });
  }
});

/** Asks for the lowest number of the next tied player. */
export function lowestAsks(state: State, ended: EndedTable): readonly VegasAsk[] {
  const player = nextLowestPlayer(state, ended);
  if (player === undefined) return [];
  const moves = FACES.map((number) => ({ type: 'lowest', player, number }) as const);
  return [choose(state, 'lowest', lowest, moves)];
}
