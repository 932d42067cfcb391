import { isListOf, isObject, parseJson } from '$lib/core';
import {
  FACES,
  isNumbers,
  refuseBoard,
  type Board,
  type PrintedTable,
  type Numbers
} from '$lib/games/vegas/state/board';
import type { CopiedTable } from './copy';

/** The result of reading a board: the board, or one sentence that says what is allowed. */
export type ParsedBoard =
  | { readonly board: Board; readonly refused?: undefined }
  | { readonly board?: undefined; readonly refused: string };

const OWN_BOARD_MARK = 'vegas1';
const INVENTED_BOARD_MARK = 'vegas1-invented';
/** Identifies the file of a board. */
export const FILE_FORMAT = 'croupier-vegas-board';

/** No board needs more characters, even as a file with all its spaces written out. */
const MAX_LENGTH = 20_000;

/** Spaces with two numbers, a letter each: a is 1/2, b is 1/3 … o is 5/6. */
const NUMBER_PAIRS: readonly Numbers[] = FACES.flatMap((firstNumber) =>
  FACES.filter((other) => other > firstNumber).map((other): Numbers => [firstNumber, other])
);
const LETTERS = 'abcdefghijklmno';

/**
 * Writes a board as one short line that fits into a link or a QR code: `vegas1_6-123456_~3-ajo …`. A table is its gold,
 * a hyphen and its rows, separated by dots, with a digit or a letter for each space. A `~` before it is a blank step.
 */
export function makeBoard({ tables, invented: isInvented }: Board): string {
  return [isInvented === true ? INVENTED_BOARD_MARK : OWN_BOARD_MARK, ...tables.map(makeTable)].join('_');
}

/**
 * Writes a table as far as it is copied: its gold, a hyphen and its rows, separated by dots, with a digit or a letter
 * for each space.
 */
export function makeTable({ gold, rows, blanks }: CopiedTable): string {
  const spaces = rows.map((row) => row.map(makeSpace).join('')).join('.');
  return `${'~'.repeat(blanks)}${gold ?? ''}-${spaces}`;
}

function makeSpace(numbers: Numbers): string {
  const [firstNumber, secondNumber] = numbers;
  if (secondNumber === undefined) return String(firstNumber);
  return LETTERS.charAt(
    NUMBER_PAIRS.findIndex((pair) => pair[0] === firstNumber && pair[1] === secondNumber)
  );
}

/** Writes a board as a file that people can read. */
export function makeBoardFile({ tables, invented: isInvented }: Board): string {
  return JSON.stringify(
    { format: FILE_FORMAT, ...(isInvented === true ? { invented: isInvented } : {}), tables },
    undefined,
    2
  );
}

/** Reads a board from a line, as `makeBoard` writes it, or from a file, as `makeBoardFile` does. */
export function parseBoard(text: string): ParsedBoard {
  if (text.length > MAX_LENGTH)
    return refusedBoard('This is too long for a board. Fourteen tables fit on one line.');
  const trimmed = text.trim();
  return trimmed.startsWith('{') ? parseFile(trimmed) : parseLine(trimmed);
}

function parseLine(text: string): ParsedBoard {
  const [kind, ...parts] = text.split('_');
  if (kind !== OWN_BOARD_MARK && kind !== INVENTED_BOARD_MARK)
    return refusedBoard(`This isn’t a Vegas board. A shared board starts with “${OWN_BOARD_MARK}”.`);
  const tables = parts.map(parseTable);
  const wrongIndex = tables.findIndex((table) => !isPrinted(table));
  if (wrongIndex >= 0)
    return refusedBoard(
      `Croupier couldn’t read table ${wrongIndex + 1}. A table is its gold, a hyphen, and a digit or a letter from a to o for each space.`
    );
  return checkBoard(tables.filter(isPrinted), kind === INVENTED_BOARD_MARK);
}

const TABLE = /^(~*)(\d{0,2})-([1-6a-o.]*)$/;

/** Reads a table as `makeTable` writes it. */
export function parseTable(text: string): CopiedTable | undefined {
  const match = TABLE.exec(text);
  if (match === null) return undefined;
  const [, blanks = '', gold = '', spaces = ''] = match;
  const rows = spaces === '' ? [] : spaces.split('.').map((row) => [...row].map(parseSpace));
  return { rows, blanks: blanks.length, ...(gold === '' ? {} : { gold: Number(gold) }) };
}

function isPrinted(table: CopiedTable | undefined): table is PrintedTable {
  return table?.gold !== undefined;
}

function parseSpace(letter: string): Numbers {
  return NUMBER_PAIRS[LETTERS.indexOf(letter)] ?? [Number(letter)];
}

function parseFile(text: string): ParsedBoard {
  const parsedFile = parseJson(text);
  if (
    !isObject(parsedFile) ||
    !('format' in parsedFile) ||
    parsedFile.format !== FILE_FORMAT ||
    !('tables' in parsedFile)
  )
    return refusedBoard(
      `This isn’t a Vegas board. A board file has the format “${FILE_FORMAT}” and a list of tables.`
    );
  const { tables } = parsedFile;
  if (!isListOf(tables, isTableShape))
    return refusedBoard(
      'Croupier couldn’t read this board. A table needs gold, blanks, and rows of spaces with one or two numbers.'
    );
  return checkBoard(
    tables as readonly PrintedTable[],
    'invented' in parsedFile && parsedFile.invented === true
  );
}

function isTableShape(value: unknown): boolean {
  if (!isObject(value) || !('gold' in value) || !('rows' in value) || !('blanks' in value)) return false;
  const isSpace = (space: unknown): boolean =>
    isListOf(space, Number.isInteger) && isNumbers(space as number[]);
  return (
    Number.isInteger(value.gold) &&
    Number.isInteger(value.blanks) &&
    isListOf(value.rows, (row) => isListOf(row, isSpace))
  );
}

/** Checks a board that was read. It keeps only the known members of a table and leaves out any others. */
function checkBoard(printedTables: readonly PrintedTable[], isInvented: boolean): ParsedBoard {
  const tables = printedTables.map(({ gold, rows, blanks }) => ({ gold, rows, blanks }));
  const refusal = refuseBoard({ tables });
  if (refusal !== undefined) return refusedBoard(refusal);
  return { board: { tables, ...(isInvented ? { invented: isInvented } : {}) } };
}

function refusedBoard(refusal: string): ParsedBoard {
  return { refused: refusal };
}
