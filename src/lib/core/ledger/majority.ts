/** The players' strengths in one place after ties are removed. */
export interface Majority<Strength> {
  /** The untied players, the highest count first. */
  readonly ranking: readonly Strength[];
  /** The tied groups, the highest count first; each in the order given. */
  readonly tied: readonly (readonly Strength[])[];
}

/** Ranks by count after removing ties: players with equal counts are all removed first, and a count of 0 is ignored. */
export function majority<Strength extends { readonly count: number }>(
  strengths: readonly Strength[]
): Majority<Strength> {
  const ranking: Strength[] = [];
  const tied: (readonly Strength[])[] = [];
  const counts = new Set(strengths.map(({ count }) => count).filter((count) => count > 0));
  for (const count of [...counts].sort((a, b) => b - a)) {
    const level = strengths.filter((strength) => strength.count === count);
    const [only, another] = level;
    if (another !== undefined) tied.push(level);
    else if (only !== undefined) ranking.push(only);
  }
  return { ranking, tied };
}
