import type { Meta } from '$lib/games/define';

export const meta: Meta = {
  id: 'vegas',
  title: 'Vegas',
  players: { min: 2, max: 4 }
};
