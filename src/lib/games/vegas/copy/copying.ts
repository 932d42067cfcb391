import { warningsOf, type Board, type PrintedTable, type BoardWarning } from '$lib/games/vegas/state/board';
import { goldOfTable, isCopied, EMPTY_COPY, type CopiedTable, type Copy, type CopyTap } from './copy';
import { refuseTap } from './copy-refuse';
import { applyTap } from './copy-taps';

/** Converts a board to a copy, so that it can be corrected. */
export function copyOf({ tables }: Pick<Board, 'tables'>): Copy {
  return { ...EMPTY_COPY, tables: tables.map(({ rows, gold, blanks }) => ({ rows, gold, blanks })) };
}

/** Returns the copy after these taps. Undo leaves out a tap; a tap that `refuseTap` refuses has no effect. */
export function applyTaps(taps: readonly CopyTap[], startCopy: Copy = EMPTY_COPY): Copy {
  return taps.reduce(
    (copy, tap) => (refuseTap(copy, tap) === undefined ? applyTap(copy, tap) : copy),
    startCopy
  );
}

/**
 * Returns the warnings so far: about a table's gold at once, but about a missing number only after all tables are
 * complete.
 */
export function copyWarnings(copy: Copy): readonly BoardWarning[] {
  const isDone = copy.tables.every(isCopied);
  const goldWarnings = copy.tables.flatMap((table, index) =>
    isCopied(table)
      ? warningsOf([toPrintedTable(table)]).flatMap((warning) =>
          warning.code === 'gold' ? [{ ...warning, table: index }] : []
        )
      : []
  );
  const numbers = isDone
    ? warningsOf(copy.tables.map(toPrintedTable)).filter(({ code }) => code === 'number')
    : [];
  return [...goldWarnings, ...numbers];
}

/** Returns the whole board, or undefined while a table is incomplete. */
export function boardOf({ tables }: Copy): Board | undefined {
  return tables.every(isCopied) ? { tables: tables.map(toPrintedTable) } : undefined;
}

/**
 * Returns the next incomplete table, searching from the open one and wrapping around, or undefined if all are complete.
 */
export function nextToCopy({ tables, open }: Copy): number | undefined {
  const order = [...tables.keys()];
  return [...order.slice(open + 1), ...order.slice(0, open + 1)].find((index) => {
    const table = tables[index];
    return table !== undefined && !isCopied(table);
  });
}

function toPrintedTable(table: CopiedTable): PrintedTable {
  return { gold: goldOfTable(table), rows: table.rows, blanks: table.blanks };
}
