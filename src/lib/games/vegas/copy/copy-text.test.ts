import { expect, test } from 'vitest';
import { applyTaps, copyOf } from './copying';
import { EMPTY_COPY, type CopyTap } from './copy';
import { makeCopy, parseCopy } from './copy-text';
import { copyTapText, placeText } from '$lib/games/vegas/strings/en/copy';
import { DEMO_BOARD } from './demo-board';

const NOTHING = `vegas1-begun${'_-'.repeat(14)}`;

test('1.3 an unfinished board can be saved and read again', () => {
  const taps: CopyTap[] = [
    { tap: 'number', number: 1 },
    { tap: 'pair', numbers: [5, 6] },
    { tap: 'repeat', times: 2 },
    { tap: 'gold', by: 1 },
    { tap: 'table', table: 2 },
    { tap: 'blanks', by: 1 },
    { tap: 'number', number: 4 },
    { tap: 'row' }
  ];
  const copy = { ...applyTaps(taps), open: 0 };
  expect(makeCopy(copy)).toBe(`vegas1-begun_5-1o.1o_-_~-4.${'_-'.repeat(11)}`);
  expect(parseCopy(makeCopy(copy))).toEqual(copy);
});

test('1.3 an empty and a complete board can be saved too', () => {
  expect(makeCopy(EMPTY_COPY)).toBe(NOTHING);
  expect(parseCopy(NOTHING)).toEqual(EMPTY_COPY);
  expect(parseCopy(makeCopy(copyOf(DEMO_BOARD)))).toEqual(copyOf(DEMO_BOARD));
});

test.each([
  ['1.1 thirteen tables', NOTHING.slice(0, -2)],
  ['1.1 fifteen tables', `${NOTHING}_-`],
  ['1.3 another format', NOTHING.replace('begun', 'other')],
  ['1.3 a seven', NOTHING.replace('_-', '_-7')],
  ['1.3 sixteen spaces', NOTHING.replace('_-', `_-${'1'.repeat(16)}`)],
  ['1.8 gold of two', NOTHING.replace('_-', '_2-1')],
  ['1.4 ten blank steps', NOTHING.replace('_-', `_${'~'.repeat(10)}-1`)]
])('%s is not taken for a board that is begun', (_, text) => {
  expect(parseCopy(text)).toBeUndefined();
});

test.each([
  [{ tap: 'repeat', times: 2 }, 'the row, twice'],
  [{ tap: 'pair', numbers: [3, 4] }, 'the 3/4'],
  [{ tap: 'same', as: 2 }, 'the same as the 3rd table'],
  [{ tap: 'table', table: 10 }, 'going to the 11th table']
] as const)('1.3 a tap has its words: %o', (tap, label) => {
  expect(copyTapText(tap)).toBe(label);
});

test('1.3 the tables are numbered along the track', () => {
  expect([0, 1, 2, 3, 11, 12].map(placeText)).toEqual(['1st', '2nd', '3rd', '4th', '12th', '13th']);
});
