import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import { type DoubleDown } from '$lib/games/las-vegas/tiles/double-down';
import AskHeap from './AskHeap.svelte';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<DoubleDown>({
  enamel: 6,
  state: State,
  scene: Scene,
  asks: { move: { by: 'control', control: AskHeap }, lies: { by: 'sheet' } }
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly 'double-down': typeof look;
  }
}
