export const whoTakesTheGoldOfATable = 'Who takes the gold of a table?';
export const oneTable = 'one table';
export const aGoldChip = 'a gold chip';
export const itsGoldChip = 'Its gold chip';
export const whatItsGoldChipIsWorth =
  'what its gold chip is worth; it is not compared with the number of spaces';
export const atItsHead = 'At its head';
export const elsewhere = 'Elsewhere';
export const maryChipStands = 'Mary Chip stands';
export const whetherMaryChipStandsAtItsHead = 'whether Mary Chip stands at its head';
export const threeEachAndTheLowest = 'Three each, and the lowest number decides';
export const equallyLow = 'Equally low';
export const neitherFullNorIsMary = 'Neither full, nor is Mary Chip there';
