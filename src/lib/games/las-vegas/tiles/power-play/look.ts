import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import { diePart } from '$lib/games/las-vegas/ui/tiles/way-parts';
import { oneDie } from '$lib/games/las-vegas/actions/placed-dice';
import { TOKEN_MARK, type PowerPlay } from './tile';
import State from './State.svelte';
import * as say from './strings/en';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<PowerPlay>({
  enamel: 3,
  picture: 'M19 2 6 18h8l-3 12 15-18h-9z',
  state: State,
  asks: {
    use: {
      by: 'casino',
      member: 'face',
      parts: [diePart],
      would: ({ size }, player) => ({ who: player, dice: oneDie(size) })
    }
  },
  token: { label: say.powerPlayToken, mark: TOKEN_MARK, holder: ({ holder }) => holder }
});
