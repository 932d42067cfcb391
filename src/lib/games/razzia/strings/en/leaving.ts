import { listed, plural } from '$lib/core';
import { BAR_NAMES } from '$lib/games/razzia/data';
import type { Bar } from '$lib/games/razzia/types';

export const theHandIsPutAside = 'The hand goes on the played cards';
export const allAreShuffled = 'All cards are shuffled again';
export const noOneLooks = 'No one looks at it. Won chits stay in the ranking.';
export const someCardsGo =
  'Put the 18 cards for seven and eight players in the box. Everyone gets five new cards.';

/** "Lincoln and Jazz Club close. …" */
export const barsClose = (bars: readonly Bar[]) =>
  `${listed(bars.map((bar) => BAR_NAMES[bar]))} close. Shuffle their chits into the stacks and put their cards in the box. Everyone gets five new cards.`;

export const fiveCards = 'The newcomer gets five cards.';
export const fiveNewCards = 'Everyone gets five new cards.';
export const someCardsCome = 'Shuffle the 18 cards from the box in with all the others.';

/** "Lincoln and Jazz Club open. …" */
export function barsOpen(bars: readonly Bar[], chitsAside: number): string {
  const chits =
    chitsAside === 0 ? '' : ` Shuffle the ${plural(chitsAside, 'chit')} from the box into the stacks.`;
  return `${listed(bars.map((bar) => BAR_NAMES[bar]))} open. Shuffle all the cards for four players.${chits}`;
}
