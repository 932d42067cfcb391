import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import type { ButtonPiece } from '$lib/games/las-vegas/ui/tiles/button-pieces';
import type { BlockIt } from './tile';
import State from './State.svelte';
import * as say from './strings/en';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<BlockIt>({
  enamel: 6,
  picture: 'M3 5h12v7H3zM17 5h12v7H17zM3 14h5v7H3zM10 14h12v7H10zM24 14h5v7h-5zM3 23h12v5H3zM17 23h12v5H17z',
  state: State,
  asks: {
    block: {
      by: 'casino',
      member: 'face',
      parts: [
        {
          member: 'gray',
          title: say.aClusterOfGrayDice,
          label: (gray) => say.grayDieGrayDice(gray),
          hint: (gray, { clusters }) => say.left(clusters.filter((each) => each === gray).length),
          pieces: (gray) => Array<ButtonPiece>(gray).fill({ piece: 'die', colour: 'gray' })
        }
      ],
      would: ({ gray }) => ({ who: 'gray', dice: { small: gray, big: 0 } })
    },
    lies: { by: 'sheet' }
  }
});
