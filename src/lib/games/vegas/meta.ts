import type { Lid, Meta } from '$lib/games/define';

export const meta: Meta = {
  id: 'vegas',
  title: 'Vegas',
  players: { min: 2, max: 4 },
  unit: { one: 'gold', many: 'gold', piece: 'gold', pieceWords: 'gold chip' }
};

export const lid: Lid = meta;
