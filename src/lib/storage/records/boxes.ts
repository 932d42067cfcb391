import type { Database } from '$lib/storage/database/database';
import { validRecord, isValidRecord } from '$lib/storage/validation/validate-records';
import type { SavedBox } from '$lib/storage/database/schema';
import { commitAll, read, write } from '$lib/storage/database/transactions';
import { StorageError } from '$lib/storage/database/storage-error';

/** The saved house rules of a game, and the corrections for the players' own copy. */
export function readBox(database: Database, gameId: string): Promise<SavedBox> {
  return read(database, ['boxes'], async (transaction) => {
    const savedBox = await transaction.objectStore('boxes').get(gameId);
    return isValidRecord('boxes', savedBox) ? savedBox : emptyBox(gameId);
  });
}

/**
 * Changes the record of a game, and keeps anything that another tab has changed meanwhile. Players enter their copy
 * with many quick taps, so each change is committed at once, and the next change need not wait for the disk.
 */
export function changeBox(
  database: Database,
  gameId: string,
  change: (box: SavedBox) => SavedBox
): Promise<SavedBox> {
  return write(
    database,
    ['boxes'],
    async (transaction) => {
      const boxes = transaction.objectStore('boxes');
      const savedBox = await boxes.get(gameId);
      if (savedBox !== undefined && !isValidRecord('boxes', savedBox)) throw new StorageError('unreadBox');
      const changedBox = change(savedBox ?? emptyBox(gameId));
      await commitAll(transaction, [() => boxes.put(validRecord('boxes', changedBox))]);
      return changedBox;
    },
    'relaxed'
  );
}

function emptyBox(gameId: string): SavedBox {
  return { game: gameId, houseRules: {}, rulings: {} };
}
