export const tileBoards = 'Tile boards';
export const tileBoard = 'tile board';
export const tileBoardsMany = 'tile boards';
export const hint8PrintedOnBothSides = '8, printed on both sides';
