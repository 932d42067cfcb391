import { plural, type Names, type Sentences } from '$lib/core';
import type { Why } from '$lib/games/vegas-strip/types';
import { chipWords, people } from './shared';

/** Why somebody has the place. */
export const rankingText = {
  sum: (why, names) =>
    `${names(why.player)} has ${chipWords(why.total)} and earned ${chipWords(why.last)} in the last round.`,
  winsWith: wins,
  lastDecides: (why, names) =>
    `${people([...why.ahead, ...why.behind], names)} tie with ${chipWords(why.total)} each. ${people(why.ahead, names)} earned ${why.earned[0]} in ${why.round === undefined ? 'the last round' : `round ${why.round}`} and ${people(why.behind, names)} ${why.earned[1]}, so ${people(why.ahead, names)} ${why.ahead.length > 1 ? 'are' : 'is'} ahead.`,
  level: (why, names) =>
    `${people(why.players, names)} tie with ${chipWords(why.total)} each and earned ${plural(why.last, 'chip')} each in the last round, so they share the place.`
} satisfies Partial<Sentences<Why>>;

function wins({ first, second }: Extract<Why, { code: 'winsWith' }>, names: Names): string {
  const most = `${people(first, names)} ${first.length > 1 ? 'have' : 'has'} the most chips`;
  if (second.length > 0)
    return `${most} and ${first.length > 1 ? 'win' : 'wins'} together with ${people(second, names)}, who ${second.length > 1 ? 'have' : 'has'} the second most.`;
  return first.length > 1 ? `${most}, so they win together.` : `${most} and wins.`;
}

// Kinds of money in the statistics
export const teamPile = 'Team’s pile';
export const fines = 'Fines';
export const characters = 'Characters';
