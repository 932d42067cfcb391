import { describe, expect, test } from 'vitest';
import { moneyLines, placeLines, roundLines, summaryOf, tieLines } from './summarize';

/** Expected figures are summed by hand from the recorded matches; a round of Vegas is one of its fourteen tables. */

describe('Vegas: two players, every turn', async () => {
  const summary = await summaryOf('vegas', 'two-players');

  test('has the right places, and the leader after each table', () => {
    expect(placeLines(summary)).toEqual(['1 p2 27 wins', '2 p1 24']);
    expect(roundLines(summary)).toEqual([
      '1 3 0 leads p1',
      '2 3 4 leads p2',
      '3 8 4 leads p1',
      '4 14 4 leads p1',
      '5 14 4 leads p1',
      '6 14 4 leads p1',
      '7 14 13 leads p1',
      '8 24 13 leads p1',
      '9 24 24 leads p1 p2',
      '10 24 24 leads p1 p2',
      '11 24 24 leads p1 p2',
      '12 24 24 leads p1 p2',
      '13 24 24 leads p1 p2',
      '14 24 27 leads p2'
    ]);
    expect(summary.first).toBe('p1');
  });

  test('lists gold by table', () => {
    expect(moneyLines(summary)).toEqual(
      [
        '1 table 1 p1 3',
        '2 table 2 p2 4',
        '3 table 3 p1 5',
        '4 table 4 p1 6',
        '7 table 7 p2 9',
        '8 table 8 p1 10',
        '9 table 9 p2 11',
        '14 table 14 p2 3'
      ].sort()
    );
  });

  test('a chip that Mary Chip takes from an empty table is no tie', () => {
    expect(summary.ties).toEqual([]);
  });

  test('dice: each roll of the gold die counts, and a single die is never lucky', () => {
    const dice = summary.dice ?? [];
    const faces = [0, 1, 2, 3, 4, 5].map((faceIndex) =>
      dice.reduce((sum, die) => sum + (die.faces[faceIndex] ?? 0), 0)
    );
    expect(faces).toEqual([11, 7, 3, 0, 0, 0]);
    expect(dice.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(21);
    expect(summary).not.toHaveProperty('luckiest');
  });

  test('names the 11-gold table as the biggest payment', () => {
    expect(summary.biggest).toMatchObject({
      player: 'p2',
      round: 9,
      value: 11,
      source: { kind: 'table', id: '9', label: 'The 11-gold table' },
      rule: '6.3',
      sentence: 'p2 has the most counters at the 11-gold table (2) and wins 11 gold.'
    });
  });
});

describe('Vegas: four players, scored tables only', async () => {
  const summary = await summaryOf('vegas', 'four-players-tables-only');

  test('has the right places, and the leader after each table', () => {
    expect(placeLines(summary)).toEqual(['1 p3 29 wins', '2 p2 26', '3 p4 23', '4 p1 20']);
    expect(roundLines(summary)).toEqual([
      '1 6 0 0 0 leads p1',
      '2 6 15 0 0 leads p2',
      '3 6 15 0 0 leads p2',
      '4 6 15 0 0 leads p2',
      '5 6 15 0 0 leads p2',
      '6 6 15 0 12 leads p2',
      '7 6 15 9 12 leads p2',
      '8 6 15 9 12 leads p2',
      '9 6 20 9 12 leads p2',
      '10 6 20 9 23 leads p4',
      '11 6 26 9 23 leads p2',
      '12 6 26 16 23 leads p2',
      '13 6 26 29 23 leads p3',
      '14 20 26 29 23 leads p3'
    ]);
  });

  test('ties: two players with the same lowest number cancel each other out; a tie that was broken changes nothing', () => {
    expect(tieLines(summary)).toEqual(['4 table 4 p3,p4: p3 -4, p4 -4', '8 table 14 p1,p2: p1 -2, p2 -2']);
    expect(summary.ties[0]).toMatchObject({
      rule: '6.5',
      sentence:
        'p3 and p4 tie at table 4 with 3 counters each and a lowest number of 1. Its gold chip, worth 8, is discarded.'
    });
  });

  test('there are no rolls', () => {
    expect(summary).not.toHaveProperty('dice');
  });

  test('lists one player’s money by table', () => {
    expect(moneyLines(summary).filter((line) => line.includes(' p3 '))).toEqual([
      '12 table 11 p3 7',
      '13 table 12 p3 13',
      '7 table 7 p3 9'
    ]);
  });
});
