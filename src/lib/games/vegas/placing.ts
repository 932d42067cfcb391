import type { PlayerId } from '$lib/core';
import type { Face } from './data';
import type { Options, Space } from './types';

/** What a number allows at a table. Spaces are known by their places from 0. */
export interface Allowed {
  /** No space of the table shows the 6, so that it goes anywhere (3.5). */
  readonly joker: boolean;
  /** Free spaces that may be taken. */
  readonly free: readonly number[];
  /** Spaces whose counter may be replaced. */
  readonly replaces: readonly number[];
  /** Some space of the table shows the number. */
  readonly shows: boolean;
}

/** Why the number goes to a space that shows it: only a 5/6 may show the 6, and is a space for it (3.6). */
export function otherNumberRule(spaces: readonly Space[], shown: Face): '3.1' | '3.6' | '3.8' {
  const showing = spaces.filter(({ numbers }) => isShown(numbers, shown));
  if (showing.length === 0) return '3.8';
  return shown === 6 && showing.every(({ numbers }) => numbers.length === 2) ? '3.6' : '3.1';
}

/** A rule that a choice breaks (3.1, 3.2, 3.9, 3.10). */
export const FAULTS = ['free-first', 'must-place', 'number', 'own'] as const;
export type Fault = (typeof FAULTS)[number];

/** Where a player may place a counter for the number shown (3.1 to 3.9). */
export function allowedFor(spaces: readonly Space[], player: PlayerId, shown: Face): Allowed {
  const shows = spaces.some(({ numbers }) => isShown(numbers, shown));
  const joker = shown === 6 && !shows;
  const fitting = [...spaces.entries()].filter(([, { numbers }]) => joker || isShown(numbers, shown));
  const free = fitting.filter(([, { counter }]) => counter === undefined).map(([at]) => at);
  const others = fitting
    .filter(([, { counter }]) => counter !== undefined && counter !== player)
    .map(([at]) => at);
  return { joker, shows, free, replaces: joker || free.length === 0 ? others : [] };
}

/** Every rule that taking this space breaks, or placing nothing where none is named; sorted. */
export function faultsOf(
  spaces: readonly Space[],
  player: PlayerId,
  shown: Face,
  space: number | undefined,
  placing: Options['placing'] = 'must'
): readonly Fault[] {
  const allowed = allowedFor(spaces, player, shown);
  if (space === undefined) return mustPlace(allowed, placing) ? ['must-place'] : [];
  const chosen = spaces[space];
  if (chosen === undefined || (!allowed.joker && !isShown(chosen.numbers, shown))) return ['number'];
  const covered = chosen.counter !== undefined && !allowed.joker && allowed.free.length > 0;
  return [
    ...(covered ? (['free-first'] as const) : []),
    ...(chosen.counter === player ? (['own'] as const) : [])
  ];
}

/** Whether something has to be placed; a table may leave it open for jokers and for replacing (3.10). */
export function mustPlace({ joker, free, replaces }: Allowed, placing: Options['placing']): boolean {
  if (free.length + replaces.length === 0) return false;
  return placing === 'must' || (!joker && free.length > 0);
}

/** Whether all spaces come to the same, so that nobody has to choose: equal numbers, and the same owner or none. */
export function areAlike(spaces: readonly Space[], places: readonly number[]): boolean {
  const kinds = new Set(
    places.map((at) => `${spaces[at]?.numbers.join('/') ?? ''} ${spaces[at]?.counter ?? ''}`)
  );
  return kinds.size === 1;
}

function isShown(numbers: Space['numbers'], shown: number): boolean {
  return numbers.some((number) => number === shown);
}
