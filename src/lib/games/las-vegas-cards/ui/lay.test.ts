import { expect, test } from 'vitest';
import { enteredPlacement, enteredSoFar, layControl } from './lay';
import { cardName } from '$lib/games/las-vegas-cards/data';

const numberPicksOf = (...cards: readonly [number, number][]): unknown =>
  layControl.enteredParts?.({
    type: 'lay',
    player: 'p1',
    cards: cards.map(([number, dice]) => cardName(number, dice))
  });

test('an edited placement opens with its number, its double card, and the first of two different cards', () => {
  expect(numberPicksOf([3, 1], [3, 1])).toEqual([['number', '3']]);
  expect(numberPicksOf([3, 1], [3, 2])).toEqual([
    ['number', '3'],
    ['double', 'yes']
  ]);
  expect(numberPicksOf([2, 2], [5, 1])).toEqual([
    ['number', '2'],
    ['double', 'yes'],
    ['another', 'yes'],
    ['number', '5']
  ]);
});

test('a placement of two different cards is entered as the first card and the number of the other one', () => {
  const enteredParts =
    layControl.enteredParts?.({ type: 'lay', player: 'p1', cards: [cardName(4, 1), cardName(6, 2)] }) ?? [];
  const taps = enteredParts.map(([part, value]) => ({ ask: 'lay p1', kit: 'pick', part, value }) as const);
  expect(enteredPlacement({ taps })).toEqual({ first: cardName(4, 1), number: 6, hasDouble: false });
  expect(enteredSoFar(enteredPlacement({ taps }))).toEqual([cardName(4, 1), cardName(6, 1)]);
});
