import type { Chance } from '$lib/core';

/**
 * Chance read from a tape of words. Past its end every word is 0, so that a shorter tape is a plainer
 * match: that is how a failing match is made small.
 */
export function tapeChance(words: readonly number[]): Chance {
  let at = 0;
  return (below) => {
    const word = words[at] ?? 0;
    at += 1;
    return word % below;
  };
}
