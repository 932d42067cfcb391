import * as core from '$lib/core';
import { boxes } from './boxes';

/** Display names of the account ids of all games. */
export const LEDGER_PLACES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...boxes.map(({ meta }) => meta.ledger ?? {})
) as Readonly<Record<string, string>>;

/** Names that no player can have in any game, because a verdict could not tell them from an account. */
export const RESERVED_NAMES: readonly string[] = [...core.LEDGER_WORDS, ...Object.keys(LEDGER_PLACES)];

/** Words that stand for a player or a place in the sentences of a game. */
const READ_IN_SENTENCES: readonly string[] = [
  ...RESERVED_NAMES,
  'grey',
  'casino',
  'casinos',
  'fixer',
  'fixers'
];

/** Returns the reason why a name cannot be used in any game, as one sentence, or undefined if it can. */
export function refuseName(name: string): string | undefined {
  return core.refuseName(name, RESERVED_NAMES);
}

/** Returns the reason why these players cannot play together, as one sentence, or undefined if they can. */
export function refuseNames(names: readonly string[]): string | undefined {
  return core.refuseNames(names, READ_IN_SENTENCES);
}
