/** Sums of notes, in whole dollars. This module does not know who owns them. */

/** Notes that add up to a sum, highest first. */
export type Hand = readonly number[];

/** Every sum up to `most` that some of these notes make, each with the fewest notes; ties go to the higher note. */
export function subsetSums(notes: readonly number[], most: number): ReadonlyMap<number, Hand> {
  const hands = new Map<number, Hand>([[0, []]]);
  for (const note of [...notes].sort((a, b) => b - a))
    for (const [sum, hand] of [...hands]) {
      const total = sum + note;
      if (total > most) continue;
      const other = hands.get(total);
      const made = [...hand, note];
      if (other === undefined || isBetterHand(made, other)) hands.set(total, made);
    }
  return hands;
}

function isBetterHand(a: Hand, b: Hand): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const at = a.findIndex((note, index) => note !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** Notes that a bank and a player exchange so that the player gets a sum. */
export interface Settling {
  readonly given: Hand;
  readonly back: Hand;
}

/**
 * Pays a sum with notes that make it (8.6), else with the smallest possible larger sum against the player’s own
 * notes as change (8.18). Undefined if neither works.
 */
export function payWithChange(
  bank: readonly number[],
  notes: readonly number[],
  value: number
): Settling | undefined {
  const backs = subsetSums(notes, sumOf(notes));
  const gives = subsetSums(bank, value + sumOf(notes));
  const larger = [...gives.keys()].sort((a, b) => a - b);
  for (const sum of larger) {
    const returned = sum < value ? undefined : backs.get(sum - value);
    const change = gives.get(sum);
    if (change !== undefined && returned !== undefined) return { given: change, back: returned };
  }
  return undefined;
}

/** Sum of the notes. */
export function sumOf(notes: readonly number[]): number {
  return notes.reduce((all, note) => all + note, 0);
}
