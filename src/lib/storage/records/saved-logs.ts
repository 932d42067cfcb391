import type { Entry } from '$lib/core';
import type { Database } from '$lib/storage/database/database';
import { validRecord, isValidRecord, findInvalidEntry } from '$lib/storage/validation/validate-records';
import { findMissingEntries, logKeyRange } from './logs';
import { withoutDeletionMark } from './matches';
import type { Draft, Result, SavedMatch } from '$lib/storage/database/schema';
import { allRequests, commitAll, read, write } from '$lib/storage/database/transactions';
import { StorageError } from '$lib/storage/database/storage-error';

/** Everything stored for one match. */
export interface SavedLog {
  readonly match: SavedMatch;
  /** All entries, oldest first. */
  readonly entries: readonly Entry[];
  readonly draft?: Draft | undefined;
  /** Set if the stored draft cannot be read. */
  readonly isDraftUnread?: true | undefined;
  readonly result?: Result | undefined;
}

/** The unsaved data of an open match. */
export interface UnsavedLog extends SavedLog {
  /** The number of the first entry that may not be saved yet. */
  readonly from: number;
  /** Whether the table settings were changed since they were last saved. */
  readonly newTable: boolean;
}

const STORES = ['matches', 'entries', 'drafts', 'results'] as const;

/**
 * A match from one snapshot, or undefined if there is none with this id. An invalid draft is left out. Rejects with the
 * StorageError `unread` if its record, an entry or its result is invalid.
 */
export function readSavedLog(database: Database, id: string): Promise<SavedLog | undefined> {
  return read(database, STORES, async (transaction) => {
    const [match, entries, draft, result] = await allRequests([
      () => transaction.objectStore('matches').get(id),
      () => transaction.objectStore('entries').getAll(logKeyRange(id)),
      () => transaction.objectStore('drafts').get(id),
      () => transaction.objectStore('results').get(id)
    ]);
    if (match === undefined) return undefined;
    const isFullyLoaded =
      isValidRecord('matches', match) &&
      findInvalidEntry('entries', entries) === undefined &&
      (result === undefined || isValidRecord('results', result));
    if (!isFullyLoaded) throw new StorageError('unread');
    if (draft === undefined || isValidRecord('drafts', draft)) return { match, entries, draft, result };
    return { match, entries, draft: undefined, isDraftUnread: true, result };
  });
}

/**
 * Writes pending data in one transaction, and resolves only when that is complete. Entries are added and never
 * overwritten: if another tab has written one of these numbers first, nothing is written and the promise rejects with
 * the StorageError `taken`. Entries that storage has lost meanwhile are added again, so that a log never has gaps. A
 * match that is continued is no longer deleted; a stored result is removed if there is none now.
 */
export function saveLog(database: Database, unsavedLog: UnsavedLog): Promise<void> {
  const { match, entries, draft, result, from, newTable } = unsavedLog;
  return write(database, STORES, async (transaction) => {
    const matches = transaction.objectStore('matches');
    const logStore = transaction.objectStore('entries');
    const drafts = transaction.objectStore('drafts');
    const results = transaction.objectStore('results');
    const [storedMatch, missingEntries] = await allRequests([
      () => matches.get(match.id),
      () => findMissingEntries(logStore, match.id, entries, from)
    ]);
    const isCurrent = storedMatch !== undefined && storedMatch.deletedAt === undefined && !newTable;
    const { table } = newTable ? match : (storedMatch ?? match);
    await commitAll(transaction, [
      () =>
        isCurrent
          ? undefined
          : matches.put(validRecord('matches', withoutDeletionMark({ ...(storedMatch ?? match), table }))),
      ...missingEntries.map((entry) => () => logStore.add(validRecord('entries', entry))),
      () => (draft === undefined ? drafts.delete(match.id) : drafts.put(validRecord('drafts', draft))),
      () => (result === undefined ? results.delete(match.id) : results.put(validRecord('results', result)))
    ]);
  });
}

/** Saves the draft of a match, or deletes it if it is empty. Its write need not be durable. */
export function saveDraft(database: Database, draft: Draft): Promise<void> {
  return write(
    database,
    ['drafts'],
    async (transaction) => {
      const drafts = transaction.objectStore('drafts');
      const draftWrite =
        draft.taps.length === 0 ? drafts.delete(draft.match) : drafts.put(validRecord('drafts', draft));
      transaction.commit();
      await draftWrite;
    },
    'relaxed'
  );
}
