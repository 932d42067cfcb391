import type { Entry } from '$lib/core';
import type { Database } from './database';
import { validRecord, isValidRecord, findInvalidEntry } from './validate-records';
import { lackedBy, logOf } from './logs';
import { withoutMark } from './matches';
import type { Draft, Result, SavedMatch } from './schema';
import { allRequests, read, write } from './transactions';
import { StorageError } from './storage-error';

/** Everything that is kept of one match. */
export interface SavedLog {
  readonly match: SavedMatch;
  /** Oldest first. */
  readonly entries: readonly Entry[];
  readonly draft?: Draft | undefined;
  /** Something is kept where taps should be, and is none. */
  readonly isDraftUnread?: true | undefined;
  readonly result?: Result | undefined;
}

/** What an open match has to write. */
export interface Writing extends SavedLog {
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
export function readSavedLog(database: Database, id: string): Promise<SavedLog | undefined> {
  return read(database, STORES, async (transaction) => {
    const [match, entries, draft, result] = await allRequests([
      () => transaction.objectStore('matches').get(id),
      () => transaction.objectStore('entries').getAll(logOf(id)),
      () => transaction.objectStore('drafts').get(id),
      () => transaction.objectStore('results').get(id)
    ]);
    if (match === undefined) return undefined;
    const isWhole =
      isValidRecord('matches', match) &&
      findInvalidEntry('entries', entries) === undefined &&
      (result === undefined || isValidRecord('results', result));
    if (!isWhole) throw new StorageError('unread');
    if (draft === undefined || isValidRecord('drafts', draft)) return { match, entries, draft, result };
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
export function saveLog(database: Database, writing: Writing): Promise<void> {
  const { match, entries, draft, result, from, newTable } = writing;
  return write(database, STORES, async (transaction) => {
    const matches = transaction.objectStore('matches');
    const log = transaction.objectStore('entries');
    const drafts = transaction.objectStore('drafts');
    const results = transaction.objectStore('results');
    const [known, lacked] = await allRequests([
      () => matches.get(match.id),
      () => lackedBy(log, match.id, entries, from)
    ]);
    const asBefore = known !== undefined && known.deletedAt === undefined && !newTable;
    const { table } = newTable ? match : (known ?? match);
    await allRequests([
      () =>
        asBefore
          ? undefined
          : matches.put(validRecord('matches', withoutMark({ ...(known ?? match), table }))),
      ...lacked.map((entry) => () => log.add(validRecord('entries', entry))),
      () => (draft === undefined ? drafts.delete(match.id) : drafts.put(validRecord('drafts', draft))),
      () => (result === undefined ? results.delete(match.id) : results.put(validRecord('results', result)))
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
      await (draft.taps.length === 0 ? drafts.delete(draft.match) : drafts.put(validRecord('drafts', draft)));
    },
    'relaxed'
  );
}
