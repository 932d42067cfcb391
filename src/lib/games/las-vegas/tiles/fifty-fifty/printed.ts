import type { Face } from '$lib/games/las-vegas/types';

/** Value after each roll in whole dollars. The first pays nothing, the fifth ends the track. */
export const FIFTY_FIFTY_TRACK = [0, 10000, 30000, 40000, 60000] as const;

export function sumOf(dice: readonly Face[]): number {
  return dice.reduce<number>((sum, die) => sum + die, 0);
}

/** Value after this number of rolls in whole dollars. */
export function worthOf(throws: number): number {
  return FIFTY_FIFTY_TRACK[throws - 1] ?? 0;
}

export const BETS = ['higher', 'lower'] as const;
