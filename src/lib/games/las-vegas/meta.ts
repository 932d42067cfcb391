import type { Meta } from '$lib/games/define';

export const meta: Meta = {
  id: 'las-vegas',
  title: 'Las Vegas',
  players: { min: 2, max: 5 }
};
