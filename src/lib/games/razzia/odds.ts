import { challengerWays } from './resolve';
import type { Played } from './types';

/** What refusing is worth to a challenger: exact throws of 36, those of them on a tie, and dollars on average. */
export interface Odds {
  readonly of: number;
  readonly challenger: number;
  readonly proposer: number;
  /** Throws with equal sums, which are among those of the one who wins them. */
  readonly ties: number;
  /** Whole dollars, rounded. */
  readonly worth: number;
}

const FACES = 6;
const THROWS = FACES * FACES;

/** The odds of a duel over these chits (4.8). */
export function oddsOf(proposer: Played, challenger: Played, chits: readonly number[]): Odds {
  const ways = challengerWays(proposer.value, challenger.value);
  const pot = chits.reduce((sum, value) => sum + value, 0);
  return {
    of: THROWS,
    challenger: ways,
    proposer: THROWS - ways,
    ties: FACES - Math.abs(proposer.value - challenger.value),
    worth: Math.round((pot * ways) / THROWS)
  };
}
