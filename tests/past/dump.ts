import { readdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Entry } from '$lib/core';
import type { Draft, Result, SavedMatch } from '$lib/storage/database/schema';
import { unpack } from './recorded-matches';

/** A key of a store: an id, or a match with the position in its log. */
export type Key = string | (string | number)[];

/** A dumped object store: its key path, its indexes, and every record with its key. */
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

/** Everything that the app stores on a device. */
export interface Device {
  readonly database: string;
  readonly version: number;
  readonly stores: readonly DumpedStore[];
  readonly localStorage: Readonly<Record<string, string>>;
}

/** The text that the screens of 0.1.0 showed, line by line. */
export interface ScreenTexts {
  readonly home: readonly string[];
  readonly ledger: readonly string[];
  readonly parts: readonly string[];
  readonly settings: readonly string[];
  /** Match → its heading and its ask. */
  readonly matches: Readonly<Record<string, readonly string[]>>;
}

/** A device of 0.1.0: its data, its screens, and the outcome that the app's own code read from them. */
export interface Dump {
  readonly evening: string;
  /** The time of the dump, in milliseconds since 1970. */
  readonly at: number;
  readonly device: Device;
  readonly shown: ScreenTexts;
  /** The recorded outcome; absent until it is recorded. */
  readonly comesTo?: unknown;
}

const FOLDER = 'tests/past/stores';

/** The names of the evenings whose stores were dumped. */
export function evenings(): readonly string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace('.json.gz', ''))
    .sort();
}

/** The dump of one evening. */
export function readDump(evening: string): Dump {
  return unpack(fileOf(evening)) as Dump;
}

/** The records of each store. */
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
  const foundStore = stores.find(({ name }) => name === store);
  return foundStore?.records.map(({ value }) => value as Records[Store]) ?? [];
}

/** The log of one match, oldest first. */
export function logOf(device: Device, match: string): readonly Records['entries'][] {
  const log = recordsOf(device, 'entries').filter((entry) => entry.match === match);
  return log.sort((a, b) => a.seq - b.seq);
}

/** Writes the dump of one evening. Run once by hand: an existing file is never overwritten. */
export function writeDump(dump: Dump): void {
  writeFileSync(fileOf(dump.evening), packDump(dump), { flag: 'wx' });
}

/** Adds the outcome to the dump of an evening. Run once by hand. */
export function writeComesTo(evening: string, comesTo: object): void {
  const dump = readDump(evening);
  if (dump.comesTo !== undefined) throw new Error(`${evening} is recorded already`);
  writeFileSync(fileOf(evening), packDump({ ...dump, comesTo }));
}

function packDump(dump: Dump): Buffer {
  return gzipSync(`${JSON.stringify(dump, null, 1)}\n`, { level: 9 });
}

function fileOf(evening: string): string {
  return `${FOLDER}/${evening}.json.gz`;
}
