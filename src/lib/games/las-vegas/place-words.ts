/** The places where pieces can be. */
export const casinos = {
  'Casino 1': 'Casino 1',
  'Casino 2': 'Casino 2',
  'Casino 3': 'Casino 3',
  'Casino 4': 'Casino 4',
  'Casino 5': 'Casino 5',
  'Casino 6': 'Casino 6'
} as const;
export const casinosAndTile = { ...casinos, 'On the tile': 'On the tile' } as const;
