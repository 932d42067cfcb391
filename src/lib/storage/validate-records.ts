import type { Entry } from '$lib/core';
import type { Schema } from './schema';
import type { Flaw } from './record-shape';
import * as say from './shape-words';
import { SHAPES } from './shapes';
import { StorageError } from './storage-error';

/** A store by its name. */
export type StoreName = keyof typeof SHAPES;

type Kept<Store extends StoreName> = Schema[Store]['value'];

/** What is wrong with a record: where, what is there, and what belongs there. */
export interface InvalidMember {
  /** Dotted, "seats.0.colour"; empty for the whole record. */
  readonly path: string;
  /** As JSON, cut where it is long. */
  readonly found: string;
  /** "a colour that Croupier knows" */
  readonly belongs: string;
}

/** Whether a record is what its store holds; nothing that is not leaves storage. */
export function isValidRecord<Store extends StoreName>(store: Store, record: unknown): record is Kept<Store> {
  return findInvalidMember(store, record) === undefined;
}

/**
 * The same record, which may be written; every writer asks this. Rejects with the trouble `unfit` what could not be
 * read again, so that it is never called saved.
 */
export function validRecord<Store extends StoreName>(store: Store, record: Kept<Store>): Kept<Store> {
  if (isValidRecord(store, record)) return record;
  throw new StorageError('unfit');
}

/** Those records that are what their store holds. */
export function validRecords<Store extends StoreName>(
  store: Store,
  records: readonly unknown[]
): readonly Kept<Store>[] {
  return records.filter((record): record is Kept<Store> => isValidRecord(store, record));
}

/** What is wrong with a record of a store first, or undefined if it is as it should be. */
export function findInvalidMember(store: StoreName, record: unknown): InvalidMember | undefined {
  const fault = SHAPES[store](record) ?? wrongKind(record);
  if (fault === undefined) return undefined;
  const { path, found, belongs } = fault;
  return { path: path.join('.'), found: shown(found), belongs };
}

/** Plain data that can go into a file and come out of it: no circles, no dates, no text without end. */
function wrongKind(record: unknown): Flaw | undefined {
  const odd = oddPath(record, 0);
  return odd === undefined ? undefined : { path: odd.path, found: odd.value, belongs: say.plainData };
}

/** Deeper lies nothing that Croupier wrote; circles have no end. */
const DEEPEST = 40;
const LONGEST_TEXT = 1_000_000;

function oddPath(
  value: unknown,
  depth: number
): { readonly path: readonly string[]; readonly value: unknown } | undefined {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? { path: [], value } : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { path: [], value };
  if (value === undefined || value === null || typeof value === 'boolean') return undefined;
  if (typeof value !== 'object' || depth >= DEEPEST || !isPlain(value)) return { path: [], value };
  for (const [name, member] of Object.entries(value)) {
    const odd = oddPath(member, depth + 1);
    if (odd !== undefined) return { ...odd, path: [name, ...odd.path] };
  }
  return undefined;
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const made: unknown = Object.getPrototypeOf(value);
  return made === null || Object.getPrototypeOf(made) === null;
}

/** What is wrong with a log: a line that is none, or one that is missing. Lines are counted from 1. */
export function findInvalidEntry(
  store: 'entries' | 'partEntries',
  entries: readonly unknown[]
): (InvalidMember & { readonly line: number }) | undefined {
  for (const [index, entry] of entries.entries()) {
    const line = index + 1;
    const wrong = findInvalidMember(store, entry);
    if (wrong !== undefined) return { ...wrong, line };
    const { seq } = entry as Entry;
    if (seq !== line) return { path: 'seq', found: String(seq), belongs: say.lineOfTheLog(line), line };
  }
  return undefined;
}

const LONGEST_SHOWN = 60;

function shown(value: unknown): string {
  if (value === undefined) return say.nothing;
  try {
    const text =
      typeof value === 'number'
        ? String(value)
        : ((JSON.stringify(value) as string | undefined) ?? typeof value);
    return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  } catch {
    return typeof value;
  }
}
