import { withoutPostings } from '$lib/games/contract/action';
import { GOOD_LUCK } from '$lib/games/vegas/data';
import { FACES } from '$lib/games/vegas/state/board';
import { currentTable, nameOf, addNews, removeCard } from '$lib/games/vegas/state/table';
import type { State } from '$lib/games/vegas/types';
import { currentPlayer, choose, withNews, type VegasAsk } from './action';
import { placeCounter } from './place-counter';
import { needsCard, needsCounter, refuseTurn } from './turn';

/** A Good Luck card, which places a counter before the roll (4.1, 4.2). */
export const goodLuck = withNews('goodLuck', {
  isReadable: ({ number }) => FACES.includes(number),
  refuse: (state, { number }) =>
    refuseTurn(state, '2.4') ?? needsCounter(state) ?? needsCard(state, GOOD_LUCK[number]),
  apply(state, { number }) {
    const player = state.turn;
    const table = currentTable(state);
    if (table === undefined) return withoutPostings(state);
    const stateWithoutCard = removeCard(state, player, GOOD_LUCK[number]);
    const name = nameOf(state, table);
    const stateAfter = addNews(stateWithoutCard, {
      code: 'playsGoodLuck',
      rule: '4.1',
      at: name,
      player,
      number
    });
    return placeCounter(stateAfter, { table, by: 'good-luck', shown: number });
  },
  playerOf: currentPlayer
});

/** Offers the Good Luck cards. */
export function goodLuckAsk(state: State): VegasAsk {
  const moves = FACES.map((number) => ({ type: 'goodLuck', number }) as const);
  return choose(state, 'goodLuck', goodLuck, moves, state.turn);
}
