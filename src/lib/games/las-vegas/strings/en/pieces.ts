import { formatDollars, plural } from '$lib/core';
import { rewardIn } from '$lib/games/las-vegas/data';

/** The places where pieces can be. */
export const casinos = {
  'Casino 1': 'Casino 1',
  'Casino 2': 'Casino 2',
  'Casino 3': 'Casino 3',
  'Casino 4': 'Casino 4',
  'Casino 5': 'Casino 5',
  'Casino 6': 'Casino 6'
} as const;
export const casinosAndTile = { ...casinos, 'On the tile': 'On the tile' } as const;

/** A sum in the pieces that the box has for it: "nothing", "2 chips", "$30,000". */
export function sumWords(value: number): string {
  if (value === 0) return 'nothing';
  const reward = rewardIn(value);
  return reward.piece === 'chip' ? plural(reward.count, 'chip') : formatDollars(reward.value);
}

// Kinds of money in the statistics
export const chips = 'Chips';
export const chipCards = 'Chip cards';
