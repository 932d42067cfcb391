import { isObject, isSameFact } from '$lib/core';
import { logKeyRange } from '$lib/storage/records/logs';
import type { RestoreCounts } from '$lib/storage/quarantine/not-restored';
import type { LogGrowth, RecordChange, UndoData, WrittenStore } from './backup-write';

/** The methods of a store that undoing a restore uses. */
interface UndoStore {
  getAll(): Promise<unknown[]>;
  getAllKeys(): Promise<IDBValidKey[]>;
  put(value: unknown, key?: IDBValidKey): Promise<unknown>;
  delete(key: IDBValidKey | IDBKeyRange): Promise<void>;
  count(range: IDBKeyRange): Promise<number>;
}

export interface UndoTransaction {
  objectStore(name: WrittenStore): UndoStore;
}

/**
 * The number of things that undoing a restore removes, and of those that stay because they were changed or used since.
 */
export interface RestoreUndo {
  readonly removed: RestoreCounts;
  readonly keptCounts: RestoreCounts;
}

interface StoreChange {
  readonly store: WrittenStore;
  readonly key: string;
  /** The new value of the record; undefined deletes it. */
  readonly value: unknown;
}

/** The writes that undo a restore. */
export interface UndoPlan extends RestoreUndo {
  readonly changes: readonly StoreChange[];
  /** Logs whose added entries are deleted. */
  readonly logs: readonly LogGrowth[];
}

type Kind = keyof RestoreCounts;
type Records = ReadonlyMap<string, unknown>;

