import { device, type Database } from '$lib/storage/database';
import { countMatches } from '$lib/storage/matches';
import { markOnce } from '$lib/storage/settings';

/** What the settings page says of this device. */
export interface DeviceState {
  readonly matches: number;
  /** What the app takes up in all, where the browser says so. */
  readonly bytes?: number;
  /** Whether the browser promises not to clear it by itself; absent where it does not say. */
  readonly protected?: boolean;
}

/** Rejects with a StorageError where storage cannot be read. */
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

/** Asks the browser not to clear the matches by itself, and says whether it agreed. */
export async function protect(): Promise<boolean> {
  return (
    (await storageManager()
      ?.persist()
      .catch(() => false)) ?? false
  );
}

/** Asks for it once on each device, at the first finished round; never rejects. */
export async function protectOnce(database: Database): Promise<void> {
  try {
    if (await markOnce(database, 'protectionAsked')) await protect();
  } catch {
    // Without storage there is nothing to protect.
  }
}

function storageManager(): StorageManager | undefined {
  return (navigator as { readonly storage?: StorageManager }).storage;
}
