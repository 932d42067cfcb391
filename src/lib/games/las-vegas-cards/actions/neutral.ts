import { isListOf, missingPiece, withoutPieces } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { sortCards, isCard, NEUTRAL_CARDS } from '$lib/games/las-vegas-cards/data';
import { addToCasinos } from '$lib/games/las-vegas-cards/state/table';
import type { State } from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, type CardsAction, type CardsAsk } from './action';
import { beginRound } from './round';

/** The cards of the third colour are turned up and go to their casinos (8.2). */
export const neutralCards: CardsAction<'neutral'> = {
  isReadable: ({ cards }) => isListOf(cards, isCard),
  refuse(state, { cards }) {
    if (state.phase !== 'neutral') return notNowReason(state);
    const isAllowed = cards.length === NEUTRAL_CARDS && missingPiece(state.neutralDeck, cards) === undefined;
    return isAllowed ? undefined : { code: 'wrongNeutral', rule: '8.2', given: cards.length };
  },
  apply(state, { cards }) {
    const neutralDeck = withoutPieces(state.neutralDeck, cards);
    return withoutPostings(beginRound({ ...addToCasinos(state, 'neutral', cards), neutralDeck }));
  },
  log: (_, { cards }) => ({ code: 'neutral', cards }),
  move: (_, outcome) =>
    outcome.kind === 'draw' ? { type: 'neutral', cards: sortCards(outcome.drawn) } : undefined,
  answer: (_, { cards }) => ({ kind: 'draw', drawn: cards })
};

/** Asks for the cards of the third colour that were turned up. */
export function neutralAsk({ neutralDeck: pool }: State): CardsAsk {
  return { ...askId('neutral'), kind: 'draw', from: 'neutral', pool, count: NEUTRAL_CARDS };
}
