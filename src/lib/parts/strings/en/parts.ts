import { numberWord, plural } from '$lib/core';

/** The names and numbers of the pieces of a box. */

/** Names dice: "big red die", "small red dice"; without a size "red dice", and without a colour "dice". */
export function dice(size: string | undefined, colour: string, count: number): string {
  const diceNoun = count === 1 ? 'die' : 'dice';
  if (colour === '') return size === undefined ? diceNoun : `${size} ${diceNoun}`;
  return size === undefined ? `${colour} ${diceNoun}` : `${size} ${colour} ${diceNoun}`;
}

/** The supply that pieces are drawn from. */
export const CONTAINER_NOUNS = { pile: 'pile', bag: 'bag' } as const;

/** Returns "all 84 chits". */
export const allOf = (count: number, noun: string) => `all ${count} ${noun}`;
/** "two chips" */
export const countOf = (count: number, noun: string) => `${numberWord(count)} ${noun}`;
/** Returns "two $70,000 notes". */
export const countOfNamed = (count: number, name: string, noun: string) =>
  `${numberWord(count)} ${name} ${noun}`;

export const asYouCounted = (count: number, singular: string, pluralNoun: string) =>
  `${plural(count, singular, pluralNoun)}, as you counted`;
