import { describe, expect, test } from 'vitest';
import { movesPiece } from '$lib/core';
import { payCasino, payRound, strength } from './payout';
import type { Casino, Dice, Pair, DiceOwner } from '$lib/games/las-vegas/types';

type DiceByOwner = Readonly<Partial<Record<DiceOwner, number | Dice>>>;

/** A number stands for that many small dice; the big die is written out. */
function casino(notes: Pair, diceByOwner: DiceByOwner): Casino {
  const dice: Partial<Record<DiceOwner, Dice>> = {};
  for (const [name, ownDice] of Object.entries(diceByOwner))
    dice[name as DiceOwner] = typeof ownDice === 'number' ? { small: ownDice, big: 0 } : ownDice;
  return { notes, dice };
}

/** Lists the payments in payout order, zeros included, as "p1 80000 most". */
function paymentTexts(notes: Pair, dice: DiceByOwner): readonly string[] {
  return payCasino('this', casino(notes, dice)).map(({ to, value, why }) => `${to} ${value} ${why.code}`);
}

const bigDie = { small: 0, big: 1 };
const withBigDie = (smallCount: number): Dice => ({ small: smallCount, big: 1 });

describe('counting', () => {
  test.each([
    ['4.1 the big die counts as two', withBigDie(1), 3],
    ['4.1 a small die counts as one', { small: 5, big: 0 }, 5],
    ['4.1 all eight dice count as nine', withBigDie(7), 9],
    ['5.5 each black die counts as one', { small: 0, big: 1, black: 2 }, 4]
  ])('%s', (_, dice, count) => {
    expect(strength('p1', dice).count).toBe(count);
  });
});

