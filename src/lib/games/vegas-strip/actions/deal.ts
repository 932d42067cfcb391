import { isListOf } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { casinoOf, fixerCard } from '$lib/games/vegas-strip/data';
import { casinosOf, fixersOf, nameOf } from '$lib/games/vegas-strip/state/table';
import type { State, StripAsk } from '$lib/games/vegas-strip/types';
import { askId, isCasino, notNowReason, expectedMove, type StripAction } from './action';

/** The app deals two fixer cards to each fixer, in turn order (3.3). */
export const deal: StripAction<'deal'> = {
  isReadable: ({ cards }) => isListOf(cards, isCasino),
  refuse(state, { cards }) {
    if (expectedMove(state) !== 'deal') return notNowReason(state);
    const count = countCards(state);
    const isKnown = cards.every((card) => casinosOf(state).includes(card));
    const isComplete = cards.length === count && new Set(cards).size === count;
    return isKnown && isComplete ? undefined : { code: 'wrongDeal', rule: '3.3', wanted: count };
  },
  apply(state, { cards }) {
    const dealtCards = state.teams.map(
      ({ fixer }, index) => [fixer, cards.slice(2 * index, 2 * index + 2)] as const
    );
    return withoutPostings({ ...state, cards: Object.fromEntries(dealtCards) });
  },
  log: (stateBefore) => ({ code: 'dealt', round: stateBefore.round, fixers: fixersOf(stateBefore) }),
  move: (_, outcome) =>
    outcome.kind === 'draw'
      ? { type: 'deal', cards: outcome.drawn.flatMap((card) => casinoOf(card) ?? []) }
      : undefined,
  answer: (_, { cards }) => ({ kind: 'draw', drawn: cards })
};

/** Asks the app for the fixer cards. */
export function dealAsk(state: State): StripAsk {
  const cards = casinosOf(state).map((casino) => [fixerCard(casino, nameOf(state, casino)), 1] as const);
  const draw = { kind: 'draw', from: 'fixer-cards', pool: Object.fromEntries(cards) } as const;
  return { ...askId('deal'), secret: true, dealt: true, ...draw, count: countCards(state) };
}

function countCards(state: State): number {
  return 2 * fixersOf(state).length;
}
