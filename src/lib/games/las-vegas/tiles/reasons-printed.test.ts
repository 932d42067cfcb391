import { expect, test } from 'vitest';
import { lastDie, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, place, type Sitting } from '$lib/games/las-vegas/fixtures/sitting';
import { told } from '$lib/games/las-vegas/fixtures/told';
import type { Face, Move, Why } from '$lib/games/las-vegas/types';

/** More positions worked by hand from the paper: each line with its paragraph, code, whom it is about and what moves. */

const bet = (...throws: readonly (readonly [Face, Face] | 'higher' | 'lower' | 'stop')[]): Sitting =>
  throws.reduce<Sitting>(
    (so, each) => {
      if (each === 'stop') return after(so, tile('fifty-fifty', { do: 'stop' }));
      if (each === 'higher' || each === 'lower')
        return after(so, tile('fifty-fifty', { do: 'bet', bet: each }));
      return after(so, tile('fifty-fifty', { do: 'throw', dice: each }));
    },
    after(table(3, ['fifty-fifty']), place(1, 1))
  );

const choice = (result: Face, lying: Parameters<typeof table>[2] = {}): Sitting =>
  after(
    table(3, ['my-choice', 'jackpot'], lying),
    place(1, 1),
    tile('my-choice', { do: 'throw', dice: [result, result] })
  );

const small: Move = tile('my-choice', { do: 'golden', size: 'small' });

const close = (...faces: readonly Face[]): Sitting =>
  faces.reduce<Sitting>(
    (so, face) => after(so, place(1, 1), tile('no-entry', { do: 'close', face })),
    table(4, ['no-entry'])
  );

const block = (gray: number, face: Face): Sitting =>
  after(table(3, ['block-it']), place(1, 1), tile('block-it', { do: 'block', gray, face }));

const bar = (players: number, left: Readonly<Record<string, string>>): Sitting =>
  after(table(players, ['knockout'], { left }), place(1, 1));

const five = (p1: string, small: number, big = 0): Sitting =>
  after(table(3, ['high-five'], { dice: { 1: { p1 } } }), place(1, small, big));

const paidFive = (p1: string, last: 'p1' | 'p2' | 'p3'): Sitting => lastDie(five(p1, 2), last, 6);

const picture = (slot: 'chip' | 'money'): Sitting =>
  after(table(3, ['handicap']), place(1, 1), tile('handicap', { do: 'take', from: 4, slot }));

