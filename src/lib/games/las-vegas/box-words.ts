import { dollars, listed } from '$lib/core';

/** What the app says of your own copy. */

export const recount = (count: number, note: number, usual: number) =>
  `${count} of ${dollars(note)} rather than ${usual}`;
export const notesAreYours = (found: readonly string[]) =>
  `The notes are the ones in your copy: ${listed(found)}.`;
export const tooFewNotes = (most: number) =>
  `Three rounds need more than ${most} notes, so the game uses the notes we expect.`;
