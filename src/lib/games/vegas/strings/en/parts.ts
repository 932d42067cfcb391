export const cardSets = { one: 'card', many: 'cards', hint: '10: Good Luck 1 to 6, Mary Chip, 3 Front-men' };
export const goldDie = { title: 'Gold die', one: 'gold die', many: 'gold dice', hint: '1, the one you roll' };
export const duellingDice = {
  title: 'Duelling dice',
  one: 'duelling die',
  many: 'duelling dice',
  size: 'duelling',
  hint: '2: 1, 2 or 3 hearts, chosen in secret'
};
export const goldChips = {
  title: 'Gold chips',
  one: 'gold chip',
  many: 'gold chips',
  hint: '14, one at each table',
  check: 'A chip is worth as much as its table has spaces, 3 to 15. We don’t know which 14 values there are.'
};
export const maryChip = 'Mary Chip';
export const maryChipTexts = { many: 'figures', hint: 'the figure and its track past 14 tables' };
export const start = 'Start';
export const pawns = { title: 'Pawns', one: 'pawn', many: 'pawns', hint: '4, one in each colour' };
export const unknownColours = 'We don’t know the four colours. These stand in for yours.';
export const counters = {
  title: 'Counters',
  one: 'counter',
  many: 'counters',
  hint: '80: 20 in each colour'
};
export const gameBoard = {
  title: 'Game board',
  one: 'game board',
  many: 'game boards',
  hint: '1, with 14 tables and Mary Chip’s track',
  check: 'We don’t know what is printed on the 14 tables. Enter them once under “Your copy”.'
};
export const startTexts = {
  word: 'Meanest',
  question: 'Who is the meanest?',
  sentence: 'Printed rule: the meanest player goes first.'
};

export const table = (number: number) => `Table ${number}`;
export const places = { Played: 'Played', Discarded: 'Discarded', 'On the board': 'On the board' } as const;
export const colours = { first: 'first', second: 'second', third: 'third', fourth: 'fourth' } as const;
export const dieColours = { gold: 'gold', black: 'black', white: 'white' } as const;
export const cardsOf = {
  first: 'Cards, first colour',
  second: 'Cards, second colour',
  third: 'Cards, third colour',
  fourth: 'Cards, fourth colour'
} as const;
export const cardNames = {
  'Good Luck 1': 'Good Luck 1',
  'Good Luck 2': 'Good Luck 2',
  'Good Luck 3': 'Good Luck 3',
  'Good Luck 4': 'Good Luck 4',
  'Good Luck 5': 'Good Luck 5',
  'Good Luck 6': 'Good Luck 6',
  'Mary Chip': 'Mary Chip',
  'Front-man': 'Front-man'
} as const;
