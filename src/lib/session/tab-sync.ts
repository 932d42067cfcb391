import type { Database } from '$lib/storage/database';
import type { StorageError } from '$lib/storage/storage-error';

/** What an open match wants to hear of the world around the page. */
export interface TabSyncHandlers {
  /** Storage may hold more than the page knows, or may be there again. */
  check(): void;
  /** The connection was closed under the app, with the trouble, or opened late. */
  connection(trouble?: StorageError): void;
  /** Whether something would be lost with the page. */
  unsaved(): boolean;
}

/** The other tabs of this app, and the end of listening. */
export interface TabSync {
  /** Tells the other tabs that something of this match was saved. */
  tell(): void;
  stop(): void;
}

/**
 * Listens for other tabs that save the same match, for the moments at which a device wakes (the page
 * is looked at again, the network returns), for the connection, and for the page being closed.
 */
export function listenToTabs(database: Database, match: string, ears: TabSyncHandlers): TabSync {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${database.name} matches`);
  const told = (event: MessageEvent<unknown>): void => {
    if (event.data === match) ears.check();
  };
  const seen = (): void => {
    if (document.visibilityState === 'visible') ears.check();
  };
  const leaving = (event: BeforeUnloadEvent): void => {
    if (ears.unsaved()) event.preventDefault();
  };
  const check = (): void => ears.check();
  channel?.addEventListener('message', told);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', check);
  window.addEventListener('online', check);
  window.addEventListener('beforeunload', leaving);
  const stopWatching = database.watch((trouble) => ears.connection(trouble));
  return {
    tell: () => channel?.postMessage(match),
    stop: () => {
      channel?.close();
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pageshow', check);
      window.removeEventListener('online', check);
      window.removeEventListener('beforeunload', leaving);
      stopWatching();
    }
  };
}
