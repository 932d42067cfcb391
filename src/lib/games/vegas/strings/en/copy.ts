import { ordinal } from '$lib/core';
import { numberOf } from '$lib/games/vegas/state/board';
import type { CopyTap } from '$lib/games/vegas/copy/copy';
import { numberText } from './shared';

/** Returns the place of a table on the track, given its index from 0, as an ordinal: "7th". */
export function placeText(table: number): string {
  return ordinal(numberOf(table));
}

const TIMES_TEXTS = { 1: 'once', 2: 'twice', 3: 'three times' } as const;

/** The label of undo for this tap. */
export function copyTapText(tap: CopyTap): string {
  switch (tap.tap) {
    case 'number':
      return `the ${tap.number}`;
    case 'pair':
      return `the ${numberText(tap.numbers)}`;
    case 'join':
      return 'a space with two numbers';
    case 'column':
      return '1 to 6';
    case 'repeat':
      return `the row, ${TIMES_TEXTS[tap.times]}`;
    case 'row':
      return 'another row';
    case 'gold':
      return tap.by > 0 ? 'one more gold' : 'one less gold';
    case 'blanks':
      return tap.by > 0 ? 'one more blank step' : 'one fewer blank step';
    case 'same':
      return `the same as the ${placeText(tap.as)} table`;
    case 'space':
      return `choosing the ${placeText(tap.space)} space`;
    case 'erase':
      return 'removing a space';
    case 'table':
      return `going to the ${placeText(tap.table)} table`;
  }
}
