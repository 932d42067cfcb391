export const whoTakesTheGoldOfATable = 'Who wins the gold at a table?';
export const oneTable = 'one table';
export const aGoldChip = 'a gold chip';
export const itsGoldChip = 'Its gold chip';
export const whatItsGoldChipIsWorth =
  'what its gold chip is worth; it doesn’t have to match the number of spaces';
export const atItsHead = 'At its head';
export const elsewhere = 'Elsewhere';
export const maryChipStands = 'Mary Chip is';
export const whetherMaryChipStandsAtItsHead = 'whether Mary Chip is at its head';
export const threeEachAndTheLowest = 'Three each, and the lowest number decides';
export const equallyLow = 'Tied at the lowest number';
export const neitherFullNorIsMary = 'Not full, and Mary Chip isn’t there';
