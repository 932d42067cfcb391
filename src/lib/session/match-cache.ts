import { readMatch } from '$lib/games/older-matches';
import type { SavedMatch } from '$lib/storage/schema';
import { readSavedLog, saveDraft, saveLog, type SavedLog } from '$lib/storage/saved-logs';
import type { LogStore, PersistedLog } from './persisted-log.svelte';

/** A match of which storage lacks something. */
export interface CachedMatch extends SavedLog {
  /** The last entry that storage has; -1 where it has not even the match. */
  readonly savedSeq: number;
  /** Absent until the match is opened. */
  readonly sitting?: PersistedLog<SavedMatch>;
}

/** What lives only on this page, by match; it outlasts the screen of the match. */
export const matchCache = new Map<string, CachedMatch>();

const setAside = new Map<string, CachedMatch>();

/** Matches, as storage and this page keep them. */
export const matchArchive: LogStore<SavedMatch> = {
  read: async (database, id) => {
    const saved = await readSavedLog(database, id);
    if (saved === undefined) return undefined;
    const { match: head, ...facts } = saved;
    return { head: readMatch(head), ...facts };
  },
  write: (database, { head: match, newHead: newTable, ...facts }) =>
    saveLog(database, { match, newTable, ...facts }),
  writeTaps: saveDraft,
  keep: (sitting) => {
    if (matchCache.get(sitting.head.id)?.sitting !== sitting)
      matchCache.set(sitting.head.id, keptBy(sitting));
  },
  release: (sitting) => {
    if (matchCache.get(sitting.head.id)?.sitting === sitting) matchCache.delete(sitting.head.id);
  }
};

let deletedLast: string | undefined;

/** The match that was deleted last on this page, whichever way the ledger is come back to. */
export function lastDeleted(): string | undefined {
  return deletedLast;
}

/** Takes a match off this page, until `restoreDeleted`. */
export function cacheMatch(id: string): void {
  deletedLast = id;
  const here = matchCache.get(id);
  if (here === undefined) return;
  here.sitting?.rest(true);
  setAside.set(id, here);
  matchCache.delete(id);
}

/** A match that was taken off this page. */
export function cachedMatch(id: string): CachedMatch | undefined {
  return setAside.get(id);
}

export function restoreDeleted(id: string): void {
  if (deletedLast === id) deletedLast = undefined;
  const here = setAside.get(id);
  if (here === undefined) return;
  matchCache.set(id, here);
  setAside.delete(id);
  here.sitting?.rest(false);
}

/** The match of a sitting as it stands whenever it is looked at. */
function keptBy(sitting: PersistedLog<SavedMatch>): CachedMatch {
  return {
    sitting,
    get match() {
      return sitting.head;
    },
    get entries() {
      return sitting.entries;
    },
    get draft() {
      return sitting.draft;
    },
    get result() {
      return sitting.result;
    },
    get savedSeq() {
      return sitting.savedSeq;
    }
  };
}
