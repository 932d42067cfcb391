import { describe, expect, test } from 'vitest';
import { moneyLines, placeLines, roundLines, START, MINUTE, summaryOf, tieLines } from './summarize';

/** Expected figures are summed by hand from the recorded log and the payments written down in its file. */

describe('three players, every turn with its roll', async () => {
  const summary = await summaryOf('las-vegas', 'three-players');

  test('has the right places, rounds and leaders', () => {
    expect(placeLines(summary)).toEqual(['1 p2 530000 wins', '2 p3 430000', '3 p1 340000']);
    expect(roundLines(summary)).toEqual([
      '1 200000 230000 100000 leads p2',
      '2 220000 310000 240000 leads p2',
      '3 340000 530000 430000 leads p2'
    ]);
    expect(summary.first).toBe('p1');
    expect(summary.ended).toBe('rules');
  });

  test('lists money by round and place, with chips received minus chips paid to pass', () => {
    expect(moneyLines(summary)).toEqual(
      [
        '1 casino 2 p1 40000',
        '1 casino 2 p2 80000',
        '1 casino 3 p1 60000',
        '1 casino 3 p2 70000',
        '1 casino 4 p1 90000',
        '1 casino 4 p2 60000',
        '1 casino 6 p3 100000',
        '1 other chips p1 10000',
        '1 other chips p2 20000',
        '2 casino 3 p2 60000',
        '2 casino 3 p3 50000',
        '2 casino 4 p3 70000',
        '2 other chips p1 20000',
        '2 other chips p2 20000',
        '2 other chips p3 20000',
        '3 casino 1 p2 30000',
        '3 casino 2 p1 30000',
        '3 casino 2 p3 40000',
        '3 casino 3 p1 80000',
        '3 casino 3 p3 40000',
        '3 casino 4 p2 80000',
        '3 casino 5 p2 100000',
        '3 casino 6 p3 90000',
        '3 other chips p1 10000',
        '3 other chips p2 10000',
        '3 other chips p3 20000'
      ].sort()
    );
    expect(summary.money[0]?.source).toEqual({ kind: 'other', id: 'chips', label: 'Chips' });
    expect(summary.money.find(({ source }) => source.id === '4')?.source.label).toBe('Casino 4');
  });

  test('ties: two tied for first place share both notes, two tied behind a winner share the other', () => {
    expect(tieLines(summary)).toEqual([
      '1 casino 1 p1,p3: p1 -45000, p3 -45000',
      '1 casino 5 p2,p3: p2 -95000, p3 -95000',
      '2 casino 1 p1,p2: p1 -45000, p2 -45000',
      '2 casino 2 p1,p2: p1 -50000, p2 -50000',
      '2 casino 5 p1,p3: p1 -60000, p3 -60000',
      '3 casino 4 p1,p3: p1 -25000, p3 -25000',
      '3 casino 6 p1,p2: p1 -30000, p2 -30000'
    ]);
    expect(summary.ties[0]).toMatchObject({
      rule: '4.2',
      sentence: 'p1 has 1 die at casino 1 and ties with p3. Tied dice are removed, so p1 gets nothing.'
    });
  });

  test('counts the dice of every roll, and rates the three 5s at 1 in 216', () => {
    expect(summary.dice).toEqual([
      { player: 'p1', faces: [6, 12, 14, 9, 12, 4], rolls: 15 },
      { player: 'p2', faces: [14, 12, 12, 11, 13, 12], rolls: 17 },
      { player: 'p3', faces: [9, 9, 11, 12, 10, 13], rolls: 16 }
    ]);
    expect(summary.luckiest).toEqual({
      player: 'p1',
      round: 3,
      dice: [5, 5, 5],
      face: 5,
      count: 3,
      onceIn: 216
    });
  });

  test('the biggest payment is the first note of $100,000', () => {
    expect(summary.biggest).toEqual({
      player: 'p3',
      round: 1,
      value: 100000,
      source: { kind: 'casino', id: '6', label: 'Casino 6' },
      sentence:
        'p3 has 7 (5 small dice and the big one) at casino 6, with no one else left there, and takes one of the two $100,000 notes.',
      rule: '4.3'
    });
  });

  test('counts one minute for each entry, including undone entries', () => {
    expect(summary.seq).toBe(113);
    expect(summary.startedAt).toBe(START);
    expect(summary.finishedAt).toBe(START + 113 * MINUTE);
    expect(summary.playedFor).toBe(113 * MINUTE);
    expect(summary.pauses).toBe(0);
  });
});

