import { spokenNamesOf, type Match, type Names } from '$lib/core';

/** The maximum number of characters in an undo label. */
export const MAX_UNDO_LENGTH = 40;

/** The maximum name lengths to try, longest first. */
const LETTERS = [MAX_UNDO_LENGTH, 20, 16, 12, 9, 7, 5] as const;

/** Fits an undo label: names are shortened as far as needed, and the label itself only if that is not enough. */
export function truncateLabel(seats: Match['seats'], words: (names: Names) => string): string {
  for (const letters of LETTERS) {
    const label = words(shortNamesOf(seats, letters));
    if (fitsLabel(label)) return label;
  }
  return truncate(words(shortNamesOf(seats, 5)), MAX_UNDO_LENGTH);
}

/** Whether a label fits without shortening. */
export function fitsLabel(words: string): boolean {
  return characters(words).length <= MAX_UNDO_LENGTH;
}

/** The players' names, shortened to this many letters. */
export function shortNamesOf(seats: Match['seats'], letters: number): Names {
  return spokenNamesOf(seats.map((seat) => ({ ...seat, name: truncate(seat.name, letters) })));
}

function truncate(words: string, most: number): string {
  const letters = [...words];
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** The visible characters of a text, without direction marks. */
function characters(words: string): readonly string[] {
  return [...words.replace(/[\u2068\u2069]/g, '')];
}
