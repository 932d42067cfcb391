import * as core from '$lib/core';
import { boxes } from './boxes';

/** What the words of the games' ledgers are called on a screen, those of all boxes together. */
export const LEDGER_PLACES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...boxes.map(({ meta }) => meta.ledger ?? {})
) as Readonly<Record<string, string>>;

/** The words that a player cannot be called in any game, since a verdict could not tell them apart. */
export const RESERVED_NAMES: readonly string[] = [...core.LEDGER_WORDS, ...Object.keys(LEDGER_PLACES)];

/** Words of the games that stand for somebody, or for a place, in a sentence. */
const READ_IN_SENTENCES: readonly string[] = [
  ...RESERVED_NAMES,
  'grey',
  'casino',
  'casinos',
  'fixer',
  'fixers'
];

/** Why a name cannot be used at any table, as one sentence, or undefined if it can. */
export function refuseName(name: string): string | undefined {
  return core.refuseName(name, RESERVED_NAMES);
}

/** Why these people cannot sit at one table, as one sentence, or undefined if they can. */
export function refuseNames(names: readonly string[]): string | undefined {
  return core.refuseNames(names, READ_IN_SENTENCES);
}
