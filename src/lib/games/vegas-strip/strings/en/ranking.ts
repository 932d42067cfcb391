import { plural, type Names, type Sentences } from '$lib/core';
import type { Why } from '$lib/games/vegas-strip/types';
import { chipText, playersText } from './shared';

/** Sentences that explain a player's place. */
export const rankingText = {
  sum: (why, names) =>
    `${names(why.player)} has ${chipText(why.total)} and earned ${chipText(why.last)} in the last round.`,
  winsWith: winnersSentence,
  lastDecides: (why, names) =>
    `${playersText([...why.ahead, ...why.behind], names)} tie with ${chipText(why.total)} each. ${playersText(why.ahead, names)} earned ${why.earned[0]} in ${why.round === undefined ? 'the last round' : `round ${why.round}`} and ${playersText(why.behind, names)} ${why.earned[1]}, so ${playersText(why.ahead, names)} ${why.ahead.length > 1 ? 'are' : 'is'} ahead.`,
  level: (why, names) =>
    `${playersText(why.players, names)} tie with ${chipText(why.total)} each and earned ${plural(why.last, 'chip')} each in the last round, so they share the place.`
} satisfies Partial<Sentences<Why>>;

function winnersSentence({ first, second }: Extract<Why, { code: 'winsWith' }>, names: Names): string {
  const mostText = `${playersText(first, names)} ${first.length > 1 ? 'have' : 'has'} the most chips`;
  if (second.length > 0)
    return `${mostText} and ${first.length > 1 ? 'win' : 'wins'} together with ${playersText(second, names)}, who ${second.length > 1 ? 'have' : 'has'} the second most.`;
  return first.length > 1 ? `${mostText}, so they win together.` : `${mostText} and wins.`;
}

// Kinds of money in the statistics
export const teamPile = 'Team’s pile';
export const finesLabel = 'Fines';
export const characters = 'Characters';
