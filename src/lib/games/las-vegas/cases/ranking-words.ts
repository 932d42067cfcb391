import { ordinal, plural } from '$lib/core';

export const whoHasWon = 'Who has won?';
export const theEndOfTheGame = 'the end of the game';
export const whatEachHasWon = 'What each has won';
export const aChipCounts10000 = 'a chip counts $10,000';
export const oneToFivePlayersByName = 'one to five players by name, and what each holds';
export const theSameMoneyAndMorePieces = 'The same money, and more pieces are ahead';
export const placeWithPieces = (place: number, pieces: number) =>
  `${ordinal(place)} with ${plural(pieces, 'piece')}`;
export const theBoxHoldsColours = (count: number) => `the box holds ${count} colours`;
export const theBoxHoldsOfEachColour = (cardsOfAColour: number) =>
  `the box holds ${cardsOfAColour} of each colour`;
