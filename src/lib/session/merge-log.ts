import { append, isLook, nextEntry, type Entry } from '$lib/core';
import { lastSeq } from './log-record';
import * as say from './words';

type Log = readonly Entry[];
type Taps = readonly object[];

/** What a sitting, which knows no rules, must be told when another tab has played on. */
export interface MergeContext {
  /** Of which version the words of its taps are. */
  readonly tapWords?: number;
  /** Whether the table is asked the same after both logs, so that taps made after one answer the other. */
  sameAsks(one: Log, other: Log): boolean;
  /** What lost entries of a page's log are called in a sentence. */
  called(lost: Log, page: Log): string;
}

/** What a page shows. */
export interface LogPage {
  readonly entries: Log;
  readonly taps: Taps;
  /** The taps that became the first entry still waiting. */
  readonly playedTaps: Taps;
}

/** What a page and the log in storage come to. */
export interface MergedLog {
  readonly entries: Log;
  readonly taps: Taps;
  /** What is to be said, if anything was typed in vain. */
  readonly notice?: string;
}

/**
 * Storage is right where both logs say different things. Where the page only knows more, it keeps
 * what it knows, and that is still to be written. Taps stay where they still answer what is asked,
 * those of a move that was lost included. That a hand was opened is never lost: it is told again, behind the rest.
 */
export function mergeLog(page: LogPage, stored: Log, reader: MergeContext): MergedLog {
  const parting = page.entries.findIndex((entry, index) => !same(entry, stored[index]));
  const parted = parting >= 0 && parting < stored.length;
  if (!parted && lastSeq(stored) <= lastSeq(page.entries)) return page;
  const unsaved = parted ? page.entries.slice(parting) : [];
  const lost = unsaved.filter((entry) => !isLook(entry));
  const entries = unsaved.filter((entry) => isLook(entry)).reduce(lookAgain, stored);
  const again = page.taps.length === 0 && parted;
  const tapped = again
    ? { taps: page.playedTaps, after: page.entries.slice(0, parting) }
    : { taps: page.taps, after: page.entries };
  const fits = tapped.taps.length === 0 || reader.sameAsks(tapped.after, stored);
  const taps = fits ? tapped.taps : [];
  if (lost.length > 0) return { entries, taps, notice: say.notSaved(reader.called(lost, page.entries)) };
  return fits ? { entries, taps } : { entries, taps, notice: say.tapsCleared };
}

function lookAgain(log: Log, look: Entry): Log {
  return append(log, nextEntry(look.match, log, look.do, look.by, look.at));
}

function same(one: Entry, other: Entry | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
