import { device, type Database } from '$lib/storage/database';
import { countKept } from '$lib/storage/matches';

/** Where it is noted, outside the database, that games were kept here: an emptied database is not a new device. */
const KEY = 'croupier-games';
/** From so many games on they are worth protecting. */
const WORTH_PROTECTING = 3;

/** Games that were kept here, and when that was last seen: milliseconds since 1970. */
export interface GamesNote {
  readonly count: number;
  readonly at: number;
}

interface Note extends GamesNote {
  /** Games that are gone, until somebody has read that. */
  readonly lost?: GamesNote;
  /** Nobody wants to be asked about protection again. */
  readonly declined?: true;
}

/** What the first page says of the games on this device. */
export interface KeptGames {
  readonly lost?: GamesNote;
  /** How many games the browser may clear by itself; absent where there are few, or it promised not to. */
  readonly unprotected?: number;
}

/** Compares what is kept with what was noted, and notes it anew. Rejects with a StorageError where storage cannot be read. */
export async function checkGames(database: Database = device, now = Date.now()): Promise<KeptGames> {
  const { all, shown } = await countKept(database);
  const before = readNote();
  // Games that were deleted by hand stay in the database for a while.
  const isEmptied = all === 0 && before !== undefined && before.count > 0;
  const lost = isEmptied ? { count: before.count, at: before.at } : before?.lost;
  const isBack = lost !== undefined && shown >= lost.count;
  writeNote({
    count: shown,
    at: now,
    ...(lost === undefined || isBack ? {} : { lost }),
    ...(before?.declined === true ? { declined: true } : {})
  });
  const isOpen = shown >= WORTH_PROTECTING && before?.declined !== true && (await isUnprotected());
  return { ...(lost === undefined || isBack ? {} : { lost }), ...(isOpen ? { unprotected: shown } : {}) };
}

/** Notes what is kept without asking whether something is missing: somebody has just taken games away. */
export async function noteGames(database: Database = device, now = Date.now()): Promise<void> {
  const { shown } = await countKept(database);
  const { lost: _, ...before } = readNote() ?? {};
  writeNote({ ...before, count: shown, at: now });
}

/** Notes that one more game is kept. */
export function noteNewGame(now = Date.now()): void {
  const before = readNote();
  writeNote({ ...before, count: (before?.count ?? 0) + 1, at: now });
}

/** Somebody has read that games are gone. */
export function forgetLost(): void {
  const before = readNote();
  if (before === undefined) return;
  const { lost: _, ...rest } = before;
  writeNote(rest);
}

/** Nobody is asked about protection again. */
export function declineProtection(): void {
  const before = readNote();
  if (before !== undefined) writeNote({ ...before, declined: true });
}

async function isUnprotected(): Promise<boolean> {
  const storage = (navigator as { readonly storage?: StorageManager }).storage;
  return (await storage?.persisted().catch(() => undefined)) === false;
}

function readNote(): Note | undefined {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
    if (!isNote(read)) return undefined;
    const { count, at, lost, declined } = read as Note;
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

function isNote(read: unknown): read is GamesNote {
  const { count, at } = (read ?? {}) as Partial<Record<keyof GamesNote, unknown>>;
  return Number.isSafeInteger(count) && Number(count) >= 0 && Number.isFinite(at);
}

function writeNote(note: Note): void {
  try {
    if (note.count === 0 && note.lost === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(note));
  } catch {
    // A browser that keeps nothing has no games either.
  }
}
