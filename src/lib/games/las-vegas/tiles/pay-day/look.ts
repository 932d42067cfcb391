import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import { type PayDay } from '$lib/games/las-vegas/tiles/pay-day';
import State from './State.svelte';

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<PayDay>({
  enamel: 4,
  state: State,
  asks: {}
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly 'pay-day': typeof look;
  }
}
