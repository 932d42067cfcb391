/** Sums of notes, in whole dollars. This module does not know who owns them. */

/** Notes that add up to a sum, highest first. */
export type Hand = readonly number[];

/** Every sum up to `most` that some of these notes make, each with the fewest notes; ties go to the higher note. */
export function subsetSums(notes: readonly number[], most: number): ReadonlyMap<number, Hand> {
  const hands = new Map<number, Hand>([[0, []]]);
  for (const note of [...notes].sort((one, other) => other - one))
    for (const [sum, hand] of [...hands]) {
      const total = sum + note;
      if (total > most) continue;
      const other = hands.get(total);
      const made = [...hand, note];
      if (other === undefined || isBetterHand(made, other)) hands.set(total, made);
    }
  return hands;
}

function isBetterHand(one: Hand, other: Hand): boolean {
  if (one.length !== other.length) return one.length < other.length;
  const at = one.findIndex((note, index) => note !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
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
  own: readonly number[],
  value: number
): Settling | undefined {
  const backs = subsetSums(own, sumOf(own));
  const gives = subsetSums(bank, value + sumOf(own));
  const larger = [...gives.keys()].sort((one, other) => one - other);
  for (const sum of larger) {
    const back = sum < value ? undefined : backs.get(sum - value);
    const change = gives.get(sum);
    if (change !== undefined && back !== undefined) return { given: change, back };
  }
  return undefined;
}

/** Sum of the notes. */
export function sumOf(notes: readonly number[]): number {
  return notes.reduce((all, note) => all + note, 0);
}
