import { device, type Database } from '$lib/storage/database/database';
import { countMatches } from '$lib/storage/records/matches';
import { markOnce } from '$lib/storage/records/settings';

/** The storage facts shown on the settings page. */
export interface DeviceState {
  readonly matches: number;
  /** The storage that the app uses in bytes, if the browser reports it. */
  readonly bytes?: number;
  /** Whether the browser promises not to delete the data by itself; absent if it does not report that. */
  readonly protected?: boolean;
}

/** Reads the storage facts. Rejects with a StorageError if storage cannot be read. */
export async function readDeviceState(database: Database = device): Promise<DeviceState> {
  const storage = storageManager();
  const [matches, estimate, isProtected] = await Promise.all([
    countMatches(database),
    storage?.estimate().catch(() => undefined),
    storage?.persisted().catch(() => undefined)
  ]);
  return {
    matches,
    ...(estimate?.usage === undefined ? {} : { bytes: estimate.usage }),
    ...(isProtected === undefined ? {} : { protected: isProtected })
  };
}

/** Asks the browser not to delete the data by itself. Resolves with its answer. */
export async function requestProtection(): Promise<boolean> {
  return (
    (await storageManager()
      ?.persist()
      .catch(() => false)) ?? false
  );
}

/** Asks for protection once per device, after the first finished round; never rejects. */
export async function requestProtectionOnce(database: Database): Promise<void> {
  try {
    if (await markOnce(database, 'protectionAsked')) await requestProtection();
  } catch {
    // Without storage there is nothing to protect.
  }
}

function storageManager(): StorageManager | undefined {
  return (navigator as { readonly storage?: StorageManager }).storage;
}
