import { countPieces, take, type Played, type PlayerId } from '$lib/core';
import { claimsNow } from './chips';
import { back, cardOf } from '$lib/games/las-vegas-cards/data';
import { nextTurn } from './next-turn';
import { diceAt } from './selection';
import {
  acting,
  byApp,
  layCards,
  placeOf,
  withOwnCards,
  withPlace
} from '$lib/games/las-vegas-cards/state/table';
import type { CardName, PlayerPlace, State, Why } from '$lib/games/las-vegas-cards/types';

/** Deals five cards from a player's pile. From now on the app deals to a player who used physical cards. */
export function deal(state: State, player: PlayerId, hand: readonly CardName[]): State {
  return withPlace(state, player, (place) => ({ ...place, deck: take(place.deck, hand), hand }));
}

export function choose(state: State, player: PlayerId, chosen: readonly CardName[]): State {
  return withPlace(state, player, (place) => ({ ...place, chosen }));
}

/** Reveals all choices: the chosen cards go to their casinos, the others under the glass (3.3, 3.4). */
export function turnOver(state: State): Played<State, Why> {
  const placed = byApp(state).reduce((so, player) => {
    const { chosen: cards = [], hand = [], ...place } = placeOf(so, player);
    const unused = take(countPieces(hand), cards);
    const after: PlayerPlace = { ...place, hand: [], glass: back(place.glass, unused) };
    return put(
      withPlace(so, player, () => after),
      player,
      cards
    );
  }, state);
  return endTurn(placed);
}

/** Places physical cards of a player. */
export function lay(state: State, player: PlayerId, cards: readonly CardName[]): Played<State, Why> {
  const own = withPlace(state, player, () => withOwnCards(state, player));
  const gone = withPlace(own, player, (place) => ({ ...place, deck: take(place.deck, cards) }));
  return endTurn(put(gone, player, cards));
}

function put(state: State, player: PlayerId, cards: readonly CardName[]): State {
  const now = Object.fromEntries(diceAt(cards.map(cardOf)));
  return withPlace(layCards(state, player, cards), player, (place) => ({
    ...place,
    now,
    laid: true,
    last: cards,
    placed: place.placed + cards.length
  }));
}

/** Continues once all active players have placed: first with the claims to chip cards, then with the next turn. */
function endTurn(state: State): Played<State, Why> {
  if (acting(state).length > 0) return { state, postings: [] };
  const claims = claimsNow(state);
  if (claims.length > 0) return { state: { ...state, claims, phase: 'claims' }, postings: [] };
  return nextTurn(state);
}
