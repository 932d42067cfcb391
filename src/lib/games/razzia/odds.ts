import { challengerWays, winsUnthrown } from './resolve';
import type { Options, PlayedCard } from './types';

/** What refusing is worth to a challenger: exact throws of 36, those of them on a tie, and dollars on average. */
export interface Odds {
  readonly of: number;
  readonly challenger: number;
  readonly proposer: number;
  /** Throws with equal sums; they are among those of the one who wins them. */
  readonly ties: number;
  readonly tiesFor: 'challenger' | 'proposer';
  /** Whole dollars, rounded. */
  readonly worth: number;
}

const FACES = 6;
const THROWS = FACES * FACES;

/** The odds of a duel over these chits; of equal symbols the proposer is the further one (4.8, 6.3). */
export function oddsOf(
  proposer: PlayedCard,
  challenger: PlayedCard,
  chits: readonly number[],
  options: Pick<Options, 'equalSymbols'>
): Odds {
  const isUnthrown = winsUnthrown(proposer, challenger, options);
  const ways = isUnthrown ? 0 : challengerWays(proposer.value, challenger.value);
  const pot = chits.reduce((sum, value) => sum + value, 0);
  return {
    of: THROWS,
    challenger: ways,
    proposer: THROWS - ways,
    ties: isUnthrown ? 0 : FACES - Math.abs(proposer.value - challenger.value),
    tiesFor: challenger.value < proposer.value ? 'challenger' : 'proposer',
    worth: Math.round((pot * ways) / THROWS)
  };
}
