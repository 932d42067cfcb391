import { tapsOf, type AskTap } from '$lib/core';
import { BLACK_BOX } from './tile';

/** The part of a tap that moves a token to the other pile; its value is the index of the token. */
export const TOKEN = 'token';

/** For each of the six tokens, true if it is in the first pile. */
export function inFirstPile(taps: readonly AskTap[]): readonly boolean[] {
  const moved = tapsOf(taps, 'pick').filter(({ part }) => part === TOKEN);
  return BLACK_BOX.map((_, index) => moved.filter(({ value }) => value === String(index)).length % 2 === 1);
}

/** The tokens in the first pile, in whole dollars. */
export function firstPile(taps: readonly AskTap[]): readonly number[] {
  const first = inFirstPile(taps);
  return BLACK_BOX.filter((_, index) => first[index]);
}
