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
export function countsOfPart(override: PartOverride | undefined, printedCounts: Deck): Deck | undefined {
  const correctedCounts = override?.counts;
  if (correctedCounts === undefined || changedCounts(correctedCounts, printedCounts).length === 0)
    return undefined;
  const pieceCounts = Object.entries(printedCounts).map(
    ([piece, count]) => [piece, correctedCounts[piece] ?? count] as const
  );
  return pieceCounts.every(([, count]) => Number.isSafeInteger(count) && count >= 0)
    ? Object.fromEntries(pieceCounts)
    : undefined;
}

/** Lists the pieces whose count differs from the usual one, in the order of the box. */
export function changedCounts(counts: Deck, printedCounts: Deck): readonly Recount[] {
  return Object.entries(printedCounts).flatMap(([piece, before]) => {
    const count = counts[piece] ?? before;
    return count === before ? [] : [{ piece, count, printed: before }];
  });
}

/** Checks whether the counts exist and add up to at least `min` pieces. */
export function isEnough(counts: Deck | undefined, min: number): counts is Deck {
  return counts !== undefined && deckSize(counts) >= min;
}
