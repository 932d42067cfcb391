import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import { JACKPOT_TRACK, type Jackpot } from './tile';
import State from './State.svelte';
import * as say from './strings/en';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<Jackpot>({
  enamel: 1,
  picture: 'M4 4h24v24H4zM7 7v18h18V7zM10 10h12v3l-6 10h-4.500l6-9.500H10z',
  state: State,
  scene: {
    roll: (_, entered) => ({ dice: entered, words: say.sevenOrDouble }),
    track: {
      label: say.theJackpot,
      values: JACKPOT_TRACK,
      now: ({ counter }) => JACKPOT_TRACK.findIndex((each) => each === counter)
    }
  },
  asks: { throw: { by: 'throw' } }
});
