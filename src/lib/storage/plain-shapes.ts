import { isCount, isText } from '$lib/core';
import { one, type Shape } from './record-shape';
import * as say from './shape-words';

/** Shapes that many records share. */

/** The last moment that a date can name: milliseconds since 1970. */
export const LAST_MOMENT = 8_640_000_000_000_000;
const LONGEST_WORD = 1000;

/** Milliseconds since 1970, as a date can name it. */
export const momentShape = one(
  (value) => typeof value === 'number' && value >= 0 && value <= LAST_MOMENT,
  say.aMoment
);

/** 0, 1, 2 … */
export const countShape = one(isCount, say.aCount);

/** Whole dollars, or whatever a game counts in. */
export const amountShape = one(Number.isSafeInteger, say.aWholeSum);

/** Text with something in it; `what` belongs there. */
export function word(what: string): Shape {
  return one((value) => isText(value) && value !== '' && value.length <= LONGEST_WORD, what);
}

/** Any text; `what` belongs there. */
export function words(what: string): Shape {
  return one(isText, what);
}

/** A name of anything. */
export const anyName: Shape = () => undefined;
