import { describe, expect, test } from 'vitest';
import { sharePlaces, winningRows } from './ranking';

const compareScores = (a: number, b: number): number => b - a;

function placesOf(scores: readonly number[]): readonly (readonly [number, readonly number[]])[] {
  return sharePlaces(scores, compareScores).map(({ place, players }) => [place, players] as const);
}

describe('places', () => {
  test('rank the best first', () => {
    expect(placesOf([10, 30, 20])).toEqual([
      [1, [30]],
      [2, [20]],
      [3, [10]]
    ]);
  });

  test('after a shared place, the next places are skipped', () => {
    expect(placesOf([30, 30, 20])).toEqual([
      [1, [30, 30]],
      [3, [20]]
    ]);
    expect(placesOf([20, 30, 20, 10])).toEqual([
      [1, [30]],
      [2, [20, 20]],
      [4, [10]]
    ]);
    expect(placesOf([5, 5, 5])).toEqual([[1, [5, 5, 5]]]);
  });

  test('are empty without players', () => {
    expect(placesOf([])).toEqual([]);
  });

  test('do not change the list, and keep tied players in order', () => {
    const players = Object.freeze(['Ben', 'Anna']);
    expect(sharePlaces(players, () => 0)).toEqual([{ place: 1, players: ['Ben', 'Anna'] }]);
  });
});

test('the first place wins, unless other places are marked as winners', () => {
  const rows = [{ place: 1 }, { place: 2 }, { place: 3 }] as const;
  expect(winningRows(rows)).toEqual([{ place: 1 }]);
  expect(winningRows(rows.map((row) => (row.place < 3 ? { ...row, wins: true as const } : row)))).toEqual([
    { place: 1, wins: true },
    { place: 2, wins: true }
  ]);
});
