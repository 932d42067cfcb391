import { dollars, listed } from '$lib/core';

/** What the app says of your own copy. */

export const notesOf = (count: number, value: number) => `${count} of ${dollars(value)}`;
export const notesAreYours = (notes: readonly string[]) =>
  `The notes are the ones in your copy: ${listed(notes)}.`;
export const cardsOf = (count: number, card: string) => `${count} of the ${card}`;
export const cardsAreYours = (cards: readonly string[]) =>
  `Each player’s dice cards are the ones in your copy: ${listed(cards)}.`;
export const otherNotes =
  'Your copy doesn’t have the usual 48 notes, so you’ll draw and enter them yourselves.';
export const otherCards =
  'A player should have 30 dice cards and your count differs, so the game uses the ones we expect.';
