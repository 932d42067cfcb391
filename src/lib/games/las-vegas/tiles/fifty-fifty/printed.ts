import type { Face } from '$lib/games/las-vegas/types';

/** What each throw is worth: whole dollars. The first is worth nothing, the fifth is the end. */
export const FIFTY_FIFTY_TRACK = [0, 10000, 30000, 40000, 60000] as const;

export function sumOf(dice: readonly Face[]): number {
  return dice.reduce<number>((sum, die) => sum + die, 0);
}

/** What so many throws are worth: whole dollars. */
export function worthOf(throws: number): number {
  return FIFTY_FIFTY_TRACK[throws - 1] ?? 0;
}

export const BETS = ['higher', 'lower'] as const;
