import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import { TOKEN_MARK, type HighFive } from './tile';
import State from './State.svelte';
import * as say from './strings/en';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<HighFive>({
  enamel: 4,
  picture:
    'M8 14V8a1.800 1.800 0 0 1 3.600 0v5h.8V5.500a1.800 1.800 0 0 1 3.600 0V13h.8V6a1.800 1.800 0 0 1 3.600 0v8h.8V9.500a1.800 1.800 0 0 1 3.600 0V20a9 9 0 0 1-9 9h-1c-3 0-5-1.500-6.500-4l-3.800-6.500a2 2 0 0 1 3.300-2z',
  state: State,
  asks: { held: { by: 'sheet' } },
  token: { label: say.highFiveToken, mark: TOKEN_MARK, holder: ({ holder }) => holder }
});
