import { describe, expect, test } from 'vitest';
import { moneyLines, placeLines, roundLines, summaryOf, tieLines } from './summarize';

/** Expected figures are summed by hand from the counts and payments written down in the recorded matches. */

describe('the Card Game: five players, rounds only, with chip cards', async () => {
  const summary = await summaryOf('las-vegas-cards', 'five-players-rounds-only');

  test('has the right places, rounds and leaders', () => {
    expect(placeLines(summary)).toEqual([
      '1 p3 630000 wins',
      '2 p2 540000',
      '3 p5 540000',
      '4 p4 520000',
      '5 p1 320000'
    ]);
    expect(roundLines(summary)).toEqual([
      '1 0 230000 240000 50000 120000 leads p3',
      '2 210000 430000 240000 110000 150000 leads p2',
      '3 300000 430000 370000 240000 330000 leads p2',
      '4 320000 540000 630000 520000 540000 leads p3'
    ]);
    expect(summary.first).toBe('p3');
  });

  test('lists the last round’s notes, and all chip cards of a player as one sum', () => {
    expect(moneyLines(summary).filter((line) => line.startsWith('4 '))).toEqual(
      [
        '4 casino 1 p4 90000',
        '4 casino 1 p5 40000',
        '4 casino 2 p3 60000',
        '4 casino 2 p5 80000',
        '4 casino 4 p3 40000',
        '4 casino 4 p4 60000',
        '4 casino 5 p4 50000',
        '4 casino 6 p3 100000',
        '4 casino 6 p5 70000',
        '4 other chip-cards p1 20000',
        '4 other chip-cards p2 110000',
        '4 other chip-cards p3 60000',
        '4 other chip-cards p4 80000',
        '4 other chip-cards p5 20000'
      ].sort()
    );
  });

  test('lists all ties with their effects', () => {
    expect(tieLines(summary)).toEqual([
      '1 casino 3 p2,p4: p2 -40000, p4 -40000, p5 80000',
      '1 casino 5 p1,p5: p1 -70000, p5 -70000',
      '2 casino 2 p3,p5: p3 -20000, p5 -20000',
      '2 casino 6 p1,p5: p1 -55000, p5 -55000',
      '3 casino 2 p2,p4: p2 -50000, p4 -50000',
      '3 casino 5 p1,p2: p1 -35000, p2 -35000, p4 40000',
      '3 casino 6 p1,p2: p1 -85000, p2 -85000, p5 100000',
      '4 casino 3 p3,p4: p3 -85000, p4 -85000',
      '4 casino 5 p2,p3: p2 -40000, p3 -40000, p4 50000'
    ]);
    expect(summary.ties.every(({ rule }) => rule === '4.2')).toBe(true);
  });

  test('there are no dice, but a biggest payment', () => {
    expect(summary).not.toHaveProperty('dice');
    expect(summary.biggest).toEqual({
      player: 'p3',
      round: 1,
      value: 100000,
      source: { kind: 'casino', id: '3', label: 'Casino 3' },
      sentence: 'p3 wins casino 3 (4 dice to p5’s 1) and takes the higher note, $100,000.',
      rule: '4.3'
    });
  });
});

describe('the Card Game: two players who stop after two rounds', async () => {
  const summary = await summaryOf('las-vegas-cards', 'two-players-ended-early');

  test('both share the first place, and the third round was not played', () => {
    expect(placeLines(summary)).toEqual(['1 p1 320000 wins', '1 p2 320000 wins']);
    expect(roundLines(summary)).toEqual(['1 160000 160000 leads p1 p2', '2 320000 320000 leads p1 p2']);
    expect(summary.ended).toBe('table');
  });

  test('no one goes first if all players choose at the same time', () => {
    expect(summary).not.toHaveProperty('first');
  });

  test('ties: both would have shared $80,000 and $30,000, twice', () => {
    expect(tieLines(summary)).toEqual([
      '1 casino 4 p1,p2: p1 -55000, p2 -55000',
      '2 casino 4 p1,p2: p1 -55000, p2 -55000'
    ]);
  });

  test('lists the money of both rounds by casino', () => {
    expect(moneyLines(summary)).toEqual([
      '1 casino 1 p1 80000',
      '1 casino 2 p2 80000',
      '1 casino 5 p1 80000',
      '1 casino 6 p2 80000',
      '2 casino 1 p1 80000',
      '2 casino 2 p2 80000',
      '2 casino 5 p1 80000',
      '2 casino 6 p2 80000'
    ]);
  });
});
