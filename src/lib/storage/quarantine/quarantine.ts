import { DATA_STORES, type Database } from '$lib/storage/database/database';
import {
  findInvalidEntry,
  findInvalidMember,
  type StoreName,
  type InvalidMember
} from '$lib/storage/validation/validate-records';
import type { Schema } from '$lib/storage/database/schema';
import * as say from '$lib/storage/strings/en/validation';
import { runInSteps, type Steps } from '$lib/storage/backup/steps';
import { allRequests, LONG_TIMEOUT_MS, read, readInBatches, write } from '$lib/storage/database/transactions';

/** The kinds of damaged items. */
export type QuarantineKind = 'match' | 'parts' | 'player' | 'person' | 'box' | 'setting' | 'note' | 'manual';

/** One record as stored, valid or not. */
export interface RawRecord {
  readonly store: StoreName;
  readonly key: IDBValidKey;
  readonly value: unknown;
}

/** The problem of a stored record. */
export type InvalidStoredMember = InvalidMember & {
  readonly store: StoreName;
  /** The number of the invalid log entry, counted from 1. */
  readonly line?: number;
};

/** A stored item with all its records. */
export interface QuarantinedRecord {
  readonly kind: QuarantineKind;
  /** The key of its first record; for a match its id. */
  readonly key: IDBValidKey;
  /** Absent if storage finds no problem. */
  readonly invalidMember?: InvalidStoredMember;
  /** All records of the item. */
  readonly records: readonly RawRecord[];
}

const HEAD_STORES = [
  'matches',
  'drafts',
  'results',
  'players',
  'people',
  'settings',
  'partSets',
  'boxes',
  'gameNotes',
  'manualGames'
] as const;

/** The kind of item that a store's records belong to. A damaged note does not put its match in quarantine. */
const KIND_BY_STORE: Readonly<Record<StoreName, QuarantineKind>> = {
  matches: 'match',
  entries: 'match',
  drafts: 'match',
  results: 'match',
  players: 'player',
  people: 'person',
  settings: 'setting',
  partSets: 'parts',
  partEntries: 'parts',
  boxes: 'box',
  gameNotes: 'note',
  manualGames: 'manual'
};

/** The number of damaged items. Logs are not checked, since they have many entries. */
export async function countInvalid(database: Database): Promise<number> {
  const items = groupIntoItems(await readAll(database, HEAD_STORES));
  return runInSteps(countInvalidSteps(items));
}

function* countInvalidSteps(items: readonly QuarantinedRecord[]): Steps<number> {
  let count = 0;
  for (const item of items) {
    if (findInvalidRecord(item, false) !== undefined) count += 1;
    yield;
  }
  return count;
}

/** All stored items, with the problems that storage finds. */
export async function readQuarantine(database: Database): Promise<readonly QuarantinedRecord[]> {
  const items = groupIntoItems(await readAll(database, DATA_STORES));
  return items.map((item) => {
    const invalidMember = findInvalidRecord(item, true);
    return invalidMember === undefined ? item : { ...item, invalidMember };
  });
}

/** Deletes records for good. */
export function removeRecords(database: Database, records: readonly RawRecord[]): Promise<void> {
  return write(database, DATA_STORES, async (transaction) => {
    await allRequests(
      records.map(
        ({ store, key }) =>
          () =>
            transaction.objectStore(store).delete(key as Schema[StoreName]['key'])
      )
    );
  });
}

/** Restores deleted records unchanged. */
export function restoreRecords(database: Database, records: readonly RawRecord[]): Promise<void> {
  return write(database, DATA_STORES, async (transaction) => {
    await allRequests(
      records.map(({ store, key, value }) => () => {
        const targetStore = transaction.objectStore(store) as unknown as {
          add(value: unknown, key?: IDBValidKey): Promise<unknown>;
        };
        return store === 'settings' ? targetStore.add(value, key) : targetStore.add(value);
      })
    );
  });
}

function readAll(database: Database, stores: readonly StoreName[]): Promise<readonly RawRecord[]> {
  return read(
    database,
    stores,
    async (transaction) => {
      const records: RawRecord[] = [];
      for (const store of stores)
        await readInBatches<unknown, IDBValidKey>(transaction.objectStore(store), (values, keys) => {
          keys.forEach((key, index) => records.push({ store, key, value: values[index] }));
        });
      return records;
    },
    LONG_TIMEOUT_MS
  );
}

/** Groups records that belong together: a match with its log, draft and result. */
function groupIntoItems(records: readonly RawRecord[]): readonly QuarantinedRecord[] {
  const items = new Map<string, { kind: QuarantineKind; key: IDBValidKey; records: RawRecord[] }>();
  for (const record of records) {
    const kind = KIND_BY_STORE[record.store];
    const key = itemKeyOf(record);
    const name = `${kind} ${nameOf(key)}`;
    const item = items.get(name) ?? { kind, key, records: [] };
    item.records.push(record);
    items.set(name, item);
  }
  return [...items.values()].filter((item) => item.records.some(({ store }) => store !== 'drafts'));
}

/** The key of the item a record belongs to: an entry's key is [match, number]. */
function itemKeyOf({ store, key }: RawRecord): IDBValidKey {
  const isLog = store === 'entries' || store === 'partEntries';
  return isLog && Array.isArray(key) ? ((key as readonly IDBValidKey[])[0] ?? key) : key;
}

/** A unique name for a key. To IndexedDB, 5 and "5" are different keys. */
function nameOf(key: IDBValidKey): string {
  return key instanceof Date ? `date ${key.getTime()}` : JSON.stringify(key);
}

function findInvalidRecord(
  { kind, records }: QuarantinedRecord,
  areLogsChecked: boolean
): InvalidStoredMember | undefined {
  const hasLog = kind === 'match' || kind === 'parts';
  const headRecords = records.filter(
    ({ store }) => store !== 'entries' && store !== 'partEntries' && store !== 'drafts'
  );
  const headStore = kind === 'parts' ? 'partSets' : 'matches';
  if (hasLog && !headRecords.some(({ store }) => store === headStore))
    return {
      store: headStore,
      path: '',
      found: say.missingValue,
      expected: kind === 'parts' ? say.aSetOfParts : say.aMatch
    };
  for (const { store, value } of headRecords) {
    const invalidMember = findInvalidMember(store, value);
    if (invalidMember !== undefined) return { ...invalidMember, store };
  }
  if (!hasLog || !areLogsChecked) return undefined;
  const entryStore = kind === 'parts' ? 'partEntries' : 'entries';
  const invalidEntry = findInvalidEntry(
    entryStore,
    records.filter(({ store }) => store === entryStore).map(({ value }) => value)
  );
  return invalidEntry === undefined ? undefined : { ...invalidEntry, store: entryStore };
}
