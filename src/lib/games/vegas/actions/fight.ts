import type { Hearts } from '$lib/games/vegas/data';

/** The owner of the counter that stays after a duel. */
export type FightResult = 'challenger' | 'defender' | 'nobody';

/** Two hearts beat one, three beat two, one beats three (8.3). */
const BEATS: Readonly<Record<Hearts, Hearts>> = { 1: 3, 2: 1, 3: 2 };

/** Returns the number of hearts that this number beats (8.3). */
export function beatenBy(hearts: Hearts): Hearts {
  return BEATS[hearts];
}

/**
 * Returns the result of a duel. Equal hearts remove both counters (8.4), except three each, which keep the defender's
 * (8.5).
 */
export function fightResult(challenger: Hearts, defender: Hearts): FightResult {
  if (challenger !== defender) return beatenBy(challenger) === defender ? 'challenger' : 'defender';
  return challenger === 3 ? 'defender' : 'nobody';
}
