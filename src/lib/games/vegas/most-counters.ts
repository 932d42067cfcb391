import type { PlayerId } from '$lib/core';
import type { Numbers } from './board';
import type { Space, TieRules } from './types';

/** What one player has at a table. */
export interface CountersAt {
  readonly player: PlayerId;
  readonly count: number;
  /** What the covered spaces count as, the lowest first; at least one number where a tie has to be broken. */
  readonly lows: readonly number[];
}

/** Who has the most counters at a table, and what decides between equals. */
export interface MostCounters {
  readonly most: number;
  /** Those who share the most; empty where one player has it alone. */
  readonly tied: readonly CountersAt[];
  /** Of those tied, the ones whose lowest number is the lowest of all; empty where it is one player's. */
  readonly level: readonly CountersAt[];
  readonly winner?: CountersAt;
}

/** What a space counts as where the lowest number decides (6.6). */
export function lowOf(numbers: Numbers, { doubleSpace }: Pick<TieRules, 'doubleSpace'>): number {
  return doubleSpace === 'larger' ? Math.max(...numbers) : Math.min(...numbers);
}

/** What everybody who has a counter there has, in the order given. */
export function heldAt(
  spaces: readonly Space[],
  order: readonly PlayerId[],
  rules: Pick<TieRules, 'doubleSpace'>
): readonly CountersAt[] {
  return order.flatMap((player) => {
    const own = spaces.filter(({ counter }) => counter === player);
    const lows = own.map(({ numbers }) => lowOf(numbers, rules)).sort((one, other) => one - other);
    return own.length === 0 ? [] : [{ player, count: own.length, lows }];
  });
}

/** Who is ahead: the most counters (6.3), among equals the lowest number (6.4), else nobody (6.5, 6.8). */
export function majorityOf(
  held: readonly CountersAt[],
  { equallyLow }: Pick<TieRules, 'equallyLow'>
): MostCounters {
  const most = Math.max(0, ...held.map(({ count }) => count));
  const ahead = held.filter(({ count }) => count === most);
  const [first, ...others] = ahead;
  if (first === undefined) return { most, tied: [], level: [] };
  if (others.length === 0) return { most, tied: [], level: [], winner: first };
  const lowest = Math.min(...ahead.map(lowestOf));
  const level = ahead.filter((each) => lowestOf(each) === lowest);
  const winner = equallyLow === 'compare' ? loneBest(level) : level.length === 1 ? level[0] : undefined;
  return {
    most,
    tied: ahead,
    level: level.length === 1 ? [] : level,
    ...(winner === undefined ? {} : { winner })
  };
}

export function lowestOf({ lows }: CountersAt): number {
  return lows[0] ?? Infinity;
}

/** Where two lists of numbers begin to differ; undefined where they never do. */
export function firstDifference(one: CountersAt, other: CountersAt): number | undefined {
  const at = one.lows.findIndex((number, index) => number !== other.lows[index]);
  return at < 0 ? undefined : at;
}

function loneBest(level: readonly CountersAt[]): CountersAt | undefined {
  return level.find((one) => level.every((other) => one === other || isLower(one, other)));
}

function isLower(one: CountersAt, other: CountersAt): boolean {
  const at = firstDifference(one, other);
  return at !== undefined && (one.lows[at] ?? Infinity) < (other.lows[at] ?? Infinity);
}
