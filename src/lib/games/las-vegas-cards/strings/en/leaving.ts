import { capitalize, numberWord } from '$lib/core';

export const allAreAside = 'The cards are put aside';
export const noneIsPlaced = 'None are at a casino. Notes and chip cards stay in the ranking.';
export const placedStay = 'Placed cards stay until the payout';
export const allGoNow = 'All cards are put aside now';
export const paidWithoutThem = 'The casinos are paid without them.';

export const newcomersCards = 'The newcomer gets the thirty cards of a free colour.';

/** "Two cards stay at the casinos. All others are put aside." */
export function stayingSentence(placedCount: number): string {
  const cardsSentence = `${capitalize(numberWord(placedCount))} ${placedCount === 1 ? 'card stays' : 'cards stay'}`;
  return `${cardsSentence} at the casinos. All others are put aside.`;
}
