import { readParts, saveParts } from '$lib/storage/records/part-sets';
import type { SavedPartSet } from '$lib/storage/database/schema';
import type { LogStore, PersistedLog } from '$lib/session/log/persisted-log.svelte';

/** Part sets with unsaved data; they outlast the screen of the set. */
export const partsCache = new Map<string, PersistedLog<SavedPartSet>>();

/** Loads and saves part sets, and caches unsaved ones. */
export const partsArchive: LogStore<SavedPartSet> = {
  read: async (database, id) => {
    const saved = await readParts(database, id);
    return saved === undefined ? undefined : { head: saved.set, entries: saved.entries };
  },
  write: (database, { head: set, newHead: newSet, entries, from }) =>
    saveParts(database, { set, newSet, entries, from }),
  writeTaps: () => Promise.resolve(),
  keep: (log) => {
    partsCache.set(log.head.id, log);
  },
  release: (log) => {
    if (partsCache.get(log.head.id) === log) partsCache.delete(log.head.id);
  }
};
