import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import { type HighFive } from '$lib/games/las-vegas/tiles/high-five';
import Token from './Token.svelte';
import State from './State.svelte';

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<HighFive>({
  enamel: 4,
  state: State,
  asks: { held: { by: 'sheet' } },
  token: { label: 'High Five token', picture: Token, holder: ({ holder }) => holder }
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly 'high-five': typeof look;
  }
}
