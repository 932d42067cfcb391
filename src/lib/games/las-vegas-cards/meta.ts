import type { ShelfBox, Meta } from '$lib/games/contract/define';

export const meta: Meta = {
  id: 'las-vegas-cards',
  title: 'Las Vegas: The Card Game',
  players: { min: 2, max: 5 }
};

export const shelfBox: ShelfBox = {
  ...meta,
  wide: true
};
