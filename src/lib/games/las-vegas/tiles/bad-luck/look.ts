import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import type { BadLuck } from './tile';
import State from './State.svelte';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<BadLuck>({
  enamel: 2,
  picture:
    'M9 20A6 6 0 0 1 9 8a8 8 0 0 1 15 2 5 5 0 0 1 0 10zM9.500 23l-2 6H10l2-6zM15.500 23l-2 6H16l2-6zM21.500 23l-2 6H22l2-6z',
  state: State,
  asks: {}
});
