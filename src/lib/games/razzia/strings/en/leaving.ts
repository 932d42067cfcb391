import { formatDollars, joinWithAnd, plural } from '$lib/core';
import { BAR_NAMES } from '$lib/games/razzia/data';
import type { Bar } from '$lib/games/razzia/types';
import { atBar, sumText } from './shared';

const barList = (bars: readonly Bar[]): string => joinWithAnd(bars.map((bar) => BAR_NAMES[bar]));

export const handIsPlayed = 'The hand goes on the played cards';
export const allAreShuffled = 'All cards are shuffled again';
export const noOneLooks = 'No one looks at it. Won chits stay in the ranking.';
export const someCardsGo =
  'Put the 18 cards for seven and eight players in the box. Everyone gets five new cards.';

/** "Lincoln and Jazz Club close. …" */
export const barsClose = (bars: readonly Bar[]) =>
  `${barList(bars)} close. Shuffle their chits into the stacks and put their cards in the box. Everyone gets five new cards.`;

/** For a player who leaves during a round; the bars stay open until it ends. */
export const barsCloseThen = (bars: readonly Bar[]) =>
  `After this round, ${barList(bars)} close: shuffle their chits into the stacks, put their cards in the box and give everyone five new cards.`;
export const someCardsGoThen =
  'After this round, put the 18 cards for seven and eight players in the box and give everyone five new cards.';

/** Questions when that round has ended. They carry the message, since a hint has one line, or none on a small phone. */
export const barsCloseNow = (bars: readonly Bar[]) => ({
  question: 'Two bars close: shuffle in their chits and deal new hands.',
  hint: `${barList(bars)} close.`
});
export const someCardsGoNow = {
  question: 'Put 18 cards in the box and deal new hands.',
  hint: 'Those for seven and eight players.'
};

export const othersPlay = 'No one looks at it. The chits stay, and the others play the round.';
export const placesLastChit = (name: string) => `${name} puts the last chit at a bar.`;
export const enterWhatWasTaken =
  'No one looks at it. When you enter this round, enter the chits taken so far too.';

export const chitsKept = 'No one looks at it. Taken chits are kept.';
export const acceptsSentence = (bar: Bar, name: string, value: number) =>
  `${name} accepts the offer ${atBar(bar)}: ${sumText(value)}.`;
export const offerStands = (bar: Bar, name: string) =>
  `The offer ${atBar(bar)} stands. In a duel, someone else rolls for ${name}.`;
export const takesAll = (bar: Bar, name: string, value: number) =>
  `The card leaves ${BAR_NAMES[bar]}, so ${name} takes the ${formatDollars(value)} there.`;
export const othersDivide = (bar: Bar, names: readonly string[], value: number) =>
  `The card leaves ${BAR_NAMES[bar]}, so ${joinWithAnd(names)} divide the ${formatDollars(value)} there.`;

export const fiveCards = 'The newcomer gets five cards.';
export const fiveNewCards = 'Everyone gets five new cards.';
export const someCardsCome = 'Shuffle the 18 cards from the box in with all the others.';

/** "Lincoln and Jazz Club open. …" */
export function barsOpen(bars: readonly Bar[], chitsAside: number): string {
  const chits =
    chitsAside === 0 ? '' : ` Shuffle the ${plural(chitsAside, 'chit')} from the box into the stacks.`;
  return `${barList(bars)} open. Shuffle all the cards for four players.${chits}`;
}
