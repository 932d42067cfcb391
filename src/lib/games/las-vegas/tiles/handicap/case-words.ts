export const whatDoesAGrayDie = 'What does a gray die on Handicap pay?';
export const handicap = 'Handicap';
export const whoTakesTheDie = 'who takes the die';
export const label1Chip = '1 chip';
export const adjustADie = 'Adjust a die';
export const thePicture = 'The picture';
export const thePictureItIsPut = 'the picture it is put on';
export const picturesOfThatKindTaken = 'Pictures of that kind taken';
export const picturesOfThatKindThatAreTaken =
  'pictures of that kind that are taken already; there are 2, 3 and 4';
export const fewerThanThePicturesOfThatKind = (pictures: number) =>
  `fewer than the ${pictures} pictures of that kind`;
export const theLast30000 = 'The last $30,000';
