import type { PlayerId, Posting } from '$lib/core';
import type { CasinoId, CasinoName, Chips, House, Options, Team, Why } from './types';

type Line = Posting<Why>;

/** What is paid at the end of a round, and all that the sums hang on. */
export interface Round {
  readonly seats: readonly PlayerId[];
  readonly teams: readonly Team[];
  readonly houses: readonly House[];
  /** Chips that each owns before the payout, and what characters gave this round. */
  readonly chips: Chips;
  readonly extra: Chips;
  /** Whose 7 lies at the own rigged casino. */
  readonly faults: readonly PlayerId[];
  readonly options: Pick<Options, 'fine' | 'tenFrom' | 'finedFrom'>;
  /** What a casino is called. */
  readonly call: (casino: CasinoId) => CasinoName;
  /** The short way: what each player, or the fixer's team, collected at the casinos (7.3). */
  readonly told?: Chips;
}

/** A round that is paid: chips are counted in ones. */
export interface PaidRound {
  readonly postings: readonly Line[];
  /** What each collected, for the pile too: casinos and characters. */
  readonly collected: Chips;
  /** What each has of it after the split and before a fine that is paid alone. */
  readonly earned: Chips;
  /** Teams that give one chip back. */
  readonly odd: readonly Team[];
}
