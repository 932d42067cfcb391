import type { Database } from '$lib/storage/database/database';
import { validRecord, validRecords } from '$lib/storage/validation/validate-records';
import { logKeyRange } from './logs';
import type { SavedMatch, SavedPerson } from '$lib/storage/database/schema';
import { allRequests, read, readInBatches, write } from '$lib/storage/database/transactions';

/** Saves a new match and its people. */
export function addMatch(
  database: Database,
  match: SavedMatch,
  people: readonly SavedPerson[] = []
): Promise<void> {
  if (people.length === 0)
    return write(database, ['matches'], async (transaction) => {
      await transaction.objectStore('matches').add(validRecord('matches', match));
    });
  return write(database, ['matches', 'people'], async (transaction) => {
    const store = transaction.objectStore('people');
    await allRequests([
      () => transaction.objectStore('matches').add(validRecord('matches', match)),
      ...people.map((person) => () => store.put(validRecord('people', person)))
    ]);
  });
}

/** The matches that have no result and are not deleted, last started first. Finished matches are not read. */
export function readRunning(database: Database): Promise<readonly SavedMatch[]> {
  return read(database, ['matches', 'results'], async (transaction) => {
    const store = transaction.objectStore('matches');
    const [ids, resultKeys] = await allRequests([
      () => store.getAllKeys(),
      () => transaction.objectStore('results').getAllKeys()
    ]);
    const finishedIds = new Set(resultKeys);
    const runningIds = ids.filter((id) => !finishedIds.has(id));
    const matches = await allRequests(runningIds.map((id) => () => store.get(id)));
    return validRecords('matches', matches)
      .filter((match) => match.deletedAt === undefined)
      .sort((a, b) => b.startedAt - a.startedAt);
  });
}

/** The number of matches that are not deleted. */
export function countMatches(database: Database): Promise<number> {
  return read(database, ['matches'], async (transaction) => {
    const matches = await transaction.objectStore('matches').getAll();
    return validRecords('matches', matches).filter((match) => match.deletedAt === undefined).length;
  });
}

/**
 * The number of matches in the database, readable or not, and the number of those shown: neither damaged nor deleted.
 */
export function countSavedMatches(
  database: Database
): Promise<{ readonly all: number; readonly shown: number }> {
  return read(database, ['matches'], async (transaction) => {
    const matches = await transaction.objectStore('matches').getAll();
    const shownMatches = validRecords('matches', matches).filter((match) => match.deletedAt === undefined);
    return { all: matches.length, shown: shownMatches.length };
  });
}

/** Marks a match as deleted, or with `undefined` removes the mark. Does nothing if there is no such match. */
export function markDeleted(database: Database, id: string, deletedAt: number | undefined): Promise<void> {
  return write(database, ['matches'], async (transaction) => {
    const matches = transaction.objectStore('matches');
    const storedMatch = await matches.get(id);
    if (storedMatch === undefined) return;
    const unmarkedMatch = withoutDeletionMark(storedMatch);
    await matches.put(
      validRecord('matches', deletedAt === undefined ? unmarkedMatch : { ...unmarkedMatch, deletedAt })
    );
  });
}

/** The stores with records of a match. */
const MATCH_STORES = ['matches', 'entries', 'drafts', 'results', 'gameNotes', 'summaries'] as const;

/**
 * Deletes for good the matches marked as deleted before a time (milliseconds since 1970), with everything that
 * belongs to them.
 * It looks for such matches first, so that a device without any needs no write transaction, which would block readers.
 */
export async function removeMarkedMatches(database: Database, deletedBefore: number): Promise<void> {
  const isDeletedBefore = (match: SavedMatch): boolean => (match.deletedAt ?? deletedBefore) < deletedBefore;
  const markedIds: string[] = [];
  await read(database, ['matches'], (transaction) =>
    readInBatches(transaction.objectStore('matches'), (matches) => {
      markedIds.push(
        ...validRecords('matches', matches)
          .filter(isDeletedBefore)
          .map(({ id }) => id)
      );
    })
  );
  if (markedIds.length === 0) return;
  await write(database, MATCH_STORES, async (transaction) => {
    const matches = transaction.objectStore('matches');
    // Another tab may have restored one in the meantime.
    const stillDeleted = validRecords(
      'matches',
      await allRequests(markedIds.map((id) => () => matches.get(id)))
    ).filter(isDeletedBefore);
    await allRequests(
      stillDeleted.flatMap(({ id }) => [
        () => matches.delete(id),
        () => transaction.objectStore('entries').delete(logKeyRange(id)),
        () => transaction.objectStore('drafts').delete(id),
        () => transaction.objectStore('results').delete(id),
        () => transaction.objectStore('gameNotes').delete(id),
        () => transaction.objectStore('summaries').delete(id)
      ])
    );
  });
}

/** The record without its deletion mark. */
export function withoutDeletionMark(match: SavedMatch): SavedMatch {
  const { deletedAt: _, ...rest } = match;
  return rest;
}
