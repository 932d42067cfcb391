import type { StoreNames } from 'idb';
import { STORES, type Database } from './database';
import { findInvalidEntry, findInvalidMember, type StoreName, type InvalidMember } from './validate-records';
import type { Schema } from './schema';
import * as say from './shape-words';
import { runInSteps, type Steps } from './steps';
import { allRequests, LONG_PATIENCE, read, readInBatches, write } from './transactions';

/** What a thing in the drawer is, as a table would call it. */
export type QuarantineKind = 'match' | 'parts' | 'player' | 'person' | 'box' | 'setting';

/** One record as storage has it, whatever it is. */
export interface RawRecord {
  readonly store: StoreName;
  readonly key: IDBValidKey;
  readonly value: unknown;
}

/** What is wrong with a record of a store. */
export type StoredInvalidMember = InvalidMember & {
  readonly store: StoreName;
  /** Of a log, counted from 1. */
  readonly line?: number;
};

/** Something that is kept, with all that belongs to it. */
export interface QuarantinedRecord {
  readonly kind: QuarantineKind;
  /** That of its first record: of a match its id. */
  readonly key: IDBValidKey;
  /** Absent where storage finds nothing wrong. */
  readonly wrong?: StoredInvalidMember;
  /** All that is kept of it. */
  readonly records: readonly RawRecord[];
}

const HEADS = ['matches', 'drafts', 'results', 'players', 'people', 'settings', 'partSets', 'boxes'] as const;

/** Which kind of thing the records of a store belong to. */
const KINDS: Readonly<Record<StoreName, QuarantineKind>> = {
  matches: 'match',
  entries: 'match',
  drafts: 'match',
  results: 'match',
  players: 'player',
  people: 'person',
  settings: 'setting',
  partSets: 'parts',
  partEntries: 'parts',
  boxes: 'box'
};

/** How many things are not what they should be, logs aside, of which there are many lines. */
export async function countInvalid(database: Database): Promise<number> {
  const things = thingsOf(await readAll(database, HEADS));
  return runInSteps(countWrong(things));
}

function* countWrong(things: readonly QuarantinedRecord[]): Steps<number> {
  let count = 0;
  for (const thing of things) {
    if (wrongIn(thing, false) !== undefined) count += 1;
    yield;
  }
  return count;
}

/** Everything that is kept, thing by thing, and what storage finds wrong with it. */
export async function readQuarantine(database: Database): Promise<readonly QuarantinedRecord[]> {
  const things = thingsOf(await readAll(database, STORES));
  return things.map((thing) => {
    const wrong = wrongIn(thing, true);
    return wrong === undefined ? thing : { ...thing, wrong };
  });
}

/** Removes records for good. */
export function removeRecords(database: Database, records: readonly RawRecord[]): Promise<void> {
  return write(database, STORES, async (transaction) => {
    await allRequests(
      records.map(
        ({ store, key }) =>
          () =>
            transaction.objectStore(store).delete(key as Schema[StoreName]['key'])
      )
    );
  });
}

/** Puts removed records back as they were. */
export function putBackRecords(database: Database, records: readonly RawRecord[]): Promise<void> {
  return write(database, STORES, async (transaction) => {
    await allRequests(
      records.map(({ store, key, value }) => () => {
        const into = transaction.objectStore(store) as unknown as {
          add(value: unknown, key?: IDBValidKey): Promise<unknown>;
        };
        return store === 'settings' ? into.add(value, key) : into.add(value);
      })
    );
  });
}

function readAll(database: Database, stores: readonly StoreNames<Schema>[]): Promise<readonly RawRecord[]> {
  return read(
    database,
    stores,
    async (transaction) => {
      const found: RawRecord[] = [];
      for (const store of stores)
        await readInBatches<unknown, IDBValidKey>(transaction.objectStore(store), (values, keys) => {
          keys.forEach((key, index) => found.push({ store, key, value: values[index] }));
        });
      return found;
    },
    LONG_PATIENCE
  );
}

/** Records that belong together: a match with its log, its taps and its result. */
function thingsOf(records: readonly RawRecord[]): readonly QuarantinedRecord[] {
  const things = new Map<string, { kind: QuarantineKind; key: IDBValidKey; records: RawRecord[] }>();
  for (const record of records) {
    const kind = KINDS[record.store];
    const key = headOf(record);
    const name = `${kind} ${nameOf(key)}`;
    const thing = things.get(name) ?? { kind, key, records: [] };
    thing.records.push(record);
    things.set(name, thing);
  }
  return [...things.values()].filter((thing) => thing.records.some(({ store }) => store !== 'drafts'));
}

/** The entries of a log are kept under the match and their place. */
function headOf({ store, key }: RawRecord): IDBValidKey {
  const isLog = store === 'entries' || store === 'partEntries';
  return isLog && Array.isArray(key) ? ((key as readonly IDBValidKey[])[0] ?? key) : key;
}

/** Keys of IndexedDB are more than words: 5 and "5" are two. */
function nameOf(key: IDBValidKey): string {
  return key instanceof Date ? `date ${key.getTime()}` : JSON.stringify(key);
}

function wrongIn({ kind, records }: QuarantinedRecord, withLogs: boolean): StoredInvalidMember | undefined {
  const isLogged = kind === 'match' || kind === 'parts';
  const heads = records.filter(
    ({ store }) => store !== 'entries' && store !== 'partEntries' && store !== 'drafts'
  );
  const head = kind === 'parts' ? 'partSets' : 'matches';
  if (isLogged && !heads.some(({ store }) => store === head))
    return {
      store: head,
      path: '',
      found: say.nothing,
      belongs: kind === 'parts' ? say.aSetOfParts : say.aMatch
    };
  for (const { store, value } of heads) {
    const wrong = findInvalidMember(store, value);
    if (wrong !== undefined) return { ...wrong, store };
  }
  if (!isLogged || !withLogs) return undefined;
  const log = kind === 'parts' ? 'partEntries' : 'entries';
  const wrong = findInvalidEntry(
    log,
    records.filter(({ store }) => store === log).map(({ value }) => value)
  );
  return wrong === undefined ? undefined : { ...wrong, store: log };
}
