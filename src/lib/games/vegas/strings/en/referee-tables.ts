export const tableCase = { title: 'Who wins the gold at a table?', shortName: 'one table' };
export const aGoldChip = 'a gold chip';
export const goldMember = {
  title: 'Its gold chip',
  description: 'what its gold chip is worth; it doesn’t have to match the number of spaces'
};
export const atItsHead = 'At its head';
export const elsewhereText = 'Elsewhere';
export const mary = { title: 'Mary Chip is', description: 'whether Mary Chip is at its head' };
export const exampleThreeEach = 'Three each, and the lowest number decides';
export const tiedForTheLowest = 'Tied at the lowest number';
export const notScoredYet = 'Not full, and Mary Chip isn’t there';

export const aListOfGoldChips = 'a list of gold chips';
export const goldChip = 'Gold chip';
export const atMostGoldChips = (tables: number) => `at most ${tables} gold chips`;
export const rankingCase = { title: 'Who won?', shortName: 'the end of the game' };
export const goldChipsMember = { label: 'gold', description: 'what each gold chip is worth, 3 to 15' };
export const players = {
  title: 'Each player’s winnings',
  description: 'one to four players by name, and their gold chips, at most fourteen in all'
};
export const tooManyGoldChips = (tables: number, chips: number) =>
  `at most ${tables} gold chips; you’ve entered ${chips}`;
export const start = {
  label: 'without a chip',
  description: 'gold without a chip, with which a newcomer started'
};
export const goldWithoutAChip = 'gold without a chip';
export const newcomerWithGold = 'A newcomer who started with gold but no chips';
export const tiedSharePlace = 'Tied players share the place';
