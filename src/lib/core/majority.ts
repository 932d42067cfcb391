/** Who counts how much somewhere, once those that are level have left. */
export interface Majority<Strength> {
  /** Those who are left, the highest count first. */
  readonly ranking: readonly Strength[];
  /** The groups that are level and leave together, the highest count first; each in the order given. */
  readonly tied: readonly (readonly Strength[])[];
}

/** Majority with ties struck out: equal counts leave before anybody is ranked, and whoever counts nothing has no part in it. */
export function majority<Strength extends { readonly count: number }>(
  strengths: readonly Strength[]
): Majority<Strength> {
  const ranking: Strength[] = [];
  const tied: (readonly Strength[])[] = [];
  const counts = new Set(strengths.map(({ count }) => count).filter((count) => count > 0));
  for (const count of [...counts].sort((one, other) => other - one)) {
    const level = strengths.filter((each) => each.count === count);
    const [only, another] = level;
    if (another !== undefined) tied.push(level);
    else if (only !== undefined) ranking.push(only);
  }
  return { ranking, tied };
}
