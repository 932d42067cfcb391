import { STRICT, type Database } from './database';
import type { Setting } from './schema';

/** Every setting that was ever changed, by its key. */
export function readSettings(database: Database): Promise<Readonly<Record<string, Setting>>> {
  return database.use(async (connection) => {
    const transaction = connection.transaction('settings');
    const [keys, values] = await Promise.all([
      transaction.store.getAllKeys(),
      transaction.store.getAll(),
      transaction.done
    ]);
    return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? false]));
  });
}

/** Sets a mark that is set only once on this device, and says whether this was the first time. */
export function markOnce(database: Database, key: string): Promise<boolean> {
  return database.use(async (connection) => {
    const transaction = connection.transaction('settings', 'readwrite', STRICT);
    const first = (await transaction.store.get(key)) === undefined;
    if (first) await transaction.store.put(true, key);
    await transaction.done;
    return first;
  });
}

export function saveSetting(database: Database, key: string, value: Setting): Promise<void> {
  return database.use(async (connection) => {
    const transaction = connection.transaction('settings', 'readwrite', STRICT);
    await Promise.all([transaction.store.put(value, key), transaction.done]);
  });
}
