import { dollars, listed } from '$lib/core';

/** What the app says of the owner’s copy. */

export const recount = (count: number, chit: number, usual: number) =>
  `${count} of ${dollars(chit)} instead of ${usual}`;
export const chitsAreYours = (found: readonly string[]) =>
  `The game uses the chits in your copy: ${listed(found)}.`;
export const tooFewChits = 'Your copy has too few chits to play with, so this game uses our count.';
