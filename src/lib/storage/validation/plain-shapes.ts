import { isCount, isText } from '$lib/core';
import { checkedShape, type Shape } from './record-shape';
import * as say from '$lib/storage/strings/en/validation';

/** Schemas that many records share. */

/** The latest time that a Date can hold: milliseconds since 1970. */
export const LAST_MOMENT = 8_640_000_000_000_000;
const MAX_WORD_LENGTH = 1000;

/** Milliseconds since 1970, within the range of a Date. */
export const momentShape = checkedShape(
  (value) => typeof value === 'number' && value >= 0 && value <= LAST_MOMENT,
  say.aTime
);

/** A count: 0, 1, 2 … */
export const countShape = checkedShape(isCount, say.aCount);

/** Whole dollars, or the game's other unit. */
export const amountShape = checkedShape(Number.isSafeInteger, say.aWholeAmount);

/** Non-empty text of at most 1000 characters; `description` describes it for messages. */
export function nonEmptyTextShape(description: string): Shape {
  return checkedShape(
    (value) => isText(value) && value !== '' && value.length <= MAX_WORD_LENGTH,
    description
  );
}

/** Any text; `description` describes it for messages. */
export function textShape(description: string): Shape {
  return checkedShape(isText, description);
}

/** Accepts any member name. */
export const anyName: Shape = () => undefined;
