import { MOST_BLANKS, MOST_SPACES, TABLES } from '$lib/games/vegas/state/board';
import { makeRows, parseRows } from './board-text';
import { EMPTY, NOTHING_YET, type CopiedTable, type Copy } from './copy';
import { GOLD_LEAST, GOLD_MOST } from '$lib/games/vegas/data';

const BEGUN = 'vegas1-begun';

/** The part of a board that is copied, in one short line; a table without entries is empty there. */
export function makeCopy({ tables }: Copy): string {
  return [BEGUN, ...tables.map(makeTable)].join('_');
}

function makeTable({ gold, rows, blanks }: CopiedTable): string {
  return `${'~'.repeat(blanks)}${gold ?? ''}-${makeRows(rows)}`;
}

/** Reads what `makeCopy` has written; undefined for anything else. The first table that is not copied is open. */
export function parseCopy(written: string): Copy | undefined {
  const [kind, ...parts] = written.split('_');
  if (kind !== BEGUN || parts.length !== TABLES) return undefined;
  const tables = parts.map(parseTable).filter((table) => table !== undefined);
  return tables.length === TABLES ? { ...NOTHING_YET, tables } : undefined;
}

const TABLE = /^(~*)(\d{0,2})-([1-6a-o.]*)$/;

function parseTable(written: string): CopiedTable | undefined {
  const found = TABLE.exec(written);
  if (found === null) return undefined;
  const [, steps = '', worth = '', letters = ''] = found;
  const rows = letters === '' ? [] : parseRows(letters);
  const gold = worth === '' ? undefined : Number(worth);
  const isGold = gold === undefined || (gold >= GOLD_LEAST && gold <= GOLD_MOST);
  if (!isGold || steps.length > MOST_BLANKS || rows.flat().length > MOST_SPACES) return undefined;
  return { ...EMPTY, rows, blanks: steps.length, ...(gold === undefined ? {} : { gold }) };
}
