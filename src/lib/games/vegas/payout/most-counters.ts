import type { PlayerId } from '$lib/core';
import type { Numbers } from '$lib/games/vegas/state/board';
import type { Space, TieRules } from '$lib/games/vegas/types';

/** The counters of one player at a table. */
export interface CountersAt {
  readonly player: PlayerId;
  readonly count: number;
  /** The numbers of the covered spaces, lowest first. In a tie at least the lowest one is known. */
  readonly lows: readonly number[];
}

/** The leaders of a table, and the comparison that breaks their tie. */
export interface MostCounters {
  readonly most: number;
  /** Players who share the most counters; empty if one player leads alone. */
  readonly tied: readonly CountersAt[];
  /** Of the tied players, those who share the lowest number; empty if one player has it alone. */
  readonly level: readonly CountersAt[];
  readonly winner?: CountersAt;
}

/** Returns the number that a space counts as when the lowest number decides (6.6). */
export function lowNumberOf(numbers: Numbers, { doubleSpace }: Pick<TieRules, 'doubleSpace'>): number {
  return doubleSpace === 'larger' ? Math.max(...numbers) : Math.min(...numbers);
}

/** Returns the counters of every player who has any there, in the given order. */
export function countersOnSpaces(
  spaces: readonly Space[],
  order: readonly PlayerId[],
  rules: Pick<TieRules, 'doubleSpace'>
): readonly CountersAt[] {
  return order.flatMap((player) => {
    const playerSpaces = spaces.filter(({ counter }) => counter === player);
    const lows = playerSpaces.map(({ numbers }) => lowNumberOf(numbers, rules)).sort((a, b) => a - b);
    return playerSpaces.length === 0 ? [] : [{ player, count: playerSpaces.length, lows }];
  });
}

/** Finds the winner: the most counters (6.3), of tied players the lowest number (6.4), else no one (6.5, 6.8). */
export function majorityOf(
  counters: readonly CountersAt[],
  { equallyLow }: Pick<TieRules, 'equallyLow'>
): MostCounters {
  const most = Math.max(0, ...counters.map(({ count }) => count));
  const ahead = counters.filter(({ count }) => count === most);
  const [first, ...others] = ahead;
  if (first === undefined) return { most, tied: [], level: [] };
  if (others.length === 0) return { most, tied: [], level: [], winner: first };
  const lowest = Math.min(...ahead.map(lowestOf));
  const tied = ahead.filter((table) => lowestOf(table) === lowest);
  const winner = equallyLow === 'compare' ? soleLowest(tied) : tied.length === 1 ? tied[0] : undefined;
  return {
    most,
    tied: ahead,
    level: tied.length === 1 ? [] : tied,
    ...(winner === undefined ? {} : { winner })
  };
}

export function lowestOf({ lows }: CountersAt): number {
  return lows[0] ?? Infinity;
}

/** Returns the first index at which the sorted numbers differ, or undefined if they are equal. */
export function firstDifference(a: CountersAt, b: CountersAt): number | undefined {
  const at = a.lows.findIndex((number, index) => number !== b.lows[index]);
  return at < 0 ? undefined : at;
}

function soleLowest(tied: readonly CountersAt[]): CountersAt | undefined {
  return tied.find((one) => tied.every((other) => one === other || isLower(one, other)));
}

function isLower(a: CountersAt, b: CountersAt): boolean {
  const at = firstDifference(a, b);
  return at !== undefined && (a.lows[at] ?? Infinity) < (b.lows[at] ?? Infinity);
}
