import type { Played } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { payDeal } from '$lib/games/razzia/payout/payout';
import { duelState, type DuelState } from '$lib/games/razzia/payout/resolve';
import { applyPostings, chitsAt, currentDeal, tieContextOf } from '$lib/games/razzia/state/table';
import type { Deal, DealView, State, Why } from '$lib/games/razzia/types';
import { endRound } from './round';

/** Returns the fighters of the next duel of the open deal, once all players have answered. */
export function nextDuel(state: State): DealView['next'] {
  const deal = currentDeal(state);
  const { champion, challenger } = (deal && duelsOf(state, deal)) ?? {};
  return champion && challenger && { champion, challenger };
}

/** Returns the duels of a deal, once all players have answered. */
function duelsOf(state: State, deal: Deal): DuelState | undefined {
  const [proposer, ...others] = deal.claimants;
  if (proposer === undefined || deal.shares === undefined) return undefined;
  if (others.some(({ player }) => deal.answers[player] === undefined)) return undefined;
  const challengers = others.filter(({ player }) => deal.answers[player] === 'duel');
  return duelState(proposer, challengers, deal.duels, tieContextOf(state));
}

/** Changes the open deal, and settles it once all players have answered and all duels are fought. */
export function applyDealChange(state: State, change: Partial<Deal>): Played<State, Why> {
  const [first, ...deals] = state.deals;
  if (first === undefined) return withoutPostings(state);
  const deal = { ...first, ...change };
  const duels = duelsOf(state, deal);
  if (duels === undefined || duels.challenger !== undefined)
    return withoutPostings({ ...state, deals: [deal, ...deals] });
  const postings = payDeal(deal.bar, chitsAt(state, deal.bar), deal, tieContextOf(state));
  const dividedDeals = [...state.divided, deal];
  return endRound({
    state: applyPostings({ ...state, divided: dividedDeals, deals }, deal.bar, postings),
    postings
  });
}
