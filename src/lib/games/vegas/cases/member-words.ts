export const oneNumberFrom1To6 = 'one number from 1 to 6, or two different ones';
export const number = 'Number';
export const numbers = 'numbers';
export const whatItShows = (shown: string) => `what it shows: ${shown}`;
export const counterOf = 'counter of';
export const whoseCounterLiesThere = 'whose counter is there';
export const aListOfSpaces = 'a list of spaces';
export const space = 'Space';
export const aTableOfToSpaces = (leastSpaces: number, mostSpaces: number) =>
  `a table of ${leastSpaces} to ${mostSpaces} spaces`;
export const theSpacesOfTheTable = 'The spaces of the table';
export const theTable3To15 =
  'the table, 3 to 15 spaces in any order, with the counters of at most four players';
export const countersOfFourPlayersAtMostOneAColour = 'counters of at most four players, one colour each';
