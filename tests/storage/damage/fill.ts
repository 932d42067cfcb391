import type { Database } from '$lib/storage/database/database';
import { saveSetting } from '$lib/storage/records/settings';
import type { Store } from './store';

const STORES = [
  'matches',
  'entries',
  'drafts',
  'results',
  'players',
  'people',
  'partSets',
  'partEntries',
  'boxes',
  'gameNotes',
  'manualGames',
  'summaries'
] as const;

/** Writes a store into a database of the app without validation. */
export async function fill(database: Database, store: Store): Promise<void> {
  await saveSetting(database, 'filled', true);
  await database.use(async (connection) => {
    const transaction = connection.transaction([...STORES, 'settings'], 'readwrite');
    for (const name of STORES)
      for (const record of store[name] ?? []) await putUnchecked(transaction.objectStore(name), record);
    for (const [key, value] of Object.entries(store.settings))
      await putUnchecked(transaction.objectStore('settings'), value, key);
    await transaction.done;
  });
}

/** Passes values that the app's types forbid. */
function putUnchecked(target: unknown, value: unknown, key?: string): Promise<unknown> {
  return (target as { put(value: unknown, key?: string): Promise<unknown> }).put(value, key);
}
