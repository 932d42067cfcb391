import type { Entry } from '$lib/core';
import type { Database } from './database';
import { held, isKept, wrongInLog } from './door';
import { lackedBy, logOf } from './logs';
import { withoutMark } from './matches';
import type { Draft, Result, SavedMatch } from './schema';
import { atOnce, read, write } from './transactions';
import { Trouble } from './trouble';

/** Everything that is kept of one match. */
export interface SavedSitting {
  readonly match: SavedMatch;
  /** Oldest first. */
  readonly entries: readonly Entry[];
  readonly draft?: Draft | undefined;
  /** Something is kept where taps should be, and is none. */
  readonly isDraftUnread?: true | undefined;
  readonly result?: Result | undefined;
}

/** What an open match has to write. */
export interface Writing extends SavedSitting {
  /** The first entry that is not known to be saved. */
  readonly from: number;
  /** Whether the table was changed since it was last saved. */
  readonly newTable: boolean;
}

const STORES = ['matches', 'entries', 'drafts', 'results'] as const;

/**
 * A match as it stood at one moment, or undefined if there is none of this id. A draft that is none is left out.
 * Rejects with the trouble `unread` where its record, a line of its log or its result is not what is kept there.
 */
export function readSitting(database: Database, id: string): Promise<SavedSitting | undefined> {
  return read(database, STORES, async (transaction) => {
    const [match, entries, draft, result] = await atOnce([
      () => transaction.objectStore('matches').get(id),
      () => transaction.objectStore('entries').getAll(logOf(id)),
      () => transaction.objectStore('drafts').get(id),
      () => transaction.objectStore('results').get(id)
    ]);
    if (match === undefined) return undefined;
    const isWhole =
      isKept('matches', match) &&
      wrongInLog('entries', entries) === undefined &&
      (result === undefined || isKept('results', result));
    if (!isWhole) throw new Trouble('unread');
    if (draft === undefined || isKept('drafts', draft)) return { match, entries, draft, result };
    return { match, entries, draft: undefined, isDraftUnread: true, result };
  });
}

/**
 * Writes what is waiting in one transaction, and resolves only when that is complete. Each entry is
 * added and none overwritten: if another tab wrote one of these places first, nothing is written
 * and the promise rejects with the trouble `taken`. Entries that storage has lost meanwhile are
 * added again, so that a log never has gaps. A match that is played on is no longer deleted; one
 * without a result keeps none.
 */
export function saveSitting(database: Database, writing: Writing): Promise<void> {
  const { match, entries, draft, result, from, newTable } = writing;
  return write(database, STORES, async (transaction) => {
    const matches = transaction.objectStore('matches');
    const log = transaction.objectStore('entries');
    const drafts = transaction.objectStore('drafts');
    const results = transaction.objectStore('results');
    const [known, lacked] = await atOnce([
      () => matches.get(match.id),
      () => lackedBy(log, match.id, entries, from)
    ]);
    const asBefore = known !== undefined && known.deletedAt === undefined && !newTable;
    const { table } = newTable ? match : (known ?? match);
    await atOnce([
      () =>
        asBefore ? undefined : matches.put(held('matches', withoutMark({ ...(known ?? match), table }))),
      ...lacked.map((entry) => () => log.add(held('entries', entry))),
      () => (draft === undefined ? drafts.delete(match.id) : drafts.put(held('drafts', draft))),
      () => (result === undefined ? results.delete(match.id) : results.put(held('results', result)))
    ]);
  });
}

/** Keeps the taps of a match, or with an empty draft keeps none. A tap need not be on the disk at once. */
export function saveDraft(database: Database, draft: Draft): Promise<void> {
  return write(
    database,
    ['drafts'],
    async (transaction) => {
      const drafts = transaction.objectStore('drafts');
      await (draft.taps.length === 0 ? drafts.delete(draft.match) : drafts.put(held('drafts', draft)));
    },
    'relaxed'
  );
}
