export const whoTakesTheGoldByTheCounters = 'Who takes the gold, by the counters?';
export const oneTableItsCountersCounted = 'one table, its counters counted';
export const aGoldChip = 'a gold chip';
export const itsGoldChip = 'Its gold chip';
export const whatItsGoldChipIsWorth = 'what its gold chip is worth; the table is scored';
export const countersThere = 'Counters there';
export const oneToFourPlayersByName = 'one to four players by name, and how many counters each has there';
export const onePlayerHasTheMost = 'one player has the most';
export const theirLowestNumbers = 'Their lowest numbers';
export const aSpaceWithTwoNumbers = 'a space with two numbers counts as its smaller one';
export const ofThoseWhoShareTheMostAndOfNobody =
  'of those who share the most, and of nobody else: the lowest number with a counter of theirs';
export const countersAtMostOneOnEachSpace = (mostSpaces: number) =>
  `${mostSpaces} counters at most, one on each space`;
export const leaveItOutNobodyShares = 'leave it out: nobody shares the most counters';
export const theLowestNumberDecidesBetween = 'the lowest number decides between those who share the most';
export const somebodyWhoSharesTheMostCounters = 'somebody who shares the most counters';
export const fiveAgainstThree = 'Five against three';
export const fourEachAndTheLowest = 'Four each, and the lowest number decides';
export const equallyLow = 'Equally low';
