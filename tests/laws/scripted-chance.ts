import type { Chance } from '$lib/core';

/**
 * Random numbers read from a tape. Past its end the numbers are the same for every tape, so that a shorter tape gives a
 * simpler match: that is how a failing match is shrunk. They still vary, because a match whose dice are all equal may
 * never end.
 */
export function tapeChance(words: readonly number[]): Chance {
  let at = 0;
  return (limit) => {
    const word = words[at] ?? Math.imul(at, 0x9e3779b1) >>> 12;
    at += 1;
    return word % limit;
  };
}
