import type { Entry } from '$lib/core';
import type { Draft, Result } from '$lib/storage/schema';

/** A log and what is kept with it. Its `head` is the match, or the part set; only a match has taps and a result. */
export interface LogRecord<Head> {
  readonly head: Head;
  /** Oldest first. */
  readonly entries: readonly Entry[];
  readonly draft?: Draft | undefined;
  /** Something is kept where taps should be, and is none. */
  readonly isDraftUnread?: true | undefined;
  readonly result?: Result | undefined;
}

/** What an open log has to write. */
export interface PendingWrite<Head> extends LogRecord<Head> {
  /** The first entry that is not known to be saved. */
  readonly from: number;
  /** Whether the head was changed since it was last saved. */
  readonly newHead: boolean;
}

/** The last entry's place in a log, 0 for an empty one. */
export function lastSeq(entries: readonly Entry[]): number {
  return entries.at(-1)?.seq ?? 0;
}
