import type { Database } from '$lib/storage/database/database';
import { withoutDeletionMark } from '$lib/storage/backup/plan-logs';
import type { ManualGame, SavedPerson } from '$lib/storage/database/schema';
import { StorageError } from '$lib/storage/database/storage-error';
import { allRequests, read, readInBatches, write } from '$lib/storage/database/transactions';
import { isValidRecord, validRecord, validRecords } from '$lib/storage/validation/validate-records';

/** The games entered by hand that are not deleted, most recently played first. Damaged ones are left out. */
export function readManualGames(database: Database): Promise<readonly ManualGame[]> {
  return read(database, ['manualGames'], async (transaction) => {
    const manualGames: ManualGame[] = [];
    await readInBatches(transaction.objectStore('manualGames'), (games) => {
      manualGames.push(
        ...validRecords('manualGames', games).filter(({ deletedAt }) => deletedAt === undefined)
      );
    });
    return manualGames.sort((a, b) => b.playedAt - a.playedAt);
  });
}

/**
 * A game entered by hand, deleted or not; undefined if there is none with this id. Rejects with the StorageError
 * `unread` if it is damaged.
 */
export function readManualGame(database: Database, id: string): Promise<ManualGame | undefined> {
  return read(database, ['manualGames'], async (transaction) => {
    const storedGame = await transaction.objectStore('manualGames').get(id);
    if (storedGame === undefined || isValidRecord('manualGames', storedGame)) return storedGame;
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
export function markManualGameDeleted(
  database: Database,
  id: string,
  deletedAt: number | undefined
): Promise<void> {
  return write(database, ['manualGames'], async (transaction) => {
    const games = transaction.objectStore('manualGames');
    const storedGame = await games.get(id);
    if (storedGame === undefined) return;
    const game = withoutDeletionMark(storedGame);
    await games.put(validRecord('manualGames', deletedAt === undefined ? game : { ...game, deletedAt }));
  });
}

/** Deletes for good the games entered by hand that were marked as deleted before a time (milliseconds since 1970). */
export async function removeMarkedManualGames(database: Database, deletedBefore: number): Promise<void> {
  const isDeletedBefore = ({ deletedAt }: ManualGame): boolean =>
    (deletedAt ?? deletedBefore) < deletedBefore;
  const allGames = await read(database, ['manualGames'], (transaction) =>
    transaction.objectStore('manualGames').getAll()
  );
  const markedGames = validRecords('manualGames', allGames).filter(isDeletedBefore);
  if (markedGames.length === 0) return;
  await write(database, ['manualGames'], async (transaction) => {
    const games = transaction.objectStore('manualGames');
    // Another tab may have restored a game in the meantime.
    const gamesNow = await allRequests(
      markedGames.map(
        ({ id }) =>
          () =>
            games.get(id)
      )
    );
    await allRequests(
      validRecords('manualGames', gamesNow)
        .filter(isDeletedBefore)
        .map(
          ({ id }) =>
            () =>
              games.delete(id)
        )
    );
  });
}
