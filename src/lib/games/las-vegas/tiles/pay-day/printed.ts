import { CHIP_VALUE } from '$lib/games/las-vegas/data';

/** Reward for this number of casinos in whole dollars. */
export function payDayReward(casinos: number): number {
  return casinos * CHIP_VALUE;
}
