import type { Lid, Meta } from '$lib/games/define';

export const meta: Meta = {
  id: 'vegas-strip',
  title: 'Vegas Strip',
  players: { min: 2, max: 6 },
  unit: { one: 'chip', many: 'chips', piece: 'chips', pieceWords: 'poker chip' }
};

export const lid: Lid = meta;
