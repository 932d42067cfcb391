import { readMatch } from '$lib/games/older-matches';
import type { SavedMatch } from '$lib/storage/schema';
import { readSitting, saveDraft, saveSitting, type SavedSitting } from '$lib/storage/sittings';
import type { Archive, Sitting } from './sitting.svelte';

/** A match of which storage lacks something. */
export interface Kept extends SavedSitting {
  /** The last entry that storage has; -1 where it has not even the match. */
  readonly savedSeq: number;
  /** Absent until the match is opened. */
  readonly sitting?: Sitting<SavedMatch>;
}

/** What lives only on this page, by match; it outlasts the screen of the match. */
export const kept = new Map<string, Kept>();

const setAside = new Map<string, Kept>();

/** Matches, as storage and this page keep them. */
export const matchArchive: Archive<SavedMatch> = {
  read: async (database, id) => {
    const saved = await readSitting(database, id);
    if (saved === undefined) return undefined;
    const { match: head, ...facts } = saved;
    return { head: readMatch(head), ...facts };
  },
  write: (database, { head: match, newHead: newTable, ...facts }) =>
    saveSitting(database, { match, newTable, ...facts }),
  writeTaps: saveDraft,
  keep: (sitting) => {
    if (kept.get(sitting.head.id)?.sitting !== sitting) kept.set(sitting.head.id, keptBy(sitting));
  },
  release: (sitting) => {
    if (kept.get(sitting.head.id)?.sitting === sitting) kept.delete(sitting.head.id);
  }
};

let deletedLast: string | undefined;

/** The match that was deleted last on this page, whichever way the ledger is come back to. */
export function lastDeleted(): string | undefined {
  return deletedLast;
}

/** Takes a match off this page, until `bringBack`. */
export function setMatchAside(id: string): void {
  deletedLast = id;
  const here = kept.get(id);
  if (here === undefined) return;
  here.sitting?.rest(true);
  setAside.set(id, here);
  kept.delete(id);
}

/** A match that was taken off this page. */
export function keptAside(id: string): Kept | undefined {
  return setAside.get(id);
}

export function bringBack(id: string): void {
  if (deletedLast === id) deletedLast = undefined;
  const here = setAside.get(id);
  if (here === undefined) return;
  kept.set(id, here);
  setAside.delete(id);
  here.sitting?.rest(false);
}

/** The match of a sitting as it stands whenever it is looked at. */
function keptBy(sitting: Sitting<SavedMatch>): Kept {
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
