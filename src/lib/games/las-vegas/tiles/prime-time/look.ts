import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import { blackDie } from '$lib/games/las-vegas/board/tiles/button-pieces';
import { type PrimeTime } from '$lib/games/las-vegas/tiles/prime-time';
import Scene from './Scene.svelte';
import State from './State.svelte';

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<PrimeTime>({
  enamel: 3,
  state: State,
  scene: Scene,
  asks: {
    throw: { by: 'throw' },
    place: {
      by: 'buttons',
      pieces: (move) => (move.do === 'place' ? move.faces.map(blackDie) : []),
      quiet: (move) => move.do === 'place' && move.faces.length === 0,
      would: (casino, { dice = [] }, player) => {
        const black = dice.filter((face) => face === casino).length;
        return black === 0 ? undefined : { who: player, dice: { small: 0, big: 0, black } };
      }
    }
  }
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly 'prime-time': typeof look;
  }
}
