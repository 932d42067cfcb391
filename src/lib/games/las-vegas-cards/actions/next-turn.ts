import type { Played, PlayerId } from '$lib/core';
import { STOP, TURNS } from '$lib/games/las-vegas-cards/data';
import { endRound } from './round';
import { seatsInTurnOrder, placeOf, withPlaces } from '$lib/games/las-vegas-cards/state/table';
import type { State, Why } from '$lib/games/las-vegas-cards/types';

/** Stops players with eight or more cards (3.6, 6.3), then starts the next turn or ends the round (3.5). */
export function nextTurn(state: State): Played<State, Why> {
  const stopped = withPlaces(state, (place) => ({
    ...place,
    now: {},
    laid: false,
    finished: place.finished || place.placed >= STOP
  }));
  const stillPlaying = seatsInTurnOrder(stopped).filter((player) => !placeOf(stopped, player).finished);
  if (state.player === undefined) return startTurn(stopped, stillPlaying, undefined);
  const order = seatsInTurnOrder(stopped);
  const after = order.slice(order.indexOf(state.player) + 1).find((player) => stillPlaying.includes(player));
  if (after !== undefined) return { state: { ...stopped, player: after }, postings: [] };
  return startTurn(stopped, stillPlaying, stillPlaying[0]);
}

function startTurn(
  state: State,
  stillPlaying: readonly PlayerId[],
  player: PlayerId | undefined
): Played<State, Why> {
  if (stillPlaying.length === 0 || state.turn === TURNS) return endRound(state);
  const next = { ...state, turn: state.turn + 1 };
  return { state: player === undefined ? next : { ...next, player }, postings: [] };
}
