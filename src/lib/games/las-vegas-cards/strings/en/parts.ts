export const card = 'card';
export const cards = 'cards';
export const diceCardsHint = '30: of each number 4 single, 1 double';
export const notListed =
  'The rulebook doesn’t list the cards. A game takes the first colour’s cards for every colour.';
export const notes = 'Notes';
export const note = 'note';
export const notesMany = 'notes';
export const notesHint = '48, $30,000 to $100,000';
export const notesAreGuessed = 'Six of each value is our guess: 48 notes in eight values. Count yours.';
export const chipCards = 'Chip cards';
export const chipCard = 'chip card';
export const chipCardsMany = 'chip cards';
export const chipCardsHint = '25: 5 in each of 5 colours';
export const chipColoursHint = 'Only pink and gold are named in the rules. The other three stand for yours.';
export const casinos = 'Casinos';
export const casinoOne = 'casino';
export const casinosMany = 'casinos';
export const casino = (number: number) => `casino ${number}`;
export const casinosHint = '6, numbered 1 to 6';
export const glassesAndSafes = 'Glasses and safes';
export const glassesAndSafesHint = '5 each, for unused cards and money won';
export const oldest = 'Oldest';
export const whoIsTheOldest = 'Who is the oldest?';
export const printedRuleOldestInTurns =
  'Printed rule: the oldest goes first if you take turns. Otherwise everyone chooses at once.';

export const diceCards = {
  first: 'Dice cards, first colour',
  second: 'Dice cards, second colour',
  third: 'Dice cards, third colour',
  fourth: 'Dice cards, fourth colour',
  fifth: 'Dice cards, fifth colour'
} as const;

export const glasses = { 'cocktail glass': 'cocktail glass', safe: 'safe' } as const;

/** The places where pieces can be. */
export const places = {
  'Casino 1': 'Casino 1',
  'Casino 2': 'Casino 2',
  'Casino 3': 'Casino 3',
  'Casino 4': 'Casino 4',
  'Casino 5': 'Casino 5',
  'Casino 6': 'Casino 6'
} as const;

export const chipColours = {
  pink: 'pink',
  gold: 'gold',
  'third colour': 'third colour',
  'fourth colour': 'fourth colour',
  'fifth colour': 'fifth colour'
} as const;
