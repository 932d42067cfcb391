import type { Lid, Meta } from '$lib/games/define';

export const meta: Meta = {
  id: 'vegas',
  title: 'Vegas',
  players: { min: 2, max: 4 },
  unit: 'gold'
};

export const lid: Lid = meta;
