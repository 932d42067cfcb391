import { plural } from '$lib/core';

export const eachPileNeedsAtLeast = 'Each pile needs at least one token.';
export const inOnePileInTheOther = (first: number, number: number) =>
  `${plural(first, 'token')} in one pile, ${number} in the other.`;
