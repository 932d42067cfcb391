import { clockwiseFrom, deckSize, put, type Deck, type PlayerId } from '$lib/core';
import { cardOf, cardsFor, HAND } from './data';
import type { Bar, Deal, Played, Shares, State } from './types';

export function chitsAt(state: Pick<State, 'chits'>, bar: Bar): readonly number[] {
  return state.chits[bar] ?? [];
}

export function seatingOf({ seats, dealer }: State): {
  readonly seats: readonly PlayerId[];
  readonly dealer: PlayerId;
} {
  return { seats, dealer };
}

/** The cards that were turned over at a bar, in seat order. */
export function cardsAt({ seats, shown = {} }: Pick<State, 'seats' | 'shown'>, bar: Bar): readonly Played[] {
  return seats.flatMap((player) => {
    const name = shown[player];
    if (name === undefined) return [];
    const { bar: where, ...face } = cardOf(name);
    return where === bar ? [{ player, ...face }] : [];
  });
}

/** Who gets the cards that the app deals next: clockwise from the dealer's left, up to five each (2.3). */
export function receivers({ seats, dealer, hands }: State): readonly PlayerId[] {
  const [, ...others] = clockwiseFrom(seats, dealer);
  return [...others, dealer].flatMap((player) =>
    Array<PlayerId>(HAND - (hands?.[player]?.length ?? 0)).fill(player)
  );
}

/** Every card of the match, as far as it may turn up when nothing is known of what was played. */
export function allCards({ seats, options }: Pick<State, 'seats' | 'options'>): Deck {
  return cardsFor(seats.length, options);
}

/** Cards that may turn up, whoever holds them. */
export function liveCards({ deck, hands = {} }: Pick<State, 'deck' | 'hands'>): Deck {
  return put(deck, Object.values(hands).flat());
}

/** The bar that is divided next. */
export function openDeal(state: State): Deal | undefined {
  return state.deals[0];
}

/** The chits less those, where all of them lie there; undefined where one does not. */
export function without(chits: readonly number[], gone: readonly number[]): readonly number[] | undefined {
  const left = [...chits];
  for (const value of gone) {
    const at = left.indexOf(value);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** All chits of a division, whoever has them. */
export function sharedOut(shares: Shares): readonly number[] {
  return Object.values(shares).flat();
}

/** The table with these chits gone from a bar to the players. */
export function handOver(state: State, bar: Bar, shares: Shares): State {
  const left = without(chitsAt(state, bar), sharedOut(shares)) ?? [];
  const won = { ...state.won };
  for (const player of state.seats) won[player] = [...(won[player] ?? []), ...(shares[player] ?? [])];
  const settled = [...state.settled, { bar, shares }];
  return { ...state, won, settled, chits: { ...state.chits, [bar]: left } };
}

export function isEmpty(deck: Deck): boolean {
  return deckSize(deck) === 0;
}
