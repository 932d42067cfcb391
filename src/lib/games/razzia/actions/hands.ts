import { deckSize, isListOf, missingPiece, withoutPieces, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { isCard } from '$lib/games/razzia/data';
import { shuffleCards } from '$lib/games/razzia/payout/hands';
import { nextCardReceivers } from '$lib/games/razzia/state/table';
import type { CardName, State } from '$lib/games/razzia/types';
import { notNowReason, type RazziaAction, type RazziaAsk } from './action';

/**
 * The app deals up to five cards each, clockwise from the dealer's left; if the deck is empty, the played cards become
 * the deck (2.3, 2.4).
 */
export const hands: RazziaAction<'hands'> = {
  isReadable: ({ cards }) => isListOf(cards, isCard),
  refuse(state, { cards }) {
    const isOpen = state.depth === 'turns' && (state.phase === 'lay' || state.phase === 'choose');
    if (!isOpen || nextCardReceivers(state).length === 0) return notNowReason(state);
    const counts = { wanted: countDealtCards(state), given: cards.length };
    if (counts.given !== counts.wanted) return { code: 'wrongCards', rule: '2.3', ...counts };
    return missingPiece(state.deck, cards) === undefined
      ? undefined
      : { code: 'wrongCards', rule: '2.4', ...counts };
  },
  apply(state, { cards }) {
    const hands: Partial<Record<PlayerId, readonly CardName[]>> = { ...state.hands };
    nextCardReceivers(state).forEach((player, index) => {
      const card = cards[index];
      if (card !== undefined) hands[player] = [...(hands[player] ?? []), card];
    });
    return withoutPostings(
      shuffleCards({ ...state, hands, deck: withoutPieces(state.deck, cards), blind: false })
    );
  },
  log: (_, { cards }) => ({ code: 'hands', cards: cards.length }),
  move: (_, outcome) => (outcome.kind === 'draw' ? { type: 'hands', cards: outcome.drawn } : undefined),
  answer: (_, { cards }) => ({ kind: 'draw', drawn: cards })
};

/** Asks the app for the cards that are missing in the hands. */
export function handsAsk(state: State): RazziaAsk {
  return {
    id: 'hands',
    kind: 'draw',
    secret: true,
    from: 'cards',
    pool: state.deck,
    count: countDealtCards(state)
  };
}

function countDealtCards(state: State): number {
  return Math.min(nextCardReceivers(state).length, deckSize(state.deck));
}
