import { dollars, listed } from '$lib/core';

/** What the app says of the box of a table. */

export const notesOf = (count: number, value: number) => `${count} of ${dollars(value)}`;
export const notesAreYours = (notes: readonly string[]) =>
  `The notes are those of your box: ${listed(notes)}.`;
export const cardsOf = (count: number, card: string) => `${count} of the ${card}`;
export const cardsAreYours = (cards: readonly string[]) =>
  `The dice cards of a player are those of your box: ${listed(cards)}.`;
export const otherNotes = 'A whole box has 48 notes, and your count differs, so the table tells the notes.';
export const otherCards =
  'A player has 30 dice cards, and your count differs, so the match has those that we expect.';
