import {
  numberWord,
  isolateText,
  joinWithAnd,
  plural,
  possessive,
  type Names,
  type PlayerId
} from '$lib/core';
import type { CasinoName, Holder } from '$lib/games/vegas-strip/types';

/** Names until the owner enters those of their copy. */
export const sixthCasino = 'Sixth casino';
export const character = (number: number) => `Character ${number}`;

/** Returns "Anna" or "Anna’s blockers". */
export function setText({ player, blocker }: Holder, names: Names): string {
  return blocker === true ? `${possessive(names(player))} blockers` : names(player);
}

/** Returns "Anna’s 5", or for a blocker "Anna’s blocker 5". */
export function tileOf({ player, blocker }: Holder, tile: number, names: Names): string {
  const owner = possessive(names(player));
  return blocker === true ? `${owner} blocker ${tile}` : `${owner} ${tile}`;
}

/** The sixth casino in the reasons of older results, if the game grew to it. */
const OLD_SIXTH_CASINO = 'casino 6';

/** Returns a casino's name within a sentence. Only the sixth, whose name is unknown, has an article. */
export function spokenCasino(casino: CasinoName): string {
  return casino === sixthCasino || casino === OLD_SIXTH_CASINO ? 'the sixth casino' : isolateText(casino);
}

/** Returns "at Santorini", or "here" if a referee position has only one casino. */
export function atCasino(casino: CasinoName): string {
  return casino === '' ? 'here' : `at ${spokenCasino(casino)}`;
}

/** Returns the singular form for a player ("leads"), and the plural for blockers ("lead"). */
export function verb({ blocker }: Holder, singularForm: string, pluralForm: string): string {
  return blocker === true ? pluralForm : singularForm;
}

/** "12 chips". */
export function chipText(count: number): string {
  return count === 0 ? 'no chips' : plural(count, 'chip');
}

/** Returns " with a +3 token", or an empty text without tokens. */
export function tokenText(tokenCount = 0): string {
  if (tokenCount === 0) return '';
  return tokenCount === 1 ? ' with a +3 token' : ` with ${numberWord(tokenCount)} +3 tokens`;
}

export function playersText(players: readonly PlayerId[], names: Names): string {
  return joinWithAnd(players.map(names));
}

/** Names those who rigged a casino: "Ben", "Ben and Carla" or "no one". */
export function riggerNames(fixers: readonly PlayerId[], names: Names): string {
  return fixers.length === 0 ? 'no one' : playersText(fixers, names);
}

/** Returns "one player" or "three players". */
export function playerCount(count: number): string {
  return `${numberWord(count)} ${count === 1 ? 'player' : 'players'}`;
}
