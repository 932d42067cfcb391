import type { Entry } from '$lib/core';

type Log = readonly Entry[];

/** What a page's log and the log in storage come to. */
export interface Reconciled {
  readonly entries: Log;
  /** The last entry that storage has. */
  readonly savedSeq: number;
  /** Entries of the page that have no place any more, since storage has others there. */
  readonly lost: Log;
}

/**
 * Storage is right where both logs say different things. Where the page only knows more, it keeps
 * what it knows, and that is still to be written.
 */
export function reconcile(page: Log, stored: Log): Reconciled {
  const parting = page.findIndex((entry, index) => !same(entry, stored[index]));
  if (parting < 0)
    return { entries: stored.length > page.length ? stored : page, savedSeq: stored.length, lost: [] };
  if (parting >= stored.length) return { entries: page, savedSeq: stored.length, lost: [] };
  return { entries: stored, savedSeq: stored.length, lost: page.slice(parting) };
}

function same(one: Entry, other: Entry | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
