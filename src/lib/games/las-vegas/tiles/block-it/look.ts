import { defineLook } from '$lib/games/las-vegas/board/tiles/tile-look';
import type { ButtonPiece } from '$lib/games/las-vegas/board/tiles/button-pieces';
import { plural } from '$lib/core';
import { type BlockIt } from '$lib/games/las-vegas/tiles/block-it';
import State from './State.svelte';

/** How it is drawn, and how what it asks is answered. */
export const look = defineLook<BlockIt>({
  enamel: 6,
  state: State,
  asks: {
    block: {
      by: 'casino',
      member: 'face',
      parts: [
        {
          member: 'gray',
          title: 'A cluster of gray dice',
          label: (gray) => plural(gray, 'gray die', 'gray dice'),
          hint: (gray, { clusters }) => `${clusters.filter((each) => each === gray).length} left`,
          pieces: (gray) => Array<ButtonPiece>(gray).fill({ piece: 'die', colour: 'gray' })
        }
      ],
      would: ({ gray }) => ({ who: 'gray', dice: { small: gray, big: 0 } })
    },
    lies: { by: 'sheet' }
  }
});

declare module '$lib/games/las-vegas/board/tiles/tile-look' {
  interface Looks {
    readonly 'block-it': typeof look;
  }
}
