export const countsCase = {
  title: 'Who wins the gold, by counters?',
  shortName: 'one table, its counters counted'
};
export const aGoldChip = 'a gold chip';
export const goldMember = {
  title: 'Its gold chip',
  description: 'what its gold chip is worth; the table is scored'
};
export const counts = {
  title: 'Counters there',
  description: 'one to four players by name, and how many counters each has there'
};
export const lowest = {
  absent: 'one player has the most',
  title: 'Their lowest numbers',
  hint: 'a space with two numbers counts as the lower one',
  description: 'for the players tied for the most, and no one else: the lowest number they have a counter on'
};
export const mostCounters = (maxSpaces: number) => `${maxSpaces} counters at most, one on each space`;
export const noTie = 'leave it out, since no one is tied for the most counters';
export const enterLowestNumbers = 'enter the lowest number of every player tied for the most counters';
export const tiedForMostCounters = 'a player tied for the most counters';
export const fiveAgainstThree = 'Five against three';
export const exampleFourEach = 'Four each, and the lowest number decides';
export const tiedForTheLowest = 'Tied at the lowest number';

export const duelCase = { title: 'Who wins the duel?', shortName: 'a duel' };
export const challenger = {
  title: 'Challenger',
  description: 'the player whose counter came second, one of the two in `hearts`'
};
export const aNumberOfHearts = 'a number of hearts';
export const hearts = {
  title: 'Hearts shown',
  description: 'exactly two players by name, and how many hearts each shows, 1 to 3'
};
export const oneOfTheTwo = 'one of the two players showing hearts';
export const twoHeartsAgainstOne = 'Two hearts against one';
export const threeEach = 'Three each';
export const bothTakeTheirCountersBack = 'Both take their counters back';
export const staysText = 'stays';

export const gold = 'Gold';
export const scored = 'Scored';
export const blankLabel = 'Blank';
export const maryCase = { title: 'Where does Mary Chip go?', shortName: 'a step of Mary Chip' };
export const aListOfPlaces = 'a list of places';
export const place = 'Place';
export const fourteenTablesAndBlankSteps = 'fourteen tables, with any blank steps between them';
export const track = {
  title: 'The track after Start',
  description:
    'the places after Start in order, including fourteen tables. Each is a table with its gold chip, a scored one, or a blank step'
};
export const aPlace = 'a place';
export const maryPosition = {
  title: 'Her place',
  description:
    'where she is, counted from 1, with 0 for Start. There is no gold chip behind her or under her, and at least one ahead'
};
export const theDie = 'The die';
export const aGoodLuckCard = 'A Good Luck card';
export const theMaryChipCard = 'The Mary Chip card';
export const rollOrCard = 'The roll or card';
export const shownNumber = {
  absent: 'her card is played',
  description: 'the number of the die or of the Good Luck card'
};
export const theNumber = 'The number';
export const aThrown1AndAScored = 'A rolled 1, and a scored table on the way';
export const aGoodLuck1 = 'A Good Luck 1';
export const herCard = 'Her card';
export const atStart = 'At Start';
export const atPlace = (place: string) => `At place ${place}`;
export const wrongTableCount = (expected: number, enteredCount: number) =>
  `enter exactly ${expected} tables; there are ${enteredCount}`;
export const aPlaceFrom0To = (count: number) => `a place from 0 to ${count}`;
export const goldAhead = 'a gold chip ahead of her; with none left the game is over';
export const goldBehind = 'there can’t be a gold chip behind her or under her';
export const thisMemberIsNeeded = 'this is required';
export const notWithMaryChip = 'not with the Mary Chip card';

export const oneNumberFrom1To6 = 'one number from 1 to 6, or two different ones';
export const number = 'Number';
export const numbers = 'numbers';
export const whatItShows = (card: string) => `what it shows: ${card}`;
export const counterMember = { label: 'counter of', description: 'whose counter is there' };
export const aListOfSpaces = 'a list of spaces';
export const space = 'Space';
export const tableOfSpaces = (minSpaces: number, maxSpaces: number) =>
  `a table of ${minSpaces} to ${maxSpaces} spaces`;
export const spaces = {
  title: 'The spaces of the table',
  description: 'the table, 3 to 15 spaces in any order, with the counters of at most four players'
};
export const countersOfUpToFourPlayers = 'counters of at most four players, one colour each';

export const placementCase = { title: 'Can the counter go there?', shortName: 'one counter' };
export const player = { title: 'Player placing', description: 'who places' };
export const tableMember =
  'the table before the counter is placed, as in `table`. A full one is refused, since it has already been scored';
export const rolledNumberText = 'the number on the die or the Good Luck card';
export const aSpaceCountedFrom0 = 'a space, counted from 0';
export const spaceMember = {
  title: 'The space',
  more: 'The counter’s space',
  description: 'the place in `spaces` where it goes, counted from 0. Leave it out if nothing is placed'
};
export const needsFreeSpace = 'leave a free space; a full table has already been scored';
export const aSpaceFrom0To = (count: number) => `a space from 0 to ${count}`;
export const exampleFreeSpace = 'A space for the number is still free';
export const a6WithoutASpace = 'A 6, and no space shows it';
export const exampleOnlyOwnCounters = 'Every counter there is your own, so nothing is placed';
export const allowedLabel = 'Allowed';
export const notAllowed = 'Not allowed';
