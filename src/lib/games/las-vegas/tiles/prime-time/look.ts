import { defineLook } from '$lib/games/las-vegas/ui/tiles/tile-look';
import { blackDie } from '$lib/games/las-vegas/ui/tiles/button-pieces';
import type { PrimeTime } from './tile';
import State from './State.svelte';
import * as say from './strings/en';

/** Appearance of the tile and the controls of its asks. */
export const look = defineLook<PrimeTime>({
  enamel: 3,
  picture:
    'M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 3a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM14.500 9h3v6.200l5 4-2 2.300-6-4.900z',
  state: State,
  scene: { roll: ({ dice }, entered) => ({ dice: dice ?? entered, words: say.toTheCasinosOfTheir }) },
  asks: {
    throw: { by: 'throw' },
    black: {
      by: 'buttons',
      pictured: true,
      pieces: (move) => (move.do === 'place' ? move.faces.map(blackDie) : []),
      quiet: (move) => move.do === 'place' && move.faces.length === 0,
      would: (casino, { dice = [] }, player) => {
        const black = dice.filter((face) => face === casino).length;
        return black === 0 ? undefined : { who: player, dice: { small: 0, big: 0, black } };
      }
    }
  }
});
