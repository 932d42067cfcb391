import { describe, expect, test } from 'vitest';
import { makeBoard } from './board-text';
import { goldOfTable, type CopyTap } from './copy';
import { refuseTap } from './copy-refuse';
import { boardOf, applyTaps, copyOf, nextToCopy, copyWarnings } from './copying';
import type { Face } from '$lib/games/vegas/data';
import { DEMO_BOARD } from './demo-board';

/** Parses taps, one per word: "1 2 3/4 | x2 gold+ same0 table3". */
function taps(text: string): readonly CopyTap[] {
  return text.split(' ').map((text): CopyTap => {
    if (/^[1-6]$/.test(text)) return { tap: 'number', number: Number(text) as Face };
    if (/^[1-6]\/[1-6]$/.test(text)) {
      const [firstNumber, secondNumber] = text.split('/').map(Number) as [Face, Face];
      return { tap: 'pair', numbers: [firstNumber, secondNumber] };
    }
    if (text.startsWith('x')) return { tap: 'repeat', times: Number(text.slice(1)) as 2 };
    if (text.startsWith('same')) return { tap: 'same', as: Number(text.slice(4)) };
    if (text.startsWith('table')) return { tap: 'table', table: Number(text.slice(5)) };
    if (text.startsWith('space')) return { tap: 'space', space: Number(text.slice(5)) };
    const namedTaps: Readonly<Record<string, CopyTap>> = {
      'a/b': { tap: 'join' },
      '1-6': { tap: 'column' },
      '|': { tap: 'row' },
      'gold+': { tap: 'gold', by: 1 },
      'gold-': { tap: 'gold', by: -1 },
      blank: { tap: 'blanks', by: 1 },
      erase: { tap: 'erase' }
    };
    return namedTaps[text]!;
  });
}

/** Makes these taps and formats the rows of a table, by default the first: "1 2 3/4 | 5". */
function rows(text: string, tableIndex = 0): string {
  const { tables } = applyTaps(taps(text));
  return tables[tableIndex]!.rows.map((row) => row.map((numbers) => numbers.join('/')).join(' ')).join(' | ');
}

describe('copying a table', () => {
  test.each([
    ['1.3 each number is a space', '1 2 3', '1 2 3'],
    ['1.3 a pair is one space', '1/2 3/4 5/6', '1/2 3/4 5/6'],
    ['1.3 any two numbers can share a space, the lower first', 'a/b 5 2 1', '2/5 1'],
    ['1.3 one tap types a column', '1-6', '1 2 3 4 5 6'],
    ['1.3 a row is repeated', '1 2 3 4 5 x3', '1 2 3 4 5 | 1 2 3 4 5 | 1 2 3 4 5'],
    ['1.3 repeating again replaces the number of rows', '1 2 3 x3 x2', '1 2 3 | 1 2 3'],
    ['1.3 an odd row is typed by itself', '1 2 3 | 6', '1 2 3 | 6'],
    ['1.3 a chosen space can be entered again', '1 2 3 space1 5/6', '1 5/6 3'],
    ['1.3 a chosen space can become one with two numbers', '1 2 3 space1 a/b 6 4', '1 4/6 3'],
    ['1.3 deleting removes the chosen space, or the last one', '1 2 3 erase space0 erase', '2'],
    ['1.3 an empty row is removed', '1 2 3 | 4 erase', '1 2 3'],
    ['1.3 an unfinished space with two numbers is dropped', '1 a/b 2 erase 3', '1 3']
  ])('%s', (_, text, expected) => {
    expect(rows(text)).toBe(expected);
  });

  test('1.3 a table can be copied from another one, and keeps its own blank steps', () => {
    const { tables } = applyTaps(taps('1/2 3 4 5/6 x2 table4 blank same0'));
    expect(tables[4]).toEqual({ ...tables[0], blanks: 1 });
  });

  test('1.8 gold equals the number of spaces until it is corrected, and a difference gives a warning', () => {
    const fiveSpacesCopy = applyTaps(taps('1 2 3 4 5'));
    expect(goldOfTable(fiveSpacesCopy.tables[0]!)).toBe(5);
    const correctedCopy = applyTaps(taps('1 2 3 4 5 gold+ 6'));
    expect(goldOfTable(correctedCopy.tables[0]!)).toBe(6);
    expect(copyWarnings(correctedCopy)).toEqual([]);
    expect(copyWarnings(applyTaps(taps('table3 1 2 3 4 5 gold+')))).toEqual([
      { code: 'gold', table: 3, gold: 6, spaces: 5 }
    ]);
  });

  test('1.3 a tap is undone by leaving it out', () => {
    const copyTaps = taps('1 2 a/b 3 4 x2');
    expect(applyTaps(copyTaps.slice(0, -1))).toEqual(applyTaps(taps('1 2 a/b 3 4')));
    expect(applyTaps(copyTaps.slice(0, 4)).joining).toBe(3);
  });
});

