export const whoWinsTheGoldAtATable = 'Who wins the gold at a table?';
export const oneTable = 'one table';
export const aGoldChip = 'a gold chip';
export const itsGoldChip = 'Its gold chip';
export const valueOfItsGoldChip =
  'what its gold chip is worth; it doesn’t have to match the number of spaces';
export const atItsHead = 'At its head';
export const elsewhere = 'Elsewhere';
export const maryChipIs = 'Mary Chip is';
export const isMaryAtHead = 'whether Mary Chip is at its head';
export const exampleThreeEach = 'Three each, and the lowest number decides';
export const tiedForTheLowest = 'Tied at the lowest number';
export const notScoredYet = 'Not full, and Mary Chip isn’t there';

export const aListOfGoldChips = 'a list of gold chips';
export const goldChip = 'Gold chip';
export const mostGoldChips = (tables: number) => `at most ${tables} gold chips`;
export const whoHasWon = 'Who won?';
export const theEndOfTheGame = 'the end of the game';
export const gold = 'gold';
export const valuesOfGoldChips = 'what each gold chip is worth, 3 to 15';
export const eachPlayersWinnings = 'Each player’s winnings';
export const upToFourPlayers = 'one to four players by name, and their gold chips, at most fourteen in all';
export const tooManyGoldChips = (tables: number, all: number) =>
  `at most ${tables} gold chips; you’ve entered ${all}`;
export const withoutAChip = 'without a chip';
export const goldWithoutAChip = 'gold without a chip';
export const startingGold = 'gold without a chip, with which a newcomer started';
export const newcomerWithGold = 'A newcomer who started with gold but no chips';
export const tiedSharePlace = 'Tied players share the place';
