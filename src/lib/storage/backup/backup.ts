import type { Entry } from '$lib/core';
import type { BackupBody, LogBundle } from './backup-body';
import { planRestore, type DeviceData, type RestorePlan } from './backup-plan';
import { withAnswers, type Answers } from './backup-people';
import { applyPlan, type RestoreTransaction } from './backup-write';
import { STORES, type Database } from '$lib/storage/database/database';
import { isValidRecord, validRecords, findInvalidEntry } from '$lib/storage/validation/validate-records';
import { FORM_DRAFT } from '$lib/storage/records/settings';
import type { ForkChoices } from './plan-logs';
import { planUndo, undoRestore, type RestoreUndo, type UndoTransaction } from './restore-undo';
import type { Draft, SavedMatch, Setting } from '$lib/storage/database/schema';
import { allRequests, LONG_TIMEOUT_MS, read, write } from '$lib/storage/database/transactions';

/** The key under which the data to undo the last restore is stored. It is not a user setting, and is not backed up. */
export const RESTORE_UNDO_KEY = 'restored';

/** Settings that are facts about this device only. */
const DEVICE_SETTINGS: readonly string[] = [
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

/** Reads everything that is stored, including unreadable records, in one snapshot. */
export function readEverything(database: Database): Promise<DeviceData> {
  return read(
    database,
    STORES,
    (transaction) => readAllData(transaction as unknown as StoreReader),
    LONG_TIMEOUT_MS
  );
}

/**
 * Restores a file completely or not at all. Resolves with the plan once everything is on the disk. The data on this
 * device is read again in the same transaction, so that nothing entered meanwhile is lost. `restoredAt` is the current
 * time in milliseconds since 1970.
 */
export function restore(
  database: Database,
  fileData: BackupBody,
  { answers = {}, choices = {}, restoredAt = 0 }: RestoreDecisions = {}
): Promise<RestorePlan> {
  return write(
    database,
    STORES,
    async (transaction) => {
      const deviceData = await readAllData(transaction);
      const plan = planRestore(deviceData, withAnswers(deviceData, fileData, answers), choices);
      const undoData = await applyPlan(transaction as unknown as RestoreTransaction, plan, restoredAt);
      await transaction.objectStore('settings').put(JSON.stringify(undoData), RESTORE_UNDO_KEY);
      return plan;
    },
    'strict',
    LONG_TIMEOUT_MS
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
    LONG_TIMEOUT_MS
  );
}

/**
 * Undoes the last restore completely or not at all. Resolves with the number of items removed and of items kept,
 * because anything changed since the restore stays. Undefined if there is no restore to undo.
 */
export function takeBackRestore(database: Database): Promise<RestoreUndo | undefined> {
  return write(
    database,
    STORES,
    async (transaction) => {
      const settings = transaction.objectStore('settings');
      const undoJson = await settings.get(RESTORE_UNDO_KEY);
      if (typeof undoJson !== 'string') return undefined;
      const undoTransaction = transaction as unknown as UndoTransaction;
      const plan = await planUndo(undoTransaction, undoJson);
      await undoRestore(undoTransaction, plan);
      await settings.delete(RESTORE_UNDO_KEY);
      return { removed: plan.removed, keptCounts: plan.keptCounts };
    },
    'strict',
    LONG_TIMEOUT_MS
  );
}

/** The methods of a transaction needed to read whole stores. */
interface StoreReader {
  objectStore(name: (typeof STORES)[number]): {
    getAll(): Promise<unknown[]>;
    getAllKeys(): Promise<IDBValidKey[]>;
  };
}

async function readAllData(transaction: StoreReader): Promise<DeviceData> {
  const readStore = async (name: (typeof STORES)[number]): Promise<readonly unknown[]> =>
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
    () => readStore('matches'),
    () => readStore('entries'),
    () => readStore('drafts'),
    () => readStore('results'),
    () => readStore('players'),
    () => readStore('people'),
    () => readStore('partSets'),
    () => readStore('partEntries'),
    () => readStore('boxes'),
    () => readStore('gameNotes'),
    () => readStore('manualGames'),
    () => readStore('settings'),
    () => transaction.objectStore('settings').getAllKeys()
  ]);
  const logByMatch = groupByMember(entries, 'match');
  const logByPartSet = groupByMember(partEntries, 'match');
  const validDrafts = validRecords('drafts', drafts);
  const draftByMatch = new Map(validDrafts.map((draft) => [draft.match, draft]));
  const resultsByMatch = groupByMember(results, 'match');
  const bundles = validRecords('matches', matches).flatMap((head) => {
    const log = logByMatch.get(head.id) ?? [];
    const [result] = resultsByMatch.get(head.id) ?? [];
    if (findInvalidEntry('entries', log) !== undefined) return [];
    if (result !== undefined && !isValidRecord('results', result)) return [];
    const draft = draftByMatch.get(head.id);
    return [
      {
        head,
        entries: log as readonly Entry[],
        ...(draft === undefined ? {} : { draft }),
        ...(result === undefined ? {} : { result })
      }
    ];
  });
  const partSetBundles = validRecords('partSets', partSets).flatMap((head) => {
    const log = logByPartSet.get(head.id) ?? [];
    return findInvalidEntry('partEntries', log) === undefined
      ? [{ head, entries: log as readonly Entry[] }]
      : [];
  });
  const validBoxes = validRecords('boxes', boxes);
  const validPlayers = validRecords('players', players);
  const validNotes = validRecords('gameNotes', gameNotes);
  const validGames = validRecords('manualGames', manualGames);
  const validPeople = validRecords('people', people);
  const settings = validSettings(keys, values);
  const isDeviceSettingKey = (key: IDBValidKey): boolean => typeof key === 'string' && isDeviceSetting(key);
  const unreadCounts = [
    players.length - validPlayers.length,
    people.length - validPeople.length,
    keys.filter((key) => !isDeviceSettingKey(key)).length - settings.length,
    countWithoutId(matches, 'id') + countWithoutId(partSets, 'id') + countWithoutId(boxes, 'game'),
    countWithoutId(gameNotes, 'match') + countWithoutId(manualGames, 'id'),
    countLostDrafts(drafts, validDrafts, bundles)
  ];
  return {
    matches: bundles,
    partSets: partSetBundles,
    players: validPlayers,
    people: validPeople,
    boxes: validBoxes,
    settings,
    gameNotes: validNotes,
    manualGames: validGames,
    taken: {
      matches: unreadableIds(
        [...idsIn(matches, 'id'), ...logByMatch.keys(), ...resultsByMatch.keys()],
        bundles
      ),
      partSets: unreadableIds([...idsIn(partSets, 'id'), ...logByPartSet.keys()], partSetBundles),
      boxes: unreadIds(boxes, validBoxes, 'game'),
      gameNotes: unreadIds(gameNotes, validNotes, 'match'),
      manualGames: unreadIds(manualGames, validGames, 'id')
    },
    unread: unreadCounts.reduce((sum, count) => sum + count, 0),
    forms: keys.filter((key) => typeof key === 'string' && key.startsWith(FORM_DRAFT)).length
  };
}

