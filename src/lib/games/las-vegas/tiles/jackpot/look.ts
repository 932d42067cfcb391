import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import { type Jackpot } from '$lib/games/las-vegas/tiles/jackpot';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<Jackpot>({
  enamel: 1,
  state: State,
  scene: Scene,
  asks: { throw: { by: 'throw' } }
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly jackpot: typeof look;
  }
}
