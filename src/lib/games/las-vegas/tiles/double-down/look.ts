import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import type { DoubleDown } from './tile';
import AskHeap from './AskHeap.svelte';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<DoubleDown>({
  enamel: 6,
  picture: 'M4 5h6l6 7 6-7h6L16 18zM4 15h6l6 7 6-7h6L16 28z',
  state: State,
  scene: Scene,
  asks: { move: { by: 'pad', Pad: AskHeap }, lies: { by: 'sheet' } }
});
