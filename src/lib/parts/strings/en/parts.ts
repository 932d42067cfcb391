import { inWords, plural } from '$lib/core';

/** The names and numbers of the pieces of a box. */

/** "big red die", "small red dice", without a size "red dice", and without a colour "dice". */
export function dice(size: string | undefined, colour: string, count: number): string {
  const what = count === 1 ? 'die' : 'dice';
  if (colour === '') return size === undefined ? what : `${size} ${what}`;
  return size === undefined ? `${colour} ${what}` : `${size} ${colour} ${what}`;
}

/** The supply that pieces are drawn from. */
export const PILES = { pile: 'pile', bag: 'bag' } as const;

/** "all 84 chits" */
export const all = (count: number, what: string) => `all ${count} ${what}`;
/** "two chips" */
export const some = (count: number, what: string) => `${inWords(count)} ${what}`;
/** "two $70,000 notes" */
export const someNamed = (count: number, name: string, what: string) => `${inWords(count)} ${name} ${what}`;

export const asYouCounted = (count: number, one: string, many: string) =>
  `${plural(count, one, many)}, as you counted`;
