/** Sums of notes, in whole dollars. Nothing here knows whose they are. */

/** Notes that make a sum, the highest first. */
export type Hand = readonly number[];

/**
 * Every sum that some of these notes make, up to `most`, with the fewest notes that make it; of
 * equally many those with the highest note.
 */
export function subsetSums(notes: readonly number[], most: number): ReadonlyMap<number, Hand> {
  const hands = new Map<number, Hand>([[0, []]]);
  for (const note of [...notes].sort((one, other) => other - one))
    for (const [sum, hand] of [...hands]) {
      const so = sum + note;
      if (so > most) continue;
      const other = hands.get(so);
      const made = [...hand, note];
      if (other === undefined || isBetter(made, other)) hands.set(so, made);
    }
  return hands;
}

function isBetter(one: Hand, other: Hand): boolean {
  if (one.length !== other.length) return one.length < other.length;
  const at = one.findIndex((note, index) => note !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** What passes between a bank and a player who is to get a sum. */
export interface Settling {
  readonly given: Hand;
  readonly back: Hand;
}

/**
 * How a bank pays a sum: with notes that make it (8.6), else with a larger sum against notes of the
 * player’s own (8.18), the smallest that can be. Undefined where neither can be done.
 */
export function settle(bank: readonly number[], own: readonly number[], value: number): Settling | undefined {
  const backs = subsetSums(own, sumOf(own));
  const gives = subsetSums(bank, value + sumOf(own));
  const larger = [...gives.keys()].sort((one, other) => one - other);
  for (const sum of larger) {
    const back = sum < value ? undefined : backs.get(sum - value);
    const given = gives.get(sum);
    if (given !== undefined && back !== undefined) return { given, back };
  }
  return undefined;
}

/** The sum of notes. */
export function sumOf(notes: readonly number[]): number {
  return notes.reduce((all, note) => all + note, 0);
}
