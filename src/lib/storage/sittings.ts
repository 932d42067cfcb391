import type { Entry } from '$lib/core';
import type { Database } from './database';
import { logOf, withoutMark } from './matches';
import type { Draft, Result, SavedMatch } from './schema';
import { read, write } from './transactions';
import { Trouble } from './trouble';

/** Everything that is kept of one match. */
export interface SavedSitting {
  readonly match: SavedMatch;
  /** Oldest first. */
  readonly entries: readonly Entry[];
  readonly draft?: Draft | undefined;
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

/** A match as it stood at one moment, or undefined if there is none of this id. */
export function readSitting(database: Database, id: string): Promise<SavedSitting | undefined> {
  return read(database, STORES, async (transaction) => {
    const [match, entries, draft, result] = await Promise.all([
      transaction.objectStore('matches').get(id),
      transaction.objectStore('entries').getAll(logOf(id)),
      transaction.objectStore('drafts').get(id),
      transaction.objectStore('results').get(id)
    ]);
    return match === undefined ? undefined : { match, entries, draft, result };
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
    const [known, last] = await Promise.all([
      matches.get(match.id),
      log.openKeyCursor(logOf(match.id), 'prev')
    ]);
    const savedSeq = last?.key[1] ?? 0;
    if (savedSeq > (entries.at(-1)?.seq ?? 0)) throw new Trouble('taken');
    const first = Math.min(from, savedSeq + 1);
    const asBefore = known !== undefined && known.deletedAt === undefined && !newTable;
    await Promise.all([
      asBefore ? undefined : matches.put(withoutMark(newTable ? match : (known ?? match))),
      ...entries.filter(({ seq }) => seq >= first).map((entry) => log.add(entry)),
      draft === undefined ? drafts.delete(match.id) : drafts.put(draft),
      result === undefined ? results.delete(match.id) : results.put(result)
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
      await (draft.taps.length === 0 ? drafts.delete(draft.match) : drafts.put(draft));
    },
    'relaxed'
  );
}
