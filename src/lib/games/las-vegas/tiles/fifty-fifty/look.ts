import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import { FIFTY_FIFTY_TRACK, sumOf, type FiftyFifty } from './tile';
import AskBet from './AskBet.svelte';
import State from './State.svelte';
import * as say from './strings/en';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<FiftyFifty>({
  enamel: 5,
  picture: 'M9.500 4 16 13h-3.500v15h-6V13H3zM22.500 28 16 19h3.500V4h6v15H29z',
  state: State,
  scene: {
    roll: ({ throws = [] }, entered) => {
      const last = throws.at(-1);
      if (last === undefined) return { dice: entered, words: say.firstRoll };
      if (entered.length > 0) return { dice: entered, words: say.against(sumOf(last)) };
      return { dice: last, sum: sumOf(last), words: say.lastSumRolled };
    },
    track: {
      label: say.itsValue,
      values: FIFTY_FIFTY_TRACK,
      now: (_, { throws = [] }) => throws.length - 1
    }
  },
  asks: { throw: { by: 'throw' }, bet: { by: 'pad', Pad: AskBet } }
});
