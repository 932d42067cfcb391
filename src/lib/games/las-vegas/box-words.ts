import { dollars, listed } from '$lib/core';

/** What the app says of the box of a table. */

export const recount = (count: number, note: number, usual: number) =>
  `${count} of ${dollars(note)} rather than ${usual}`;
export const notesAreYours = (found: readonly string[]) =>
  `The notes are those of your box: ${listed(found)}.`;
export const tooFewNotes = (most: number) =>
  `Three rounds need more than ${most} notes, so the match has as many as we think there are.`;
