import type { Chance } from '$lib/core';

/**
 * Chance read from a tape of words. Past its end the words are the same ones for every tape, so that a
 * shorter tape is a plainer match: that is how a failing match is made small. They differ among
 * themselves, since a match whose dice always fall alike need not end.
 */
export function tapeChance(words: readonly number[]): Chance {
  let at = 0;
  return (below) => {
    const word = words[at] ?? Math.imul(at, 0x9e3779b1) >>> 12;
    at += 1;
    return word % below;
  };
}
