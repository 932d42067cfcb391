import type { Database } from '$lib/storage/database/database';
import { withoutDeletionMark } from '$lib/storage/backup/plan-logs';
import type { ManualGame, SavedPerson } from '$lib/storage/database/schema';
import { StorageError } from '$lib/storage/database/storage-error';
import { allRequests, read, readInBatches, write } from '$lib/storage/database/transactions';
import { isValidRecord, validRecord, validRecords } from '$lib/storage/validation/validate-records';

/** The games entered by hand that are not deleted, most recently played first. Damaged ones are left out. */
export function readManualGames(database: Database): Promise<readonly ManualGame[]> {
  return read(database, ['manualGames'], async (transaction) => {
    const found: ManualGame[] = [];
    await readInBatches(transaction.objectStore('manualGames'), (games) => {
      found.push(...validRecords('manualGames', games).filter(({ deletedAt }) => deletedAt === undefined));
    });
    return found.sort((a, b) => b.playedAt - a.playedAt);
  });
}

/**
 * A game entered by hand, deleted or not; undefined if there is none with this id. Rejects with the StorageError
 * `unread` if it is damaged.
 */
export function readManualGame(database: Database, id: string): Promise<ManualGame | undefined> {
  return read(database, ['manualGames'], async (transaction) => {
    const found = await transaction.objectStore('manualGames').get(id);
    if (found === undefined || isValidRecord('manualGames', found)) return found;
    throw new StorageError('unread');
  });
}

/** Saves a game entered by hand, in place of an earlier version of it, and the people who played. */
export function saveManualGame(
  database: Database,
  game: ManualGame,
  people: readonly SavedPerson[] = []
): Promise<void> {
  return write(database, ['manualGames', 'people'], async (transaction) => {
    const store = transaction.objectStore('people');
    await allRequests([
      () => transaction.objectStore('manualGames').put(validRecord('manualGames', game)),
      ...people.map((person) => () => store.put(validRecord('people', person)))
    ]);
  });
}

/** Marks a game entered by hand as deleted, or with `undefined` removes the mark. Does nothing if there is none. */
export function markManualGame(database: Database, id: string, deletedAt: number | undefined): Promise<void> {
  return write(database, ['manualGames'], async (transaction) => {
    const games = transaction.objectStore('manualGames');
    const found = await games.get(id);
    if (found === undefined) return;
    const game = withoutDeletionMark(found);
    await games.put(validRecord('manualGames', deletedAt === undefined ? game : { ...game, deletedAt }));
  });
}

/** Deletes for good the games entered by hand that were marked as deleted before a time (milliseconds since 1970). */
export async function removeMarkedManualGames(database: Database, before: number): Promise<void> {
  const isMarked = ({ deletedAt }: ManualGame): boolean => (deletedAt ?? before) < before;
  const all = await read(database, ['manualGames'], (transaction) =>
    transaction.objectStore('manualGames').getAll()
  );
  const marked = validRecords('manualGames', all).filter(isMarked);
  if (marked.length === 0) return;
  await write(database, ['manualGames'], async (transaction) => {
    const games = transaction.objectStore('manualGames');
    // Another tab may have restored one in the meantime.
    const stillDeleted = await allRequests(
      marked.map(
        ({ id }) =>
          () =>
            games.get(id)
      )
    );
    await allRequests(
      validRecords('manualGames', stillDeleted)
        .filter(isMarked)
        .map(
          ({ id }) =>
            () =>
              games.delete(id)
        )
    );
  });
}
