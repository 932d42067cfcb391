import { PLAYER_COLOURS, PLAYER_IDS, type Seat } from '$lib/core';
import type { ChosenPart } from './part';
import { traysOf, type Tray } from './dice';
import { tokensOf, type Holdings, type Token } from './holdings';
import { newPile, type Pile } from './pile';

/** The state of a part set, by the id of the part; trays have their colour as id. */
export interface PartsState {
  readonly chosen: readonly ChosenPart[];
  readonly seats: readonly Seat[];
  readonly trays: readonly Tray[];
  readonly piles: Readonly<Record<string, Pile>>;
  readonly holdings: Readonly<Record<string, Holdings>>;
  readonly spaces: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, readonly Token[]>>;
  /** Part → holders whose pieces are revealed; absent until the first is. */
  readonly openHolders?: Readonly<Record<string, readonly string[]>>;
}

/** Placeholder players, named by letters. */
export function letteredSeats(count: number): readonly Seat[] {
  return PLAYER_IDS.slice(0, count).map((player, index) => ({
    player,
    name: String.fromCharCode(65 + index),
    colour: PLAYER_COLOURS[index] ?? 'sky'
  }));
}

/** The state before setup. */
export const NO_PARTS: PartsState = {
  chosen: [],
  seats: letteredSeats(4),
  trays: [],
  piles: {},
  holdings: {},
  spaces: {},
  tokens: {}
};

/** The state right after setup. */
export function startParts(
  parts: readonly ChosenPart[],
  seats: readonly Seat[] = NO_PARTS.seats
): PartsState {
  const statesByPart = <State>(
    kind: ChosenPart['part']['kind'],
    makeState: (part: ChosenPart) => State
  ): Record<string, State> =>
    Object.fromEntries(
      parts.filter(({ part }) => part.kind === kind).map((part) => [part.part.id, makeState(part)])
    );
  return {
    chosen: parts,
    seats,
    trays: traysOf(parts),
    piles: statesByPart('deck', newPile),
    holdings: statesByPart('supply', () => ({})),
    spaces: statesByPart('track', () => 0),
    tokens: statesByPart('token', tokensOf)
  };
}
