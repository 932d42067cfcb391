import type { Database } from '$lib/storage/database/database';
import { validRecord, validRecords } from '$lib/storage/validation/validate-records';
import type { SavedMatch, SavedPerson } from '$lib/storage/database/schema';
import { allRequests, read, write } from '$lib/storage/database/transactions';

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

/** The record without its deletion mark. */
export function withoutDeletionMark(match: SavedMatch): SavedMatch {
  const { deletedAt: _, ...rest } = match;
  return rest;
}
