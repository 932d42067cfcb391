import { nextEntry, type RandomSource, type Entry } from '$lib/core';
import type { ChosenPart, PartMove } from '$lib/parts';
import { device, type Database, timeNow } from '$lib/storage/database/database';
import { readPartSets, readParts, saveParts } from '$lib/storage/records/part-sets';
import type { SavedPartSet } from '$lib/storage/database/schema';
import { StorageError } from '$lib/storage/database/storage-error';
import { newId, cloneJson } from '$lib/session/log/log-record';
import { OpenParts } from './parts.svelte';
import { isPartsLog } from './parts-lines';
import { PLAIN_DICE, PLAIN_DIE } from './parts-plain';
import { PersistedLog, type LogStore } from '$lib/session/log/persisted-log.svelte';
import * as say from '$lib/session/strings/en/session';

/** Part sets with unsaved data; they outlast the screen of the set. */
export const partsCache = new Map<string, PersistedLog<SavedPartSet>>();

/** Loads and saves part sets, and caches unsaved ones. */
export const partsArchive: LogStore<SavedPartSet> = {
  read: async (database, id) => {
    const savedSet = await readParts(database, id);
    return savedSet === undefined ? undefined : { head: savedSet.set, entries: savedSet.entries };
  },
  write: (database, { head: partSet, newHead: isRenamed, entries, from }) =>
    saveParts(database, { set: partSet, isRenamed, entries, from }),
  writeTaps: () => Promise.resolve(),
  keep: (log) => {
    partsCache.set(log.head.id, log);
  },
  release: (log) => {
    if (partsCache.get(log.head.id) === log) partsCache.delete(log.head.id);
  }
};

/** The id of the dice tray, which belongs to no box. */
export const TRAY_ID = 'tray';

/**
 * Opens a part set at exactly its last saved entry; `close` it when its screen is left. Undefined if there is none with
 * this id, or it is deleted. Rejects with a StorageError if storage or the log cannot be read.
 */
export async function openParts(
  id: string,
  database: Database = device,
  random?: RandomSource
): Promise<OpenParts | undefined> {
  const cachedLog = partsCache.get(id);
  if (cachedLog !== undefined) return new OpenParts(cachedLog, random);
  const savedSet = await partsArchive.read(database, id);
  if (savedSet === undefined || savedSet.head.deletedAt !== undefined) return undefined;
  if (!isPartsLog(savedSet.entries)) throw new StorageError('unread');
  return new OpenParts(new PersistedLog(savedSet, partsArchive, database), random);
}

/** Creates a set and returns its id. Without storage it exists on this page until storage is available. */
export async function startPartSet(
  box: SavedPartSet['box'],
  name: string,
  parts: readonly ChosenPart[],
  database: Database = device
): Promise<string> {
  return saveNewSet(
    {
      id: newId(),
      name: await unusedName(name, database),
      startedAt: timeNow(),
      ...(box === undefined ? {} : { box })
    },
    parts,
    database
  );
}

/** The id of the single die, which belongs to no box. */
export const DIE_ID = 'die';

/** Opens the dice tray, which always exists. Works without storage as well. */
export function openTray(database: Database = device, random?: RandomSource): Promise<OpenParts> {
  return openOrStart({ id: TRAY_ID, name: say.diceTray }, PLAIN_DICE, database, random);
}

/** Opens the single die, as `openTray` opens the tray. */
export function openDie(database: Database = device, random?: RandomSource): Promise<OpenParts> {
  return openOrStart({ id: DIE_ID, name: say.oneDie }, PLAIN_DIE, database, random);
}

async function openOrStart(
  partSet: Pick<SavedPartSet, 'id' | 'name'>,
  startingPart: ChosenPart,
  database: Database,
  random: RandomSource | undefined
): Promise<OpenParts> {
  const existingParts = await openParts(partSet.id, database, random).catch(() => undefined);
  if (existingParts !== undefined) return existingParts;
  saveNewSet({ ...partSet, startedAt: timeNow() }, [startingPart], database);
  const newParts = await openParts(partSet.id, database, random);
  if (newParts === undefined) throw new Error('what was begun is kept');
  return newParts;
}

function saveNewSet(partSet: SavedPartSet, parts: readonly ChosenPart[], database: Database): string {
  const noEntries: readonly Entry<PartMove>[] = [];
  const firstEntry = nextEntry<PartMove>(
    partSet.id,
    noEntries,
    { move: { type: 'setUp', chosen: cloneJson(parts) } },
    'table',
    partSet.startedAt
  );
  const log = new PersistedLog({ head: partSet, entries: [firstEntry] }, partsArchive, database, -1);
  partsCache.set(partSet.id, log);
  void log.whenSaved();
  return partSet.id;
}

/** The name, with a number added if another set has it. */
async function unusedName(name: string, database: Database): Promise<string> {
  const savedSets = await readPartSets(database).catch(() => []);
  const names = new Set([
    ...savedSets.map(({ set }) => set.name),
    ...[...partsCache.values()].map(({ head }) => head.name)
  ]);
  for (let number = 2; names.has(name) && number < 1000; number += 1) {
    const candidateName = `${name.replace(/ \d+$/, '')} ${number}`;
    if (!names.has(candidateName)) return candidateName;
  }
  return name;
}
