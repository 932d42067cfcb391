import type { IDBPObjectStore, IDBPTransaction } from 'idb';
import type { Entry } from '$lib/core';
import { STRICT, type Database } from './database';
import { logOf, withoutMark } from './matches';
import type { Draft, Result, SavedMatch, Schema } from './schema';
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

/** A match as it stood at one moment, or undefined if there is none of this id. */
export function readSitting(database: Database, id: string): Promise<SavedSitting | undefined> {
  return database.use(async (connection) => {
    const transaction = connection.transaction(['matches', 'entries', 'drafts', 'results']);
    const [match, entries, draft, result] = await Promise.all([
      transaction.objectStore('matches').get(id),
      transaction.objectStore('entries').getAll(logOf(id)),
      transaction.objectStore('drafts').get(id),
      transaction.objectStore('results').get(id),
      transaction.done
    ]);
    if (match === undefined) return undefined;
    return { match, entries, draft, result };
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
  return database.use(async (connection) => {
    const stores = ['matches', 'entries', 'drafts', 'results'] as const;
    const transaction = connection.transaction(stores, 'readwrite', STRICT);
    await Promise.all([write(transaction, writing), transaction.done]);
  });
}

type Stores = readonly ['matches', 'entries', 'drafts', 'results'];
type Whole = IDBPTransaction<Schema, Stores, 'readwrite'>;
type Log = IDBPObjectStore<Schema, Stores, 'entries', 'readwrite'>;

async function write(
  transaction: Whole,
  { match, entries, draft, result, ...writing }: Writing
): Promise<void> {
  const matches = transaction.objectStore('matches');
  const log = transaction.objectStore('entries');
  const drafts = transaction.objectStore('drafts');
  const results = transaction.objectStore('results');
  const [known, lastKey] = await Promise.all([matches.get(match.id), lastOf(log, match.id)]);
  if (lastKey > (entries.at(-1)?.seq ?? 0)) {
    transaction.abort();
    throw new Trouble('taken');
  }
  const asBefore = known !== undefined && known.deletedAt === undefined && !writing.newTable;
  const first = Math.min(writing.from, lastKey + 1);
  await Promise.all([
    asBefore ? undefined : matches.put(withoutMark(writing.newTable ? match : (known ?? match))),
    ...entries.filter(({ seq }) => seq >= first).map((entry) => log.add(entry)),
    draft === undefined ? drafts.delete(match.id) : drafts.put(draft),
    result === undefined ? results.delete(match.id) : results.put(result)
  ]);
}

async function lastOf(log: Log, match: string): Promise<number> {
  const cursor = await log.openKeyCursor(logOf(match), 'prev');
  return cursor?.key[1] ?? 0;
}

/** Keeps the taps of a match, or with an empty draft keeps none. */
export function saveDraft(database: Database, draft: Draft): Promise<void> {
  return database.use(async (connection) => {
    const transaction = connection.transaction('drafts', 'readwrite');
    const written =
      draft.taps.length === 0 ? transaction.store.delete(draft.match) : transaction.store.put(draft);
    await Promise.all([written, transaction.done]);
  });
}
