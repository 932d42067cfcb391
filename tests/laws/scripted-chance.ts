import type { RandomSource } from '$lib/core';

/**
 * Random numbers read from a tape. Past its end the numbers are the same for every tape, so that a shorter tape gives a
 * simpler match: that is how a failing match is shrunk. They still vary, because a match whose dice are all equal may
 * never end.
 */
export function tapeChance(tape: readonly number[]): RandomSource {
  let index = 0;
  return (limit) => {
    const number = tape[index] ?? Math.imul(index, 0x9e3779b1) >>> 12;
    index += 1;
    return number % limit;
  };
}
