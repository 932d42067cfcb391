import { ordinal, plural } from '$lib/core';

export const whoHasWon = 'Who won?';
export const theEndOfTheGame = 'the end of the game';
export const whatEachHasWon = 'Each player’s winnings';
export const aChipCounts10000 = 'a chip is worth $10,000';
export const oneToFivePlayersByName = 'one to five players by name, and what each has';
export const theSameMoneyAndMorePieces = 'A tie on money, and more notes and chips win';
export const placeWithPieces = (place: number, pieces: number) =>
  `${ordinal(place)} with ${plural(pieces, 'piece')}`;
export const theBoxHoldsColours = (count: number) => `the box has ${count} colours`;
export const theBoxHoldsOfEachColour = (cardsOfAColour: number) =>
  `the box has ${cardsOfAColour} of each colour`;
