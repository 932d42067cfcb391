export const card = 'card';
export const cards = 'cards';
export const cardsHint = '10: Good Luck 1 to 6, Mary Chip, 3 Front-men';
export const goldDie = 'Gold die';
export const goldDieOne = 'gold die';
export const goldDice = 'gold dice';
export const goldDieHint = '1, the one you roll';
export const duellingDice = 'Duelling dice';
export const duellingDie = 'duelling die';
export const duellingDiceMany = 'duelling dice';
export const duellingDiceHint = '2: 1, 2 or 3 hearts, chosen in secret';
export const goldChips = 'Gold chips';
export const goldChip = 'gold chip';
export const goldChipsMany = 'gold chips';
export const goldChipsHint = '14, one at each table';
export const goldHint =
  'A chip is worth as much as its table has spaces, 3 to 15. We don’t know which 14 values there are.';
export const maryChip = 'Mary Chip';
export const figures = 'figures';
export const start = 'Start';
export const figureHint = 'the figure and its track past 14 tables';
export const pawns = 'Pawns';
export const pawn = 'pawn';
export const pawnsMany = 'pawns';
export const pawnsHint = '4, one in each colour';
export const coloursUnknown = 'We don’t know the four colours. These stand in for yours.';
export const counters = 'Counters';
export const counter = 'counter';
export const countersMany = 'counters';
export const countersHint = '80: 20 in each colour';
export const gameBoard = 'Game board';
export const gameBoardOne = 'game board';
export const gameBoards = 'game boards';
export const gameBoardHint = '1, with 14 tables and Mary Chip’s track';
export const printUnknown =
  'We don’t know what is printed on the 14 tables. Enter them once under “Your copy”.';
export const meanest = 'Meanest';
export const whoIsTheMeanest = 'Who is the meanest?';
export const printedRuleTheMeanestPlayer = 'Printed rule: the meanest player goes first.';

export const table = (number: number) => `Table ${number}`;
export const duelling = 'duelling';
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
