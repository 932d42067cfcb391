import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import { type BadLuck } from '$lib/games/las-vegas/tiles/bad-luck';
import State from './State.svelte';

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<BadLuck>({
  enamel: 2,
  state: State,
  asks: {}
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly 'bad-luck': typeof look;
  }
}
