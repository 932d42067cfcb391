import { expect, test } from 'vitest';
import { table, tile, lastDie } from '$lib/games/las-vegas/fixtures/royale';
import { told } from '$lib/games/las-vegas/fixtures/told';
import { after, place, type Sitting } from '$lib/games/las-vegas/fixtures/sitting';
import type { Face, Move, Why } from '$lib/games/las-vegas/types';

/** Positions worked by hand from the paper: every line that a tile posts, with whom it is about, what moves and the paragraph. */

const fist = (tokens: 1 | 2 | 3, guess: 1 | 2 | 3): Sitting =>
  after(
    table(3, ['lucky-punch']),
    place(1, 1),
    tile('lucky-punch', { do: 'hide', tokens }),
    tile('lucky-punch', { do: 'guess', tokens: guess })
  );

const jackpot = (...dice: readonly [Face, Face]): Move => tile('jackpot', { do: 'throw', dice });
const thrown = (...dice: readonly [Face, Face]): Sitting =>
  after(table(2, ['jackpot']), place(1, 1), jackpot(...dice));

const payDay = (dice: Parameters<typeof table>[2]): Sitting =>
  after(table(3, ['pay-day'], dice), place(1, 1));

/** p1 holds the token with 2 at casino 1; p2 has 2 dice there. */
const held = (players = 2): Sitting =>
  after(table(players, ['power-play'], { dice: { 1: { p1: '1', p2: '2' } } }), place(1, 2));

const unlucky = (notes: readonly number[], chips: number): Sitting =>
  lastDie(table(2, ['bad-luck'], { dice: { 1: { p2: '1' } }, purses: { p1: { notes, chips } } }), 'p2', 6);

const ROWS: readonly (readonly [string, Sitting, readonly Why['code'][], readonly string[]])[] = [
  ['9.2 one guessed', fist(1, 1), ['luckyPunchGuessed'], ['9.2 luckyPunchGuessed p1: nothing']],
  ['9.2 two guessed', fist(2, 2), ['luckyPunchGuessed'], ['9.2 luckyPunchGuessed p1: nothing']],
  ['9.2 three guessed', fist(3, 3), ['luckyPunchGuessed'], ['9.2 luckyPunchGuessed p1: nothing']],
  [
    '9.3 one, not guessed, is two chips',
    fist(1, 3),
    ['luckyPunchPaid'],
    ['9.3 luckyPunchPaid p1: bank>p1 chip 10000', '9.3 luckyPunchPaid p1: bank>p1 chip 10000']
  ],
  ['9.3 two', fist(2, 1), ['luckyPunchPaid'], ['9.3 luckyPunchPaid p1: bank>p1 note 30000']],
  ['9.3 three', fist(3, 2), ['luckyPunchPaid'], ['9.3 luckyPunchPaid p1: bank>p1 note 40000']],
  ['10.2 a seven', thrown(3, 4), ['jackpotWon'], ['10.2 jackpotWon p1: bank>p1 note 30000']],
  ['10.2 a double six', thrown(6, 6), ['jackpotWon'], ['10.2 jackpotWon p1: bank>p1 note 30000']],
  [
    '10.2 the next player wins what has grown',
    after(thrown(1, 2), place(1, 1), jackpot(5, 2)),
    ['jackpotGrows', 'jackpotWon'],
    ['10.3 jackpotGrows p1: nothing', '10.2 jackpotWon p2: bank>p2 note 40000']
  ],
  ['10.3 five', thrown(4, 1), ['jackpotGrows'], ['10.3 jackpotGrows p1: nothing']],
  ['10.3 eleven', thrown(5, 6), ['jackpotGrows'], ['10.3 jackpotGrows p1: nothing']],
  ['15.2 one casino', payDay({}), ['payDay'], ['15.2 payDay p1: bank>p1 chip 10000']],
  [
    '15.2 three casinos',
    payDay({ dice: { 4: { p1: '1' }, 6: { p1: 'B' } } }),
    ['payDay'],
    ['15.2 payDay p1: bank>p1 note 30000']
  ],
  [
    '15.2 four casinos, of which the others have three',
    payDay({ dice: { 2: { p1: '1' }, 4: { p1: '1', p2: '2' }, 5: { p1: '1', p3: '1' }, 6: { p2: '1' } } }),
    ['payDay'],
    ['15.2 payDay p1: bank>p1 note 40000']
  ],
  ['16.1 from the tile', held(), ['powerPlayTaken', 'powerPlayBack'], ['16.1 powerPlayTaken p1: nothing']],
  [
    '16.1 from the holder, and not by way of the tile',
    after(held(), place(1, 2)),
    ['powerPlayTaken', 'powerPlayBack'],
    ['16.1 powerPlayTaken p1: nothing', '16.1 powerPlayTaken p2: nothing']
  ],
  [
    '16.1 and back again',
    after(held(), place(1, 2), place(1, 2)),
    ['powerPlayTaken', 'powerPlayBack'],
    ['16.1 powerPlayTaken p1: nothing', '16.1 powerPlayTaken p2: nothing', '16.1 powerPlayTaken p1: nothing']
  ],
  [
    '16.3 drawing level',
    after(held(), place(1, 1)),
    ['powerPlayTaken', 'powerPlayBack'],
    ['16.1 powerPlayTaken p1: nothing', '16.3 powerPlayBack p1: nothing']
  ],
  [
    '16.3 drawing level with the big die alone',
    after(table(2, ['power-play'], { dice: { 1: { p1: '1' } } }), place(1, 1), place(1, 0, 1)),
    ['powerPlayTaken', 'powerPlayBack'],
    ['16.1 powerPlayTaken p1: nothing', '16.3 powerPlayBack p1: nothing']
  ],
  [
    '16.3 a third player drawing level',
    after(held(3), place(6, 1), place(1, 3)),
    ['powerPlayTaken', 'powerPlayBack'],
    ['16.1 powerPlayTaken p1: nothing', '16.3 powerPlayBack p1: nothing']
  ],
  ['14.1 a $50,000 note', unlucky([50000, 60000], 0), ['badLuck'], ['14.1 badLuck p1: p1>bank note 50000']],
  [
    '14.2 change of $30,000',
    unlucky([80000], 0),
    ['badLuck'],
    ['14.2 badLuck p1: p1>bank note 80000', '14.2 badLuck p1: bank>p1 note 30000']
  ],
  [
    '14.2 all that there is',
    unlucky([], 2),
    ['badLuck'],
    ['14.2 badLuck p1: p1>bank chip 10000', '14.2 badLuck p1: p1>bank chip 10000']
  ],
  ['14.3 a $60,000 note', unlucky([60000], 2), ['badLuck'], ['14.3 badLuck p1: p1>bank note 60000']]
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