describe('one casino', () => {
  test.each<[string, Pair, DiceByOwner, readonly string[]]>([
    [
      '4.2 three with the big die ties with three, and both leave (example 1; the notes are ours)',
      [80000, 50000],
      { p1: 5, p2: 3, p3: withBigDie(1), p4: 1 },
      ['p1 80000 most', 'p2 0 tied', 'p3 0 tied', 'p4 50000 second']
    ],
    [
      '4.2 a whole casino can empty, at every rank (example 2; the notes are ours)',
      [90000, 60000],
      { p1: bigDie, p2: 1, p3: 2, p4: 1 },
      ['p1 0 tied', 'p3 0 tied', 'p2 0 tied', 'p4 0 tied', 'pile 90000 leftOver', 'pile 60000 leftOver']
    ],
    [
      '4.2 a tie for third changes nothing for the first two',
      [70000, 30000],
      { p1: 4, p2: 2, p3: 1, p4: 1 },
      ['p1 70000 most', 'p2 30000 second', 'p3 0 tied', 'p4 0 tied']
    ],
    [
      '4.2 three players with the same count are removed like two',
      [70000, 30000],
      { p1: 2, p2: 2, p3: 2, p4: 1 },
      ['p1 0 tied', 'p2 0 tied', 'p3 0 tied', 'p4 70000 most', 'pile 30000 leftOver']
    ],
    [
      '4.3 the first takes the higher note, the second the other, the rest nothing (second picture)',
      [70000, 30000],
      { p2: 2, p3: 4, p4: 1 },
      ['p3 70000 most', 'p2 30000 second', 'p4 0 third']
    ],
    [
      '4.3 two notes of one value go to two players',
      [60000, 60000],
      { p1: 1, p2: 2 },
      ['p2 60000 most', 'p1 60000 second']
    ],
    [
      '4.4 a player who is left alone takes one note, the other goes under the pile (first picture)',
      [40000, 40000],
      { p1: 1, p2: 2, p3: 1 },
      ['p2 40000 most', 'p1 0 tied', 'p3 0 tied', 'pile 40000 leftOver']
    ],
    [
      '4.4 no one is there, so both notes go',
      [90000, 30000],
      {},
      ['pile 90000 leftOver', 'pile 30000 leftOver']
    ],
    [
      '5.2 an imaginary player who is best takes no note to a person (two players, example 1)',
      [80000, 30000],
      { p2: 2, neutral: 3 },
      ['pile 80000 imaginary', 'p2 30000 second']
    ],
    [
      '5.2 an imaginary runner-up leaves the third nothing (two players, example 2)',
      [70000, 40000],
      { p2: 2, p1: 4, neutral: withBigDie(1) },
      ['p1 70000 most', 'pile 40000 imaginary', 'p2 0 third']
    ],
    [
      '5.2 an imaginary player ties like any player',
      [70000, 40000],
      { p1: 2, p2: 1, neutral: bigDie },
      ['p1 0 tied', 'p2 70000 most', 'pile 40000 leftOver']
    ],
    [
      '5.2 an imaginary player in third place has no posting',
      [70000, 40000],
      { p1: 3, p2: 2, neutral: 1 },
      ['p1 70000 most', 'p2 40000 second']
    ],
    [
      '5.3 the grey dice and the neutral colour are two imaginary players',
      [70000, 40000],
      { p1: 5, neutral: 4, gray: 3 },
      ['p1 70000 most', 'pile 40000 imaginary']
    ],
    [
      '5.3 all grey dice together are one player: two of them tie with the best (Block It example)',
      [90000, 60000],
      { p1: 1, p2: 1, p3: 2, gray: 2 },
      ['p3 0 tied', 'p1 0 tied', 'p2 0 tied', 'pile 90000 leftOver', 'pile 60000 leftOver']
    ],
    [
      '5.4 a black die makes a tie',
      [70000, 40000],
      { p1: { small: 1, big: 0, black: 1 }, p2: 2, p3: 1 },
      ['p1 0 tied', 'p2 0 tied', 'p3 70000 most', 'pile 40000 leftOver']
    ]
  ])('%s', (_, notes, dice, lines) => {
    expect(paymentTexts(notes, dice)).toEqual(lines);
  });

  test('4.3 each note is one posting from the table, and a payment of $0 has no piece', () => {
    const postings = payCasino('this', casino([70000, 30000], { p1: 3, p2: 2, p3: 1 }));
    expect(
      postings.map((posting) => (movesPiece(posting) ? `${posting.from} ${posting.piece}` : 'nothing'))
    ).toEqual(['table note', 'table note', 'nothing']);
  });

  test('4.2 the calculation names the tied players and their dice', () => {
    const [, ben] = payCasino('this', casino([80000, 50000], { p1: 5, p2: 3, p3: withBigDie(1) }));
    expect(ben?.why).toEqual({
      code: 'tied',
      rule: '4.2',
      casino: 'this',
      own: { who: 'p2', small: 3, big: 0, count: 3 },
      others: [{ who: 'p3', small: 1, big: 1, count: 3 }]
    });
  });

  test('4.3 the reason of the third player names those who have more', () => {
    const thirdReason = payCasino('this', casino([70000, 30000], { p1: 3, p2: 2, p3: 1 })).at(-1)?.why;
    expect(thirdReason).toMatchObject({ code: 'third', better: [{ who: 'p1' }, { who: 'p2' }] });
  });
});

describe('all casinos', () => {
  test('4.7 casinos are paid separately, from 1 to 6', () => {
    const rows: readonly DiceByOwner[] = [
      { p1: 1, p2: 1 },
      { p1: 2 },
      {},
      { p2: 3 },
      { p2: 1, p1: 3 },
      { p1: 1 }
    ];
    const roundPostings = payRound(rows.map((dice) => casino([70000, 30000], dice)));
    const playerPostings = roundPostings.filter(({ to }) => to !== 'pile' && to !== 'table');
    expect(
      playerPostings.map(({ to, value, why }) => [('casino' in why && why.casino) || 0, to, value])
    ).toEqual([
      [1, 'p1', 0],
      [1, 'p2', 0],
      [2, 'p1', 70000],
      [4, 'p2', 70000],
      [5, 'p1', 70000],
      [5, 'p2', 30000],
      [6, 'p1', 70000]
    ]);
  });
});
