import { FACES, pairOf, type Numbers } from '$lib/games/vegas/state/board';
import { EMPTY_TABLE, goldOfTable, openTable, type CopiedTable, type Copy, type CopyTap } from './copy';
import type { Face } from '$lib/games/vegas/data';

/** Applies a tap that was not refused. */
export function applyTap(copy: Copy, tap: CopyTap): Copy {
  const table = openTable(copy);
  switch (tap.tap) {
    case 'number':
      return enterNumber(copy, tap.number);
    case 'pair':
      return enterSpace(copy, pairOf(...tap.numbers));
    case 'join':
      return { ...copy, joining: 'empty' };
    case 'column':
      return changeOpenTable(clearSelection(copy), {
        rows: addSpaces(
          table.rows,
          FACES.map((face): Numbers => [face])
        )
      });
    case 'repeat':
      return changeOpenTable(clearSelection(copy), {
        rows: Array.from({ length: tap.times }, () => table.rows[0] ?? [])
      });
    case 'row':
      return changeOpenTable(clearSelection(copy), { rows: [...table.rows, []] });
    case 'gold':
      return changeOpenTable(copy, { gold: goldOfTable(table) + tap.by });
    case 'blanks':
      return changeOpenTable(copy, { blanks: table.blanks + tap.by });
    case 'same': {
      const { rows, gold } = copy.tables[tap.as] ?? EMPTY_TABLE;
      return replaceOpenTable(clearSelection(copy), {
        rows,
        blanks: table.blanks,
        ...(gold === undefined ? {} : { gold })
      });
    }
    case 'space':
      return { ...clearSelection(copy), chosen: tap.space };
    case 'erase':
      return eraseLast(copy);
    case 'table':
      return { ...clearSelection(copy), open: tap.table };
  }
}

function enterNumber(copy: Copy, enteredNumber: Face): Copy {
  const { joining } = copy;
  if (joining === undefined) return enterSpace(copy, [enteredNumber]);
  return joining === 'empty'
    ? { ...copy, joining: enteredNumber }
    : enterSpace(copy, pairOf(joining, enteredNumber));
}

/** Replaces the chosen space, or adds a space at the end of the last row. */
function enterSpace(copy: Copy, numbers: Numbers): Copy {
  const { rows } = openTable(copy);
  const { chosen } = copy;
  if (chosen === undefined)
    return changeOpenTable(clearSelection(copy), { rows: addSpaces(rows, [numbers]) });
  return changeOpenTable(clearSelection(copy), {
    rows: mapSpaces(rows, (row, index) => (index === chosen ? [numbers] : [row]))
  });
}

function eraseLast(copy: Copy): Copy {
  if (copy.joining !== undefined) return clearSelection(copy);
  const { rows } = openTable(copy);
  const last = rows.flat().length - 1;
  const index = copy.chosen ?? last;
  const remainingRows = mapSpaces(rows, (row, rowIndex) => (rowIndex === index ? [] : [row]));
  return changeOpenTable(clearSelection(copy), { rows: remainingRows.filter((row) => row.length > 0) });
}

function addSpaces(rows: CopiedTable['rows'], spaces: readonly Numbers[]): CopiedTable['rows'] {
  return [...rows.slice(0, -1), [...(rows.at(-1) ?? []), ...spaces]];
}

/** Maps each space, with its index in the whole table. */
function mapSpaces(
  rows: CopiedTable['rows'],
  mapSpace: (numbers: Numbers, index: number) => readonly Numbers[]
): CopiedTable['rows'] {
  let index = -1;
  return rows.map((row) =>
    row.flatMap((numbers) => {
      index += 1;
      return mapSpace(numbers, index);
    })
  );
}

/** Clears the half-entered and the chosen space. */
function clearSelection({ tables, open }: Copy): Copy {
  return { tables, open };
}

function changeOpenTable(copy: Copy, changes: Partial<CopiedTable>): Copy {
  return replaceOpenTable(copy, { ...openTable(copy), ...changes });
}

function replaceOpenTable(copy: Copy, table: CopiedTable): Copy {
  return {
    ...copy,
    tables: copy.tables.map((copiedTable, index) => (index === copy.open ? table : copiedTable))
  };
}
