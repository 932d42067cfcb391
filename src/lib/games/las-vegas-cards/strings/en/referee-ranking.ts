import { ordinal, plural } from '$lib/core';

export const rankingCase = { title: 'Who won?', shortName: 'the end of the game' };
export const notes = 'notes';
export const chipCards = {
  label: 'chip cards',
  description:
    'none to five colours, by any names of 1 to 40 Unicode code points, and how many chip cards of each'
};
export const start = {
  label: 'starting money (joined late)',
  description: 'whole dollars without a note, with which a newcomer started'
};
export const wholeDollars = 'whole dollars';
export const newcomerWithoutNotes = 'A newcomer who started with money but no notes';
export const players = {
  title: 'Each player’s winnings',
  description:
    'one to five players by name, and what each has; together at most 48 notes, and five chip cards of each of five colours'
};
export const exampleMoneyTie = 'A tie on money, and chip cards don’t count as notes';
export const placeWithPieces = (place: number, pieces: number) =>
  `${ordinal(place)} with ${plural(pieces, 'note')}`;
export const theBoxHoldsNotes = (allNotes: number) => `the box has ${allNotes} notes`;
export const theBoxHoldsColours = (count: number) => `the box has ${count} colours`;
export const cardsOfEachColour = (cardsOfAColour: number) => `the box has ${cardsOfAColour} of each colour`;
