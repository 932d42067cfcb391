import { expect, test } from 'vitest';
import { isWinningPlace } from './winning-place';

const winningPlaces = (places: readonly number[], winnerCount?: number): readonly number[] =>
  places.filter((place) => isWinningPlace(place, places.length, winnerCount));

test('the first place wins', () => {
  // Fails if second place wins in a game that has one winner.
  expect(winningPlaces([1, 2, 3])).toEqual([1]);
  expect(winningPlaces([1, 1, 3])).toEqual([1, 1]);
});

test('two win together, and everyone who shares the place of the second', () => {
  // Fails if the second is no winner, if a tie for second place is cut, or if a third wins behind two firsts.
  expect(winningPlaces([1, 2, 3], 2)).toEqual([1, 2]);
  expect(winningPlaces([1, 2, 2, 4], 2)).toEqual([1, 2, 2]);
  expect(winningPlaces([1, 1, 3], 2)).toEqual([1, 1]);
});

test('of two players only the first wins', () => {
  // Fails if both players of a game with two winners win, so that no one loses (§ 1.6 of Vegas Strip).
  expect(winningPlaces([1, 2], 2)).toEqual([1]);
});
