import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import type { NiceDice } from './tile';
import AskSpace from './AskSpace.svelte';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<NiceDice>({
  enamel: 4,
  picture:
    'M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM10 7.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM16 13.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM22 19.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  state: State,
  scene: Scene,
  asks: { put: { by: 'pad', Pad: AskSpace }, lies: { by: 'sheet' } }
});
