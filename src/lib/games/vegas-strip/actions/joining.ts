import type { JoiningOf } from '$lib/games/contract/joining';
import { casinosFor } from '$lib/games/vegas-strip/data';
import type { Strip } from '$lib/games/vegas-strip/types';
import * as say from '$lib/games/vegas-strip/strings/en/leaving';

/** The text for joining, with what a newcomer gets, and how everyone plays on. */
export const joining: JoiningOf<Strip> = ({ seats, casinos }) => {
  const players = seats.length + 1;
  const count = casinosFor(players).length;
  const all = say.allPlay(players, count);
  const [closed] = casinos.slice(count);
  const change = closed === undefined ? [] : [say.oneCloses(closed.name)];
  return {
    rule: '1.13',
    houseRule: '1.14',
    pieces: say.newcomersTiles,
    changes: [all, ...(count > casinos.length ? [say.oneOpens] : change)].join(' ')
  };
};
