import { ordinal } from '$lib/core';

export const chips = 'chips';
export const earnedInTheLastRound = 'earned in the last round';
export const whoHasWon = 'Who won?';
export const theEndOfTheGame = 'the end of the game';
export const whatEachHas = 'Each player’s chips';
export const twoToSixPlayersByName =
  'two to six players by name, with their chips and what they earned in the last round, after the split and before a fine';
export const aTieForSecondPlace = 'A tie for second place, and the last round breaks it';
export const andWins = (place: number) => `${ordinal(place)}, and wins`;
