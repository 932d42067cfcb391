import * as say from '$lib/games/vegas/strings/en/box';
import { MIN_CHIP_GOLD, MAX_CHIP_GOLD } from '$lib/games/vegas/data';

/** The numbers on a space: one, or two different ones with the lower first. */
export type Numbers = readonly [number] | readonly [number, number];

/** A table as printed. */
export interface PrintedTable {
  /** Value of its gold chip, 3 to 15. */
  readonly gold: number;
  /** Its spaces, row by row. */
  readonly rows: readonly (readonly Numbers[])[];
  /** Blank steps of Mary Chip's track just before the head of the table. */
  readonly blanks: number;
}

/** A whole board: its fourteen tables in the order in which Mary Chip reaches them. */
export interface Board {
  readonly tables: readonly PrintedTable[];
  /** The board was invented for practice, not copied from a box. */
  readonly invented?: true;
}

/** An oddity of a board, which may still be correct for that box. */
export type BoardWarning =
  /** The value of the gold chip differs from the number of spaces. */
  | { readonly code: 'gold'; readonly table: number; readonly gold: number; readonly spaces: number }
  /** No space of any table shows this number. */
  | { readonly code: 'number'; readonly number: number };

/** Number of tables on every printed board. */
export const TABLES = 14;

export const MIN_SPACES = 3;
export const MAX_SPACES = 15;

/** More blank steps than this before one table are assumed to be a typing error. */
export const MAX_BLANKS = 9;

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Returns the spaces of a table in one list, row after row. A space is identified by its index in this list. */
export function spacesOf({ rows }: Pick<PrintedTable, 'rows'>): readonly Numbers[] {
  return rows.flat();
}

/** Returns the oddities of a board. None of them prevents a match on it (1.8). */
export function warningsOf(tables: readonly PrintedTable[]): readonly BoardWarning[] {
  const goldWarnings = tables.flatMap((table, index): BoardWarning[] => {
    const spaces = spacesOf(table).length;
    return spaces === table.gold ? [] : [{ code: 'gold', table: index, gold: table.gold, spaces }];
  });
  const numbersUsed = new Set(tables.flatMap((table) => spacesOf(table).flat()));
  const missingNumbers = FACES.filter((number) => !numbersUsed.has(number));
  return [...goldWarnings, ...missingNumbers.map((number): BoardWarning => ({ code: 'number', number }))];
}

/** Describes an oddity in one sentence. */
export function warningSentence(warning: BoardWarning): string {
  switch (warning.code) {
    case 'gold':
      return say.oddGoldWarning(warning.table + 1, warning.spaces, warning.gold);
    case 'number':
      return say.missingNumber(warning.number);
  }
}

/**
 * Returns the reason why this is not a valid board, as one sentence that states what is allowed, or undefined if it is
 * valid.
 */
export function refuseBoard({ tables }: Pick<Board, 'tables'>): string | undefined {
  if (tables.length !== TABLES) return say.wrongTableCount(TABLES, tables.length);
  for (const [index, table] of tables.entries()) {
    const refusal = refuseTable(table, index);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function refuseTable({ gold, rows, blanks }: PrintedTable, index: number): string | undefined {
  const table = index + 1;
  const spaces = rows.flat();
  if (!isIntegerIn(gold, MIN_CHIP_GOLD, MAX_CHIP_GOLD)) return say.goldRefusal(table);
  if (!isIntegerIn(spaces.length, MIN_SPACES, MAX_SPACES) || rows.some((row) => row.length === 0))
    return say.spacesRefusal(table, MIN_SPACES, MAX_SPACES);
  if (!spaces.every(isNumbers)) return say.numbersRefusal(table);
  if (!isIntegerIn(blanks, 0, MAX_BLANKS)) return say.blanksRefusal(table, MAX_BLANKS);
  return undefined;
}

/** Makes the numbers of a space with two, the lower first. */
export function pairOf(a: number, b: number): Numbers {
  return a < b ? [a, b] : [b, a];
}

/** Checks whether a space can show these numbers. */
export function isNumbers(numbers: readonly number[]): numbers is Numbers {
  const [firstNumber = 0, secondNumber] = numbers;
  if (!numbers.every((number) => isIntegerIn(number, 1, FACES.length))) return false;
  return (
    numbers.length === 1 || (numbers.length === 2 && secondNumber !== undefined && firstNumber < secondNumber)
  );
}

/** Checks whether this is a whole number within these bounds. */
export function isIntegerIn(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

/** Returns the displayed number of a table, space or row, counted from 1. */
export function numberOf(index: number): number {
  return index + 1;
}
