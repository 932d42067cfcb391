export const aGoldChip = 'a gold chip';
export const aListOfGoldChips = 'a list of gold chips';
export const goldChip = 'Gold chip';
export const atMostGoldChipsAllThere = (tables: number) => `at most ${tables} gold chips, all there are`;
export const whoHasWon = 'Who has won?';
export const theEndOfTheGame = 'the end of the game';
export const gold = 'gold';
export const whatEachGoldChipIsWorth = 'what each gold chip is worth, 3 to 15';
export const whatEachHasWon = 'What each has won';
export const oneToFourPlayersByName =
  'one to four players by name, and their gold chips: fourteen at most over the table';
export const atMostGoldChipsAllThereAre = (tables: number, all: number) =>
  `at most ${tables} gold chips, all there are; these are ${all}`;
export const theSameGoldSharesThePlace = 'The same gold shares the place';
