import { dollars, listed } from '$lib/core';

/** What the app says of the box of a table. */

export const recount = (count: number, chit: number, usual: number) =>
  `${count} of ${dollars(chit)} rather than ${usual}`;
export const chitsAreYours = (found: readonly string[]) =>
  `The chits are those of your box: ${listed(found)}.`;
export const tooFewChits =
  'Your box has too few chits to play with, so the match has as many as we think there are.';
