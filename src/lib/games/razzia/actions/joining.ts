import { stayingPlayers } from '$lib/core';
import type { JoiningOf } from '$lib/games/contract/joining';
import { BARS, type Razzia } from '$lib/games/razzia/types';
import { WHOLE_BOX_PLAYERS } from '$lib/games/razzia/data';
import * as say from '$lib/games/razzia/strings/en/leaving';

/** The text for joining, with what one more player changes. */
export const joining: JoiningOf<Razzia> = (view) => {
  const players = stayingPlayers(view).length + 1;
  const houseRule = '1.16';
  if (players === 4) {
    const closedBars = BARS.filter((bar) =>
      view.bars.every((barView) => barView.bar !== bar || barView.closed)
    );
    return {
      rule: '1.15',
      houseRule,
      pieces: say.fiveNewCards,
      changesSentence: say.barsOpen(closedBars, view.chitsAside)
    };
  }
  if (players === WHOLE_BOX_PLAYERS)
    return { rule: '1.14', houseRule, pieces: say.fiveNewCards, changesSentence: say.someCardsCome };
  return { rule: '1.13', houseRule, pieces: say.fiveCards };
};
