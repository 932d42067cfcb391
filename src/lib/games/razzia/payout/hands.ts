import { deckSize, addPieces } from '$lib/core';
import { HAND_SIZE } from '$lib/games/razzia/data';
import { allCards, activePlayers, nextCardReceivers } from '$lib/games/razzia/state/table';
import type { CardName, State } from '$lib/games/razzia/types';

/** Makes the played cards the deck if it is empty and a player needs a card. */
export function shuffleCards(state: State): State {
  if (state.hands === undefined || deckSize(state.deck) > 0 || nextCardReceivers(state).length === 0)
    return state;
  return { ...state, deck: state.discard, discard: {} };
}

/**
 * Removes the hands that the app dealt, if any, because the players use physical cards and any card may be anywhere.
 */
export function removeHands({ hands, ...state }: State): State {
  if (hands === undefined) return state;
  return { ...state, blind: true, discard: {}, undealt: undealtAfterFirstDeal(state), deck: allCards(state) };
}

/**
 * Draws cards from the physical deck, one per player before a round. If too few are left, the played cards are shuffled
 * in (2.4).
 */
export function dealAtTable(state: State, playerCount = activePlayers(state).length): State {
  const hasEnoughCards = state.undealt >= playerCount;
  const undealt = hasEnoughCards ? state.undealt - playerCount : undealtAfterFirstDeal(state);
  if (state.blind) return { ...state, deck: allCards(state), discard: {}, undealt };
  if (hasEnoughCards) return { ...state, undealt };
  return { ...state, deck: addPieces(state.deck, piecesOf(state.discard)), discard: {}, undealt };
}

/** Counts the cards left in a freshly shuffled physical deck after all players have five. */
export function undealtAfterFirstDeal(state: Pick<State, 'seats' | 'left' | 'round' | 'options'>): number {
  return deckSize(allCards(state)) - HAND_SIZE * activePlayers(state).length;
}

/** Lists every piece of a deck. */
export function piecesOf(deck: State['deck']): readonly CardName[] {
  return Object.entries(deck).flatMap(([card, count]) => Array<CardName>(count).fill(card));
}
