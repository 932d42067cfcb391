import { CHIP_VALUE } from '$lib/games/las-vegas/data';

/** What so many casinos pay: whole dollars. */
export function payDayReward(casinos: number): number {
  return casinos * CHIP_VALUE;
}
