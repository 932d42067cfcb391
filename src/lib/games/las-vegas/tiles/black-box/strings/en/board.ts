import { plural } from '$lib/core';

export const eachPileNeedsAtLeast = 'Each pile needs at least one token.';
export const inOnePileInTheOther = (first: number, number: number) =>
  `${plural(first, 'token')} in one pile, ${number} in the other.`;

// Piles
export const theSixTokens = 'The six tokens';
export const inOnePile = 'in one pile';
export const inTheOtherPile = 'in the other pile';
export const onePile = 'one pile';
export const otherPile = 'other pile';
export const onePileTheOther = (size: number, other: number) => `One pile ${size}, the other ${other}`;

// TokenPile
export const token = (count: number) => plural(count, 'token');