describe('refused taps', () => {
  test.each([
    ['1.3 a sixteenth space', '1 2 3 4 5 x3', '6', 'A table has at most 15 spaces.'],
    ['1.3 three rows of six', '1-6', 'x3', 'A table has at most 15 spaces.'],
    ['1.3 a space with the same number twice', 'a/b 4', '4', 'Tap a different second number.'],
    ['1.3 repeating a row before there is one', 'table1', '|', 'Enter this row first.'],
    ['1.3 copying a table that is not entered yet', '1 2', 'same3', 'Pick a table you’ve already entered.'],
    ['1.8 less gold than possible', '1 2 3', 'gold-', 'A gold chip is worth 3 to 15.'],
    ['1.3 a space that does not exist', '1 2 3', 'space3', 'That space isn’t there yet.'],
    ['1.1 a fifteenth table', '1', 'table14', 'A board has 14 tables.'],
    ['1.3 deleting nothing', 'table1', 'erase', 'There’s nothing to remove here.']
  ])('%s', (_, tapsBefore, tap, sentence) => {
    const copy = applyTaps(taps(tapsBefore));
    expect(refuseTap(copy, taps(tap)[0]!)).toBe(sentence);
    expect(applyTaps(taps(tap), copy)).toEqual(copy);
  });
});

test('1.3 a board is complete with fourteen tables, and until then the next one to copy is found', () => {
  const thirteenTables = Array.from({ length: 13 }, (_, index) => `table${index} 1-6`).join(' ');
  expect(boardOf(applyTaps(taps(thirteenTables)))).toBeUndefined();
  expect(nextToCopy(applyTaps(taps(thirteenTables)))).toBe(13);
  const completeCopy = applyTaps(taps(`${thirteenTables} table13 same0`));
  expect(nextToCopy(completeCopy)).toBeUndefined();
  expect(makeBoard(boardOf(completeCopy)!)).toBe(`vegas1${'_6-123456'.repeat(14)}`);
});

test('1.3 an existing board is copied unchanged, and is no longer marked as invented', () => {
  expect(boardOf(copyOf(DEMO_BOARD))).toEqual({ tables: DEMO_BOARD.tables });
});

test('1.3 a number that no table shows gives a warning once the board is complete', () => {
  const fiveSpaceTables = Array.from({ length: 14 }, (_, index) => `table${index} 1 2 3 4 5`).join(' ');
  expect(copyWarnings(applyTaps(taps(fiveSpaceTables)))).toEqual([{ code: 'number', number: 6 }]);
  expect(copyWarnings(applyTaps(taps(fiveSpaceTables).slice(0, -1)))).toEqual([
    { code: 'number', number: 6 }
  ]);
  expect(copyWarnings(applyTaps(taps(fiveSpaceTables).slice(0, -6)))).toEqual([]);
});
