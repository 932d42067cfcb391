import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import { type ButtonPiece } from '$lib/games/las-vegas/board/tiles/button-pieces';
import { plural } from '$lib/core';
import { type LuckyPunch, type Tokens } from '$lib/games/las-vegas/tiles/lucky-punch';
import Fist from './Fist.svelte';
import Scene from './Scene.svelte';
import State from './State.svelte';

function tokens(count: Tokens | undefined): readonly ButtonPiece[] {
  return count === undefined ? [] : [{ piece: 'tokens', count }];
}

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<LuckyPunch>({
  enamel: 6,
  state: State,
  scene: Scene,
  asks: {
    hide: {
      by: 'gate',
      hand: Fist,
      words: (chosen) =>
        chosen?.do === 'hide' && chosen.tokens !== undefined
          ? `${plural(chosen.tokens, 'token')} in the fist.`
          : 'No token is in the fist yet.'
    },
    guess: {
      by: 'buttons',
      pieces: (move) => (move.do === 'guess' ? tokens(move.tokens) : []),
      key: 'tokens'
    },
    told: { by: 'buttons', pieces: (move) => (move.do === 'told' ? tokens(move.held) : []) }
  }
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly 'lucky-punch': typeof look;
  }
}
