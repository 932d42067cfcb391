import type { JoiningOf } from '$lib/games/contract/joining';
import { casinosFor } from '$lib/games/vegas-strip/data';
import type { Strip } from '$lib/games/vegas-strip/types';
import * as say from '$lib/games/vegas-strip/strings/en/leaving';

/** The text for joining, with what a newcomer gets, and how everyone plays on. */
export const joining: JoiningOf<Strip> = ({ seats, casinos }) => {
  const players = seats.length + 1;
  const casinoCount = casinosFor(players).length;
  const allPlayText = say.allPlayText(players, casinoCount);
  const [closedCasino] = casinos.slice(casinoCount);
  const changes = closedCasino === undefined ? [] : [say.oneCasinoCloses(closedCasino.name)];
  return {
    rule: '1.13',
    houseRule: '1.14',
    pieces: say.newcomersTiles,
    changesSentence: [allPlayText, ...(casinoCount > casinos.length ? [say.oneCasinoOpens] : changes)].join(
      ' '
    )
  };
};
