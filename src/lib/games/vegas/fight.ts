import type { Hearts } from './data';

/** Whose counter stays after a duel. */
export type FightResult = 'challenger' | 'defender' | 'nobody';

/** Two hearts beat one, three beat two, one beats three (8.3). */
const BEATS: Readonly<Record<Hearts, Hearts>> = { 1: 3, 2: 1, 3: 2 };

/** How many hearts these beat (8.3). */
export function beatenBy(hearts: Hearts): Hearts {
  return BEATS[hearts];
}

/** Whose counter stays: of two alike nobody's (8.4), but three hearts each keep the defender's there (8.5). */
export function fightResult(challenger: Hearts, defender: Hearts): FightResult {
  if (challenger !== defender) return beatenBy(challenger) === defender ? 'challenger' : 'defender';
  return challenger === 3 ? 'defender' : 'nobody';
}
