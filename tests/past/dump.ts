import { readdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Entry } from '$lib/core';
import type { Draft, Result, SavedMatch } from '$lib/storage/schema';
import { unpack } from './kept';

/** A key of one of the stores: an id, or a match with the place in its log. */
export type Key = string | (string | number)[];

/** One object store as it was: how it is keyed, its indexes, and every record with its key. */
export interface DumpedStore {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly unique: boolean;
    readonly multiEntry: boolean;
  }[];
  readonly records: readonly { readonly key: Key; readonly value: unknown }[];
}

/** All that a device keeps of the app. */
export interface Device {
  readonly database: string;
  readonly version: number;
  readonly stores: readonly DumpedStore[];
  readonly localStorage: Readonly<Record<string, string>>;
}

/** What the screens of 0.1.0 said of it, line by line. */
export interface Shown {
  readonly home: readonly string[];
  readonly ledger: readonly string[];
  readonly parts: readonly string[];
  readonly settings: readonly string[];
  /** Match → its heading and what it asked for. */
  readonly matches: Readonly<Record<string, readonly string[]>>;
}

/** A device of 0.1.0: what it kept, what it showed, and what the app's own code made of it. */
export interface Dump {
  readonly evening: string;
  /** When it was put down: milliseconds since 1970. */
  readonly at: number;
  readonly device: Device;
  readonly shown: Shown;
  /** Absent until it is recorded. */
  readonly comesTo?: unknown;
}

const FOLDER = 'tests/past/stores';

/** The evenings of which the stores were put down. */
export function evenings(): readonly string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace('.json.gz', ''))
    .sort();
}

/** The stores of one evening. */
export function readDump(evening: string): Dump {
  return unpack(fileOf(evening)) as Dump;
}

/** What the stores of a match hold. */
interface Records {
  readonly matches: SavedMatch;
  readonly entries: Entry<{ readonly type: string }>;
  readonly drafts: Draft;
  readonly results: Result;
}

/** The records of one of those stores. */
export function recordsOf<Store extends keyof Records>(
  { stores }: Device,
  store: Store
): readonly Records[Store][] {
  const found = stores.find(({ name }) => name === store);
  return found?.records.map(({ value }) => value as Records[Store]) ?? [];
}

/** The log of one match, oldest first. */
export function logOf(device: Device, match: string): readonly Records['entries'][] {
  const log = recordsOf(device, 'entries').filter((entry) => entry.match === match);
  return log.sort((one, other) => one.seq - other.seq);
}

/** Writes the stores of one evening. By hand and once: what is there is never written again. */
export function writeDump(dump: Dump): void {
  writeFileSync(fileOf(dump.evening), packed(dump), { flag: 'wx' });
}

/** Adds what the app makes of the stores of an evening. By hand and once. */
export function writeComesTo(evening: string, comesTo: object): void {
  const dump = readDump(evening);
  if (dump.comesTo !== undefined) throw new Error(`${evening} is recorded already`);
  writeFileSync(fileOf(evening), packed({ ...dump, comesTo }));
}

function packed(dump: Dump): Buffer {
  return gzipSync(`${JSON.stringify(dump, null, 1)}\n`, { level: 9 });
}

function fileOf(evening: string): string {
  return `${FOLDER}/${evening}.json.gz`;
}
