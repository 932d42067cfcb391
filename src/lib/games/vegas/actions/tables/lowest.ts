import { isPlayer } from '$lib/core';
import { unpaid } from '$lib/games/contract/action';
import { choose, notNow, refuseStranger, withNews, type VegasAsk } from '$lib/games/vegas/actions/action';
import { lowOf } from '$lib/games/vegas/payout/most-counters';
import { FACES } from '$lib/games/vegas/state/board';
import { nameOf, say, spacesAt } from '$lib/games/vegas/state/table';
import type { Ended, State } from '$lib/games/vegas/types';
import { lowestWanted, settle, tiedIn } from './entered-scores';

/** The lowest number that a tied player covers at a table that is over (6.4). */
export const lowest = withNews('lowest', {
  isReadable: ({ player, number }) => isPlayer(player) && FACES.includes(number),
  refuse(state, { player, number }) {
    const { phase, ended, options } = state;
    const stranger = refuseStranger(state, player);
    if (stranger !== undefined) return stranger;
    if (phase !== 'lowest' || ended === undefined) return notNow(state);
    const at = nameOf(state, ended.table);
    if (!tiedIn(state, ended).includes(player)) return { code: 'notTied', rule: '6.4', at, player };
    if (ended.lowest?.[player] !== undefined) return notNow(state);
    const there = spacesAt(state, ended.table).some(({ numbers }) => lowOf(numbers, options) === number);
    return there || options.board === undefined
      ? undefined
      : { code: 'noSuchNumber', rule: '9.2', at, number };
  },
  apply(state, { player, number }) {
    const { ended } = state;
    if (ended === undefined) return unpaid(state);
    const entered = say(state, { code: 'toldLowest', rule: '9.2', player, number });
    return settle(entered, { ...ended, lowest: { ...ended.lowest, [player]: number } });
  }
});

/** Asks for the lowest number of the next tied player. */
export function lowestAsks(state: State, ended: Ended): readonly VegasAsk[] {
  const player = lowestWanted(state, ended);
  if (player === undefined) return [];
  const moves = FACES.map((number) => ({ type: 'lowest', player, number }) as const);
  return [choose(state, 'lowest', lowest, moves)];
}
