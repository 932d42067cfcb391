import type { Names, PlayerId } from '$lib/core';
import * as say from '$lib/games/razzia/strings/en/board';

/** Returns the value of a duel in words, rounded to $100, or to $10 below $1,000. */
export function duelValueSentence(
  value: number,
  player: PlayerId,
  unanswered: readonly PlayerId[],
  names: Names
): string {
  const step = value < 1000 ? 10 : 100;
  const rounded = Math.round(value / step) * step;
  return unanswered.length === 0
    ? say.worthText(rounded, names(player))
    : say.worthIfOthersAccept(rounded, names(player), unanswered.map(names));
}
