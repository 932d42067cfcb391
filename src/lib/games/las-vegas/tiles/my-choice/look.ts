import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import { adjustWay } from '$lib/games/las-vegas/ui/tiles/way-parts';
import { blackDie, ownDie } from '$lib/games/las-vegas/ui/tiles/button-pieces';
import type { MyChoice } from './tile';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<MyChoice>({
  enamel: 3,
  picture: 'M14 29V19l-9-9v5H2V4h11v3H7.500l8.500 8.500L24.500 7H19V4h11v11h-3v-5l-9 9v10z',
  state: State,
  scene: Scene,
  asks: {
    throw: { by: 'throw' },
    choose: {
      by: 'buttons',
      pieces: (move) => (move.do === 'choose' ? [blackDie(move.result)] : []),
      key: 'result'
    },
    activate: { by: 'buttons', pieces: () => [], key: 'face' },
    adjust: adjustWay,
    golden: { by: 'buttons', pieces: (move) => (move.do === 'golden' ? [ownDie(move.size)] : []) },
    lies: { by: 'sheet' }
  }
});
