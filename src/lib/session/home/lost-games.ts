import { device, type Database } from '$lib/storage/database/database';
import { countSavedMatches } from '$lib/storage/records/matches';

/**
 * The key in localStorage, outside the database, that records that games were saved here. It tells a cleared database
 * from a new device.
 */
const NOTE_KEY = 'croupier-games';
/** Protection is offered from this number of games. */
const MIN_GAMES_TO_PROTECT = 3;

/** The number of games saved here, and when that was last checked: milliseconds since 1970. */
export interface GamesNote {
  readonly count: number;
  readonly at: number;
}

interface Note extends GamesNote {
  /** Lost games, until the message about them is dismissed. */
  readonly lost?: GamesNote;
  /** The user declined protection. */
  readonly declined?: true;
}

/** The facts about saved games that the home page shows. */
export interface KeptGames {
  readonly lost?: GamesNote;
  /** The number of games that the browser may delete by itself; absent if there are few, or it promised not to. */
  readonly unprotected?: number;
}

/**
 * Compares the saved games with the note, and updates the note. Rejects with a StorageError if storage cannot be read.
 */
export async function checkGames(database: Database = device, now = Date.now()): Promise<KeptGames> {
  const { all, shown } = await countSavedMatches(database);
  const noteBefore = readNote();
  // Games deleted by hand stay in the database for a while.
  const isEmptied = all === 0 && noteBefore !== undefined && noteBefore.count > 0;
  const lostGames = isEmptied ? { count: noteBefore.count, at: noteBefore.at } : noteBefore?.lost;
  const areGamesBack = lostGames !== undefined && shown >= lostGames.count;
  writeNote({
    count: shown,
    at: now,
    ...(lostGames === undefined || areGamesBack ? {} : { lost: lostGames }),
    ...(noteBefore?.declined === true ? { declined: true } : {})
  });
  const isProtectionOffered =
    shown >= MIN_GAMES_TO_PROTECT && noteBefore?.declined !== true && (await isUnprotected());
  return {
    ...(lostGames === undefined || areGamesBack ? {} : { lost: lostGames }),
    ...(isProtectionOffered ? { unprotected: shown } : {})
  };
}

/** Records the number of games without a check for losses: the user has just deleted some. */
export async function recordGameCount(database: Database = device, now = Date.now()): Promise<void> {
  const { shown } = await countSavedMatches(database);
  const { lost: _, ...noteBefore } = readNote() ?? {};
  writeNote({ ...noteBefore, count: shown, at: now });
}

/** Records that one more game is saved. */
export function recordNewGame(now = Date.now()): void {
  const noteBefore = readNote();
  writeNote({ ...noteBefore, count: (noteBefore?.count ?? 0) + 1, at: now });
}

/** Whether games are saved here, or were: the note is removed when the last one is deleted. */
export function hasSavedGames(): boolean {
  return readNote() !== undefined;
}

/** Dismisses the message about lost games. */
export function dismissLostGames(): void {
  const noteBefore = readNote();
  if (noteBefore === undefined) return;
  const { lost: _, ...otherFields } = noteBefore;
  writeNote(otherFields);
}

/** Stops offering protection. */
export function declineProtection(): void {
  const noteBefore = readNote();
  if (noteBefore !== undefined) writeNote({ ...noteBefore, declined: true });
}

async function isUnprotected(): Promise<boolean> {
  const storage = (navigator as { readonly storage?: StorageManager }).storage;
  return (await storage?.persisted().catch(() => undefined)) === false;
}

function readNote(): Note | undefined {
  try {
    const parsed = JSON.parse(localStorage.getItem(NOTE_KEY) ?? 'null') as unknown;
    if (!isNote(parsed)) return undefined;
    const { count, at, lost, declined } = parsed as Note;
    return {
      count,
      at,
      ...(isNote(lost) ? { lost: { count: lost.count, at: lost.at } } : {}),
      ...(declined === true ? { declined } : {})
    };
  } catch {
    return undefined;
  }
}

function isNote(storedNote: unknown): storedNote is GamesNote {
  const { count, at } = (storedNote ?? {}) as Partial<Record<keyof GamesNote, unknown>>;
  return Number.isSafeInteger(count) && Number(count) >= 0 && Number.isFinite(at);
}

function writeNote(note: Note): void {
  try {
    if (note.count === 0 && note.lost === undefined) localStorage.removeItem(NOTE_KEY);
    else localStorage.setItem(NOTE_KEY, JSON.stringify(note));
  } catch {
    // A browser without localStorage has no saved games either.
  }
}
