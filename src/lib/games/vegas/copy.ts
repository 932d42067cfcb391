import { LEAST_SPACES, MOST_SPACES, TABLES, type Numbers } from './board';
import { GOLD_LEAST, GOLD_MOST, type Face } from './data';

/** One tap of somebody who copies a board. Tables and spaces are told by their places from 0. */
export type CopyTap =
  /** A number: the next space of the row, half of a double one, or the space that was chosen. */
  | { readonly tap: 'number'; readonly number: Face }
  /** 1/2, 3/4 or 5/6 at once. */
  | { readonly tap: 'pair'; readonly numbers: readonly [Face, Face] }
  /** a / b: the next two numbers are one space. */
  | { readonly tap: 'join' }
  /** 1 to 6, a space each. */
  | { readonly tap: 'column' }
  /** So many rows like the one that is typed. */
  | { readonly tap: 'repeat'; readonly times: 1 | 2 | 3 }
  /** A further row, which need not be like the others. */
  | { readonly tap: 'row' }
  | { readonly tap: 'gold'; readonly by: 1 | -1 }
  | { readonly tap: 'blanks'; readonly by: 1 | -1 }
  /** All as at another table: "same as the 8". */
  | { readonly tap: 'same'; readonly as: number }
  /** A space is chosen, to be told again. */
  | { readonly tap: 'space'; readonly space: number }
  | { readonly tap: 'erase' }
  | { readonly tap: 'table'; readonly table: number };

/** A table as far as it is copied. */
export interface CopiedTable {
  readonly rows: readonly (readonly Numbers[])[];
  /** What was said of its gold; absent as long as it follows the number of spaces. */
  readonly gold?: number;
  readonly blanks: number;
}

/** A board as far as it is copied, and where the next tap goes. */
export interface Copy {
  readonly tables: readonly CopiedTable[];
  readonly open: number;
  /** A double space is begun: with its first number, or with none yet. */
  readonly joining?: Face | 'empty';
  /** The space that the next number replaces. */
  readonly chosen?: number;
}

export const EMPTY: CopiedTable = { rows: [], blanks: 0 };

export const NOTHING_YET: Copy = { tables: Array.from({ length: TABLES }, () => EMPTY), open: 0 };

/** What the gold chip of a table is worth: what was said, or as many as it has spaces. */
export function goldSoFar({ gold, rows }: CopiedTable): number {
  return gold ?? Math.min(GOLD_MOST, Math.max(GOLD_LEAST, rows.flat().length));
}

/** Whether a table has all that it needs. */
export function isCopied({ rows }: CopiedTable): boolean {
  const spaces = rows.flat().length;
  return spaces >= LEAST_SPACES && spaces <= MOST_SPACES && rows.every((row) => row.length > 0);
}

/** The table that the next tap is of. */
export function openTable({ tables, open }: Copy): CopiedTable {
  return tables[open] ?? EMPTY;
}
