import { parseJson } from '$lib/core';
import type { Database } from '$lib/storage/database/database';
import { readSettings, saveSetting } from '$lib/storage/records/settings';

/** Facts about the table around this device, each stored as JSON. They are not backed up. */
export type JsonSetting = 'turnTimes' | 'tableSides';

/** The stored value, which any version may have written; undefined if nothing can be read. */
export async function readJsonSetting(database: Database, key: JsonSetting): Promise<unknown> {
  const { [key]: savedValue } = await readSettings(database).catch((): Record<string, never> => ({}));
  return parseJson(savedValue);
}

/** Saves a value as JSON. If storage fails, nothing is saved. */
export async function saveJsonSetting(database: Database, key: JsonSetting, value: object): Promise<void> {
  await saveSetting(database, key, JSON.stringify(value)).catch(() => undefined);
}
