import { plural, type Names } from '$lib/core';
import type { Why } from '$lib/games/vegas-strip/types';
import { chipWords, people } from './shared';

export type RankingWhy = Extract<Why, { code: 'sum' | 'winsWith' | 'lastDecides' | 'level' }>;

const CODES: Readonly<Record<RankingWhy['code'], true>> = {
  sum: true,
  winsWith: true,
  lastDecides: true,
  level: true
};

export function isRanking(why: Why): why is RankingWhy {
  return Object.hasOwn(CODES, why.code);
}

/** Why someone has the place. */
export function rankingWhy(why: RankingWhy, names: Names): string {
  switch (why.code) {
    case 'sum':
      return `${names(why.player)} has ${chipWords(why.total)} and earned ${chipWords(why.last)} in the last round.`;
    case 'winsWith':
      return wins(why, names);
    case 'lastDecides':
      return `${people([...why.ahead, ...why.behind], names)} tie with ${chipWords(why.total)} each. ${people(why.ahead, names)} earned ${why.earned[0]} in ${why.round === undefined ? 'the last round' : `round ${why.round}`} and ${people(why.behind, names)} ${why.earned[1]}, so ${people(why.ahead, names)} ${why.ahead.length > 1 ? 'are' : 'is'} ahead.`;
    case 'level':
      return `${people(why.players, names)} tie with ${chipWords(why.total)} each and earned ${plural(why.last, 'chip')} each in the last round, so they share the place.`;
  }
}

function wins({ first, second }: Extract<RankingWhy, { code: 'winsWith' }>, names: Names): string {
  const most = `${people(first, names)} ${first.length > 1 ? 'have' : 'has'} the most chips`;
  if (second.length > 0)
    return `${most} and ${first.length > 1 ? 'win' : 'wins'} together with ${people(second, names)}, who ${second.length > 1 ? 'have' : 'has'} the second most.`;
  return first.length > 1 ? `${most}, so they win together.` : `${most} and wins.`;
}

// Kinds of money in the statistics
export const teamPile = 'Team’s pile';
export const fines = 'Fines';
export const characters = 'Characters';
