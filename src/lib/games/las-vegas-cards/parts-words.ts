export const diceCardsColour = (set: string) => `Dice cards, ${set} colour`;
export const card = 'card';
export const cards = 'cards';
export const hint30OfEachNumber4 = '30: of each number 4 single, 1 double';
export const theRulesDoNotList =
  'The rules do not list the cards. A match takes the first colour as all colours.';
export const notes = 'Notes';
export const note = 'note';
export const notesMany = 'notes';
export const hint4830000To100 = '48, $30,000 to $100,000';
export const sixOfEachValueIsAGuess =
  'Six of each value is a guess from 48 notes in eight values: count yours.';
export const chipCards = 'Chip cards';
export const chipCard = 'chip card';
export const chipCardsMany = 'chip cards';
export const hint255InEachOf5 = '25: 5 in each of 5 colours';
export const onlyPinkAndGoldAreNamed =
  'Only pink and gold are named anywhere; the other three colours stand for yours.';
export const casinos = 'Casinos';
export const casinoOne = 'casino';
export const casinosMany = 'casinos';
export const casino = (number: number) => `casino ${number}`;
export const hint6Numbered1To6 = '6, numbered 1 to 6';
export const glassesAndSafes = 'Glasses and safes';
export const hint5EachForWhatIsUnused = '5 each, for what is unused and won';
export const oldest = 'Oldest';
export const whoIsTheOldest = 'Who is the oldest?';
export const printedRuleWherePlayersTake =
  'Printed rule: where players take turns, the oldest begins; else all choose at once.';
