import { timeNow, device, type Database } from '$lib/storage/database/database';
import { NO_NOTES, readNotes, saveNote, type NoteFields } from '$lib/storage/records/game-notes';
import type { GameNote } from '$lib/storage/database/schema';
import { storageErrorOf, type StorageError } from '$lib/storage/database/storage-error';
import { openTabChannel, type TabChannel } from '$lib/session/log/tab-sync';

export { MAX_PLACE_LENGTH, MAX_TEXT_LENGTH, type GameNote } from '$lib/storage/database/schema';
export type { NoteFields } from '$lib/storage/records/game-notes';

/** The players' notes on their games: what happened, where, and on which day. The same on every page and in every tab. */
export class GameNotes {
  /** Match → note. */
  noteByMatch: ReadonlyMap<string, GameNote> = $state.raw(NO_NOTES);
  /** The reason why notes could not be read, or the last one was not saved. */
  error: StorageError | undefined = $state.raw();
  readonly #database: Database;
  readonly #channel: TabChannel;

  constructor(database: Database = device) {
    this.#database = database;
    this.#channel = openTabChannel(database.name, 'notes', () => void this.load());
  }

  /** Reads all notes. Never rejects: errors are in `error`. */
  async load(): Promise<void> {
    try {
      this.noteByMatch = await readNotes(this.#database);
      this.error = undefined;
    } catch (error) {
      this.error = storageErrorOf(error);
    }
  }

  /** The note of a match; empty if there is none. */
  noteOf(matchId: string): NoteFields {
    return fieldsOf(this.noteByMatch.get(matchId));
  }

  /**
   * Sets the note of a match and removes members that are empty or missing. Resolves with the previous note, for undo;
   * undefined if the new one could not be saved, which `error` explains.
   */
  async setNote(matchId: string, fields: NoteFields): Promise<NoteFields | undefined> {
    try {
      const noteBefore = await saveNote(this.#database, matchId, fields, timeNow());
      this.#channel.notify();
      await this.load();
      return fieldsOf(noteBefore);
    } catch (error) {
      this.error = storageErrorOf(error);
      return undefined;
    }
  }
}

function fieldsOf(note: GameNote | undefined): NoteFields {
  const { text, place, date } = note ?? {};
  return {
    ...(text === undefined ? {} : { text }),
    ...(place === undefined ? {} : { place }),
    ...(date === undefined ? {} : { date })
  };
}

const notes = new WeakMap<Database, GameNotes>();

/** The notes on this device; one instance per database. */
export function gameNotesOf(database: Database = device): GameNotes {
  const gameNotes = notes.get(database) ?? new GameNotes(database);
  notes.set(database, gameNotes);
  return gameNotes;
}
