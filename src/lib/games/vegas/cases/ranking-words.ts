export const aGoldChip = 'a gold chip';
export const aListOfGoldChips = 'a list of gold chips';
export const goldChip = 'Gold chip';
export const atMostGoldChipsAllThere = (tables: number) => `at most ${tables} gold chips`;
export const whoHasWon = 'Who won?';
export const theEndOfTheGame = 'the end of the game';
export const gold = 'gold';
export const whatEachGoldChipIsWorth = 'what each gold chip is worth, 3 to 15';
export const whatEachHasWon = 'Each player’s winnings';
export const oneToFourPlayersByName =
  'one to four players by name, and their gold chips, at most fourteen in all';
export const atMostGoldChipsAllThereAre = (tables: number, all: number) =>
  `at most ${tables} gold chips; you’ve entered ${all}`;
export const theSameGoldSharesThePlace = 'Tied players share the place';
