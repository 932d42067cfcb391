import { spokenNamesOf, type Match, type Names } from '$lib/core';

/** The maximum number of characters in an undo label. */
export const MAX_UNDO_LENGTH = 40;

/** The maximum name lengths to try, longest first. */
const NAME_LENGTHS = [MAX_UNDO_LENGTH, 20, 16, 12, 9, 7, 5] as const;

/** Fits an undo label: names are shortened as far as needed, and the label itself only if that is not enough. */
export function truncateLabel(seats: Match['seats'], makeLabel: (names: Names) => string): string {
  for (const nameLength of NAME_LENGTHS) {
    const label = makeLabel(shortNamesOf(seats, nameLength));
    if (fitsLabel(label)) return label;
  }
  return truncate(makeLabel(shortNamesOf(seats, 5)), MAX_UNDO_LENGTH);
}

/** Whether a label fits without shortening. */
export function fitsLabel(label: string): boolean {
  return splitCharacters(label).length <= MAX_UNDO_LENGTH;
}

/** The players' names, shortened to this many letters. */
export function shortNamesOf(seats: Match['seats'], maxLength: number): Names {
  return spokenNamesOf(seats.map((seat) => ({ ...seat, name: truncate(seat.name, maxLength) })));
}

function truncate(text: string, maxLength: number): string {
  const letters = [...text];
  return letters.length <= maxLength
    ? text
    : `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}

/** The visible characters of a text, without direction marks. */
function splitCharacters(text: string): readonly string[] {
  return [...text.replace(/[\u2068\u2069]/g, '')];
}
