import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import type { NoEntry } from './tile';
import Ring from './Ring.svelte';
import State from './State.svelte';
import * as say from './strings/en';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<NoEntry>({
  enamel: 5,
  picture: 'M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM8 13.500h16v5H8z',
  state: State,
  asks: {
    close: { by: 'casino', member: 'face', parts: [], would: () => ({ caption: say.closeIt }), foot: Ring }
  }
});
