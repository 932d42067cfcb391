import { FACES, isIntegerIn, MAX_BLANKS, MAX_SPACES, TABLES } from '$lib/games/vegas/state/board';
import * as say from '$lib/games/vegas/strings/en/box';
import {
  EMPTY_TABLE,
  goldOfTable,
  isCopied,
  openTable,
  type CopiedTable,
  type Copy,
  type CopyTap
} from './copy';
import { MIN_CHIP_GOLD, MAX_CHIP_GOLD } from '$lib/games/vegas/data';

/** Returns the reason why a tap has no effect, as one sentence, or undefined if it has one. */
export function refuseTap(copy: Copy, tap: CopyTap): string | undefined {
  const table = openTable(copy);
  const spaces = table.rows.flat().length;
  switch (tap.tap) {
    case 'number':
      if (copy.joining === tap.number) return say.needsDifferentNumber;
      return copy.chosen === undefined && copy.joining === undefined
        ? refuseMoreSpaces(spaces, 1)
        : undefined;
    case 'pair':
      return copy.chosen === undefined ? refuseMoreSpaces(spaces, 1) : undefined;
    case 'join':
      return copy.chosen === undefined ? refuseMoreSpaces(spaces, 1) : undefined;
    case 'column':
      return refuseMoreSpaces(spaces, FACES.length);
    case 'repeat':
      return refuseRepeat(table, tap.times);
    case 'row':
      return table.rows.length === 0 || table.rows.at(-1)?.length === 0
        ? say.needsThisRowFirst
        : refuseMoreSpaces(spaces, 1);
    case 'gold':
      return isIntegerIn(goldOfTable(table) + tap.by, MIN_CHIP_GOLD, MAX_CHIP_GOLD)
        ? undefined
        : say.goldRange;
    case 'blanks':
      return isIntegerIn(table.blanks + tap.by, 0, MAX_BLANKS)
        ? undefined
        : say.blankStepsRefusal(MAX_BLANKS);
    case 'same':
      return tap.as !== copy.open && isCopied(copy.tables[tap.as] ?? EMPTY_TABLE)
        ? undefined
        : say.onlyEnteredTables;
    case 'space':
      return isIntegerIn(tap.space, 0, spaces - 1) ? undefined : say.noSuchSpace;
    case 'erase':
      return spaces > 0 || copy.joining !== undefined ? undefined : say.nothingToTake;
    case 'table':
      return isIntegerIn(tap.table, 0, TABLES - 1) ? undefined : say.tableCountRefusal(TABLES);
  }
}

function refuseMoreSpaces(spaces: number, addedSpaces: number): string | undefined {
  return spaces + addedSpaces <= MAX_SPACES ? undefined : say.spaceLimit(MAX_SPACES);
}

function refuseRepeat({ rows }: CopiedTable, times: number): string | undefined {
  const row = rows[0]?.length ?? 0;
  if (row === 0) return say.needsOneRowFirst;
  return row * times <= MAX_SPACES ? undefined : say.spaceLimit(MAX_SPACES);
}
