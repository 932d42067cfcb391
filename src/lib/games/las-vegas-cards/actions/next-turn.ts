import type { Played, PlayerId } from '$lib/core';
import { STOP_COUNT, TURNS } from '$lib/games/las-vegas-cards/data';
import { endRound } from './round';
import { seatsInTurnOrder, placeOf, withPlaces } from '$lib/games/las-vegas-cards/state/table';
import type { State, Why } from '$lib/games/las-vegas-cards/types';

/** Stops players with eight or more cards (3.6, 6.3), then starts the next turn or ends the round (3.5). */
export function nextTurn(state: State): Played<State, Why> {
  const stateAfterTurn = withPlaces(state, (place) => ({
    ...place,
    now: {},
    laid: false,
    finished: place.finished || place.placed >= STOP_COUNT
  }));
  const activePlayers = seatsInTurnOrder(stateAfterTurn).filter(
    (player) => !placeOf(stateAfterTurn, player).finished
  );
  if (state.player === undefined) return startTurn(stateAfterTurn, activePlayers, undefined);
  const turnOrder = seatsInTurnOrder(stateAfterTurn);
  const nextPlayer = turnOrder
    .slice(turnOrder.indexOf(state.player) + 1)
    .find((player) => activePlayers.includes(player));
  if (nextPlayer !== undefined) return { state: { ...stateAfterTurn, player: nextPlayer }, postings: [] };
  return startTurn(stateAfterTurn, activePlayers, activePlayers[0]);
}

function startTurn(
  state: State,
  activePlayers: readonly PlayerId[],
  player: PlayerId | undefined
): Played<State, Why> {
  if (activePlayers.length === 0 || state.turn === TURNS) return endRound(state);
  const next = { ...state, turn: state.turn + 1 };
  return { state: player === undefined ? next : { ...next, player }, postings: [] };
}
