export const card = 'card';
export const cards = 'cards';
export const diceCardsHint = '30: of each number 4 single, 1 double';
export const notListed =
  'The rulebook doesn’t list the cards. A game takes the first colour’s cards for every colour.';
export const notes = {
  title: 'Notes',
  one: 'note',
  many: 'notes',
  check: 'Six of each value is our guess: 48 notes in eight values. Count yours.'
};
export const notesHint = '48, $30,000 to $100,000';
export const chipCards = {
  title: 'Chip cards',
  one: 'chip card',
  many: 'chip cards',
  hint: '25: 5 in each of 5 colours',
  check: 'Only pink and gold are named in the rules. The other three stand for yours.'
};
export const casinos = { title: 'Casinos', one: 'casino', many: 'casinos', hint: '6, numbered 1 to 6' };
export const casino = (number: number) => `casino ${number}`;
export const glassesWords = { title: 'Glasses and safes', hint: '5 each, for unused cards and money won' };
export const start = {
  word: 'Oldest',
  question: 'Who is the oldest?',
  sentence: 'Printed rule: the oldest goes first if you take turns. Otherwise everyone chooses at once.'
};

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