describe('five players, rounds only', async () => {
  const summary = await summaryOf('las-vegas', 'five-players-rounds-only');

  test('has the right places, rounds and leaders', () => {
    expect(placeLines(summary)).toEqual([
      '1 p3 460000 wins',
      '2 p5 390000',
      '3 p4 280000',
      '4 p2 240000',
      '5 p1 130000'
    ]);
    expect(roundLines(summary)).toEqual([
      '1 60000 0 120000 40000 200000 leads p5',
      '2 60000 150000 230000 180000 270000 leads p5',
      '3 130000 240000 460000 280000 390000 leads p3'
    ]);
  });

  test('money: a player who spent all chips has no row for them', () => {
    expect(moneyLines(summary).filter((line) => line.startsWith('1 '))).toEqual(
      [
        '1 casino 2 p1 60000',
        '1 casino 2 p4 40000',
        '1 casino 3 p3 30000',
        '1 casino 3 p5 80000',
        '1 casino 4 p3 70000',
        '1 casino 6 p5 100000',
        '1 other chips p3 20000',
        '1 other chips p5 20000'
      ].sort()
    );
    expect(moneyLines(summary).filter((line) => line.startsWith('3 other'))).toEqual([
      '3 other chips p1 20000',
      '3 other chips p2 20000',
      '3 other chips p3 10000',
      '3 other chips p4 10000',
      '3 other chips p5 20000'
    ]);
  });

  test('ties: a third player who got a note by a tie gains it; ties below both notes change nothing', () => {
    expect(tieLines(summary)).toEqual([
      '1 casino 1 p1,p3: p1 -35000, p3 -35000',
      '1 casino 3 p2,p4: p2 -15000, p3 30000, p4 -15000',
      '1 casino 4 p1,p2: p1 -25000, p2 -25000',
      '1 casino 5 p1,p2,p4: p1 -46666, p2 -46666, p4 -46666',
      '1 casino 6 p1,p3: p1 -30000, p3 -30000',
      '2 casino 1 p1,p3,p5: p1 -26666, p2 50000, p3 -26666, p5 -26666',
      '2 casino 3 p2,p5: p2 -65000, p5 -65000',
      '2 casino 4 p4,p5: p4 -20000, p5 -20000',
      '2 casino 5 p1,p2: p1 -70000, p2 -70000, p4 80000',
      '2 casino 6 p1,p3,p4: p1 -53333, p2 90000, p3 -53333, p4 -53333',
      '3 casino 1 p2,p3: p2 -20000, p3 -20000',
      '3 casino 4 p1,p2: p1 -60000, p2 -60000, p3 90000, p5 30000',
      '3 casino 6 p1,p2,p4,p5: p1 -37500, p2 -37500, p4 -37500, p5 -37500'
    ]);
  });

  test('without rolls there are no figures about dice', () => {
    expect(summary).not.toHaveProperty('dice');
    expect(summary).not.toHaveProperty('luckiest');
  });

  test('has a biggest payment with its sentence', () => {
    expect(summary.biggest).toMatchObject({ player: 'p5', round: 1, value: 100000, rule: '4.3' });
    expect(summary.biggest?.sentence).toBe(
      'p5 has 2 dice at casino 6, with no one else left there, and takes the higher note, $100,000.'
    );
  });
});
