import { hasLeft, movesPiece, type Place, type Played, type Posting } from '$lib/core';
import { BIG_DICE, ROUNDS, SMALL_DICE } from '$lib/games/las-vegas/data';
import { firstPhase } from '$lib/games/las-vegas/state/main-state';
import { copyOf, withDice, openingWithoutLeaver, withPurses } from '$lib/games/las-vegas/state/table';
import { mainRules } from '$lib/games/las-vegas/tiles';
import type { Dice, State, Why } from '$lib/games/las-vegas/types';
import { nextOpening, payRound } from './payout';

type Outcome = Played<State, Why>;

const ALL_DICE: Dice = { small: SMALL_DICE, big: BIG_DICE };

/** Ends a round: every casino is paid, all dice go back, and the next round waits for its notes. */
export function pay({ state, postings }: Outcome): Outcome {
  const payoutResult = mainRules(state)?.pay(state) ?? payAtOnce(state);
  return { state: payoutResult.state, postings: [...postings, ...payoutResult.postings] };
}

/** Without tiles nothing can interrupt the payout. */
function payAtOnce(state: State): Outcome {
  const postings = payRound(state.casinos);
  const { round, casinos } = state;
  return { state: returnAllDice(handOut(state, postings), { round, casinos }), postings };
}

/** Gives every note to the player who won it, or puts it under the pile. */
export function handOut(state: State, newPostings: readonly Posting<Why>[]): State {
  const notesPaidTo = (place: Place): readonly number[] =>
    newPostings.filter((posting) => movesPiece(posting) && posting.to === place).map(({ value }) => value);
  return withPurses({ ...state, under: [...state.under, ...notesPaidTo('pile')] }, (purse, player) => ({
    ...purse,
    notes: [...purse.notes, ...notesPaidTo(player)].sort((a, b) => b - a)
  }));
}

/** Returns all dice; the next round then waits for its notes. */
export function returnAllDice(state: State, paidRound: NonNullable<State['paid']>): State {
  const clearedState = copyOf(state);
  Object.assign(clearedState, nextRound(state));
  clearedState.casinos = [];
  clearedState.neutral = false;
  clearedState.arena = {};
  clearedState.passed = false;
  clearedState.paid = paidRound;
  if (state.left !== undefined) clearedState.left = state.left.map((leaver) => ({ ...leaver, ...ALL_DICE }));
  return withPurses(clearedState, (purse, player) =>
    hasLeft(state, player) ? withDice(purse, 0, 0) : withDice(purse, SMALL_DICE, BIG_DICE)
  );
}

function nextRound(state: State): Partial<State> {
  if (state.round === ROUNDS) return { phase: 'over' };
  const { casinos, opening: lastOpening, seats, options } = state;
  const opening = openingWithoutLeaver(state, nextOpening(casinos, lastOpening.player, seats, options));
  return { phase: firstPhase(state.options), round: state.round + 1, opening, turn: opening.player };
}
