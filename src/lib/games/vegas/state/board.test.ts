import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { warningsOf, warningSentence, type Board, type PrintedTable, type Numbers } from './board';
import { makeBoard, makeBoardFile, parseBoard } from '$lib/games/vegas/copy/board-text';
import { table } from '$lib/games/vegas/fixtures/position';
import { DEMO_BOARD } from '$lib/games/vegas/copy/demo-board';

const FIVE_GOLD_TABLE = table(5, ['1 2 3 4 5']);

const numbers: fc.Arbitrary<Numbers> = fc.oneof(
  fc.integer({ min: 1, max: 6 }).map((number): Numbers => [number]),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 2 })
    .map((pair) => [...pair].sort() as unknown as Numbers)
);

const tables: fc.Arbitrary<PrintedTable> = fc.record({
  gold: fc.integer({ min: 3, max: 15 }),
  rows: fc.array(fc.array(numbers, { minLength: 3, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
  blanks: fc.nat(3)
});

const boards: fc.Arbitrary<Board> = fc
  .tuple(fc.array(tables, { minLength: 14, maxLength: 14 }), fc.boolean())
  .map(([printedTables, isInvented]) => ({
    tables: printedTables,
    ...(isInvented ? { invented: isInvented } : {})
  }));

test('1.1 a board has fourteen tables, and the practice board is marked as invented', () => {
  expect(DEMO_BOARD.tables).toHaveLength(14);
  expect(DEMO_BOARD.invented).toBe(true);
  expect(warningsOf(DEMO_BOARD.tables)).toEqual([]);
  expect(parseBoard(makeBoard(DEMO_BOARD)).board).toEqual(DEMO_BOARD);
});

test('1.3 a board can be written as one line and as a file, and read again', () => {
  fc.assert(
    fc.property(boards, (board) => {
      expect(parseBoard(makeBoard(board)).board).toEqual(board);
      expect(parseBoard(makeBoardFile(board)).board).toEqual(board);
    })
  );
});

test('1.3 a line can be used in a link without escaping', () => {
  fc.assert(fc.property(boards, (board) => encodeURIComponent(makeBoard(board)) === makeBoard(board)));
});

test('1.3 a table is written as its blanks, its gold and its rows', () => {
  const line = `vegas1_~~8-a34o.a34o${'_5-12345'.repeat(13)}`;
  expect(parseBoard(line).board?.tables[0]).toEqual(table(8, ['1/2 3 4 5/6', '1/2 3 4 5/6'], 2));
});

describe('an invalid board is refused in one sentence', () => {
  test.each([
    [
      '1.1 a wrong number of tables',
      `vegas1${'_5-12345'.repeat(13)}`,
      'A board needs exactly 14 tables. This one has 13.'
    ],
    ['1.1 none at all', 'vegas1', 'A board needs exactly 14 tables. This one has 0.'],
    ['1.3 something else', 'hello', 'This isn’t a Vegas board. A shared board starts with “vegas1”.'],
    ['1.3 nothing', '', 'This isn’t a Vegas board. A shared board starts with “vegas1”.'],
    [
      '1.3 a number that no die has',
      `vegas1_5-12347${'_5-12345'.repeat(13)}`,
      'Croupier couldn’t read table 1. A table is its gold, a hyphen, and a digit or a letter from a to o for each space.'
    ],
    [
      '1.3 too much gold',
      `vegas1_16-12345${'_5-12345'.repeat(13)}`,
      'Table 1: enter a whole number from 3 to 15 for the gold chip.'
    ],
    [
      '1.3 too few spaces',
      `vegas1_5-12${'_5-12345'.repeat(13)}`,
      'Table 1: enter 3 to 15 spaces, with at least one in each row.'
    ],
    [
      '1.3 a row without spaces',
      `vegas1_5-123..45${'_5-12345'.repeat(13)}`,
      'Table 1: enter 3 to 15 spaces, with at least one in each row.'
    ],
    [
      '1.4 too many blank steps',
      `vegas1_${'~'.repeat(10)}5-12345${'_5-12345'.repeat(13)}`,
      'Table 1: enter 0 to 9 blank steps before it.'
    ],
    [
      '1.3 far too much',
      'x'.repeat(20_001),
      'This is too long for a board. Fourteen tables fit on one line.'
    ],
    [
      '1.3 another file',
      '{"format":"something","tables":[]}',
      'This isn’t a Vegas board. A board file has the format “croupier-vegas-board” and a list of tables.'
    ],
    [
      '1.3 a broken file',
      '{"format":"croupier-vegas-board","tables":[',
      'This isn’t a Vegas board. A board file has the format “croupier-vegas-board” and a list of tables.'
    ],
    [
      '1.3 a file with something other than a table',
      '{"format":"croupier-vegas-board","tables":[{"gold":"5","blanks":0,"rows":[[[1]]]}]}',
      'Croupier couldn’t read this board. A table needs gold, blanks, and rows of spaces with one or two numbers.'
    ]
  ])('%s', (_, text, sentence) => {
    expect(parseBoard(text).refused).toBe(sentence);
  });

  test('1.3 no input throws an error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((text) => `vegas1_${text}`)
        ),
        (text) => {
          expect(parseBoard(text).refused).toMatch(/^[A-Z].*\.$/);
        }
      )
    );
  });

  test('1.3 unknown members of a file are left out', () => {
    const file = JSON.stringify({
      format: 'croupier-vegas-board',
      owner: 'x',
      tables: Array.from({ length: 14 }, () => ({ ...FIVE_GOLD_TABLE, name: 'y' }))
    });
    expect(parseBoard(file).board).toEqual({ tables: Array.from({ length: 14 }, () => FIVE_GOLD_TABLE) });
  });
});

test('1.8 unusual gold, or a number that no table shows, gives a warning and is still playable', () => {
  const tables = [{ ...FIVE_GOLD_TABLE, gold: 7 }, ...Array.from({ length: 13 }, () => FIVE_GOLD_TABLE)];
  expect(warningsOf(tables)).toEqual([
    { code: 'gold', table: 0, gold: 7, spaces: 5 },
    { code: 'number', number: 6 }
  ]);
  expect(warningsOf(tables).map(warningSentence)).toEqual([
    'Check table 1: 5 spaces, but 7 gold.',
    'No space shows a 6. Check your board.'
  ]);
  expect(parseBoard(makeBoard({ tables })).board).toEqual({ tables });
});
