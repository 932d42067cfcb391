export const gold = 'Gold';
export const scored = 'Scored';
export const blank = 'Blank';
export const whereDoesMaryChipGo = 'Where does Mary Chip go?';
export const aStepOfMaryChip = 'a step of Mary Chip';
export const aListOfPlaces = 'a list of places';
export const place = 'Place';
export const fourteenTablesAndBlankSteps = 'fourteen tables, with any blank steps between them';
export const theTrackAfterStart = 'The track after Start';
export const thePlacesAfterStartInOrder =
  'the places after Start in order, including fourteen tables. Each is a table with its gold chip, a scored one, or a blank step';
export const aPlace = 'a place';
export const whereSheStands = 'Her place';
export const whereSheStandsCountedFrom1 =
  'where she is, counted from 1, with 0 for Start. There is no gold chip behind her or under her, and at least one ahead';
export const theDie = 'The die';
export const aGoodLuckCard = 'A Good Luck card';
export const theMaryChipCard = 'The Mary Chip card';
export const whatWasThrownOrPlayed = 'The roll or card';
export const herCardIsPlayed = 'her card is played';
export const theNumber = 'The number';
export const theNumberOfTheDie = 'the number of the die or of the Good Luck card';
export const aThrown1AndAScored = 'A rolled 1, and a scored table on the way';
export const aGoodLuck1 = 'A Good Luck 1';
export const herCard = 'Her card';
export const atStart = 'At Start';
export const atPlace = (place: string) => `At place ${place}`;
export const exactlyTablesTheseAre = (wanted: number, told: number) =>
  `enter exactly ${wanted} tables; there are ${told}`;
export const aPlaceFrom0To = (count: number) => `a place from 0 to ${count}`;
export const aGoldChipBeforeHer = 'a gold chip ahead of her; with none left the game is over';
export const noGoldChipLiesBehind = 'there can’t be a gold chip behind her or under her';
export const thisMemberIsNeeded = 'this is needed';
export const notWithTheMaryChip = 'not with the Mary Chip card';
