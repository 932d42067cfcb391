import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import type { ButtonPiece } from '$lib/games/las-vegas/ui/tiles/button-pieces';
import { choicesWith, outcomeOf, picked } from '$lib/games/las-vegas/ui/tiles/tile-choices';
import { LUCKY_PUNCH, TOKENS, type LuckyPunch, type Tokens } from './tile';
import Fist from './Fist.svelte';
import Scene from './Scene.svelte';
import * as say from './strings/en';

function tokens(count: Tokens | undefined): readonly ButtonPiece[] {
  return count === undefined ? [] : [{ piece: 'tokens', count }];
}

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<LuckyPunch>({
  enamel: 6,
  picture:
    'M6 12a3 3 0 0 1 5-2 3 3 0 0 1 5-1 3 3 0 0 1 5 1 3 3 0 0 1 5 2v8a8 8 0 0 1-8 8h-6a6 6 0 0 1-6-6zM10.500 12v6h1v-6zM15.500 11v7h1v-7zM20.500 12v6h1v-6zM9 20v1.500h10V20z',
  state: { sums: TOKENS.map((tokens) => LUCKY_PUNCH[tokens]) },
  scene: Scene,
  asks: {
    hide: {
      by: 'gate',
      Pad: Fist,
      outcome: (ask, taps) => {
        const held =
          ask.kind === 'choose' ? choicesWith(ask.choices, 'tokens', picked(taps)['tokens'] ?? '') : [];
        return ask.kind === 'choose' ? outcomeOf(ask, held[0]) : undefined;
      },
      words: (chosen) =>
        chosen?.do === 'hide' && chosen.tokens !== undefined
          ? say.inTheFist(chosen.tokens)
          : say.noTokenIsInTheFist
    },
    guess: {
      by: 'buttons',
      pieces: (move) => (move.do === 'guess' ? tokens(move.tokens) : []),
      key: 'tokens'
    },
    told: { by: 'buttons', pieces: (move) => (move.do === 'told' ? tokens(move.held) : []) }
  }
});
