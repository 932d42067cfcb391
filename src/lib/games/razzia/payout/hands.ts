import { deckSize, put, take, type PlayerId } from '$lib/core';
import { HAND } from '$lib/games/razzia/data';
import { allCards, isEmpty, playing, receivers } from '$lib/games/razzia/state/table';
import type { CardName, State } from '$lib/games/razzia/types';

/**
 * Deals up to five cards each, clockwise from the dealer's left; if the deck is empty, the played cards become the deck
 * (2.3, 2.4).
 */
export function dealHands(state: State, cards: readonly CardName[]): State {
  const hands: Partial<Record<PlayerId, readonly CardName[]>> = { ...state.hands };
  receivers(state)
    .slice(0, cards.length)
    .forEach((player, index) => {
      const card = cards[index];
      if (card !== undefined) hands[player] = [...(hands[player] ?? []), card];
    });
  return shuffled({ ...state, hands, deck: take(state.deck, cards), blind: false });
}

/** Makes the played cards the deck if it is empty and a player needs a card. */
export function shuffled(state: State): State {
  if (state.hands === undefined || !isEmpty(state.deck) || receivers(state).length === 0) return state;
  return { ...state, deck: state.discard, discard: {} };
}

/** Removes the chosen cards from the hands that the app dealt. */
export function fromHands(state: State): State {
  const hands: Partial<Record<PlayerId, readonly CardName[]>> = {};
  for (const player of playing(state)) {
    const hand = [...(state.hands?.[player] ?? [])];
    const chosen = state.chosen[player];
    if (chosen !== undefined) hand.splice(hand.indexOf(chosen), 1);
    hands[player] = hand;
  }
  return { ...state, hands, chosen: {}, shown: state.chosen };
}

/**
 * Takes revealed physical cards out of the deck until the next shuffle. Cards that the app
 * had dealt before say nothing about the physical deck, so any card may be in it (7.4).
 */
export function fromTable(state: State, cards: readonly CardName[]): State {
  const shown = Object.fromEntries(playing(state).map((player, index) => [player, cards[index] ?? '']));
  const table = putAway(state);
  return { ...table, shown, deck: take(table.deck, cards) };
}

/** Removes the hands that the app dealt, if it did: the players use physical cards, of which any may be anywhere. */
export function putAway({ hands, ...state }: State): State {
  if (hands === undefined) return state;
  return { ...state, blind: true, discard: {}, undealt: undealtAtFirst(state), deck: allCards(state) };
}

/**
 * Draws cards from the physical deck, one per player before a round, and shuffles the played cards in if it is too small
 * (2.4).
 */
export function tableDeals(state: State, count = playing(state).length): State {
  const enough = state.undealt >= count;
  const undealt = enough ? state.undealt - count : undealtAtFirst(state);
  if (state.blind) return { ...state, deck: allCards(state), discard: {}, undealt };
  if (enough) return { ...state, undealt };
  return { ...state, deck: put(state.deck, piecesOf(state.discard)), discard: {}, undealt };
}

/** Counts the cards left in a freshly shuffled physical deck after all players have five. */
export function undealtAtFirst(state: Pick<State, 'seats' | 'left' | 'round' | 'options'>): number {
  return deckSize(allCards(state)) - HAND * playing(state).length;
}

/** Lists every piece of a deck. */
export function piecesOf(deck: State['deck']): readonly CardName[] {
  return Object.entries(deck).flatMap(([card, count]) => Array<CardName>(count).fill(card));
}
