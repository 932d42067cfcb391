export const whoTakesTheGoldByTheCounters = 'Who wins the gold, by counters?';
export const oneTableItsCountersCounted = 'one table, its counters counted';
export const aGoldChip = 'a gold chip';
export const itsGoldChip = 'Its gold chip';
export const whatItsGoldChipIsWorth = 'what its gold chip is worth; the table is scored';
export const countersThere = 'Counters there';
export const oneToFourPlayersByName = 'one to four players by name, and how many counters each has there';
export const onePlayerHasTheMost = 'one player has the most';
export const theirLowestNumbers = 'Their lowest numbers';
export const aSpaceWithTwoNumbers = 'a space with two numbers counts as the lower one';
export const ofThoseWhoShareTheMostAndOfNobody =
  'for the players tied for the most, and no one else: the lowest number they have a counter on';
export const countersAtMostOneOnEachSpace = (mostSpaces: number) =>
  `${mostSpaces} counters at most, one on each space`;
export const leaveItOutNobodyShares = 'leave it out, since no one is tied for the most counters';
export const theLowestNumberDecidesBetween =
  'enter the lowest number of every player tied for the most counters';
export const somebodyWhoSharesTheMostCounters = 'a player tied for the most counters';
export const fiveAgainstThree = 'Five against three';
export const fourEachAndTheLowest = 'Four each, and the lowest number decides';
export const equallyLow = 'Tied at the lowest number';
