import type { Entry } from '$lib/core';
import type { Schema } from '$lib/storage/database/schema';
import type { SchemaIssue } from './record-shape';
import * as say from '$lib/storage/strings/en/validation';
import { SHAPES } from './shapes';
import { StorageError } from '$lib/storage/database/storage-error';

/** The name of a store. */
export type StoreName = keyof typeof SHAPES;

type RecordOf<Store extends StoreName> = Schema[Store]['value'];

/** The problem of a record: its place, the value found, and a description of a valid one. */
export interface InvalidMember {
  /** The path with dots, such as "seats.0.colour"; empty for the whole record. */
  readonly path: string;
  /** As JSON, shortened if it is long. */
  readonly found: string;
  /** A description of a valid value: "a colour that Croupier knows". */
  readonly expected: string;
}

/** Whether a record is valid. Only valid records leave storage. */
export function isValidRecord<Store extends StoreName>(
  store: Store,
  record: unknown
): record is RecordOf<Store> {
  return findInvalidMember(store, record) === undefined;
}

/**
 * Returns the record if it is valid; all writers use this. Throws the StorageError `unfit` for a record that could not
 * be read again, so that it never counts as saved.
 */
export function validRecord<Store extends StoreName>(store: Store, record: RecordOf<Store>): RecordOf<Store> {
  if (isValidRecord(store, record)) return record;
  throw new StorageError('unfit');
}

/** The valid ones of these records. */
export function validRecords<Store extends StoreName>(
  store: Store,
  records: readonly unknown[]
): readonly RecordOf<Store>[] {
  return records.filter((record): record is RecordOf<Store> => isValidRecord(store, record));
}

/** The first problem of a record, or undefined if it is valid. */
export function findInvalidMember(store: StoreName, record: unknown): InvalidMember | undefined {
  const issue = SHAPES[store](record) ?? findSerializationIssue(record);
  if (issue === undefined) return undefined;
  const { path, found, expected } = issue;
  return { path: path.join('.'), found: excerptOf(found), expected };
}

/** Finds data that cannot be written to a file and read back: cycles, dates, huge texts. */
function findSerializationIssue(record: unknown): SchemaIssue | undefined {
  const problem = findUnserializablePath(record, 0);
  return problem === undefined
    ? undefined
    : { path: problem.path, found: problem.value, expected: say.plainData };
}

/** The maximum depth: Croupier writes nothing deeper, and cycles have no end. */
const MAX_DEPTH = 40;
const MAX_TEXT_LENGTH = 1_000_000;

function findUnserializablePath(
  value: unknown,
  depth: number
): { readonly path: readonly string[]; readonly value: unknown } | undefined {
  if (typeof value === 'string') return value.length > MAX_TEXT_LENGTH ? { path: [], value } : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { path: [], value };
  if (value === undefined || value === null || typeof value === 'boolean') return undefined;
  if (typeof value !== 'object' || depth >= MAX_DEPTH || !isPlainObject(value)) return { path: [], value };
  for (const [name, member] of Object.entries(value)) {
    const problem = findUnserializablePath(member, depth + 1);
    if (problem !== undefined) return { ...problem, path: [name, ...problem.path] };
  }
  return undefined;
}

function isPlainObject(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The first problem of a log: an invalid entry, or a missing one. Entries are counted from 1. */
export function findInvalidEntry(
  store: 'entries' | 'partEntries',
  entries: readonly unknown[]
): (InvalidMember & { readonly line: number }) | undefined {
  for (const [index, entry] of entries.entries()) {
    const line = index + 1;
    const invalidMember = findInvalidMember(store, entry);
    if (invalidMember !== undefined) return { ...invalidMember, line };
    const { seq } = entry as Entry;
    if (seq !== line) return { path: 'seq', found: String(seq), expected: say.lineOfTheLog(line), line };
  }
  return undefined;
}

const MAX_SHOWN_LENGTH = 60;

function excerptOf(value: unknown): string {
  if (value === undefined) return say.missingValue;
  try {
    const text =
      typeof value === 'number'
        ? String(value)
        : ((JSON.stringify(value) as string | undefined) ?? typeof value);
    return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
  } catch {
    return typeof value;
  }
}
