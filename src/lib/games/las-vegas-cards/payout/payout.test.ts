import { describe, expect, test } from 'vitest';
import { namesOf, type Posting } from '$lib/core';
import { payBonuses, payCasino, payRound, standings } from './payout';
import { text } from '$lib/games/las-vegas-cards/strings/en/log';
import type { Cards, Casino, Pair, CardOwner, Why } from '$lib/games/las-vegas-cards/types';

type CardsByOwner = Readonly<Partial<Record<CardOwner, readonly [single: number, double: number]>>>;

function casinoWith(cards: CardsByOwner, notes?: Pair): Casino {
  const counts = Object.entries(cards).map(([name, [single, double]]) => [name, { single, double }] as const);
  return {
    cards: Object.fromEntries(counts),
    dice: {},
    chipCards: {},
    ...(notes === undefined ? {} : { notes })
  };
}

/** Formats postings as "p1 80000" for each note and "p2 0 tied" for each claim that gets none. */
function lines(postings: readonly Posting<Why>[]): readonly string[] {
  return postings.map((posting) =>
    'piece' in posting ? `${posting.to} ${posting.value}` : `${posting.to} 0 ${posting.why.code}`
  );
}

const NOTES: Pair = [80000, 30000];

describe('one casino', () => {
  const rows: readonly (readonly [
    title: string,
    cards: CardsByOwner,
    notes: Pair,
    expected: readonly string[]
  ])[] = [
    [
      '4.2 casino 5 of the example: four dice in three cards tie four dice in four, and no one is left',
      { p1: [2, 1], p2: [4, 0], p3: [0, 1], p4: [2, 0] },
      NOTES,
      ['p1 0 tied', 'p2 0 tied', 'p3 0 tied', 'p4 0 tied', 'box 80000', 'box 30000']
    ],
    [
      '4.1 as many cards with more dice win, without a tie',
      { p1: [1, 1], p2: [2, 0] },
      NOTES,
      ['p1 80000', 'p2 30000']
    ],
    [
      '4.2 tied dice are removed before anyone is paid, and those below move up',
      { p1: [3, 1], p2: [3, 0], p3: [1, 1], p4: [1, 0] },
      NOTES,
      ['p1 80000', 'p4 30000', 'p2 0 tied', 'p3 0 tied']
    ],
    [
      '4.3 the third gets nothing',
      { p1: [1, 0], p2: [2, 0], p3: [3, 0] },
      NOTES,
      ['p3 80000', 'p2 30000', 'p1 0 third']
    ],
    [
      '4.4 one alone takes the higher note, and the other goes back to the box',
      { p2: [0, 1] },
      NOTES,
      ['p2 80000', 'box 30000']
    ],
    ['4.4 no one is there, and both notes go back to the box', {}, NOTES, ['box 80000', 'box 30000']],
    [
      '4.3 two notes of one value are paid alike',
      { p1: [4, 1], p5: [1, 0] },
      [60000, 60000],
      ['p1 60000', 'p5 60000']
    ],
    [
      '8.2 the third colour wins nothing for anyone, and ties like any player',
      { p1: [2, 0], p2: [1, 1], neutral: [1, 1] },
      NOTES,
      ['p1 80000', 'p2 0 tied', 'box 30000']
    ],
    [
      '8.2 a note that the third colour wins goes back to the box',
      { p1: [2, 0], p2: [1, 0], neutral: [1, 1] },
      NOTES,
      ['box 80000', 'p1 30000', 'p2 0 third']
    ]
  ];

  test.each(rows)('%s', (_, cards, notes, expected) => {
    expect(lines(payCasino(3, casinoWith(cards), notes))).toEqual(expected);
  });

  test('4.1 a round is paid the same if only its dice are entered', () => {
    const casino: Casino = { cards: {}, dice: { p1: 2, p2: 5, p3: 2, p4: 1 }, chipCards: {} };
    expect(lines(payCasino(1, casino, NOTES))).toEqual(['p2 80000', 'p4 30000', 'p1 0 tied', 'p3 0 tied']);
  });

  test('4.2 the reason names the tied players, and the dice and cards of each', () => {
    const [first] = standings(5, casinoWith({ p1: [2, 1], p2: [4, 0] }), NOTES);
    expect(first).toEqual({
      own: { who: 'p1', count: 4, cards: { single: 2, double: 1 } },
      tied: true,
      award: 0,
      why: {
        code: 'tied',
        rule: '4.2',
        casino: 5,
        own: { who: 'p1', count: 4, cards: { single: 2, double: 1 } },
        others: [{ who: 'p2', count: 4, cards: { single: 4, double: 0 } }]
      }
    });
  });
});

describe('a round', () => {
  const empty: Cards = { single: 0, double: 0 };

  test('4.5 the casinos are paid separately, from 1 to 6', () => {
    const casinos = [1, 2, 3, 4, 5, 6].map((number) =>
      casinoWith({ p1: [number === 6 ? 2 : 1, 0], p2: [number === 1 ? 2 : 1, 0] }, [
        number * 10000 + 30000,
        30000
      ])
    );
    expect(
      lines(payRound(casinos)).filter((line) => !line.includes('tied') && !line.startsWith('box'))
    ).toEqual(['p2 40000', 'p1 30000', 'p1 90000', 'p2 30000']);
  });

  test('4.5 a casino whose notes are not entered yet pays nothing yet', () => {
    expect(payRound([casinoWith({ p1: [1, 0] })])).toEqual([]);
    expect(lines(payRound([{ ...casinoWith({}), cards: { p1: empty }, notes: NOTES }]))).toEqual([
      'box 80000',
      'box 30000'
    ]);
  });
});

describe('chip cards at the end', () => {
  test('7.7 two pink and four golden chip cards pay $30,000 and $100,000, with one line for each colour', () => {
    const postings = payBonuses('p1', { pink: 2, gold: 4 }, (colour) => colour);
    expect(postings).toEqual([
      {
        from: 'bank',
        to: 'p1',
        piece: 'cash',
        value: 30000,
        why: {
          code: 'bonus',
          rule: '7.7',
          player: 'p1',
          colour: 'pink',
          count: 2,
          value: 30000,
          name: 'pink'
        }
      },
      {
        from: 'bank',
        to: 'p1',
        piece: 'cash',
        value: 100000,
        why: {
          code: 'bonus',
          rule: '7.7',
          player: 'p1',
          colour: 'gold',
          count: 4,
          value: 100000,
          name: 'gold'
        }
      }
    ]);
    const names = namesOf([{ player: 'p1', name: 'Leo', colour: 'sky' }]);
    expect(text.why(postings[0]!.why, names)).toBe('Leo gets $30,000 for 2 pink chip cards.');
  });
});