const ROWS: readonly (readonly [string, Sitting, readonly Why['code'][], readonly string[]])[] = [
  [
    '12.1 stopping after the first throw',
    bet([3, 4], 'stop'),
    ['fiftyFiftyTaken'],
    ['12.1 fiftyFiftyTaken p1: nothing']
  ],
  [
    '12.1 one bet won',
    bet([3, 4], 'higher', [5, 4], 'stop'),
    ['fiftyFiftyTaken'],
    ['12.1 fiftyFiftyTaken p1: bank>p1 chip 10000']
  ],
  [
    '12.1 two bets won',
    bet([3, 4], 'higher', [5, 4], 'lower', [1, 1], 'stop'),
    ['fiftyFiftyTaken'],
    ['12.1 fiftyFiftyTaken p1: bank>p1 note 30000']
  ],
  [
    '12.4 four bets won',
    bet([1, 1], 'higher', [1, 2], 'higher', [2, 2], 'higher', [2, 3], 'higher', [6, 6]),
    ['fiftyFiftyTaken'],
    ['12.4 fiftyFiftyTaken p1: bank>p1 note 60000']
  ],
  [
    '12.2 lower than was bet',
    bet([3, 4], 'higher', [1, 2]),
    ['fiftyFiftyLost'],
    ['12.2 fiftyFiftyLost p1: nothing']
  ],
  [
    '12.2 higher than was bet',
    bet([3, 4], 'lower', [6, 2]),
    ['fiftyFiftyLost'],
    ['12.2 fiftyFiftyLost p1: nothing']
  ],
  [
    '12.3 the same number again',
    bet([3, 4], 'lower', [5, 2]),
    ['fiftyFiftyLost'],
    ['12.3 fiftyFiftyLost p1: nothing']
  ],
  ['24.2 a 1', choice(1), ['myChoicePaid'], ['24.2 myChoicePaid p1: bank>p1 chip 10000']],
  [
    '24.2 a 2',
    choice(2),
    ['myChoicePaid'],
    ['24.2 myChoicePaid p1: bank>p1 chip 10000', '24.2 myChoicePaid p1: bank>p1 chip 10000']
  ],
  ['24.2 a 3', choice(3), ['myChoicePaid'], ['24.2 myChoicePaid p1: bank>p1 note 30000']],
  ['24.5 the space was empty', after(choice(6), small), ['goldenTaken'], ['24.5 goldenTaken p1: nothing']],
  [
    '24.5 only small dice are left',
    choice(6, { left: { p1: '3' } }),
    ['goldenTaken'],
    ['24.5 goldenTaken p1: nothing']
  ],
  [
    '24.5 only the big die is left',
    choice(6, { left: { p1: '1+B' } }),
    ['goldenTaken'],
    ['24.5 goldenTaken p1: nothing']
  ],
  [
    '24.6 at the payout, with no die anywhere else',
    lastDie(after(choice(6), small), 'p2', 5),
    ['goldenPaid'],
    ['24.6 goldenPaid p1: bank>p1 note 60000']
  ],
  [
    '24.6 the big die pays the same',
    lastDie(choice(6, { left: { p1: '1+B' } }), 'p3', 5),
    ['goldenPaid'],
    ['24.6 goldenPaid p1: bank>p1 note 60000']
  ],
  [
    '24.6 whoever is last',
    lastDie(choice(6, { left: { p1: '2' } }), 'p1', 4),
    ['goldenPaid'],
    ['24.6 goldenPaid p1: bank>p1 note 60000']
  ],
  [
    '17.2 two chips after the arrow',
    close(4),
    ['noEntryClosed'],
    ['17.2 noEntryClosed p1: bank>p1 chip 10000', '17.2 noEntryClosed p1: bank>p1 chip 10000']
  ],
  [
    '17.2 the second space is empty',
    close(4, 5),
    ['noEntryClosed'],
    [
      '17.2 noEntryClosed p1: bank>p1 chip 10000',
      '17.2 noEntryClosed p1: bank>p1 chip 10000',
      '17.2 noEntryClosed p2: nothing'
    ]
  ],
  [
    '17.2 the third pays $30,000',
    close(4, 5, 6),
    ['noEntryClosed'],
    [
      '17.2 noEntryClosed p1: bank>p1 chip 10000',
      '17.2 noEntryClosed p1: bank>p1 chip 10000',
      '17.2 noEntryClosed p2: nothing',
      '17.2 noEntryClosed p3: bank>p3 note 30000'
    ]
  ],
  ['19.1 a single die', block(1, 2), ['blocked'], ['19.1 blocked p1: nothing']],
  ['19.1 two dice', block(2, 6), ['blocked'], ['19.1 blocked p1: nothing']],
  ['19.1 three dice, into its own casino', block(3, 1), ['blocked'], ['19.1 blocked p1: nothing']],
  [
    '18.1 the one opponent of two players',
    bar(2, { p2: '4' }),
    ['knockedOut'],
    ['18.1 knockedOut p2: nothing']
  ],
  [
    '18.1 both opponents, clockwise',
    bar(3, { p2: '4', p3: '1' }),
    ['knockedOut'],
    ['18.1 knockedOut p2: nothing', '18.1 knockedOut p3: nothing']
  ],
  [
    '18.1 whoever has no dice left gives none',
    bar(4, { p2: '2', p3: '0', p4: 'B' }),
    ['knockedOut'],
    ['18.1 knockedOut p2: nothing', '18.1 knockedOut p4: nothing']
  ],
  ['13.1 three lay there, two come', five('3', 2), ['highFiveTaken'], ['13.1 highFiveTaken p1: nothing']],
  ['13.1 two, one and the big one', five('2', 1, 1), ['highFiveTaken'], ['13.1 highFiveTaken p1: nothing']],
  ['13.1 six at once are five as well', five('1', 5), ['highFiveTaken'], ['13.1 highFiveTaken p1: nothing']],
  [
    '13.3 with $100,000 of the bank',
    paidFive('3', 'p2'),
    ['highFivePaid'],
    ['13.3 highFivePaid p1: bank>p1 note 100000']
  ],
  [
    '13.3 whoever is last',
    paidFive('3', 'p3'),
    ['highFivePaid'],
    ['13.3 highFivePaid p1: bank>p1 note 100000']
  ],
  [
    '13.3 of more than five',
    paidFive('4', 'p1'),
    ['highFivePaid'],
    ['13.3 highFivePaid p1: bank>p1 note 100000']
  ],
  ['20.2 a chip', picture('chip'), ['handicapPaid'], ['20.2 handicapPaid p1: bank>p1 chip 10000']],
  ['20.2 $30,000', picture('money'), ['handicapPaid'], ['20.2 handicapPaid p1: bank>p1 note 30000']],
  [
    '20.2 a second $30,000 is another picture',
    after(picture('money'), place(1, 1), tile('handicap', { do: 'take', from: 5, slot: 'money' })),
    ['handicapPaid'],
    ['20.2 handicapPaid p1: bank>p1 note 30000', '20.2 handicapPaid p2: bank>p2 note 30000']
  ]
];

test.each(ROWS)('%s', (_, sitting, codes, expected) => {
  expect(told(sitting, ...codes)).toEqual(expected);
});

test('each of these reasons is given in three positions or more', () => {
  const codes = [...new Set(ROWS.flatMap(([, , each]) => each))];
  const given = ROWS.map(([, , , lines]) => lines.join('\n'));
  const seldom = codes.filter((code) => given.filter((lines) => lines.includes(` ${code} `)).length < 3);
  expect(seldom).toEqual([]);
});
