import { expect, test } from 'vitest';
import type { Names } from '$lib/core';
import {
  after,
  answer,
  duel,
  open,
  propose,
  reveal,
  newMatch,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { rules } from '$lib/games/razzia/rules';
import type { BarView, Move } from '$lib/games/razzia/types';
import { beforeReveal, interludes } from './interludes';

const names: Names = (player) => player;

/** Ben is alone at the Havana, and two players share the chits of the Jungle. */
const cards = reveal('jungle gambler 4', 'havana gambler 1', 'jungle gambler 2', 'jazz raid 3');

function interludesAfter(...moves: readonly Move[]) {
  const { state }: TestMatch = after(newMatch(4), ...open('jungle'), ...moves);
  return interludes(rules.view(state), names);
}

test('3.2 nothing is shown until the cards are turned over', () => {
  expect(interludesAfter()).toEqual([]);
});

test('3.3 cards are turned over bar by bar, and money counts only after its bar', () => {
  const [revealInterlude, dealInterlude] = interludesAfter(cards);
  expect(dealInterlude).toMatchObject({ id: 'deal:1:jungle', player: 'p1', countWithUnit: { figure: 77 } });
  const frames = revealInterlude?.frames ?? [];
  expect(
    frames.map(({ view }) => view.bars.filter(({ turn }) => turn === 'now').map(({ bar }) => bar))
  ).toEqual([['havana'], ['jungle'], ['jazz']]);
  const [havana, jungle] = frames;
  expect(havana?.spokenText).toContain('takes the $15,000');
  expect(jungle?.spokenText).toBeUndefined();
  expect(jungle?.view.bars.find(({ bar }) => bar === 'havana')).toMatchObject({ taken: { p2: 15000 } });
  expect(havana?.unpaid).toContainEqual({ player: 'p2', value: 15_000 });
  expect(jungle?.unpaid.every(({ value }) => value === 0)).toBe(true);
});

test('4.5 a duel rolled by the app is shown with its reason, and a deal until it is opened', () => {
  const offerMoves = [cards, propose({ p1: [20, 40] })];
  expect(interludesAfter(...offerMoves).map(({ id }) => id)).toEqual(['reveal:1']);
  const shownInterludes = interludesAfter(...offerMoves, answer('p3', 'duel'), duel(3, 1));
  expect(shownInterludes.map(({ id, onlyIfSupplied }) => [id, onlyIfSupplied])).toEqual([
    ['reveal:1', undefined],
    ['duel:1:0', true],
    ['paid:1:0', undefined]
  ]);
  expect(shownInterludes[1]).toMatchObject({ question: 'p1 wins, 7 to 3', action: 'p1 takes $60,000' });
});

test('4.5 the money of a duel counts only after its bar', () => {
  const [, duelInterlude, payoutInterlude] = interludesAfter(
    cards,
    propose({ p1: [20, 40] }),
    answer('p3', 'duel'),
    duel(3, 1)
  );
  const [frame] = payoutInterlude?.frames ?? [];
  const wonSum = { player: 'p1', value: 60_000 };
  expect(duelInterlude?.unpaid).toContainEqual(wonSum);
  expect(frame?.unpaid).toContainEqual(wonSum);
  expect(frame?.view.bars.filter(({ turn }) => turn === 'paid').map(({ bar }) => bar)).toEqual(['jungle']);
});

// Fails if the money of an accepted deal counts before it has left the table, or the whole table is paid again.
test('4.3 the money of an accepted deal counts only after its bar', () => {
  const shownInterludes = interludesAfter(cards, propose({ p1: [20, 40] }), answer('p3', 'accept'));
  expect(shownInterludes.map(({ id }) => id)).toEqual(['reveal:1', 'accepted:1:jungle']);
  const [frame] = shownInterludes[1]?.frames ?? [];
  expect(frame?.unpaid.filter(({ value }) => value !== 0)).toEqual([{ player: 'p1', value: 60_000 }]);
  expect(frame?.view.bars.filter(({ turn }) => turn === 'paid').map(({ bar }) => bar)).toEqual(['jungle']);
});

test('3.3 a bar that is not turned over yet shows all its chits and no cards', () => {
  const card = { player: 'p1', kind: 'gambler', value: 4 } as const;
  const why = { code: 'alone', rule: '3.3', bar: 'jungle', own: card, value: 30000 } as const;
  const bar: BarView = {
    bar: 'jungle',
    chits: [],
    total: 0,
    cards: [{ ...card, fate: 'claims' }],
    paid: [
      { from: 'table', to: 'p1', piece: 'chit', value: 10000, why },
      { from: 'table', to: 'p1', piece: 'chit', value: 20000, why }
    ],
    taken: { p1: 30000 },
    isSettled: true
  };
  expect(beforeReveal(bar)).toEqual({
    bar: 'jungle',
    chits: [10000, 20000],
    total: 30000,
    cards: [],
    paid: [],
    taken: {},
    isSettled: false,
    turn: 'later'
  });
});
