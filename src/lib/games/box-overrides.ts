import { deckSize, type Deck, type PartOverride } from '$lib/core';

/** Part → what a table found in its own box. */
export type BoxOverrides = Readonly<Record<string, PartOverride>>;

/** A piece of which the table has more or fewer than we think there are. */
export interface Recount {
  readonly piece: string;
  readonly count: number;
  readonly usual: number;
}

/** Pieces as a table counted them: whole numbers, those that it did not count as in `usual`, none left out. */
export function counted(found: PartOverride | undefined, usual: Deck): Deck | undefined {
  const counts = found?.counts;
  if (counts === undefined || recounts(counts, usual).length === 0) return undefined;
  const all = Object.entries(usual).map(([piece, count]) => [piece, counts[piece] ?? count] as const);
  return all.every(([, count]) => Number.isSafeInteger(count) && count >= 0)
    ? Object.fromEntries(all)
    : undefined;
}

/** What is there more or less often than usual, in the order of the box. */
export function recounts(counts: Deck, usual: Deck): readonly Recount[] {
  return Object.entries(usual).flatMap(([piece, before]) => {
    const count = counts[piece] ?? before;
    return count === before ? [] : [{ piece, count, usual: before }];
  });
}

/** Whether these are enough to play with. */
export function isEnough(counts: Deck | undefined, least: number): counts is Deck {
  return counts !== undefined && deckSize(counts) >= least;
}
