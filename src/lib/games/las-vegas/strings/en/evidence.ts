import { dollars, plural } from '$lib/core';

export const noDiceHere = 'No dice here.';
export const theBigDie = 'the big die';
export const small = (small: number) => plural(small, 'small die', 'small dice');
export const reasonsForTheOthers = 'Reasons for the others';
export const toThePile = (value: number) => `${dollars(value)} to the pile`;
export const claimTitles = { pieces: 'Dice', count: 'Count', paid: 'Paid' } as const;
export const noOneHere = 'No one';
export const casinoChanges = (casino: string, before: string, after: string) =>
  `${casino}. Before: ${before} After: ${after}`;
