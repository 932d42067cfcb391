import { MIN_SPACES, MAX_SPACES, TABLES, type Numbers, FACES } from '$lib/games/vegas/state/board';
import { MIN_CHIP_GOLD, MAX_CHIP_GOLD, type Face } from '$lib/games/vegas/data';
import { isIndex, isObject } from '$lib/core';

/** A tap on the copying screen. Tables and spaces are indices from 0. */
export type CopyTap =
  /** A number: the next space of the row, half of a double space, or the replacement of the chosen space. */
  | { readonly tap: 'number'; readonly number: Face }
  /** 1/2, 3/4 or 5/6 as one space. */
  | { readonly tap: 'pair'; readonly numbers: readonly [Face, Face] }
  /** a / b: the next two numbers make one space. */
  | { readonly tap: 'join' }
  /** 1 to 6, one space each. */
  | { readonly tap: 'column' }
  /** Repeats the current row this many times. */
  | { readonly tap: 'repeat'; readonly times: 1 | 2 | 3 }
  /** Starts a new row, which may differ from the others. */
  | { readonly tap: 'row' }
  | { readonly tap: 'gold'; readonly by: 1 | -1 }
  | { readonly tap: 'blanks'; readonly by: 1 | -1 }
  /** Copies everything from another table: "same as the 8". */
  | { readonly tap: 'same'; readonly as: number }
  /** Chooses a space for correction. */
  | { readonly tap: 'space'; readonly space: number }
  | { readonly tap: 'erase' }
  | { readonly tap: 'table'; readonly table: number };

/** A table as far as it is copied. */
export interface CopiedTable {
  readonly rows: readonly (readonly Numbers[])[];
  /** The entered value of its gold chip; absent while the value follows the number of spaces. */
  readonly gold?: number;
  readonly blanks: number;
}

/** A board as far as it is copied, and the place of the next tap. */
export interface Copy {
  readonly tables: readonly CopiedTable[];
  readonly open: number;
  /** Set while a double space is being entered: its first number, or `empty` before that. */
  readonly joining?: Face | 'empty';
  /** The space that the next number replaces. */
  readonly chosen?: number;
}

export const EMPTY_TABLE: CopiedTable = { rows: [], blanks: 0 };

export const EMPTY_COPY: Copy = { tables: Array.from({ length: TABLES }, () => EMPTY_TABLE), open: 0 };

/** Returns the value of the gold chip of a table: the entered one, or else the number of spaces. */
export function goldOfTable({ gold, rows }: CopiedTable): number {
  return gold ?? Math.min(MAX_CHIP_GOLD, Math.max(MIN_CHIP_GOLD, rows.flat().length));
}

/** Checks whether a table is complete. */
export function isCopied({ rows }: CopiedTable): boolean {
  const spaces = rows.flat().length;
  return spaces >= MIN_SPACES && spaces <= MAX_SPACES && rows.every((row) => row.length > 0);
}

/** Returns the table that the next tap affects. */
export function openTable({ tables, open }: Copy): CopiedTable {
  return tables[open] ?? EMPTY_TABLE;
}

/**
 * The part of the input that the box does not store: the open table, half a space, and the space chosen for correction.
 */
type CopyEntered = Pick<Copy, 'open' | 'joining' | 'chosen'>;

/** Validates stored input. Returns it if it fits this copy, else undefined. */
export function readCopyEntered({ tables }: Copy, input: unknown): CopyEntered | undefined {
  if (!isObject(input)) return undefined;
  const { open, joining, chosen } = input as Partial<Record<keyof CopyEntered, unknown>>;
  if (!isIndex(open, TABLES)) return undefined;
  const isJoining =
    joining === undefined || joining === 'empty' || (FACES as readonly unknown[]).includes(joining);
  if (!isJoining) return undefined;
  if (chosen !== undefined && !isIndex(chosen, (tables[open]?.rows ?? []).flat().length)) return undefined;
  return {
    open,
    ...(joining === undefined ? {} : { joining: joining as Face | 'empty' }),
    ...(chosen === undefined ? {} : { chosen })
  };
}
