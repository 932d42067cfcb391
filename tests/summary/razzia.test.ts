import { describe, expect, test } from 'vitest';
import { moneyLines, placeLines, roundLines, summaryOf } from './summarize';

/** Expected figures are summed by hand from the payments written down in the recorded matches. */

describe('Razzia: three players', async () => {
  const summary = await summaryOf('razzia', 'three-players');

  test('has the right places, rounds and leaders', () => {
    expect(placeLines(summary)).toEqual(['1 p1 515000 wins', '2 p2 415000', '3 p3 305000']);
    expect(roundLines(summary)).toEqual([
      '1 35000 50000 0 leads p2',
      '2 60000 50000 0 leads p1',
      '3 120000 50000 30000 leads p1',
      '4 180000 50000 50000 leads p1',
      '5 215000 50000 50000 leads p1',
      '6 215000 95000 110000 leads p1',
      '7 230000 180000 165000 leads p1',
      '8 230000 180000 210000 leads p1',
      '9 295000 280000 210000 leads p1',
      '10 380000 330000 260000 leads p1',
      '11 395000 365000 265000 leads p1',
      '12 395000 415000 265000 leads p2',
      '13 465000 415000 305000 leads p1',
      '14 515000 415000 305000 leads p1'
    ]);
  });

  test('lists money by bar, with several chits as one sum', () => {
    expect(moneyLines(summary)).toEqual(
      [
        '1 bar jazz p1 35000',
        '1 bar lincoln p2 50000',
        '2 bar jungle p1 25000',
        '3 bar cotton p1 60000',
        '3 bar jungle p3 30000',
        '4 bar lincoln p1 60000',
        '4 bar lincoln p3 20000',
        '5 bar jazz p1 35000',
        '6 bar jungle p3 60000',
        '6 bar lincoln p2 45000',
        '7 bar cotton p1 15000',
        '7 bar cotton p3 55000',
        '7 bar jazz p2 85000',
        '8 bar lincoln p3 45000',
        '9 bar cotton p1 65000',
        '9 bar jungle p2 100000',
        '10 bar cotton p3 50000',
        '10 bar jazz p1 85000',
        '10 bar lincoln p2 50000',
        '11 bar jungle p1 15000',
        '11 bar jungle p3 5000',
        '11 bar lincoln p2 35000',
        '12 bar jungle p2 50000',
        '13 bar cotton p1 70000',
        '13 bar jazz p3 40000',
        '14 bar jazz p1 50000'
      ].sort()
    );
    expect(summary.money.find(({ source }) => source.id === 'cotton')?.source.label).toBe('Cotton Club');
  });

  test('no tie removes anyone, and no one goes first', () => {
    expect(summary.ties).toEqual([]);
    expect(summary).not.toHaveProperty('first');
  });

  test('counts one die for each of the two players in a duel', () => {
    expect(summary.dice).toEqual([
      { player: 'p1', faces: [0, 0, 0, 0, 0, 2], rolls: 2 },
      { player: 'p2', faces: [0, 0, 1, 0, 0, 0], rolls: 1 },
      { player: 'p3', faces: [0, 0, 0, 0, 1, 0], rolls: 1 }
    ]);
  });

  test('names the three chits of one raid as the biggest payment', () => {
    expect(summary.biggest).toMatchObject({
      player: 'p2',
      round: 9,
      value: 100000,
      source: { kind: 'bar', id: 'jungle', label: 'Jungle' },
      rule: '3.4'
    });
    expect(summary.biggest?.sentence).toMatch(/^p2 .*\$100,000/);
  });
});

describe('Razzia: seven players who end early', async () => {
  const summary = await summaryOf('razzia', 'seven-players-ended-early');

  test('has the right places (one of them shared), rounds and leaders', () => {
    expect(placeLines(summary)).toEqual([
      '1 p1 245000 wins',
      '2 p6 160000',
      '3 p3 135000',
      '4 p7 115000',
      '5 p2 95000',
      '5 p5 95000',
      '7 p4 50000'
    ]);
    expect(roundLines(summary)).toEqual([
      '1 15000 0 25000 0 25000 10000 0 leads p3 p5',
      '2 15000 0 50000 15000 25000 10000 55000 leads p7',
      '3 45000 10000 50000 50000 75000 130000 65000 leads p6',
      '4 85000 10000 75000 50000 75000 160000 65000 leads p6',
      '5 205000 40000 75000 50000 95000 160000 115000 leads p1',
      '6 245000 95000 135000 50000 95000 160000 115000 leads p1'
    ]);
    expect(summary.ended).toBe('table');
  });

  test('counts the dice of four duels, with one player against three others in a row', () => {
    expect(summary.dice).toEqual([
      { player: 'p2', faces: [1, 1, 0, 1, 0, 1], rolls: 4 },
      { player: 'p4', faces: [0, 0, 0, 1, 0, 0], rolls: 1 },
      { player: 'p6', faces: [0, 1, 0, 0, 0, 0], rolls: 1 },
      { player: 'p7', faces: [1, 0, 0, 0, 0, 1], rolls: 2 }
    ]);
  });

  test('the biggest payment is the first one of $120,000, three chits at the Jazz Club', () => {
    expect(summary.biggest).toMatchObject({ player: 'p6', round: 3, value: 120000 });
  });
});
