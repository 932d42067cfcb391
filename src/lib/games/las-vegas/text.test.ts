import { describe, expect, test } from 'vitest';
import { moves, type Names, type Posting } from '$lib/core';
import { payCasino } from './payout';
import { text } from './text';
import type { Casino, CasinoAt, Dice, Pair, Told, Who, Why } from './types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Anna', p2: 'Ben', p3: 'Carla', p4: 'Denny' };
const names: Names = (player) => NAMES[player] ?? player;

type Lying = Readonly<Partial<Record<Who, Dice>>>;

function small(count: number): Dice {
  return { small: count, big: 0 };
}

/** Each line of a payout as it is handed out and said: value and sentence together. */
function said(at: CasinoAt, notes: Pair, dice: Lying): readonly (readonly [number, string])[] {
  const casino: Casino = { notes, dice };
  return payCasino(at, casino).map((posting: Posting<Why>) => [
    moves(posting) ? posting.value : 0,
    text.why(posting.why, names)
  ]);
}

describe('the printed examples, number and sentence together', () => {
  test('4.2 five, three, three with the big die, and one', () => {
    const dice = { p1: small(5), p2: small(3), p3: { small: 1, big: 1 }, p4: small(1) };
    expect(said(5, [80000, 50000], dice)).toEqual([
      [80000, 'Anna has the most left at casino 5 with 5 against Denny’s 1: the higher note, $80,000.'],
      [
        0,
        'Ben has 3 at casino 5, and so has Carla (1 small and the big die). Equal counts leave before anybody is paid: nothing.'
      ],
      [
        0,
        'Carla has 3 (1 small and the big die) at casino 5, and so has Ben. Equal counts leave before anybody is paid: nothing.'
      ],
      [50000, 'Denny has the second most left at casino 5 with 1 after Anna’s 5: the other note, $50,000.']
    ]);
  });

  test('4.2 four leave two by two', () => {
    const dice = { p1: { small: 0, big: 1 }, p2: small(1), p3: small(2), p4: small(1) };
    const lines = said('this', [90000, 60000], dice);
    expect(lines[0]).toEqual([
      0,
      'Anna has 2 (the big die) at this casino, and so has Carla. Equal counts leave before anybody is paid: nothing.'
    ]);
    expect(lines.slice(4)).toEqual([
      [90000, 'Equal counts have emptied this casino: $90,000 goes under the pile.'],
      [60000, 'Equal counts have emptied this casino: $60,000 goes under the pile.']
    ]);
  });

  test('4.3 the third gets nothing', () => {
    expect(said(2, [70000, 30000], { p2: small(2), p3: small(4), p4: small(1) })[2]).toEqual([
      0,
      'Denny has 1 at casino 2; Carla (4) and Ben (2) have more, and only two are paid: nothing.'
    ]);
  });

  test('4.4 one is left, and one note goes back', () => {
    expect(said(1, [40000, 40000], { p1: small(1), p2: small(2), p3: small(1) })).toEqual([
      [40000, 'Ben has 2 at casino 1, and nobody else is left there: the higher note, $40,000.'],
      [0, 'Anna has 1 at casino 1, and so has Carla. Equal counts leave before anybody is paid: nothing.'],
      [0, 'Carla has 1 at casino 1, and so has Anna. Equal counts leave before anybody is paid: nothing.'],
      [40000, 'Only one is left at casino 1 and takes one note: $40,000 goes under the pile.']
    ]);
    expect(said(1, [40000, 30000], {})[0]).toEqual([
      40000,
      'Nobody has dice at casino 1: $40,000 goes under the pile.'
    ]);
  });

  test('5.2 the neutral player is best', () => {
    expect(said(6, [80000, 30000], { p2: small(2), neutral: small(3) })).toEqual([
      [80000, 'The neutral player has the most left at casino 6 with 3: the $80,000 goes under the pile.'],
      [
        30000,
        'Ben has the second most left at casino 6 with 2 after the neutral player’s 3: the other note, $30,000.'
      ]
    ]);
  });

  test('5.2 the neutral player is second', () => {
    const dice = { p3: small(4), neutral: { small: 1, big: 1 }, p2: small(2) };
    expect(said(6, [70000, 40000], dice).slice(1)).toEqual([
      [
        40000,
        'The neutral player has the second most left at casino 6 with 3 (1 small and the big die): the $40,000 goes under the pile.'
      ],
      [
        0,
        'Ben has 2 at casino 6; Carla (4) and the neutral player (3) have more, and only two are paid: nothing.'
      ]
    ]);
  });

  test('5.2 everybody behind two imaginary players is told of both', () => {
    const dice = { p1: small(1), neutral: small(3), gray: small(2) };
    expect(said('this', [70000, 40000], dice).at(-1)).toEqual([
      0,
      'Anna has 1 at this casino; the neutral player (3) and the gray player (2) have more, and only two are paid: nothing.'
    ]);
  });

  test('4.2 three of a count are all named, black dice are said', () => {
    const dice = { p1: small(2), p2: { small: 1, big: 0, black: 1 }, neutral: small(2) };
    expect(
      said('this', [70000, 40000], dice)
        .map(([, sentence]) => sentence)
        .slice(0, 2)
    ).toEqual([
      'Anna has 2 at this casino, and so have Ben (1 small and 1 black) and the neutral player. Equal counts leave before anybody is paid: nothing.',
      'Ben has 2 (1 small and 1 black) at this casino, and so have Anna and the neutral player. Equal counts leave before anybody is paid: nothing.'
    ]);
  });
});

