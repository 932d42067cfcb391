import type { Played } from '$lib/core';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import { mainRules } from '$lib/games/las-vegas/tiles';
import { pay } from '$lib/games/las-vegas/payout/pay';
import { copyOf, nextWithDice } from '$lib/games/las-vegas/state/table';
import type { State, Why } from '$lib/games/las-vegas/types';

/** Continues with the payout or the next turn, unless a tile waits for an answer. */
export function continueMatch(playResult: Played<State, Why>): Played<State, Why> {
  if (isWaiting(playResult.state)) return playResult;
  if (playResult.state.paying === undefined) return passTurn(playResult);
  return mainRules(playResult.state)?.continuePayout(playResult) ?? playResult;
}

/**
 * Moves on to the next player with dice (3.4) once the chip card claim is settled. After the last die the round is
 * paid (3.6).
 */
export function passTurn({ state, postings }: Played<State, Why>): Played<State, Why> {
  if (state.chipCards?.claim !== undefined) return { state, postings };
  const turn = nextWithDice(state);
  if (turn === undefined) return pay({ state, postings });
  const next = copyOf(state);
  next.arena = {};
  next.turn = turn;
  return { state: next, postings };
}
