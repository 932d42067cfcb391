import { staying } from '$lib/core';
import type { Leaving } from '$lib/games/contract/leaving';
import { barsFor, WHOLE_BOX } from '$lib/games/razzia/data';
import type { Razzia } from '$lib/games/razzia/rules';
import * as say from '$lib/games/razzia/strings/en/leaving';

/** The only way to leave, with what it changes for those who play on. */
export const leaving: Leaving<Razzia> = {
  ways(view) {
    const left = staying(view).length - 1;
    const way = { pieces: 'stay', title: say.allAreShuffled } as const;
    if (left === 3) {
      const open = barsFor(left, view.options.closed);
      const closed = view.bars.flatMap(({ bar }) => (open.includes(bar) ? [] : [bar]));
      return [{ ...way, rule: '1.12', hint: say.barsClose(closed) }];
    }
    if (left === WHOLE_BOX - 1) return [{ ...way, rule: '1.11', hint: say.someCardsGo }];
    return [{ ...way, rule: '1.10', title: say.theHandIsPutAside, hint: say.noOneLooks }];
  }
};
