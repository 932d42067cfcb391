import { expect, test } from 'vitest';
import { totalMoney, countAllPieces, placesByScore, placesInOrder } from './hand-count';

const pieces = [
  { part: 'chips', value: 10_000, count: 20 },
  { part: 'notes', value: 30_000, count: 8 },
  { part: 'notes', value: 100_000, count: 6 }
];

test('money is counted piece by piece', () => {
  expect(totalMoney(pieces, [3, 0, 2])).toBe(230_000);
  expect(countAllPieces([3, 0, 2])).toBe(5);
  expect(totalMoney(pieces, [])).toBe(0);
});

test('equal scores share a place, unless the players put one ahead', () => {
  const placesFor = (...scores: readonly (readonly [number, boolean])[]): readonly number[] =>
    placesByScore(scores.map(([score, isAhead]) => ({ score, isAhead })));
  expect(placesFor([40, false], [90, false], [40, false])).toEqual([2, 1, 2]);
  expect(placesFor([90, false], [90, true], [10, false])).toEqual([2, 1, 3]);
  expect(placesFor([90, false], [90, false], [10, false])).toEqual([1, 1, 3]);
});

test('places with gaps or a late start are renumbered', () => {
  expect(placesInOrder([2, 5, 2])).toEqual([1, 3, 1]);
});
