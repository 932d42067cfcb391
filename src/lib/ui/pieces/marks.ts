import type { PlayerColour } from '$lib/core';
import * as say from '$lib/ui/strings/en/marks';

/** The owner of a mark: a player's colour, or dice that no one owns. */
export type MarkColour = PlayerColour | 'imaginary';

/** The outline of each colour's mark in a 100 by 100 square, and the height of the centre with the initial. */
export const SHAPES: Readonly<
  Record<MarkColour, { readonly name: string; readonly path: string; readonly middle: number }>
> = {
  sky: { name: say.circle, path: 'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92Z', middle: 50 },
  yellow: { name: say.triangle, path: 'M50 4 98 92H2Z', middle: 62 },
  blue: { name: say.square, path: 'M8 8h84v84H8Z', middle: 50 },
  vermillion: { name: say.diamond, path: 'M50 1 99 50 50 99 1 50Z', middle: 50 },
  white: { name: say.cross, path: 'M30 4h40v26h26v40H70v26H30V70H4V30h26Z', middle: 50 },
  green: { name: say.hexagon, path: 'M26 6h48l24 44-24 44H26L2 50Z', middle: 50 },
  orange: { name: say.shield, path: 'M8 6h84v46c0 24-18 38-42 46C26 90 8 76 8 52Z', middle: 46 },
  purple: {
    name: say.clover,
    path: 'M50 14a22 22 0 0 1 36 0 22 22 0 0 1 0 36 22 22 0 0 1 0 36 22 22 0 0 1-36 0 22 22 0 0 1-36 0 22 22 0 0 1 0-36 22 22 0 0 1 0-36 22 22 0 0 1 36 0Z',
    middle: 50
  },
  imaginary: {
    name: say.blankDie,
    path: 'M22 6h56a16 16 0 0 1 16 16v56a16 16 0 0 1-16 16H22A16 16 0 0 1 6 78V22A16 16 0 0 1 22 6Z',
    middle: 50
  }
};

/**
 * The letter on a mark: the first visible one of the name, in upper case. Quotation marks are not part of a name, but
 * in a sentence an ambiguous name has them.
 */
export function initial(name: string): string {
  return ([...name].find((letter) => !/[\p{Cf}“”]/u.test(letter)) ?? '').toLocaleUpperCase();
}

/**
 * Whether a number reads as another number from the other side of the table, like 6 and 9. Such a number is underlined.
 */
export function isAmbiguousUpsideDown(number: number): boolean {
  return /^[01689]*[69][01689]*$/.test(String(number));
}
