import type { Played, PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { cardOf } from '$lib/games/las-vegas-cards/data';
import { playersToPlace, addToCasinos, withPlace } from '$lib/games/las-vegas-cards/state/table';
import type { CardName, State, Why } from '$lib/games/las-vegas-cards/types';
import { currentClaims } from './chip-card';
import { nextTurn } from './next-turn';
import { diceAt } from './selection';

/** Places cards of a player at their casinos. */
export function placeCards(state: State, player: PlayerId, cards: readonly CardName[]): State {
  const diceCounts = Object.fromEntries(diceAt(cards.map(cardOf)));
  return withPlace(addToCasinos(state, player, cards), player, (place) => ({
    ...place,
    now: diceCounts,
    laid: true,
    last: cards,
    placed: place.placed + cards.length
  }));
}

/** Continues once all active players have placed: first with the claims to chip cards, then with the next turn. */
export function endTurn(state: State): Played<State, Why> {
  if (playersToPlace(state).length > 0) return withoutPostings(state);
  const claims = currentClaims(state);
  return claims.length > 0 ? withoutPostings({ ...state, claims, phase: 'claims' }) : nextTurn(state);
}
