import type { Joining } from '$lib/games/contract/joining';
import { casinosFor } from '$lib/games/vegas-strip/data';
import type { Strip } from '$lib/games/vegas-strip/rules';
import * as say from '$lib/games/vegas-strip/strings/en/leaving';

/** The words of joining, with what a newcomer gets, and how everyone plays on. */
export const joining: Joining<Strip> = {
  rule: '1.13',
  houseRule: '1.14',
  pieces: say.tilesOfAFreeColour,
  changes({ seats, casinos }) {
    const players = seats.length + 1;
    const count = casinosFor(players).length;
    const all = say.allPlay(players, count);
    if (count > casinos.length) return `${all} ${say.oneOpens}`;
    const [closed] = casinos.slice(count);
    return closed === undefined ? all : `${all} ${say.oneCloses(closed.name)}`;
  }
};
