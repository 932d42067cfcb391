import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import { payDayReward, type PayDay } from './tile';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<PayDay>({
  enamel: 4,
  picture:
    'M2 8h28v16H2zM5 11v10h22V11zM16 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM6.500 14.500v3h3v-3zM22.500 14.500v3h3v-3z',
  state: { sums: [payDayReward(1), payDayReward(6)], between: '–' },
  asks: {}
});
