import type { PlayerId, Posting } from '$lib/core';
import type {
  CasinoId,
  CasinoName,
  Chips,
  CasinoResult,
  Options,
  Team,
  Why
} from '$lib/games/vegas-strip/types';

type Line = Posting<Why>;

/** The input of a payout: everything that the sums depend on. */
export interface PayoutRound {
  readonly seats: readonly PlayerId[];
  readonly teams: readonly Team[];
  readonly houses: readonly CasinoResult[];
  /** Chips that each player owns before the payout, and chips given by characters in this round. */
  readonly chips: Chips;
  readonly extra: Chips;
  /** Players with a 7 at the casino that their own team rigged. */
  readonly faults: readonly PlayerId[];
  readonly options: Pick<Options, 'fine' | 'tenFrom' | 'finedFrom'>;
  /** Gives the name of a casino. */
  readonly call: (casino: CasinoId) => CasinoName;
  /** With short entry, the chips that each team collected at the casinos, by its fixer (7.3). */
  readonly enteredChips?: Chips;
}

/** The result of a payout, in single chips. */
export interface PaidRound {
  readonly postings: readonly Line[];
  /** Chips that each player collected from casinos and characters, for the team's pile or for themselves. */
  readonly collected: Chips;
  /** Each player's share after the split, before an individual fine. */
  readonly earned: Chips;
  /** Teams that return one chip because their pile is odd. */
  readonly oddTeams: readonly Team[];
}
