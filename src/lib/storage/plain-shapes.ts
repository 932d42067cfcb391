import * as v from 'valibot';
import * as say from './shape-words';

/** Shapes that many records share. Each message says what belongs there. */

/** The last moment that a date can name: milliseconds since 1970. */
const LAST_MOMENT = 8_640_000_000_000_000;
const LONGEST_WORD = 1000;

/** Milliseconds since 1970, as a date can name it. */
export const momentShape = v.pipe(
  v.number(say.aMoment),
  v.finite(say.aMoment),
  v.minValue(0, say.aMoment),
  v.maxValue(LAST_MOMENT, say.aMoment)
);

/** 0, 1, 2 … */
export const countShape = v.pipe(v.number(say.aCount), v.safeInteger(say.aCount), v.minValue(0, say.aCount));

/** Whole dollars, or whatever a game counts in. */
export const amountShape = v.pipe(v.number(say.aWholeSum), v.safeInteger(say.aWholeSum));

/** Text with something in it; `what` belongs there. */
export function word(what: string) {
  return v.pipe(v.string(what), v.minLength(1, what), v.maxLength(LONGEST_WORD, what));
}

/** An object that is no list; `what` belongs there. */
export function plainObject(what: string) {
  return v.custom<object>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    what
  );
}

/** An object with as many members of one kind as there are; `what` belongs there. */
export function recordOf<Name extends v.GenericSchema<string, string>, Member extends v.GenericSchema>(
  name: Name,
  member: Member,
  what: string
) {
  return v.pipe(
    plainObject(what),
    v.check((value) => !HIDDEN.some((key) => Object.hasOwn(value, key)), what),
    v.record(name, member, what)
  );
}

/** Names that a check of members passes over, and that every object has. */
const HIDDEN = ['__proto__', 'prototype', 'constructor'];
