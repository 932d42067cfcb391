import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import { adjustWay } from '$lib/games/las-vegas/ui/tiles/way-parts';
import { ownDie, rewardPieces } from '$lib/games/las-vegas/ui/tiles/button-pieces';
import { handicapFull, REWARDS, type Handicap } from './tile';
import { SLOT_WORDS } from './strings/en';
import State from './State.svelte';
import * as say from './strings/en';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<Handicap>({
  enamel: 1,
  picture:
    'M11 10a5.500 5.500 0 1 1 10 0h5l3 18H3l3-18zM16 5.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  state: State,
  asks: {
    take: {
      by: 'casino',
      member: 'from',
      parts: [
        {
          member: 'slot',
          title: say.aPictureOfTheTile,
          label: (slot) => SLOT_WORDS[slot],
          hint: (slot, { free }) => say.free(free[slot]),
          pieces: (slot) => (slot === 'adjust' ? [ownDie('small')] : rewardPieces(REWARDS[slot])),
          refused: (slot, { free }) => (free[slot] > 0 ? undefined : handicapFull(slot))
        }
      ],
      would: () => ({ who: 'gray', dice: { small: -1, big: 0 } })
    },
    adjust: adjustWay,
    lies: { by: 'sheet' }
  }
});
