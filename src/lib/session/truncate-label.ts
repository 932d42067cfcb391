import { spokenNamesOf, type Match, type Names } from '$lib/core';

/** So many characters the undo bar has for what it takes back. */
export const LONGEST_UNDO = 40;

/** How much of each name is said, the whole one first. */
const LETTERS = [LONGEST_UNDO, 20, 16, 12, 9, 7, 5] as const;

/** Words for the undo bar: names are cut as far as is needed, and the words themselves only where that is not enough. */
export function truncateLabel(seats: Match['seats'], words: (names: Names) => string): string {
  for (const letters of LETTERS) {
    const said = words(cutNamesOf(seats, letters));
    if (fitsLabel(said)) return said;
  }
  return cut(words(cutNamesOf(seats, 5)), LONGEST_UNDO);
}

/** Whether words need not be cut. */
export function fitsLabel(words: string): boolean {
  return seen(words).length <= LONGEST_UNDO;
}

/** Names of at most so many letters. */
export function cutNamesOf(seats: Match['seats'], letters: number): Names {
  return spokenNamesOf(seats.map((seat) => ({ ...seat, name: cut(seat.name, letters) })));
}

function cut(words: string, most: number): string {
  const letters = [...words];
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** What is seen of words: without the signs that only steer their direction. */
function seen(words: string): readonly string[] {
  return [...words.replace(/[\u2068\u2069]/g, '')];
}
