import { isSameFact } from '$lib/core';
import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import { rewardPieces } from '$lib/games/las-vegas/ui/tiles/button-pieces';
import { memberOf, outcomeOf } from '$lib/games/las-vegas/ui/tiles/tile-choices';
import { BLACK_BOX, firstPile, type BlackBox } from './tile';
import Piles from './Piles.svelte';
import Scene from './Scene.svelte';
import * as say from './strings/en';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<BlackBox>({
  enamel: 5,
  picture:
    'm16 3 13 6v14l-13 6-13-6V9zM16 6.300 8 10l8 3.700 8-3.700zM6 12.500v9l8.500 4v-9zM26 12.500v9l-8.500 4v-9z',
  state: { sums: BLACK_BOX.filter((token) => token > 0) },
  scene: Scene,
  asks: {
    split: {
      by: 'gate',
      Pad: Piles,
      outcome: (ask, taps) => {
        if (ask.kind !== 'choose') return undefined;
        const pile = firstPile(taps);
        return outcomeOf(
          ask,
          ask.choices.find((choice) => isSameFact(memberOf(choice, 'pile'), pile))
        );
      },
      words: (chosen) => {
        const first = chosen?.do === 'split' ? chosen.pile?.length : undefined;
        if (first === undefined) return say.eachPileNeedsAtLeast;
        return say.inOnePileInTheOther(first, BLACK_BOX.length - first);
      }
    },
    pick: {
      by: 'buttons',
      pieces: (move, { sizes = [0, 0] }) =>
        move.do === 'pick' ? [{ piece: 'backs', count: sizes[move.pick] }] : []
    },
    told: { by: 'buttons', pieces: (move) => (move.do === 'told' ? rewardPieces(move.value) : []) }
  }
});
