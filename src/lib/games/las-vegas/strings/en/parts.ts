export const small = {
  title: 'Small dice',
  one: 'small die',
  many: 'small dice',
  size: 'small',
  hint: '35: 7 in each colour'
};
export const bigDice = 'Big dice';
export const big = { one: 'big die', many: 'big dice', size: 'big', hint: '5: 1 in each colour' };
export const black = { title: 'Black dice', one: 'black die', many: 'black dice', hint: '2, for four tiles' };
export const notes = { title: 'Notes', one: 'note', many: 'notes', hint: '90 in eight values' };
export const chips = 'Chips';
export const chipsWords = { one: 'chip', many: 'chips', hint: '20, $10,000 each' };
export const gray = { title: 'Grey dice', one: 'grey die', many: 'grey dice', hint: '9, for two tiles' };
export const arena = {
  title: 'Dice arena',
  one: 'dice arena',
  many: 'dice arenas',
  hint: '1, to roll the dice in'
};
export const ringOfCasinos = {
  title: 'Ring of casinos',
  one: 'ring part',
  many: 'ring parts',
  hint: '3 parts with the six casinos'
};
export const start = {
  word: 'Oldest',
  question: 'Who is the oldest?',
  sentence: 'Printed rule: the oldest goes first.'
};

/** The colours of dice. */
export const colours = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  white: 'white',
  black: 'black'
} as const;

// Tile boards
export const tileBoards = {
  title: 'Tile boards',
  one: 'tile board',
  many: 'tile boards',
  hint: '8, printed on both sides'
};
/** "Lucky Punch / Jackpot": the two sides of a board. */
export const bothSides = (sides: readonly string[]) => sides.join(' / ');
