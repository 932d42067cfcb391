import { deckSize, nextStayingPlayer, addPieces, type Played, type Posting } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { chitsPerRound } from '$lib/games/razzia/data';
import { shuffleCards, dealAtTable } from '$lib/games/razzia/payout/hands';
import { chitTo, mustBeDivided, payBar } from '$lib/games/razzia/payout/payout';
import { resolve } from '$lib/games/razzia/payout/resolve';
import { applyPostings, cardsAt, chitsAt, tieContextOf } from '$lib/games/razzia/state/table';
import type { Bar, Deal, State, Why } from '$lib/games/razzia/types';
import { needsOtherCards, reshuffle } from './reshuffle';

/** Pays every bar that needs no deal; the others wait, from left to right (3.3 to 4.1). */
export function payBars(state: State): Played<State, Why> {
  const tieContext = tieContextOf(state);
  const deals = state.bars.flatMap((bar): readonly Deal[] => {
    const resolution = resolve(cardsAt(state, bar), tieContext);
    const { claimants } = resolution;
    if (!mustBeDivided(resolution, chitsAt(state, bar), tieContext)) return [];
    return [{ bar, claimants, answers: {}, duels: [] }];
  });
  const result = applyBarPostings({ ...state, phase: 'deal', deals }, (bar) =>
    payBar(bar, chitsAt(state, bar), cardsAt(state, bar), tieContext)
  );
  return endRound(result);
}

/** Books the postings of every bar, from left to right. */
export function applyBarPostings(
  state: State,
  postingsAt: (bar: Bar) => readonly Posting<Why>[]
): Played<State, Why> {
  return state.bars.reduce<Played<State, Why>>((result, bar) => {
    const barPostings = postingsAt(bar);
    return {
      state: applyPostings(result.state, bar, barPostings),
      postings: [...result.postings, ...barPostings]
    };
  }, withoutPostings(state));
}

/** Checks whether too few chits are left for another round (1.6, 5.4). */
function isLastRound({ stack, bars, options }: State): boolean {
  const remainingChits = deckSize(stack);
  return options.lastChits === 'round' ? remainingChits === 0 : remainingChits < chitsPerRound(bars);
}

/** Leaves the money still at a bar to no one, or with a house rule to the last dealer (1.8). */
function payUnclaimedMoney({ state, postings }: Played<State, Why>): Played<State, Why> {
  const { dealer: player, options } = state;
  if (options.unclaimed !== 'dealer') return { state, postings };
  const result = applyBarPostings(state, (bar) =>
    chitsAt(state, bar).map((value) =>
      chitTo(player, value, { code: 'unclaimed', rule: '1.8', bar, player, value })
    )
  );
  return { state: result.state, postings: [...postings, ...result.postings] };
}

/**
 * Starts the next round with the next dealer once every bar is settled, or ends the match if too few chits are left
 * (1.5, 1.6).
 */
export function endRound({ state, postings }: Played<State, Why>): Played<State, Why> {
  if (state.deals.length > 0) return { state, postings };
  const playedCards = Object.values(state.shown ?? {});
  const discard = addPieces(state.discard, playedCards);
  if (isLastRound(state)) return payUnclaimedMoney({ state: { ...state, discard, phase: 'over' }, postings });
  const stateAfter: State = {
    ...state,
    discard,
    phase: 'lay',
    round: state.round + 1,
    dealer: nextStayingPlayer(state, state.dealer)
  };
  const next = dealNextRound(state, stateAfter);
  const closedBars = state.bars.filter((bar) => !next.bars.includes(bar));
  return { state: { ...next, ended: { dealer: state.dealer, closed: closedBars } }, postings };
}

/** Deals for the next round. If fewer players are left, other bars and cards may be used (1.11, 1.12). */
function dealNextRound(stateBefore: State, nextState: State): State {
  if (needsOtherCards(stateBefore, nextState)) return reshuffle(nextState);
  return nextState.hands === undefined ? dealAtTable(nextState) : shuffleCards(nextState);
}
