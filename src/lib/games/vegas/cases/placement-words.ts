export const mayTheCounterBePlaced = 'May the counter be placed there?';
export const oneCounter = 'one counter';
export const whoPlaces = 'Who places';
export const whoPlacesSays = 'who places';
export const theTableBeforeItAsInTable =
  'the table before it, as in `table`; one that is full has been scored and is refused';
export const theNumber = 'The number';
export const theNumberByTheDie = 'the number, by the die or by a Good Luck card';
export const aSpaceCountedFrom0 = 'a space, counted from 0';
export const theSpace = 'The space';
export const whereItIsPlaced = 'Where it is placed';
export const thePlaceInSpacesWhereItGoes =
  'the place in `spaces` where it goes, counted from 0; without it nothing is placed';
export const aTableWithAFree = 'a table with a free space; a full one has been scored';
export const aSpaceFrom0To = (count: number) => `a space from 0 to ${count}`;
export const aFreeSpaceWithTheNumber = 'A free space with the number is left';
export const a6WhereNoSpace = 'A 6 where no space shows it';
export const allOfThemOnesOwnNothing = 'All of them your own: nothing is placed';
export const allowed = 'Allowed';
export const notAllowed = 'Not allowed';