describe('who begins', () => {
  test.each<[string, Why, string]>([
    [
      '1.5 the first round',
      { code: 'begins', rule: '1.5', player: 'p1' },
      'Anna begins: the oldest, or whom the table chose.'
    ],
    [
      '2.5 won at casino 6',
      { code: 'winnerBegins', rule: '2.5', player: 'p2', casino: 6, passedOver: [] },
      'Ben begins, having won the higher note at casino 6.'
    ],
    [
      '2.6 won at a lower casino',
      { code: 'winnerBegins', rule: '2.6', player: 'p2', casino: 5, passedOver: [6] },
      'Ben begins, having won the higher note at casino 5; no player won that of casino 6.'
    ],
    [
      '2.6 won further down',
      { code: 'winnerBegins', rule: '2.6', player: 'p2', casino: 3, passedOver: [6, 5, 4] },
      'Ben begins, having won the higher note at casino 3; no player won that of casinos 6, 5 and 4.'
    ],
    [
      '2.7 begins again',
      { code: 'sameBegins', rule: '2.7', player: 'p2' },
      'Ben begins again: nobody won a higher note.'
    ],
    [
      '2.7 begins next',
      { code: 'nextBegins', rule: '2.7', player: 'p3', before: 'p2' },
      'Carla begins, the next after Ben: nobody won a higher note.'
    ]
  ])('%s', (_, why, sentence) => {
    expect(text.why(why, names)).toBe(sentence);
  });
});

describe('chips, totals and pairs', () => {
  test.each<[string, Why, string]>([
    [
      '2.2 a pair',
      { code: 'pair', rule: '2.2', casino: 4, pair: [70000, 40000], total: 110000, level: false },
      'Casino 4 gets $70,000 and $40,000, $110,000 together.'
    ],
    [
      '2.2 a pair with the total of another',
      { code: 'pair', rule: '2.2', casino: 4, pair: [70000, 40000], total: 110000, level: true },
      'Casino 4 gets $70,000 and $40,000, $110,000 together; of equal totals the higher note goes to the higher casino.'
    ],
    [
      '2.4 a new chip',
      { code: 'chip', rule: '2.4', player: 'p1', round: 2 },
      'Anna gets a chip: everybody gets two at the beginning of round 2.'
    ],
    [
      '3.5 a chip paid',
      { code: 'passed', rule: '3.5', player: 'p1', left: 1 },
      'Anna pays a chip to pass and has 1 chip left.'
    ],
    [
      '7.3 chips paid in a round that was not told',
      { code: 'spent', rule: '7.3', player: 'p1', spent: 2, left: 0 },
      'Anna has 0 chips left after the round and so has paid 2 chips to pass.'
    ],
    [
      '6.1 a total',
      { code: 'sum', rule: '6.1', player: 'p1', notes: 1, chips: 4, total: 100000 },
      'Anna has 1 note and 4 chips at $10,000: $100,000.'
    ],
    [
      '6.2 more pieces',
      {
        code: 'morePieces',
        rule: '6.2',
        players: ['p1'],
        pieces: 5,
        others: ['p2'],
        otherPieces: 3,
        total: 90000
      },
      'Anna and Ben have $90,000 each; Anna is ahead with 5 notes and chips against 3.'
    ],
    [
      '6.2 more pieces of two against one',
      {
        code: 'morePieces',
        rule: '6.2',
        players: ['p1', 'p3'],
        pieces: 5,
        others: ['p2'],
        otherPieces: 3,
        total: 90000
      },
      'Anna, Carla and Ben have $90,000 each; Anna and Carla are ahead with 5 notes and chips against 3.'
    ],
    [
      '6.3 level',
      { code: 'level', rule: '6.3', players: ['p1', 'p2'], pieces: 3, total: 90000 },
      'Anna and Ben are level: $90,000 each, and 3 notes and chips each. They share the place.'
    ]
  ])('%s', (_, why, sentence) => {
    expect(text.why(why, names)).toBe(sentence);
  });
});

describe('the log', () => {
  const opening = { player: 'p1', why: { code: 'begins', rule: '1.5', player: 'p1' } } as const;

  test.each<[Told, string]>([
    [
      {
        code: 'dealt',
        round: 1,
        opening,
        pairs: [
          [30000, 100000],
          [50000, 40000]
        ]
      },
      'Round 1 is dealt: 30+100 and 50+40 thousand. Anna begins.'
    ],
    [
      { code: 'neutral', roll: { dice: [1, 1, 2, 5], big: 6 } },
      'The neutral dice show two 1s, one 2, one 5 and the big 6.'
    ],
    [
      { code: 'rolled', player: 'p2', number: 7, roll: { dice: [3, 3, 3, 3, 5] } },
      'Ben rolls four 3s and one 5 (roll 7).'
    ],
    [
      { code: 'rolled', player: 'p2', number: 8, roll: { dice: [], big: 2 } },
      'Ben rolls the big 2 (roll 8).'
    ],
    [{ code: 'placed', player: 'p2', face: 3, small: 4, big: 0 }, 'Ben places four 3s at casino 3.'],
    [
      { code: 'placed', player: 'p2', face: 3, small: 1, big: 1 },
      'Ben places a 3 and the big 3 at casino 3.'
    ],
    [{ code: 'placed', player: 'p2', face: 3, small: 0, big: 1 }, 'Ben places the big 3 at casino 3.'],
    [{ code: 'passed', player: 'p2' }, 'Ben pays 1 chip and passes.'],
    [{ code: 'counted', round: 3 }, 'The table counts the dice of round 3.'],
    [{ code: 'depth', depth: 'turns' }, 'Every turn is told from now on.'],
    [{ code: 'depth', depth: 'rounds' }, 'Only the rounds are told from now on.']
  ])('%j', (told, sentence) => {
    expect(text.told(told, names)).toBe(sentence);
  });
});
