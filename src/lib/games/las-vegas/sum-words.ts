import { dollars, either, plural } from '$lib/core';
import { rewardIn } from './data';

/** A sum in the pieces that the box has for it: "nothing", "2 chips", "$30,000". */
export function sumWords(value: number): string {
  if (value === 0) return 'nothing';
  const reward = rewardIn(value);
  return reward.piece === 'chip' ? plural(reward.count, 'chip') : dollars(reward.value);
}

/** "2 chips, $30,000 or $40,000". */
export function rewardsWords(values: readonly number[]): string {
  return either(values.map(sumWords));
}
