import type { Entry } from '$lib/core';
import type { BackupBody, Bundle } from './backup-body';
import { planRestore, type DeviceData, type RestorePlan } from './backup-plan';
import { withAnswers, type Answers } from './backup-people';
import { applyPlan, type RestoreTransaction } from './backup-write';
import { STORES, type Database } from '$lib/storage/database/database';
import { isValidRecord, validRecords, findInvalidEntry } from '$lib/storage/validation/validate-records';
import { FORM_DRAFT } from '$lib/storage/records/settings';
import type { ForkChoices } from './plan-logs';
import { planUndo, undoRestore, type RestoreUndo, type UndoTransaction } from './restore-undo';
import type { Draft, SavedMatch, Setting } from '$lib/storage/database/schema';
import { allRequests, LONG_TIMEOUT, read, write } from '$lib/storage/database/transactions';

/** The key under which the data to undo the last restore is stored. It is not a user setting, and is not backed up. */
export const RESTORE_UNDO_KEY = 'restored';

/** Settings that are facts about this device only. */
const OWN_SETTINGS: readonly string[] = [
  RESTORE_UNDO_KEY,
  'protectionAsked',
  'backedUpAt',
  'backedUpMatches',
  'backedUpResults',
  'turnTimes',
  'tableSides'
];

/** The user's decisions in the preview, and the time: milliseconds since 1970. */
export interface RestoreDecisions {
  readonly answers?: Answers;
  readonly choices?: ForkChoices;
  readonly restoredAt?: number;
}

/** Reads everything stored in one snapshot, readable or not. */
export function readEverything(database: Database): Promise<DeviceData> {
  return read(
    database,
    STORES,
    (transaction) => everythingIn(transaction as unknown as StoreReader),
    LONG_TIMEOUT
  );
}

/**
 * Restores a file, all of it or nothing, and resolves with the plan once it is on the disk. The data on this device is
 * read again in the same transaction, so that nothing entered meanwhile is lost. `at` is the current time in
 * milliseconds since 1970.
 */
export function restore(
  database: Database,
  file: BackupBody,
  { answers = {}, choices = {}, restoredAt = 0 }: RestoreDecisions = {}
): Promise<RestorePlan> {
  return write(
    database,
    STORES,
    async (transaction) => {
      const device = await everythingIn(transaction);
      const plan = planRestore(device, withAnswers(device, file, answers), choices);
      const undoData = await applyPlan(transaction as unknown as RestoreTransaction, plan, restoredAt);
      await transaction.objectStore('settings').put(JSON.stringify(undoData), RESTORE_UNDO_KEY);
      return plan;
    },
    'strict',
    LONG_TIMEOUT
  );
}

/** A preview of undoing the last restore; undefined if there is none to undo. */
export function previewUndo(database: Database): Promise<RestoreUndo | undefined> {
  return read(
    database,
    STORES,
    async (transaction) => {
      const undoJson = await transaction.objectStore('settings').get(RESTORE_UNDO_KEY);
      if (typeof undoJson !== 'string') return undefined;
      const { removed, keptCounts } = await planUndo(transaction as unknown as UndoTransaction, undoJson);
      return { removed, keptCounts };
    },
    LONG_TIMEOUT
  );
}

/**
 * Undoes the last restore, all of it or nothing, and resolves with counts of what was removed and what stayed. Anything
 * changed since stays as it is. Undefined if there is no restore to undo.
 */
export function takeBackRestore(database: Database): Promise<RestoreUndo | undefined> {
  return write(
    database,
    STORES,
    async (transaction) => {
      const settings = transaction.objectStore('settings');
      const undoJson = await settings.get(RESTORE_UNDO_KEY);
      if (typeof undoJson !== 'string') return undefined;
      const undoing = transaction as unknown as UndoTransaction;
      const plan = await planUndo(undoing, undoJson);
      await undoRestore(undoing, plan);
      await settings.delete(RESTORE_UNDO_KEY);
      return { removed: plan.removed, keptCounts: plan.keptCounts };
    },
    'strict',
    LONG_TIMEOUT
  );
}

/** The methods of a transaction needed to read whole stores. */
interface StoreReader {
  objectStore(name: (typeof STORES)[number]): {
    getAll(): Promise<unknown[]>;
    getAllKeys(): Promise<IDBValidKey[]>;
  };
}

