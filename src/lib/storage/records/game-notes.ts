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
    const notesByMatch = new Map<string, GameNote>();
    await readInBatches(transaction.objectStore('gameNotes'), (notes) => {
      for (const note of validRecords('gameNotes', notes)) notesByMatch.set(note.match, note);
    });
    return notesByMatch;
  });
}

/**
 * Sets the note of a match, and resolves with the previous note. A note without content is deleted. `time` is the
 * current time in milliseconds since 1970. Members that a newer version added stay.
 */
export function saveNote(
  database: Database,
  matchId: string,
  { text, place, date }: NoteFields,
  time: number
): Promise<GameNote | undefined> {
  return write(database, ['gameNotes'], async (transaction) => {
    const store = transaction.objectStore('gameNotes');
    const noteBefore = ifValid(await store.get(matchId));
    const { text: _, place: __, date: ___, ...otherFields } = noteBefore ?? {};
    const note = {
      ...otherFields,
      match: matchId,
      ...(text === undefined || text === '' ? {} : { text }),
      ...(place === undefined || place === '' ? {} : { place }),
      ...(date === undefined ? {} : { date }),
      changedAt: Math.max(time, noteBefore?.changedAt ?? 0)
    };
    const isEmpty = note.text === undefined && note.place === undefined && note.date === undefined;
    await (isEmpty ? store.delete(matchId) : store.put(validRecord('gameNotes', note)));
    return noteBefore;
  });
}

function ifValid(storedNote: GameNote | undefined): GameNote | undefined {
  if (storedNote === undefined || isValidRecord('gameNotes', storedNote)) return storedNote;
  throw new StorageError('unread');
}
