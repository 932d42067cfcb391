import type { Match } from '$lib/core';
import { readMatch } from '$lib/games/registry';

/** Converts a match record of 0.1.0 to today's types, with the function that the app itself uses for old records. */
export function readOld(match: Match): Match {
  return readMatch(match);
}
