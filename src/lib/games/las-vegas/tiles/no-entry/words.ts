import { listed } from '$lib/core';

// What a table has put right
export const unreadRing =
  'Not every space of your No Entry ring can be read, so the match has the one in the rulebook.';
export const ringIsYours = (spaces: readonly string[]) =>
  `The ring of No Entry! is that of your box: after the arrow ${listed(spaces)}.`;

// Ring
export const theCounterMovesOnThe = (sumWords: string) =>
  `The counter moves on: the next space pays ${sumWords}.`;
