/** A cell of a table. Text is protected against being read as a formula; a number is written as it is. */
export type Cell = string | number | undefined;

/** A table for a spreadsheet: the names of its columns, and its rows in the same order. */
export interface SheetTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Plain CSV for every program, or the variant that a German Excel opens with a double tap. */
export const CSV_KINDS = ['plain', 'excel'] as const;
export type CsvKind = (typeof CSV_KINDS)[number];

const BYTE_ORDER_MARK = '\ufeff';
/** A spreadsheet would run text that starts like this as a formula. */
const FORMULA_PATTERN = /^[=+\-@\t\r]/;

/**
 * The table as CSV according to RFC 4180: commas, CRLF after every line, and quotation marks around cells that need
 * them. The Excel variant has semicolons and a byte order mark, because Excel ignores commas in countries with decimal
 * commas.
 */
export function csvOf({ columns, rows }: SheetTable, kind: CsvKind = 'plain'): string {
  const separator = kind === 'excel' ? ';' : ',';
  const lines = [columns, ...rows].map((cells) =>
    cells.map((cell) => cellText(cell, separator)).join(separator)
  );
  return `${kind === 'excel' ? BYTE_ORDER_MARK : ''}${lines.join('\r\n')}\r\n`;
}

function cellText(cell: Cell, separator: string): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const escapedCell = FORMULA_PATTERN.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(escapedCell) || escapedCell.includes(separator)
    ? `"${escapedCell.replaceAll('"', '""')}"`
    : escapedCell;
}