async function everythingIn(transaction: StoreReader): Promise<DeviceData> {
  const all = async (name: (typeof STORES)[number]): Promise<readonly unknown[]> =>
    transaction.objectStore(name).getAll();
  const [
    matches,
    entries,
    drafts,
    results,
    players,
    people,
    partSets,
    partEntries,
    boxes,
    gameNotes,
    manualGames,
    values,
    keys
  ] = await allRequests([
    () => all('matches'),
    () => all('entries'),
    () => all('drafts'),
    () => all('results'),
    () => all('players'),
    () => all('people'),
    () => all('partSets'),
    () => all('partEntries'),
    () => all('boxes'),
    () => all('gameNotes'),
    () => all('manualGames'),
    () => all('settings'),
    () => transaction.objectStore('settings').getAllKeys()
  ]);
  const logs = groupedBy(entries, 'match');
  const partLogs = groupedBy(partEntries, 'match');
  const readDrafts = validRecords('drafts', drafts);
  const draftOf = new Map(readDrafts.map((draft) => [draft.match, draft]));
  const resultOf = groupedBy(results, 'match');
  const bundles = validRecords('matches', matches).flatMap((head) => {
    const log = logs.get(head.id) ?? [];
    const [result] = resultOf.get(head.id) ?? [];
    if (findInvalidEntry('entries', log) !== undefined) return [];
    if (result !== undefined && !isValidRecord('results', result)) return [];
    const draft = draftOf.get(head.id);
    return [
      {
        head,
        entries: log as readonly Entry[],
        ...(draft === undefined ? {} : { draft }),
        ...(result === undefined ? {} : { result })
      }
    ];
  });
  const sets = validRecords('partSets', partSets).flatMap((head) => {
    const log = partLogs.get(head.id) ?? [];
    return findInvalidEntry('partEntries', log) === undefined
      ? [{ head, entries: log as readonly Entry[] }]
      : [];
  });
  const readBoxes = validRecords('boxes', boxes);
  const readPlayers = validRecords('players', players);
  const readNotes = validRecords('gameNotes', gameNotes);
  const readGames = validRecords('manualGames', manualGames);
  const readPeople = validRecords('people', people);
  const settings = settingsIn(keys, values);
  const isOwn = (key: IDBValidKey): boolean => typeof key === 'string' && isOwnSetting(key);
  const unread = [
    players.length - readPlayers.length,
    people.length - readPeople.length,
    keys.filter((key) => !isOwn(key)).length - settings.length,
    withoutId(matches, 'id') + withoutId(partSets, 'id') + withoutId(boxes, 'game'),
    withoutId(gameNotes, 'match') + withoutId(manualGames, 'id'),
    countLostDrafts(drafts, readDrafts, bundles)
  ];
  return {
    matches: bundles,
    partSets: sets,
    players: readPlayers,
    people: readPeople,
    boxes: readBoxes,
    settings,
    gameNotes: readNotes,
    manualGames: readGames,
    taken: {
      matches: others([...idsIn(matches, 'id'), ...logs.keys(), ...resultOf.keys()], bundles),
      partSets: others([...idsIn(partSets, 'id'), ...partLogs.keys()], sets),
      boxes: unreadIds(boxes, readBoxes, 'game'),
      gameNotes: unreadIds(gameNotes, readNotes, 'match'),
      manualGames: unreadIds(manualGames, readGames, 'id')
    },
    unread: unread.reduce((sum, count) => sum + count, 0),
    forms: keys.filter((key) => typeof key === 'string' && key.startsWith(FORM_DRAFT)).length
  };
}

/** The number of records without a usable id. */
function withoutId(records: readonly unknown[], member: string): number {
  return records.filter((record) => typeof (record as Readonly<Record<string, unknown>>)[member] !== 'string')
    .length;
}

/** The number of readable matches whose drafts are unreadable. */
function countLostDrafts(
  drafts: readonly unknown[],
  read: readonly Draft[],
  bundles: readonly Bundle<SavedMatch>[]
): number {
  const readable = new Set(read.map(({ match }) => match));
  const orphaned = new Set(idsIn(drafts, 'match').filter((id) => !readable.has(id)));
  return bundles.filter(({ head }) => orphaned.has(head.id)).length;
}

function isOwnSetting(key: string): boolean {
  return OWN_SETTINGS.includes(key) || key.startsWith(FORM_DRAFT);
}

function settingsIn(
  keys: readonly IDBValidKey[],
  values: readonly unknown[]
): readonly (readonly [string, Setting])[] {
  return keys.flatMap((key, index) => {
    const value = values[index];
    const isSetting = typeof key === 'string' && !isOwnSetting(key) && isValidRecord('settings', value);
    return isSetting ? [[key, value] as const] : [];
  });
}

function groupedBy(records: readonly unknown[], member: string): ReadonlyMap<string, readonly unknown[]> {
  const groups = new Map<string, unknown[]>();
  for (const record of records) {
    const id = (record as Readonly<Record<string, unknown>>)[member];
    if (typeof id !== 'string') continue;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [record]);
    else group.push(record);
  }
  return groups;
}

function idsIn(records: readonly unknown[], member: string): readonly string[] {
  return [...groupedBy(records, member).keys()];
}

/** Ids of records in a store that no readable record has. */
function unreadIds(
  records: readonly unknown[],
  items: readonly unknown[],
  member: string
): ReadonlySet<string> {
  const readable = new Set(idsIn(items, member));
  return new Set(idsIn(records, member).filter((id) => !readable.has(id)));
}

/** Ids that are not among these readable records. */
function others(
  ids: readonly string[],
  bundles: readonly Bundle<{ readonly id: string }>[]
): ReadonlySet<string> {
  const readable = new Set(bundles.map(({ head }) => head.id));
  return new Set(ids.filter((id) => !readable.has(id)));
}
