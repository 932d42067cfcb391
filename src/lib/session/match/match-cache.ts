import { readMatch } from '$lib/games/registry';
import type { Database } from '$lib/storage/database/database';
import type { SavedMatch } from '$lib/storage/database/schema';
import { readSavedLog, saveDraft, saveLog, type SavedLog } from '$lib/storage/records/saved-logs';
import type { LogStore, PersistedLog } from '$lib/session/log/persisted-log.svelte';

/** A match with unsaved data. */
export interface CachedMatch extends SavedLog {
  /** The number of the last saved entry; -1 if not even the match is saved. */
  readonly savedSeq: number;
  /** The open log; absent until the match is opened. */
  readonly log?: PersistedLog<SavedMatch>;
}

/** Matches with unsaved data, by id; they outlast the match screen. */
export const matchCache = new Map<string, CachedMatch>();

/** Deleted matches that were in the cache, until they are restored. */
const deletedMatches = new Map<string, CachedMatch>();

/** Loads and saves matches, and caches unsaved ones. */
export const matchArchive: LogStore<SavedMatch> = {
  read: async (database, id) => {
    const savedLog = await readSavedLog(database, id);
    if (savedLog === undefined) return undefined;
    const { match: head, ...facts } = savedLog;
    return { head: readMatch(head), ...facts };
  },
  write: async (database, { head: match, newHead: isTableChanged, ...facts }) => {
    await saveLog(database, { match, newTable: isTableChanged, ...facts });
    if (facts.result !== undefined) void summarizeLater(database, match.id);
  },
  writeTaps: saveDraft,
  keep: (log) => {
    if (matchCache.get(log.head.id)?.log !== log) matchCache.set(log.head.id, cachedMatchOf(log));
  },
  release: (log) => {
    if (matchCache.get(log.head.id)?.log === log) matchCache.delete(log.head.id);
  }
};

/**
 * Makes the summary of a match that has ended, in the background. If that fails, the summary is made when it is needed.
 */
async function summarizeLater(database: Database, id: string): Promise<void> {
  try {
    const { ensureSummary } = await import('$lib/summary/ensure-summary');
    await ensureSummary(database, id);
  } catch {
    // The module could not be loaded now.
  }
}

let lastDeletedId: string | undefined;

/** The id of the match deleted last on this page, so that any way back to the list can offer to restore it. */
export function getLastDeletedId(): string | undefined {
  return lastDeletedId;
}

/** Sets a match aside until `restoreDeleted`, and stops saving it. */
export function setMatchAside(id: string): void {
  lastDeletedId = id;
  const cachedMatch = matchCache.get(id);
  if (cachedMatch === undefined) return;
  cachedMatch.log?.setPaused(true);
  deletedMatches.set(id, cachedMatch);
  matchCache.delete(id);
}

/** A match that was set aside; undefined if there is none. */
export function findMatchSetAside(id: string): CachedMatch | undefined {
  return deletedMatches.get(id);
}

export function restoreDeleted(id: string): void {
  if (lastDeletedId === id) lastDeletedId = undefined;
  const cachedMatch = deletedMatches.get(id);
  if (cachedMatch === undefined) return;
  matchCache.set(id, cachedMatch);
  deletedMatches.delete(id);
  cachedMatch.log?.setPaused(false);
}

/** A live view of an open match's data. */
function cachedMatchOf(log: PersistedLog<SavedMatch>): CachedMatch {
  return {
    log,
    get match() {
      return log.head;
    },
    get entries() {
      return log.entries;
    },
    get draft() {
      return log.draft;
    },
    get result() {
      return log.result;
    },
    get savedSeq() {
      return log.savedSeq;
    }
  };
}
