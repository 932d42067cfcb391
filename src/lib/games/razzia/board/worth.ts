import type { Names, PlayerId } from '$lib/core';
import * as say from './words';

/** What a duel is worth: to the hundred dollars, below a thousand to the ten. */
export function worthWords(
  value: number,
  player: PlayerId,
  silent: readonly PlayerId[],
  names: Names
): string {
  const step = value < 1000 ? 10 : 100;
  const rounded = Math.round(value / step) * step;
  return silent.length === 0
    ? say.worth(rounded, names(player))
    : say.worthIfOthersAccept(rounded, names(player), silent.map(names));
}
