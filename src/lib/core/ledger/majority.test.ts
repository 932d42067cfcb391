import { describe, expect, test } from 'vitest';
import { majorityOf } from './majority';

function rankedNames(...counts: readonly (readonly [who: string, count: number])[]) {
  const { ranking, tiedGroups } = majorityOf(counts.map(([name, count]) => ({ who: name, count })));
  return {
    ranking: ranking.map(({ who }) => who),
    tied: tiedGroups.map((group) => group.map(({ who }) => who))
  };
}

describe('majority with ties struck out', () => {
  test('the highest count is first', () => {
    expect(rankedNames(['Anna', 1], ['Ben', 4], ['Carla', 2])).toEqual({
      ranking: ['Ben', 'Carla', 'Anna'],
      tied: []
    });
  });

  test('tied counts are removed together, and lower ones move up', () => {
    expect(rankedNames(['Anna', 5], ['Ben', 3], ['Carla', 3], ['Denny', 1])).toEqual({
      ranking: ['Anna', 'Denny'],
      tied: [['Ben', 'Carla']]
    });
  });

  test('several groups can be removed, even all of them', () => {
    expect(rankedNames(['Leo', 4], ['Henry', 4], ['Rebecca', 2], ['Emily', 2])).toEqual({
      ranking: [],
      tied: [
        ['Leo', 'Henry'],
        ['Rebecca', 'Emily']
      ]
    });
  });

  test('zero counts do not tie', () => {
    expect(rankedNames(['Anna', 0], ['Ben', 0], ['Carla', 1])).toEqual({ ranking: ['Carla'], tied: [] });
  });
});
