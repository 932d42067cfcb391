import { expect, test } from 'vitest';
import { told } from './fixtures/told';
import { payCasino } from './payout';
import type { Dice, Pair, Who } from './types';

/** Casinos worked by hand from the paper: every line with its paragraph, code, whom it is about, from, to and the note. */

/** "3" is three small dice, "B" the big one, "2+B" both; "2*" are two small dice and a black one. */
function read(written: string): Dice {
  const small = Number(/\d+/.exec(written)?.[0] ?? 0);
  const big = written.includes('B') ? 1 : 0;
  return written.endsWith('*') ? { small, big, black: 1 } : { small, big };
}

function paid(notes: Pair, dice: Readonly<Partial<Record<Who, string>>>): readonly string[] {
  const lying = Object.fromEntries(Object.entries(dice).map(([who, written]) => [who, read(written)]));
  const ledger = payCasino(3, { notes, dice: lying });
  return told({ ledger }, 'most', 'second', 'third', 'tied', 'leftOver', 'imaginary');
}

const ROWS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    '4.2 4.3 the printed example: two leave, the big die makes three, one die takes the rest',
    paid([80000, 50000], { p1: '5', p2: '3', p3: '1+B', p4: '1' }),
    [
      '4.3 most p1: table>p1 note 80000',
      '4.2 tied p2: nothing',
      '4.2 tied p3: nothing',
      '4.3 second p4: table>p4 note 50000'
    ]
  ],
  [
    '4.2 everybody is level, and both notes go under the pile',
    paid([90000, 30000], { p1: '2', p2: 'B' }),
    [
      '4.2 tied p1: nothing',
      '4.2 tied p2: nothing',
      '4.4 leftOver: table>pile note 90000',
      '4.4 leftOver: table>pile note 30000'
    ]
  ],
  [
    '4.2 three are level at the top, and the fourth is the most that is left',
    paid([60000, 40000], { p1: '3', p2: '3', p3: '1+B', p4: '2' }),
    [
      '4.2 tied p1: nothing',
      '4.2 tied p2: nothing',
      '4.2 tied p3: nothing',
      '4.3 most p4: table>p4 note 60000',
      '4.4 leftOver: table>pile note 40000'
    ]
  ],
  [
    '4.3 three different counts, and the third gets nothing',
    paid([70000, 30000], { p1: '1', p2: '4', p3: '2' }),
    ['4.3 most p2: table>p2 note 70000', '4.3 second p3: table>p3 note 30000', '4.3 third p1: nothing']
  ],
  [
    '4.3 four different counts',
    paid([50000, 50000], { p1: '1', p2: 'B', p3: '1+B', p4: '4' }),
    [
      '4.3 most p4: table>p4 note 50000',
      '4.3 second p3: table>p3 note 50000',
      '4.3 third p2: nothing',
      '4.3 third p1: nothing'
    ]
  ],
  [
    '4.4 alone, and the lower note stays',
    paid([100000, 40000], { p5: 'B' }),
    ['4.3 most p5: table>p5 note 100000', '4.4 leftOver: table>pile note 40000']
  ],
  [
    '5.2 the neutral colour is second, and the third gets nothing',
    paid([70000, 40000], { p1: '4', neutral: '1+B', p2: '2' }),
    [
      '4.3 most p1: table>p1 note 70000',
      '5.2 imaginary neutral: table>pile note 40000',
      '4.3 third p2: nothing'
    ]
  ],
  [
    '5.2 the neutral colour has the most, and the runner-up still gets the other note',
    paid([80000, 30000], { neutral: '4', p1: '3' }),
    ['5.2 imaginary neutral: table>pile note 80000', '4.3 second p1: table>p1 note 30000']
  ],
  [
    '5.3 gray and neutral dice are two imaginary players',
    paid([60000, 30000], { neutral: '3', gray: '2', p2: '1' }),
    [
      '5.2 imaginary neutral: table>pile note 60000',
      '5.2 imaginary gray: table>pile note 30000',
      '4.3 third p2: nothing'
    ]
  ],
  [
    '5.4 a black die makes a tie',
    paid([100000, 30000], { p1: '3', p2: '2*', gray: '1' }),
    [
      '4.2 tied p1: nothing',
      '4.2 tied p2: nothing',
      '5.2 imaginary gray: table>pile note 100000',
      '4.4 leftOver: table>pile note 30000'
    ]
  ]
];

test.each(ROWS)('%s', (_, lines, expected) => {
  expect(lines).toEqual(expected);
});

test('each reason of a casino is given in three positions or more', () => {
  const codes = ['most', 'second', 'third', 'tied', 'leftOver', 'imaginary'];
  const given = ROWS.map(([, , lines]) => lines.join('\n'));
  expect(
    codes.filter((code) => given.filter((lines) => new RegExp(` ${code}[ :]`).test(lines)).length < 3)
  ).toEqual([]);
});
