import type { Match } from '$lib/core';
import { readMatch } from '$lib/games/older-matches';

/**
 * A match as it was kept by 0.1.0, in the words of today. What the app does to an old record at its
 * door is done here by the same function.
 */
export function readOld(match: Match): Match {
  return readMatch(match);
}
