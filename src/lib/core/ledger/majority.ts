/** The players' strengths in one place after ties are removed. */
export interface Majority<Strength> {
  /** The untied players, the highest count first. */
  readonly ranking: readonly Strength[];
  /** The tied groups, the highest count first. Each group keeps the order in which the strengths were given. */
  readonly tiedGroups: readonly (readonly Strength[])[];
}

/** Ranks by count after removing ties: players with equal counts are all removed first, and a count of 0 is ignored. */
export function majorityOf<Strength extends { readonly count: number }>(
  strengths: readonly Strength[]
): Majority<Strength> {
  const ranking: Strength[] = [];
  const tiedGroups: (readonly Strength[])[] = [];
  const counts = new Set(strengths.map(({ count }) => count).filter((count) => count > 0));
  for (const count of [...counts].sort((a, b) => b - a)) {
    const equalStrengths = strengths.filter((strength) => strength.count === count);
    const [onlyStrength, otherStrength] = equalStrengths;
    if (otherStrength !== undefined) tiedGroups.push(equalStrengths);
    else if (onlyStrength !== undefined) ranking.push(onlyStrength);
  }
  return { ranking, tiedGroups };
}
