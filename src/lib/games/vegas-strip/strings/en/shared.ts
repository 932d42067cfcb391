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

/** Names until the owner enters those of the box. */
export const sixthCasino = 'Sixth casino';
export const character = (number: number) => `Character ${number}`;

/** "Anna", or "Anna’s blockers". */
export function setText({ player, blocker }: Holder, names: Names): string {
  return blocker === true ? `${possessive(names(player))} blockers` : names(player);
}

/** "Anna’s 5", or of a blocker "Anna’s blocker 5". */
export function tileOf({ player, blocker }: Holder, tile: number, names: Names): string {
  const owner = possessive(names(player));
  return blocker === true ? `${owner} blocker ${tile}` : `${owner} ${tile}`;
}

/** "at Santorini", or where the referee is shown one casino only: "here". */
export function atCasino(casino: CasinoName): string {
  return casino === '' ? 'here' : `at ${isolateText(casino)}`;
}

/** "leads", or of blockers, who are several, "lead". */
export function verb({ blocker }: Holder, singularForm: string, pluralForm: string): string {
  return blocker === true ? pluralForm : singularForm;
}

/** "12 chips". */
export function chipText(count: number): string {
  return count === 0 ? 'no chips' : plural(count, 'chip');
}

/** " with a +3 token", or nothing where there is none. */
export function tokenText(tokenCount = 0): string {
  if (tokenCount === 0) return '';
  return tokenCount === 1 ? ' with a +3 token' : ` with ${numberWord(tokenCount)} +3 tokens`;
}

export function playersText(players: readonly PlayerId[], names: Names): string {
  return joinWithAnd(players.map(names));
}

/** "Ben", "Ben and Carla" or "no one" for those who rigged a casino. */
export function riggerNames(fixers: readonly PlayerId[], names: Names): string {
  return fixers.length === 0 ? 'no one' : playersText(fixers, names);
}

/** "one player", "three players". */
export function playerCount(count: number): string {
  return `${numberWord(count)} ${count === 1 ? 'player' : 'players'}`;
}
