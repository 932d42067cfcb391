import type { Entry } from '$lib/core';
import type { SavedSitting } from '$lib/storage/sittings';

/** A match of which storage lacks something. */
export interface Kept extends SavedSitting {
  /** The last entry that storage has; -1 where it has not even the match. */
  readonly savedSeq: number;
  /** Stops, or goes on with, trying to save what is lacking. */
  rest?(resting: boolean): void;
}

/** What lives only on this page, by match; it outlasts the screen of the match. */
export const kept = new Map<string, Kept>();

const setAside = new Map<string, Kept>();

/** Takes a match off this page, until `bringBack`. */
export function setMatchAside(id: string): void {
  const here = kept.get(id);
  if (here === undefined) return;
  here.rest?.(true);
  setAside.set(id, here);
  kept.delete(id);
}

export function bringBack(id: string): void {
  const here = setAside.get(id);
  if (here === undefined) return;
  kept.set(id, here);
  setAside.delete(id);
  here.rest?.(false);
}

/** The last entry's place in a log, 0 for an empty one. */
export function lastSeq(entries: readonly Entry[]): number {
  return entries.at(-1)?.seq ?? 0;
}
