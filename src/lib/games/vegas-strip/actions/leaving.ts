import type { Leaving } from '$lib/games/contract/leaving';
import { casinosFor } from '$lib/games/vegas-strip/data';
import type { Strip } from '$lib/games/vegas-strip/types';
import * as say from '$lib/games/vegas-strip/strings/en/leaving';

/** The only way to leave, with what it changes for those who play on. */
export const leaving: Leaving<Strip> = {
  leaveOptions({ seats, casinos }) {
    const remainingPlayers = seats.length - 1;
    const option = { pieces: 'stay', title: say.tilesBackInBox } as const;
    const casinoCount = casinosFor(remainingPlayers).length;
    const hint = say.playOnText(remainingPlayers, casinoCount);
    if (casinoCount > casinos.length)
      return [{ ...option, rule: '1.12', hint: `${hint} ${say.oneCasinoOpens}` }];
    const [closedCasino] = casinos.slice(casinoCount);
    return closedCasino === undefined
      ? [{ ...option, rule: '1.10', hint }]
      : [{ ...option, rule: '1.12', hint: `${hint} ${say.oneCasinoCloses(closedCasino.name)}` }];
  }
};
