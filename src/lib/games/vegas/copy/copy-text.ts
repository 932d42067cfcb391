import { MAX_BLANKS, MAX_SPACES, TABLES } from '$lib/games/vegas/state/board';
import { makeTable, parseTable } from './board-text';
import { EMPTY_COPY, type CopiedTable, type Copy } from './copy';
import { MIN_CHIP_GOLD, MAX_CHIP_GOLD } from '$lib/games/vegas/data';

const UNFINISHED_COPY_MARK = 'vegas1-begun';

/** Writes a board, as far as it is copied, in one short line; a table without entries is empty there. */
export function makeCopy({ tables }: Copy): string {
  return [UNFINISHED_COPY_MARK, ...tables.map(makeTable)].join('_');
}

/** Reads a line as `makeCopy` writes it; undefined for anything else. The first table is open. */
export function parseCopy(text: string): Copy | undefined {
  const [kind, ...parts] = text.split('_');
  if (kind !== UNFINISHED_COPY_MARK || parts.length !== TABLES) return undefined;
  const tables = parts
    .map(parseTable)
    .filter((table) => table !== undefined)
    .filter(isPossible);
  return tables.length === TABLES ? { ...EMPTY_COPY, tables } : undefined;
}

function isPossible({ gold = MIN_CHIP_GOLD, rows, blanks }: CopiedTable): boolean {
  const isGold = gold >= MIN_CHIP_GOLD && gold <= MAX_CHIP_GOLD;
  return isGold && blanks <= MAX_BLANKS && rows.flat().length <= MAX_SPACES;
}
