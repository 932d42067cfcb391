import { PLAYER_COLOURS, PLAYER_IDS, type Seat } from '$lib/core';
import type { ChosenPart } from './part';
import { traysOf, type Tray } from './dice';
import { tokensOf, type Held, type Token } from './held';
import { newPile, type Pile } from './pile';

/** Everything that a set of parts is at one moment; by the id of the part, but trays by their colour. */
export interface PartsState {
  readonly chosen: readonly ChosenPart[];
  readonly seats: readonly Seat[];
  readonly trays: readonly Tray[];
  readonly piles: Readonly<Record<string, Pile>>;
  readonly held: Readonly<Record<string, Held>>;
  readonly spaces: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, readonly Token[]>>;
  /** Part → whose pieces of it were turned over; not there until one is. */
  readonly open?: Readonly<Record<string, readonly string[]>>;
}

/** So many players without names, told apart by letters. */
export function letteredSeats(count: number): readonly Seat[] {
  return PLAYER_IDS.slice(0, count).map((player, index) => ({
    player,
    name: String.fromCharCode(65 + index),
    colour: PLAYER_COLOURS[index] ?? 'sky'
  }));
}

/** Before anything was set up. */
export const NO_PARTS: PartsState = {
  chosen: [],
  seats: letteredSeats(4),
  trays: [],
  piles: {},
  held: {},
  spaces: {},
  tokens: {}
};

/** The parts as they come out of the box. */
export function startParts(
  chosen: readonly ChosenPart[],
  seats: readonly Seat[] = NO_PARTS.seats
): PartsState {
  const of = <State>(
    kind: ChosenPart['part']['kind'],
    make: (each: ChosenPart) => State
  ): Record<string, State> =>
    Object.fromEntries(
      chosen.filter(({ part }) => part.kind === kind).map((each) => [each.part.id, make(each)])
    );
  return {
    chosen,
    seats,
    trays: traysOf(chosen),
    piles: of('deck', newPile),
    held: of('supply', () => ({})),
    spaces: of('track', () => 0),
    tokens: of('token', tokensOf)
  };
}
