import { describe, expect, test } from 'vitest';
import { moneyLines, placeLines, roundLines, summaryOf } from './summarize';

/** All expected figures, in chips, are added up by hand from the sums in the recorded matches. */

describe('Vegas Strip: four in teams', async () => {
  const summary = await summaryOf('vegas-strip', 'four-in-teams');

  test('two players win, and rounds include the split piles', () => {
    expect(placeLines(summary)).toEqual(['1 p1 50 wins', '2 p4 50 wins', '3 p2 45', '4 p3 43']);
    expect(roundLines(summary)).toEqual([
      '1 18 18 12 12 leads p1 p2',
      '2 39 28 22 33 leads p1',
      '3 50 45 43 50 leads p1 p4'
    ]);
    expect(summary.first).toBe('p1');
  });

  test('lists half of each pile without the odd chip, and a fine', () => {
    expect(moneyLines(summary)).toEqual(
      [
        '1 other team p1 18',
        '1 other team p2 18',
        '1 other team p3 12',
        '1 other team p4 12',
        '2 other team p1 21',
        '2 other team p2 10',
        '2 other team p3 10',
        '2 other team p4 21',
        '3 other team p1 21',
        '3 other team p2 17',
        '3 other team p3 21',
        '3 other team p4 17',
        '3 other fines p1 -10'
      ].sort()
    );
  });

  test('the biggest payment is one player’s share of a pile, not the whole pile', () => {
    expect(summary.biggest).toMatchObject({
      player: 'p2',
      round: 3,
      value: 13,
      source: { kind: 'casino', id: '3', label: 'The Peacock' },
      rule: '5.4'
    });
  });

  test('there are no dice and no ties', () => {
    expect(summary).not.toHaveProperty('dice');
    expect(summary.ties).toEqual([]);
  });
});

describe('Vegas Strip: three solo players, only totals entered', async () => {
  const summary = await summaryOf('vegas-strip', 'three-rounds-only-tie');

  test('the last round breaks a tie, and both win', () => {
    expect(placeLines(summary)).toEqual(['1 p2 32 wins', '2 p1 32 wins', '3 p3 7']);
    expect(roundLines(summary)).toEqual([
      '1 20 11 15 leads p1',
      '2 25 20 5 leads p1',
      '3 32 32 7 leads p1 p2'
    ]);
  });

  test('lists the money of all casinos together', () => {
    expect(moneyLines(summary)).toEqual(
      [
        '1 casino p1 20',
        '1 casino p2 11',
        '1 casino p3 15',
        '2 casino p1 5',
        '2 casino p2 9',
        '2 other fines p3 -10',
        '3 casino p1 7',
        '3 casino p2 12',
        '3 casino p3 2'
      ].sort()
    );
  });

  test('the total of all casinos does not count as a single payment', () => {
    expect(summary).not.toHaveProperty('biggest');
  });
});
