import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import { ownDie } from '$lib/games/las-vegas/ui/tiles/button-pieces';
import type { Knockout } from './tile';
import AskTogether from './AskTogether.svelte';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<Knockout>({
  enamel: 2,
  picture:
    'm16 2 3.500 7.500L27 6l-2.500 8 6.500 4-7.500 2.500L25 29l-7-4.500-6 5.500-1-8H2l5.500-6L2 10l8 .5z',
  state: State,
  scene: Scene,
  asks: {
    together: { by: 'pad', Pad: AskTogether },
    give: { by: 'buttons', pieces: (move) => (move.do === 'give' ? [ownDie(move.size)] : []) },
    lies: { by: 'sheet' }
  }
});
