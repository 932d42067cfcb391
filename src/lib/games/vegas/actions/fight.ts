import type { PlayerId } from '$lib/core';
import type { Hearts } from '$lib/games/vegas/data';
import type { FightReason, NewsReason } from '$lib/games/vegas/types';

/** The reason for the end of a duel. */
export type DuelOutcome = Extract<NewsReason, FightReason>;

/** Two hearts beat one, three beat two, one beats three (8.3). */
const BEATEN_HEARTS: Readonly<Record<Hearts, Hearts>> = { 1: 3, 2: 1, 3: 2 };

/** Returns the number of hearts that this number beats (8.3). */
export function heartsBeatenBy(hearts: Hearts): Hearts {
  return BEATEN_HEARTS[hearts];
}

/** Settles a duel. Equal hearts remove both counters (8.4), except three each, which keep the defender's (8.5). */
export function settleDuel(duel: FightReason): DuelOutcome {
  const [challengerHearts, defenderHearts] = duel.hearts;
  if (challengerHearts === defenderHearts)
    return challengerHearts === 3
      ? { code: 'defenderStays', rule: '8.5', ...duel }
      : { code: 'bothLeave', rule: '8.4', ...duel };
  const code = heartsBeatenBy(challengerHearts) === defenderHearts ? 'challengerStays' : 'defenderStays';
  return { code, rule: '8.3', ...duel };
}

/** Returns the owner of the counter that stays after a duel; undefined if both leave. */
export function remainingOwner({ code, challenger, defender }: DuelOutcome): PlayerId | undefined {
  if (code === 'bothLeave') return undefined;
  return code === 'challengerStays' ? challenger : defender;
}
