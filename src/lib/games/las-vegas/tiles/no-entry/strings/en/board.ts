import { listed } from '$lib/core';

export const closeIt = 'Close it';

// Your copy’s ring
export const unreadRing =
  'Not every space of your No Entry! ring can be read, so the game uses the one in the rulebook.';
export const ringIsYours = (spaces: readonly string[]) =>
  `The No Entry! ring is the one in your copy: after the arrow, ${listed(spaces)}.`;

// Ring
export const theCounterMovesOnThe = (sumWords: string) =>
  `The counter moves on: the next space pays ${sumWords}.`;
