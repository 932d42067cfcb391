import { appendEntry, isSecretView, nextEntry, type Entry } from '$lib/core';
import { lastSeq } from './log-record';
import * as say from '$lib/session/strings/en/session';

type Log = readonly Entry[];
type Taps = readonly object[];

/** Callbacks for merging a log that another tab has extended; the log itself knows no rules. */
export interface MergeContext {
  /** The version of the tap format. */
  readonly tapVersion?: number;
  /** Whether both logs lead to the same asks, so that taps made after one are valid after the other. */
  hasSameAsks(a: Log, b: Log): boolean;
  /** A description of lost entries for a sentence. */
  describeLost(entries: Log, page: Log): string;
}

/** The unsaved state of a page. */
export interface LogPage {
  readonly entries: Log;
  readonly taps: Taps;
  /** The taps that led to the first unsaved entry. */
  readonly playedTaps: Taps;
}

/** The result of merging a page's log with the stored one. */
export interface MergedLog {
  readonly entries: Log;
  readonly taps: Taps;
  /** A message, if anything entered was lost. */
  readonly notice?: string;
}

/**
 * Merges the log of a page with the stored one; storage wins if they differ. If the page only has more entries, it
 * keeps them and still has to write them. Taps are kept while they answer the current asks, including those of a lost
 * move. Views of a secret are never lost: they are appended again at the end.
 */
export function mergeLog(page: LogPage, storedLog: Log, context: MergeContext): MergedLog {
  const divergence = page.entries.findIndex((entry, index) => !isSameEntry(entry, storedLog[index]));
  const isDiverged = divergence >= 0 && divergence < storedLog.length;
  if (!isDiverged && lastSeq(storedLog) <= lastSeq(page.entries)) return page;
  const unsavedEntries = isDiverged ? page.entries.slice(divergence) : [];
  const lostEntries = unsavedEntries.filter((entry) => !isSecretView(entry));
  const entries = unsavedEntries.filter((entry) => isSecretView(entry)).reduce(appendView, storedLog);
  const isMoveLost = page.taps.length === 0 && isDiverged;
  const pendingTaps = isMoveLost
    ? { taps: page.playedTaps, after: page.entries.slice(0, divergence) }
    : { taps: page.taps, after: page.entries };
  const areTapsUsable = pendingTaps.taps.length === 0 || context.hasSameAsks(pendingTaps.after, storedLog);
  const taps = areTapsUsable ? pendingTaps.taps : [];
  if (lostEntries.length > 0)
    return { entries, taps, notice: say.notSaved(context.describeLost(lostEntries, page.entries)) };
  return areTapsUsable ? { entries, taps } : { entries, taps, notice: say.tapsCleared };
}

function appendView(log: Log, viewEntry: Entry): Log {
  return appendEntry(log, nextEntry(viewEntry.match, log, viewEntry.do, viewEntry.by, viewEntry.at));
}

function isSameEntry(a: Entry, b: Entry | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
