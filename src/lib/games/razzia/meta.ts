import type { ShelfBox, Meta } from '$lib/games/contract/define';

export const meta: Meta = {
  id: 'razzia',
  title: 'Razzia',
  players: { min: 3, max: 8 }
};

export const shelfBox: ShelfBox = meta;
