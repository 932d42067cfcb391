export const mayTheCounterBePlaced = 'Can the counter go there?';
export const oneCounter = 'one counter';
export const whoPlaces = 'Player placing';
export const whoPlacesSays = 'who places';
export const theTableBeforeItAsInTable =
  'the table before the counter is placed, as in `table`. A full one is refused, since it has already been scored';
export const theNumber = 'The number';
export const theNumberByTheDie = 'the number on the die or the Good Luck card';
export const aSpaceCountedFrom0 = 'a space, counted from 0';
export const theSpace = 'The space';
export const whereItIsPlaced = 'The counter’s space';
export const thePlaceInSpacesWhereItGoes =
  'the place in `spaces` where it goes, counted from 0. Leave it out if nothing is placed';
export const aTableWithAFree = 'leave a free space; a full table has already been scored';
export const aSpaceFrom0To = (count: number) => `a space from 0 to ${count}`;
export const aFreeSpaceWithTheNumber = 'A space for the number is still free';
export const a6WhereNoSpace = 'A 6, and no space shows it';
export const allOfThemOnesOwnNothing = 'Every counter there is your own, so nothing is placed';
export const allowed = 'Allowed';
export const notAllowed = 'Not allowed';
