import type { Database } from '$lib/storage/database/database';
import type { GameNote } from '$lib/storage/database/schema';
import { StorageError } from '$lib/storage/database/storage-error';
import { read, readInBatches, write } from '$lib/storage/database/transactions';
import { isValidRecord, validRecord, validRecords } from '$lib/storage/validation/validate-records';

/** The notes on a match; an empty or missing member is removed. */
export type NoteFields = Omit<GameNote, 'match' | 'changedAt'>;

/** The notes before they have been read. */
export const NO_NOTES: ReadonlyMap<string, GameNote> = new Map();

/** All notes, by match. Damaged ones are left out. */
export function readNotes(database: Database): Promise<ReadonlyMap<string, GameNote>> {
  return read(database, ['gameNotes'], async (transaction) => {
    const found = new Map<string, GameNote>();
    await readInBatches(transaction.objectStore('gameNotes'), (notes) => {
      for (const note of validRecords('gameNotes', notes)) found.set(note.match, note);
    });
    return found;
  });
}

/**
 * Sets the note of a match, and resolves with the one before. A note without content is deleted. `at` is the current
 * time in milliseconds since 1970. Members that a newer version added stay.
 */
export function saveNote(
  database: Database,
  match: string,
  { text, place, date }: NoteFields,
  time: number
): Promise<GameNote | undefined> {
  return write(database, ['gameNotes'], async (transaction) => {
    const store = transaction.objectStore('gameNotes');
    const before = readable(await store.get(match));
    const { text: _, place: __, date: ___, ...rest } = before ?? {};
    const note = {
      ...rest,
      match,
      ...(text === undefined || text === '' ? {} : { text }),
      ...(place === undefined || place === '' ? {} : { place }),
      ...(date === undefined ? {} : { date }),
      changedAt: Math.max(time, before?.changedAt ?? 0)
    };
    const isEmpty = note.text === undefined && note.place === undefined && note.date === undefined;
    await (isEmpty ? store.delete(match) : store.put(validRecord('gameNotes', note)));
    return before;
  });
}

function readable(found: GameNote | undefined): GameNote | undefined {
  if (found === undefined || isValidRecord('gameNotes', found)) return found;
  throw new StorageError('unread');
}
