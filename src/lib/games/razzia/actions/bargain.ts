import type { Played, PlayerId } from '$lib/core';
import { nextDuel } from './asks';
import { payDeal } from '$lib/games/razzia/payout/payout';
import { duelWinner } from '$lib/games/razzia/payout/resolve';
import { endRound } from './round';
import { book, chitsAt, openDeal, seatingOf } from '$lib/games/razzia/state/table';
import type { DuelAnswer, Deal, Shares, State, Throws, Why } from '$lib/games/razzia/types';

/** The strongest player proposes how to divide the chits (4.1, 4.2). */
export function propose(state: State, shares: Shares): Played<State, Why> {
  return goOn(withDeal(state, { shares }));
}

/** Another claimant accepts or demands a duel (4.3, 4.4). */
export function answer(state: State, player: PlayerId, given: DuelAnswer): Played<State, Why> {
  return goOn(withDeal(state, { answers: { ...openDeal(state)?.answers, [player]: given } }));
}

/** Plays a duel with the dice of champion and challenger (4.5 to 4.7). */
export function duel(state: State, throws: Throws): Played<State, Why> {
  const deal = openDeal(state);
  const next = deal && nextDuel(state, deal);
  if (deal === undefined || next?.challenger === undefined) return { state, postings: [] };
  const { player: winner } = duelWinner(next.champion, next.challenger, throws, seatingOf(state));
  const between = [next.champion.player, next.challenger.player] as const;
  return goOn(withDeal(state, { duels: [...deal.duels, { between, ...throws, winner }] }));
}

function withDeal(state: State, change: Partial<Deal>): State {
  const [first, ...rest] = state.deals;
  return first === undefined ? state : { ...state, deals: [{ ...first, ...change }, ...rest] };
}

/** Settles the open deal once all players have answered and all duels are fought. */
function goOn(state: State): Played<State, Why> {
  const deal = openDeal(state);
  const next = deal && nextDuel(state, deal);
  if (deal === undefined || next === undefined || next.challenger !== undefined)
    return { state, postings: [] };
  const postings = payDeal(deal.bar, chitsAt(state, deal.bar), deal, seatingOf(state), state.options);
  const divided = [...state.divided, deal];
  const settled = book({ ...state, divided, deals: state.deals.slice(1) }, deal.bar, postings);
  return endRound({ state: settled, postings });
}
