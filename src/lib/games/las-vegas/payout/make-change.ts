/** Sums of notes, in whole dollars. This module does not know who owns them. */

/** Notes that add up to a sum, highest first. */
export type NoteSet = readonly number[];

/**
 * Every sum up to `maxSum` that some of these notes add up to, each with the fewest notes. If two sets are equally
 * small, the one with the higher note is used.
 */
export function subsetSums(notes: readonly number[], maxSum: number): ReadonlyMap<number, NoteSet> {
  const setsBySum = new Map<number, NoteSet>([[0, []]]);
  for (const note of [...notes].sort((a, b) => b - a))
    for (const [sum, noteSet] of [...setsBySum]) {
      const total = sum + note;
      if (total > maxSum) continue;
      const knownSet = setsBySum.get(total);
      const largerSet = [...noteSet, note];
      if (knownSet === undefined || isBetterNoteSet(largerSet, knownSet)) setsBySum.set(total, largerSet);
    }
  return setsBySum;
}

function isBetterNoteSet(a: NoteSet, b: NoteSet): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const firstDifference = a.findIndex((note, index) => note !== b[index]);
  return firstDifference >= 0 && (a[firstDifference] ?? 0) > (b[firstDifference] ?? 0);
}

/** Notes that a bank and a player exchange so that the player gets a sum. */
export interface NoteExchange {
  readonly givenNotes: NoteSet;
  readonly changeNotes: NoteSet;
}

/**
 * Pays a sum with notes that make it (8.6), else with the smallest possible larger sum against the player’s own
 * notes as change (8.18). Undefined if neither works.
 */
export function payWithChange(
  bank: readonly number[],
  notes: readonly number[],
  value: number
): NoteExchange | undefined {
  const changeBySum = subsetSums(notes, sumOf(notes));
  const bankNotesBySum = subsetSums(bank, value + sumOf(notes));
  const sortedSums = [...bankNotesBySum.keys()].sort((a, b) => a - b);
  for (const sum of sortedSums) {
    const changeNotes = sum < value ? undefined : changeBySum.get(sum - value);
    const bankNotes = bankNotesBySum.get(sum);
    if (bankNotes !== undefined && changeNotes !== undefined) return { givenNotes: bankNotes, changeNotes };
  }
  return undefined;
}

/** Sum of the notes. */
export function sumOf(notes: readonly number[]): number {
  return notes.reduce((total, note) => total + note, 0);
}
