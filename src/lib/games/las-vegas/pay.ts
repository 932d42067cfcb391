import { moves, type Played, type PlayerId, type Posting } from '$lib/core';
import { BIG_DICE, ROUNDS, SMALL_DICE } from './data';
import { nextOpening, payRound } from './payout';
import { purseOf, withPurse } from './table';
import type { State, Why } from './types';

/** The end of a round: every casino is paid, all dice go back, and the next round waits for its notes. */
export function pay({ state, postings }: Played<State, Why>): Played<State, Why> {
  const paid = payRound(state.casinos);
  const over = paid.filter((each) => each.to === 'pile').map((each) => each.value);
  const swept: State = {
    ...state,
    ...nextRound(state),
    casinos: [],
    neutral: false,
    passed: false,
    under: [...state.under, ...over],
    paid: { round: state.round, casinos: state.casinos }
  };
  return {
    state: state.seats.reduce((table, player) => collect(table, player, paid), swept),
    postings: [...postings, ...paid]
  };
}

function nextRound(state: State): Partial<State> {
  if (state.round === ROUNDS) return { phase: 'over' };
  const opening = nextOpening(state.casinos, state.opening.player, state.seats, state.options);
  return { phase: 'deal', round: state.round + 1, opening, turn: opening.player };
}

function collect(state: State, player: PlayerId, paid: readonly Posting<Why>[]): State {
  const won = paid
    .filter((posting) => moves(posting) && posting.to === player)
    .map((posting) => posting.value);
  const notes = [...purseOf(state, player).notes, ...won].sort((one, other) => other - one);
  return withPurse(state, player, { notes, small: SMALL_DICE, big: BIG_DICE });
}