const KIND_BY_STORE: Readonly<Record<WrittenStore, Kind>> = {
  matches: 'matches',
  entries: 'matches',
  drafts: 'matches',
  results: 'matches',
  players: 'people',
  people: 'people',
  settings: 'settings',
  partSets: 'partSets',
  partEntries: 'partSets',
  boxes: 'boxes',
  gameNotes: 'gameNotes',
  manualGames: 'manualGames'
};
const READ_STORES = [
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

/** Plans the undo of a restore: anything changed since stays, and so do people who are still referenced. */
export async function planUndo(transaction: UndoTransaction, undoJson: string): Promise<UndoPlan> {
  const { version, was, grown } = JSON.parse(undoJson) as UndoData;
  const current = new Map<WrittenStore, Records>();
  for (const store of READ_STORES) current.set(store, await readRecords(transaction, store));
  const changedItems = new Set<string>();
  for (const recordChange of was)
    if (isChangedSince(recordChange, current, version))
      changedItems.add(itemKey(recordChange.store, recordChange.key));
  for (const { store, id, to } of grown)
    if ((await transaction.objectStore(store).count(logKeyRange(id))) !== to)
      changedItems.add(itemKey(store, id));

  const logs = grown.filter(({ store, id }) => !changedItems.has(itemKey(store, id)));
  const changesToUndo = was.filter(({ store, key }) => !changedItems.has(itemKey(store, key)));
  const peopleInUse = changesToUndo.some(({ store }) => store === 'people')
    ? await findReferencedPeople(transaction, current, changesToUndo, logs)
    : new Set<string>();
  const isUndoable = ({ store, key }: RecordChange): boolean => store !== 'people' || !peopleInUse.has(key);
  const keptItems = new Set([...changedItems, ...[...peopleInUse].map((id) => itemKey('people', id))]);
  return {
    changes: [
      ...changesToUndo.filter(isUndoable).map(({ store, key, before: value }) => ({ store, key, value })),
      ...mergeBoxes(was, current, changedItems)
    ],
    logs,
    removed: countItems(was, grown, (item) => !keptItems.has(item)),
    keptCounts: countItems(was, grown, (item) => keptItems.has(item))
  };
}

/** Applies a plan, in the transaction in which it was made. */
export async function undoRestore(transaction: UndoTransaction, { changes, logs }: UndoPlan): Promise<void> {
  for (const { store, id, from } of logs)
    await transaction.objectStore(store).delete(IDBKeyRange.bound([id, from + 1], [id, Infinity]));
  for (const { store, key, value } of changes) {
    const targetStore = transaction.objectStore(store);
    if (value === undefined) await targetStore.delete(key);
    else await (store === 'settings' ? targetStore.put(value, key) : targetStore.put(value));
  }
}

/** The records of a store with string keys, which all stores in `READ_STORES` have. */
async function readRecords(transaction: UndoTransaction, store: WrittenStore): Promise<Records> {
  const objectStore = transaction.objectStore(store);
  const [keys, values] = [await objectStore.getAllKeys(), await objectStore.getAll()];
  return new Map(
    keys.flatMap((key, index) => (typeof key === 'string' ? [[key, values[index]] as const] : []))
  );
}

/** The item that a record belongs to. A match is one item: its record, log, draft and result stay or go together. */
function itemKey(store: WrittenStore, key: string): string {
  const kind = KIND_BY_STORE[store];
  return `${kind === 'people' ? store : kind} ${key}`;
}

/**
 * Whether a record was changed since the restore. An earlier version did not store what it wrote, so everything except
 * logs counts as changed.
 */
function isChangedSince(
  { store, key, after }: RecordChange,
  current: ReadonlyMap<WrittenStore, Records>,
  version?: 2
): boolean {
  if (version === undefined) return KIND_BY_STORE[store] !== 'matches' && KIND_BY_STORE[store] !== 'partSets';
  return !isSameFact(current.get(store)?.get(key), after);
}

/**
 * Gives the rules of games that had rules before the restore their old values back, except for members changed since.
 */
function mergeBoxes(
  recordChanges: readonly RecordChange[],
  currentRecords: ReadonlyMap<WrittenStore, Records>,
  changedItems: ReadonlySet<string>
): readonly StoreChange[] {
  return recordChanges.flatMap(({ store, key, before, after }): readonly StoreChange[] => {
    if (
      store !== 'boxes' ||
      !changedItems.has(itemKey(store, key)) ||
      before === undefined ||
      after === undefined
    )
      return [];
    const current = currentRecords.get(store)?.get(key);
    return current === undefined ? [] : [{ store, key, value: revertChange(before, after, current, 2) }];
  });
}

/**
 * The current value with the change from `valueBefore` to `valueAfter` reverted, member by member down to the given
 * depth.
 */
function revertChange(valueBefore: unknown, valueAfter: unknown, current: unknown, depth: number): unknown {
  if (isSameFact(current, valueAfter)) return valueBefore;
  if (depth === 0 || !isObject(valueBefore) || !isObject(valueAfter) || !isObject(current)) return current;
  const names = new Set([...Object.keys(valueBefore), ...Object.keys(current)]);
  const memberOf = (container: object, name: string): unknown =>
    Object.hasOwn(container, name) ? (container as Readonly<Record<string, unknown>>)[name] : undefined;
  const members = [...names].map(
    (name) =>
      [
        name,
        revertChange(
          memberOf(valueBefore, name),
          memberOf(valueAfter, name),
          memberOf(current, name),
          depth - 1
        )
      ] as const
  );
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** Restored people whom remaining data still refers to: seats, handovers, merged people. */
async function findReferencedPeople(
  transaction: UndoTransaction,
  current: ReadonlyMap<WrittenStore, Records>,
  changesToUndo: readonly RecordChange[],
  logs: readonly LogGrowth[]
): Promise<ReadonlySet<string>> {
  const removedKeysOf = (store: WrittenStore): ReadonlySet<string> =>
    new Set(
      changesToUndo
        .filter((change) => change.store === store && change.before === undefined)
        .map(({ key }) => key)
    );
  const [people, matches, results, games] = [
    removedKeysOf('people'),
    removedKeysOf('matches'),
    removedKeysOf('results'),
    removedKeysOf('manualGames')
  ];
  const firstLineById = new Map(logs.map(({ id, from: line }) => [id, line]));
  const entries = (await transaction.objectStore('entries').getAll()) as readonly {
    readonly match: string;
    readonly seq: number;
  }[];
  const peopleToCheck = [
    ...recordsWithout(current.get('matches'), matches).flatMap(peopleIn),
    ...recordsWithout(current.get('results'), results).flatMap(peopleIn),
    ...recordsWithout(current.get('manualGames'), games).flatMap(playersIn),
    ...entries.filter(({ match, seq }) => seq <= (firstLineById.get(match) ?? Infinity)).flatMap(occupantIn),
    ...recordsWithout(current.get('people'), people).flatMap(mergedInto)
  ];
  const peopleInUse = new Set<string>();
  for (let id = peopleToCheck.pop(); id !== undefined; id = peopleToCheck.pop()) {
    if (!people.has(id) || peopleInUse.has(id)) continue;
    peopleInUse.add(id);
    peopleToCheck.push(...mergedInto(current.get('people')?.get(id)));
  }
  return peopleInUse;
}

function recordsWithout(records: Records | undefined, removedKeys: ReadonlySet<string>): readonly unknown[] {
  return [...(records ?? [])].filter(([key]) => !removedKeys.has(key)).map(([, record]) => record);
}

/** The people who have or had seats in a match or a result. The record may be damaged. */
function peopleIn(record: unknown): readonly string[] {
  const seats = memberOf(record, 'seats');
  return asList(seats).flatMap((seat) => [seat, ...asList(memberOf(seat, 'then'))].flatMap(personIn));
}

/** The people of a game entered by hand, which may be damaged. */
function playersIn(record: unknown): readonly string[] {
  return asList(memberOf(record, 'players')).flatMap(personIn);
}

function occupantIn(entry: unknown): readonly string[] {
  return personIn(memberOf(memberOf(entry, 'do'), 'to'));
}

function personIn(occupant: unknown): readonly string[] {
  const person = memberOf(occupant, 'person');
  return typeof person === 'string' ? [person] : [];
}

function mergedInto(person: unknown): readonly string[] {
  const targetId = memberOf(person, 'is');
  return typeof targetId === 'string' ? [targetId] : [];
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function countItems(
  recordChanges: readonly RecordChange[],
  growths: readonly LogGrowth[],
  isCounted: (item: string) => boolean
): RestoreCounts {
  const kindByItem = new Map<string, Kind>();
  // The replaced version of a fork is not counted separately.
  const grownLogs = new Set(growths.map(({ store, id }) => itemKey(store, id)));
  for (const { store, key } of recordChanges) {
    const item = itemKey(store, key);
    const isLog = KIND_BY_STORE[store] === 'matches' || KIND_BY_STORE[store] === 'partSets';
    if (!isLog || grownLogs.has(item)) kindByItem.set(item, KIND_BY_STORE[store]);
  }
  const countedKinds = [...kindByItem].filter(([item]) => isCounted(item)).map(([, kind]) => kind);
  const countKind = (kind: Kind): number => countedKinds.filter((countedKind) => countedKind === kind).length;
  return {
    matches: countKind('matches'),
    partSets: countKind('partSets'),
    people: countKind('people'),
    boxes: countKind('boxes'),
    settings: countKind('settings'),
    gameNotes: countKind('gameNotes'),
    manualGames: countKind('manualGames')
  };
}
