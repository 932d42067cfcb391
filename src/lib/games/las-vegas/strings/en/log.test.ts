import { describe, expect, test } from 'vitest';
import type { Names } from '$lib/core';
import { text } from './log';
import type { LogEvent, Why } from '$lib/games/las-vegas/types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Anna', p2: 'Ben', p3: 'Carla' };
const names: Names = (player) => NAMES[player] ?? player;

describe('the reason for the starting player', () => {
  test.each<[string, Why, string]>([
    [
      '1.5 the first round',
      { code: 'begins', rule: '1.5', player: 'p1' },
      'Anna goes first, as the oldest or as you chose.'
    ],
    [
      '2.5 won at casino 6',
      { code: 'winnerBegins', rule: '2.5', player: 'p2', casino: 6, passedOver: [] },
      'Ben won the higher note at casino 6 and goes first.'
    ],
    [
      '2.6 won at a lower casino',
      { code: 'winnerBegins', rule: '2.5', player: 'p2', casino: 5, passedOver: [6] },
      'Ben won the higher note at casino 5 and goes first. No player won the one at casino 6.'
    ],
    [
      '2.6 won further down',
      { code: 'winnerBegins', rule: '2.6', player: 'p2', casino: 3, passedOver: [6, 5, 4] },
      'Ben won the higher note at casino 3 and goes first. No player won the one at casino 6, 5 or 4.'
    ],
    [
      '2.7 begins again',
      { code: 'sameBegins', rule: '2.7', player: 'p2' },
      'No player won a higher note, so Ben goes first again.'
    ],
    [
      '2.7 begins next',
      { code: 'nextBegins', rule: '2.7', player: 'p3', before: 'p2' },
      'No player won a higher note, so Carla goes first, as the next player after Ben.'
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
      'Casino 4 gets $70,000 and $40,000, $110,000 together. Another pair has the same total, so the pair with the higher note goes to the higher casino.'
    ],
    [
      '2.4 a new chip',
      { code: 'chip', rule: '2.4', player: 'p1', round: 2 },
      'Like everyone, Anna gets two chips at the start of round 2.'
    ],
    [
      '3.5 a chip paid',
      { code: 'passed', rule: '3.5', player: 'p1', left: 1 },
      'Anna pays a chip to pass and has 1 chip left.'
    ],
    [
      '7.3 chips paid in a round that was not entered',
      { code: 'spent', rule: '7.3', player: 'p1', spent: 2, left: 0 },
      'Anna has 0 chips left, so 2 chips were paid to pass in this round.'
    ],
    [
      '6.1 a total',
      { code: 'sum', rule: '6.1', player: 'p1', notes: 1, chips: 4, total: 100000 },
      'Anna has $100,000 from 1 note and 4 chips at $10,000.'
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
      'Anna and Ben have $90,000 each. Anna is ahead with 5 notes and chips to 3.'
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
      'Anna, Carla and Ben have $90,000 each. Anna and Carla are ahead with 5 notes and chips to 3.'
    ],
    [
      '6.3 level',
      { code: 'level', rule: '6.3', players: ['p1', 'p2'], pieces: 3, total: 90000 },
      'Anna and Ben tie with $90,000 and 3 notes and chips each, and share the place.'
    ]
  ])('%s', (_, why, sentence) => {
    expect(text.why(why, names)).toBe(sentence);
  });
});

describe('the log', () => {
  const opening = { player: 'p1', why: { code: 'begins', rule: '1.5', player: 'p1' } } as const;

  test.each<[LogEvent, string]>([
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
      'The notes of round 1: 30+100 and 50+40 thousand. Anna goes first.'
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
    [{ code: 'counted', round: 3 }, 'The dice of round 3 are counted.'],
    [{ code: 'depth', depth: 'turns' }, 'From here on, every turn is entered.'],
    [{ code: 'depth', depth: 'rounds' }, 'From here on, only round results are entered.']
  ])('%j', (event, sentence) => {
    expect(text.logLine(event, names)).toBe(sentence);
  });
});
