export const whatDoTheseChipCards = 'What are these chip cards worth?';
export const chipCards = 'chip cards';
export const whoseTheyAre = 'Their owner';
export const whoseTheyAreSays = 'whose they are';
export const chipCardsOfEachColour = 'Chip cards of each colour';
export const noneToFiveColoursByAny =
  'none to five colours, by any names of 1 to 40 Unicode code points, and how many chip cards of each';
export const twoPinkAndFourGold = 'Two pink and four gold';
