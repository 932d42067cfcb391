import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import { type FiftyFifty } from '$lib/games/las-vegas/tiles/fifty-fifty';
import AskBet from './AskBet.svelte';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<FiftyFifty>({
  enamel: 5,
  state: State,
  scene: Scene,
  asks: { throw: { by: 'bar', bar: AskBet }, bet: { by: 'bar', bar: AskBet } }
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly 'fifty-fifty': typeof look;
  }
}
