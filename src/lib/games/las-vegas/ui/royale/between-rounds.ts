import type { View } from '$lib/games/las-vegas/types';

/** True if the last round is paid and nothing of the next one is on the table yet. */
export function isBetweenRounds({ phase, royale }: View): boolean {
  return royale === undefined ? phase === 'deal' : phase === 'tiles' && royale.tiles.length === 0;
}
