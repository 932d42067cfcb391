export const tileBoards = 'Tile boards';
export const tileBoard = 'tile board';
export const tileBoardsMany = 'tile boards';
/** "Lucky Punch / Jackpot": the two sides of a board. */
export const bothSides = (sides: readonly string[]) => sides.join(' / ');
export const hint8PrintedOnBothSides = '8, printed on both sides';
