import { isListOf, take } from '$lib/core';
import { isCard } from '$lib/games/razzia/data';
import { putAway } from '$lib/games/razzia/payout/hands';
import { allCards, dealtIn, liveCards, noSuchCard, playing } from '$lib/games/razzia/state/table';
import type { CardName, State, Why } from '$lib/games/razzia/types';
import { notNow, untouched, type RazziaAction, type RazziaAsk } from './action';
import { payBars } from './round';

/**
 * Physical cards that the players revealed, in seat order. They are not in the deck until the next shuffle. Cards that
 * the app had dealt before say nothing about the physical deck, so any card may be in it (7.4).
 */
export const reveal: RazziaAction<'reveal'> = {
  isReadable: ({ cards }) => isListOf(cards, isCard),
  refuse(state, { cards }) {
    if (state.phase !== 'choose' || state.depth === 'rounds' || !untouched(state)) return notNow(state);
    const [wanted, given] = [playing(state).length, cards.length];
    if (given !== wanted) return { code: 'wrongCards', rule: '3.1', wanted, given };
    return cards.map((_, index) => refuseShown(state, cards.slice(0, index + 1))).find(Boolean);
  },
  apply(state, { cards }) {
    const table = putAway(state);
    return payBars({ ...table, shown: shownBy(state, cards), deck: take(table.deck, cards) });
  },
  log: (before, { cards }) => ({ code: 'shown', cards: shownBy(before, cards) }),
  move: (_, outcome) => (outcome.kind === 'draw' ? { type: 'reveal', cards: outcome.drawn } : undefined),
  answer: (_, { cards }) => ({ kind: 'draw', drawn: cards })
};

/** Asks for the physical cards. The player comes first, if it is not the next one, and then the bar of the card. */
export function revealAsk(state: State): RazziaAsk {
  const seat = playing(state);
  return {
    id: 'reveal',
    kind: 'draw',
    from: 'cards',
    pool: liveCards(state),
    count: seat.length,
    byPlayers: true,
    parts: { seat, bar: state.bars }
  };
}

function shownBy(state: State, cards: readonly CardName[]): NonNullable<State['shown']> {
  return Object.fromEntries(playing(state).map((player, index) => [player, cards[index] ?? '']));
}

/** Refuses the last card if it is not in the box with this many players, or was played since the last shuffle. */
function refuseShown(state: State, cards: readonly CardName[]): Why | undefined {
  const card = cards.at(-1);
  const player = playing(state)[cards.length - 1];
  if (card === undefined || player === undefined) return undefined;
  const count = cards.filter((each) => each === card).length;
  if (count <= (liveCards(state)[card] ?? 0)) return undefined;
  const inBox = allCards(state)[card] ?? 0;
  if (count > inBox) return noSuchCard(card, dealtIn(state), state.options, inBox);
  return { code: 'cardGone', rule: '2.4', card, player };
}
