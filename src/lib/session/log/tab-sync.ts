import type { Database } from '$lib/storage/database/database';
import type { StorageError } from '$lib/storage/database/storage-error';

/** Events from outside that an open match reacts to. */
export interface TabSyncHandlers {
  /** Storage may have more than the page, or may be available again. */
  checkStorage(): void;
  /** The database connection was closed, with the error, or opened late. */
  connection(error?: StorageError): void;
  /** Whether closing the page would lose data. */
  hasUnsaved(): boolean;
}

/** The link to other tabs of this app. */
export interface TabSync {
  /** Notifies the other tabs that this match was saved. */
  notify(): void;
  stop(): void;
}

/**
 * Listens for other tabs that save the same match, for the page being shown again, for the network coming back, for the
 * database connection, and for the page being closed.
 */
export function listenToTabs(database: Database, matchId: string, handlers: TabSyncHandlers): TabSync {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${database.name} matches`);
  const receive = (event: MessageEvent<unknown>): void => {
    if (event.data === matchId) handlers.checkStorage();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') handlers.checkStorage();
  };
  const warnBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (handlers.hasUnsaved()) event.preventDefault();
  };
  const check = (): void => handlers.checkStorage();
  channel?.addEventListener('message', receive);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', check);
  window.addEventListener('online', check);
  window.addEventListener('beforeunload', warnBeforeUnload);
  const stopWatching = database.watch((error) => handlers.connection(error));
  return {
    notify: () => channel?.postMessage(matchId),
    stop: () => {
      channel?.close();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', check);
      window.removeEventListener('online', check);
      window.removeEventListener('beforeunload', warnBeforeUnload);
      stopWatching();
    }
  };
}

/** A link to the other tabs of this app for one kind of data. */
export interface TabChannel {
  /** Notifies the other tabs that something changed. */
  notify(): void;
}

/**
 * Opens the link for one kind of data of a database; `onMessage` is called when another tab has changed something.
 * Without BroadcastChannel, nothing is received.
 */
export function openTabChannel(database: string, kind: string, onMessage: () => void): TabChannel {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${database} ${kind}`);
  channel?.addEventListener('message', onMessage);
  // In Node an open channel would keep the process alive.
  (channel as { unref?: () => void } | undefined)?.unref?.();
  return { notify: () => channel?.postMessage('changed') };
}
