import type { Leaving } from '$lib/games/contract/leaving';
import { casinosFor } from '$lib/games/vegas-strip/data';
import type { Strip } from '$lib/games/vegas-strip/types';
import * as say from '$lib/games/vegas-strip/strings/en/leaving';

/** The only way to leave, with what it changes for those who play on. */
export const leaving: Leaving<Strip> = {
  leaveOptions({ seats, casinos }) {
    const remainingPlayers = seats.length - 1;
    const option = { pieces: 'stay', title: say.tilesBackInBox } as const;
    const count = casinosFor(remainingPlayers).length;
    const hint = say.playOn(remainingPlayers, count);
    if (count > casinos.length) return [{ ...option, rule: '1.12', hint: `${hint} ${say.oneOpens}` }];
    const [closed] = casinos.slice(count);
    return closed === undefined
      ? [{ ...option, rule: '1.10', hint }]
      : [{ ...option, rule: '1.12', hint: `${hint} ${say.oneCloses(closed.name)}` }];
  }
};
