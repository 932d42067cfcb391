import type { Leaving } from '$lib/games/contract/leaving';
import type { LasVegasCards } from '$lib/games/las-vegas-cards/types';
import * as say from '$lib/games/las-vegas-cards/strings/en/leaving';

/** The ways to leave now, and what each does with the cards. */
export const leaving: Leaving<LasVegasCards> = {
  leaveOptions({ players }, player) {
    const placedCount = players.find((each) => each.player === player)?.placed ?? 0;
    if (placedCount === 0)
      return [{ pieces: 'stay', rule: '1.7', title: say.allAreAside, hint: say.noneIsPlaced }];
    return [
      { pieces: 'stay', rule: '1.7', title: say.placedStay, hint: say.stayingSentence(placedCount) },
      { pieces: 'go', rule: '1.8', title: say.allGoNow, hint: say.paidWithoutThem }
    ];
  }
};
