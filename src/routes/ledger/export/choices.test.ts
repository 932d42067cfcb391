import { expect, test } from 'vitest';
import { boxesOf, isChosen, yearsOf } from './choices';

const games = [
  { game: 'razzia', startedAt: new Date(2025, 11, 31, 23, 59).getTime() },
  { game: 'las-vegas-royale', startedAt: new Date(2026, 0, 1).getTime() },
  { game: 'las-vegas', startedAt: new Date(2026, 5, 1).getTime() }
];

test('a year follows the calendar of the device, and a box has several games', () => {
  expect(yearsOf(games)).toEqual([2026, 2025]);
  expect(boxesOf(games)).toEqual(['razzia', 'las-vegas']);
});

test.each([
  [{}, [true, true, true]],
  [{ year: 2025 }, [true, false, false]],
  [{ box: 'las-vegas' }, [false, true, true]],
  [{ year: 2025, box: 'las-vegas' }, [false, false, false]]
])('%j chooses %j', (filter, expected) => {
  expect(games.map((game) => isChosen(game, filter))).toEqual(expected);
});
