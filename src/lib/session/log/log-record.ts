import type { Entry } from '$lib/core';
import type { Draft, Result } from '$lib/storage/database/schema';

/**
 * A log with the data stored with it. Its `head` is the match or the part set; only a match has taps and a result.
 */
export interface LogRecord<Head> {
  readonly head: Head;
  /** All entries, oldest first. */
  readonly entries: readonly Entry[];
  readonly draft?: Draft | undefined;
  /** Set if the stored draft cannot be read. */
  readonly isDraftUnread?: true | undefined;
  readonly result?: Result | undefined;
}

/** The unsaved data of an open log. */
export interface PendingWrite<Head> extends LogRecord<Head> {
  /** The number of the first entry that may not be saved yet. */
  readonly from: number;
  /** Whether the head was changed since it was last saved. */
  readonly newHead: boolean;
}

/** The number of the last entry, 0 for an empty log. */
export function lastSeq(entries: readonly Entry[]): number {
  return entries.at(-1)?.seq ?? 0;
}

/** Deep-copies plain JSON. Screens may pass Svelte proxies, which storage cannot clone. */
export function cloneJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** A new unique id. A page served without https has no `randomUUID`, but it has random bytes. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
