import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import type { FiftyFifty } from './terms';
import AskBet from './AskBet.svelte';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<FiftyFifty>({
  enamel: 5,
  picture: 'M9.500 4 16 13h-3.500v15h-6V13H3zM22.500 28 16 19h3.500V4h6v15H29z',
  state: State,
  scene: Scene,
  asks: { throw: { by: 'bar', bar: AskBet }, bet: { by: 'bar', bar: AskBet } }
});

declare module '$lib/games/las-vegas/ui/tiles/tile-look' {
  interface Looks {
    readonly 'fifty-fifty': typeof look;
  }
}
