import type { Database } from '$lib/storage/database/database';
import { validRecord, isValidRecord } from '$lib/storage/validation/validate-records';
import type { Setting } from '$lib/storage/database/schema';
import { allRequests, read, write } from '$lib/storage/database/transactions';

/** All stored settings by key. */
export function readSettings(database: Database): Promise<Readonly<Record<string, Setting>>> {
  return read(database, ['settings'], async (transaction) => {
    const settings = transaction.objectStore('settings');
    const [keys, values] = await allRequests([() => settings.getAllKeys(), () => settings.getAll()]);
    return Object.fromEntries(
      keys.flatMap((key, index) => {
        const value = values[index];
        return isValidRecord('settings', value) ? [[key, value] as const] : [];
      })
    );
  });
}

/** Stores a setting. It is committed at once, so that it is kept even if the page is closed or reloaded now. */
export function saveSetting(database: Database, key: string, value: Setting): Promise<void> {
  return write(database, ['settings'], async (transaction) => {
    const settingWrite = transaction.objectStore('settings').put(validRecord('settings', value), key);
    transaction.commit();
    await settingWrite;
  });
}

/** Deletes a setting if its stored value passes a check. */
export function removeSettingIf(
  database: Database,
  key: string,
  isExpected: (storedValue: unknown) => boolean
): Promise<void> {
  return write(database, ['settings'], async (transaction) => {
    const settings = transaction.objectStore('settings');
    if (isExpected(await settings.get(key))) await settings.delete(key);
  });
}

/** Sets a flag once on this device. Resolves with whether this was the first time. */
export function markOnce(database: Database, key: string): Promise<boolean> {
  return write(database, ['settings'], async (transaction) => {
    const settings = transaction.objectStore('settings');
    if ((await settings.get(key)) !== undefined) return false;
    await settings.put(true, key);
    return true;
  });
}

/** The prefix of the settings keys under which unfinished forms are stored. They are not backed up. */
export const FORM_DRAFT = 'formDraft:';
