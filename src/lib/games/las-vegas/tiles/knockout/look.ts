import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import { ownDie } from '$lib/games/las-vegas/board/tiles/button-pieces';
import { type Knockout } from '$lib/games/las-vegas/tiles/knockout';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<Knockout>({
  enamel: 2,
  state: State,
  scene: Scene,
  asks: {
    give: { by: 'buttons', pieces: ({ size }) => [ownDie(size)] },
    lies: { by: 'sheet' }
  }
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly knockout: typeof look;
  }
}
