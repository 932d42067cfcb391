import { inWords, plural } from '$lib/core';

/** The names and numbers of the pieces of a box. */

/** "big red die", "small red dice", without a size "red dice", and without a colour "dice". */
export function dice(size: string | undefined, colour: string, count: number): string {
  const sound = count === 1 ? 'die' : 'dice';
  if (colour === '') return size === undefined ? sound : `${size} ${sound}`;
  return size === undefined ? `${colour} ${sound}` : `${size} ${colour} ${sound}`;
}

/** The supply that pieces are drawn from. */
export const PILES = { pile: 'pile', bag: 'bag' } as const;

/** "all 84 chits" */
export const all = (count: number, noun: string) => `all ${count} ${noun}`;
/** "two chips" */
export const countOf = (count: number, noun: string) => `${inWords(count)} ${noun}`;
/** "two $70,000 notes" */
export const someNamed = (count: number, name: string, noun: string) => `${inWords(count)} ${name} ${noun}`;

export const asYouCounted = (count: number, one: string, many: string) =>
  `${plural(count, one, many)}, as you counted`;
