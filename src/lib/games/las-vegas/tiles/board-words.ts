export const tileBoards = 'Tile boards';
export const tileBoard = 'tile board';
export const tileBoardsMany = 'tile boards';
export const hint8PrintedOnBothSides = '8, printed on both sides';

/** Where pieces can lie. */
export const places = {
  'Casino 1': 'Casino 1',
  'Casino 2': 'Casino 2',
  'Casino 3': 'Casino 3',
  'Casino 4': 'Casino 4',
  'Casino 5': 'Casino 5',
  'Casino 6': 'Casino 6'
} as const;
