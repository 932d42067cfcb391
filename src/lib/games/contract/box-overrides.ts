import { deckSize, type Deck, type PartOverride } from '$lib/core';

/** The owner's corrections to the contents of their copy, by part id. */
export type BoxOverrides = Readonly<Record<string, PartOverride>>;

/** A piece whose count in the owner's copy differs from the usual one. */
export interface Recount {
  readonly piece: string;
  readonly count: number;
  readonly printed: number;
}

/**
 * Returns the owner's counts of a part, with the usual count for pieces that were not counted. The result is undefined
 * if no count differs, or if a count is not a whole number of at least 0.
 */
export function countsOfPart(override: PartOverride | undefined, printed: Deck): Deck | undefined {
  const counts = override?.counts;
  if (counts === undefined || changedCounts(counts, printed).length === 0) return undefined;
  const all = Object.entries(printed).map(([piece, count]) => [piece, counts[piece] ?? count] as const);
  return all.every(([, count]) => Number.isSafeInteger(count) && count >= 0)
    ? Object.fromEntries(all)
    : undefined;
}

/** Lists the pieces whose count differs from the usual one, in the order of the box. */
export function changedCounts(counts: Deck, printed: Deck): readonly Recount[] {
  return Object.entries(printed).flatMap(([piece, before]) => {
    const count = counts[piece] ?? before;
    return count === before ? [] : [{ piece, count, printed: before }];
  });
}

/** Checks whether the counts exist and add up to at least `min` pieces. */
export function isEnough(counts: Deck | undefined, min: number): counts is Deck {
  return counts !== undefined && deckSize(counts) >= min;
}
