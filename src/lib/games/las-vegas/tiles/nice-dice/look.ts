import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import { type NiceDice } from '$lib/games/las-vegas/tiles/nice-dice';
import AskSpace from './AskSpace.svelte';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<NiceDice>({
  enamel: 4,
  state: State,
  scene: Scene,
  asks: { put: { by: 'control', control: AskSpace }, lies: { by: 'sheet' } }
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly 'nice-dice': typeof look;
  }
}
