export const smallDice = 'Small dice';
export const smallDie = 'small die';
export const smallDiceMany = 'small dice';
export const smallDiceHint = '35: 7 in each colour';
export const bigDice = 'Big dice';
export const bigDie = 'big die';
export const bigDiceMany = 'big dice';
export const bigDiceHint = '5: 1 in each colour';
export const blackDice = 'Black dice';
export const blackDie = 'black die';
export const blackDiceMany = 'black dice';
export const blackDiceHint = '2, for four tiles';
export const notes = 'Notes';
export const note = 'note';
export const notesMany = 'notes';
export const notesHint = '90 in eight values';
export const chips = 'Chips';
export const chip = 'chip';
export const chipsMany = 'chips';
export const chipsHint = '20, $10,000 each';
export const greyDice = 'Grey dice';
export const greyDie = 'grey die';
export const greyDiceMany = 'grey dice';
export const greyDiceHint = '9, for two tiles';
export const diceArena = 'Dice arena';
export const diceArenaOne = 'dice arena';
export const diceArenas = 'dice arenas';
export const diceArenaHint = '1, to roll the dice in';
export const ringOfCasinos = 'Ring of casinos';
export const ringPart = 'ring part';
export const ringParts = 'ring parts';
export const ringOfCasinosHint = '3 parts with the six casinos';
export const oldest = 'Oldest';
export const whoIsTheOldest = 'Who is the oldest?';
export const printedRuleOldest = 'Printed rule: the oldest goes first.';

export const small = 'small';
export const big = 'big';

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
export const tileBoards = 'Tile boards';
export const tileBoard = 'tile board';
export const tileBoardsMany = 'tile boards';
/** "Lucky Punch / Jackpot": the two sides of a board. */
export const bothSides = (sides: readonly string[]) => sides.join(' / ');
export const tileBoardsHint = '8, printed on both sides';
