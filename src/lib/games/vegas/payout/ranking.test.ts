import { expect, test } from 'vitest';
import type { Options } from '$lib/games/vegas/types';
import { rank, sumOf } from './ranking';

/** Formats places with their players: "1 p1 p2". */
function rankedPlaces(
  equalTotals: Options['equalTotals'],
  ...gold: readonly (readonly number[])[]
): readonly string[] {
  const sums = gold.map((chips, index) => {
    const total = chips.reduce((sum, value) => sum + value, 0);
    return sumOf((['p1', 'p2', 'p3', 'p4'] as const)[index] ?? 'p1', chips, total);
  });
  return rank(sums, equalTotals).map(({ place, players }) => `${place} ${players.join(' ')}`);
}

test('7.1 the most gold wins, whatever the number of chips', () => {
  expect(rankedPlaces('shared', [3, 4, 5], [15], [])).toEqual(['1 p2', '2 p1', '3 p3']);
});

test('7.3 players with equal gold share the place, and the next one is skipped', () => {
  expect(rankedPlaces('shared', [6, 6], [12], [3], [15])).toEqual(['1 p4', '2 p1 p2', '4 p3']);
});

test('7.3 by house rule more chips decide, or the highest chip', () => {
  expect(rankedPlaces('chips', [12], [6, 6], [5, 7])).toEqual(['1 p2 p3', '3 p1']);
  expect(rankedPlaces('highest', [12], [6, 6], [5, 7])).toEqual(['1 p1', '2 p3', '3 p2']);
});

test('7.3 both players separated by a tie-break have its reason', () => {
  const [first, second] = rank([sumOf('p1', [12], 12), sumOf('p2', [6, 6], 12)], 'chips');
  expect(first?.reasons.map(({ code }) => code)).toEqual(['sum', 'moreChips']);
  expect(second?.reasons.map(({ code }) => code)).toEqual(['sum', 'moreChips']);
});
