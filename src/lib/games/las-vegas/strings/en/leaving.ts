import { capitalize, numberWord } from '$lib/core';

export const allGoIntoTheBox = 'The dice go back in the box';
export const noRoundIsPlayed =
  'No round is being played, so no dice are at a casino. Chips and notes stay in the ranking.';
export const noneIsPlaced = 'None are placed yet. Chips and notes stay in the ranking.';
export const placedStay = 'Placed dice stay until the payout';
export const countOnlyThose =
  'At the end of the round, count only the dice that are at a casino now. The rest go back in the box.';
export const allDiceGoBack = {
  title: 'All dice go back in the box now',
  hint: 'The casinos are paid without them.'
};

export const diceOfAFreeColour =
  'The newcomer gets eight dice of a free colour, and two chips with the notes of the round.';

/** "Three dice stay at the casinos. The five dice in hand go back in the box." */
export function stayingSentence(placedCount: number, handCount: number): string {
  const placedSentence = `${capitalize(diceWords(placedCount))} ${placedCount === 1 ? 'stays' : 'stay'} at the casinos.`;
  if (handCount === 0) return placedSentence;
  return handCount === 1
    ? `${placedSentence} The die in hand goes back in the box.`
    : `${placedSentence} The ${diceWords(handCount)} in hand go back in the box.`;
}

function diceWords(count: number): string {
  return count === 1 ? 'one die' : `${numberWord(count)} dice`;
}
