export const whatDoesAGrayDie = 'What does a grey die on Handicap pay?';
export const handicap = 'Handicap';
export const whoTakesTheDie = 'who takes the die';
export const label1Chip = '1 chip';
export const adjustADie = 'Adjust a die';
export const thePicture = 'The space';
export const thePictureItIsPut = 'the kind of space it is put on';
export const picturesOfThatKindTaken = 'Spaces of that kind taken';
export const picturesOfThatKindThatAreTaken =
  'spaces of that kind that are already taken; there are 2, 3 and 4';
export const fewerThanThePicturesOfThatKind = (pictures: number) =>
  `fewer than the ${pictures} spaces of that kind`;
export const theLast30000 = 'The last $30,000';
