/** A link to the other tabs of this app for one kind of data. */
export interface TabChannel {
  /** Notifies the other tabs that something changed. */
  notify(): void;
}

/**
 * Opens the link for one kind of data of a database; `heard` is called when another tab has changed something. Without
 * BroadcastChannel nothing is heard.
 */
export function tabChannel(database: string, kind: string, heard: () => void): TabChannel {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${database} ${kind}`);
  channel?.addEventListener('message', heard);
  // In Node an open channel would keep the process alive.
  (channel as { unref?: () => void } | undefined)?.unref?.();
  return { notify: () => channel?.postMessage('changed') };
}
