import type { Entry } from '$lib/core';
import { lastSeq } from './kept';

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
  const savedSeq = lastSeq(stored);
  const parting = page.findIndex((entry, index) => !same(entry, stored[index]));
  if (parting >= 0 && parting < stored.length)
    return { entries: stored, savedSeq, lost: page.slice(parting) };
  return { entries: stored.length > page.length ? stored : page, savedSeq, lost: [] };
}

/** What is said when another tab has played on, if there is anything that was typed here in vain. */
export function noticeOf(called: string | undefined, draftCleared: boolean): string | undefined {
  if (called !== undefined)
    return `Another tab played on, and this page now shows its log; ${called} was not saved: enter it again if it still belongs there.`;
  if (draftCleared)
    return 'Another tab played on, and this page now shows its log; the taps made here answer nothing any more and were cleared.';
  return undefined;
}

function same(one: Entry, other: Entry | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