/** The number of records without a usable id. */
function countWithoutId(records: readonly unknown[], member: string): number {
  return records.filter((record) => typeof (record as Readonly<Record<string, unknown>>)[member] !== 'string')
    .length;
}

/** The number of readable matches whose drafts are unreadable. */
function countLostDrafts(
  drafts: readonly unknown[],
  readableDrafts: readonly Draft[],
  bundles: readonly LogBundle<SavedMatch>[]
): number {
  const readableIds = new Set(readableDrafts.map(({ match }) => match));
  const orphanedIds = new Set(idsIn(drafts, 'match').filter((id) => !readableIds.has(id)));
  return bundles.filter(({ head }) => orphanedIds.has(head.id)).length;
}

function isDeviceSetting(key: string): boolean {
  return DEVICE_SETTINGS.includes(key) || key.startsWith(FORM_DRAFT);
}

function validSettings(
  keys: readonly IDBValidKey[],
  values: readonly unknown[]
): readonly (readonly [string, Setting])[] {
  return keys.flatMap((key, index) => {
    const value = values[index];
    const isSetting = typeof key === 'string' && !isDeviceSetting(key) && isValidRecord('settings', value);
    return isSetting ? [[key, value] as const] : [];
  });
}

function groupByMember(records: readonly unknown[], member: string): ReadonlyMap<string, readonly unknown[]> {
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
  return [...groupByMember(records, member).keys()];
}

/** Ids of records in a store that no readable record has. */
function unreadIds(
  records: readonly unknown[],
  items: readonly unknown[],
  member: string
): ReadonlySet<string> {
  const readableIds = new Set(idsIn(items, member));
  return new Set(idsIn(records, member).filter((id) => !readableIds.has(id)));
}

/** Ids that are not among these readable records. */
function unreadableIds(
  ids: readonly string[],
  bundles: readonly LogBundle<{ readonly id: string }>[]
): ReadonlySet<string> {
  const readableIds = new Set(bundles.map(({ head }) => head.id));
  return new Set(ids.filter((id) => !readableIds.has(id)));
}
