/** Words of the ledger that a player cannot be called, since a verdict could not tell them apart. */
export const RESERVED_NAMES = ['bank', 'pile', 'box', 'neutral', 'gray'] as const;

export const LONGEST_NAME = 40;

/**
 * Why a name cannot be used, as one sentence, or undefined if it can.
 * A name is 1 to 40 Unicode code points, compared exactly.
 */
export function refuseName(name: string): string | undefined {
  const length = [...name].length;
  if (length === 0) return 'A name has at least one character.';
  if (length > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} characters; this one has ${length}.`;
  if ((RESERVED_NAMES as readonly string[]).includes(name))
    return `“${name}” is a word of the ledger; write it with a capital letter.`;
  return undefined;
}

/** Why these people cannot sit at one table, as one sentence, or undefined if they can. */
export function refuseNames(names: readonly string[]): string | undefined {
  for (const name of names) {
    const refused = refuseName(name);
    if (refused !== undefined) return refused;
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : `Two players are called ${twice}; give one of them another name.`;
}
