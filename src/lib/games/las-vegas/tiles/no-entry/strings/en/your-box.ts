import { joinWithAnd } from '$lib/core';

// Your copy’s ring
export const unreadRing =
  'Not every space of your No Entry! ring can be read, so the game uses the one in the rulebook.';
export const ringIsYours = (spaces: readonly string[]) =>
  `The No Entry! ring is the one in your copy: after the arrow, ${joinWithAnd(spaces)}.`;

// The pieces
export const noEntryCounter = 'No Entry counter';
export const noEntryCounterWords = {
  one: 'round counter',
  many: 'round counters',
  hint: 'a round counter, for No Entry!',
  check: 'The rewards on this ring come from one source. Compare them with your tile.'
};
export const start = 'Start';
export const empty = 'Empty';
export const noEntryToken = 'No Entry token';
export const noEntryTokenWords = { many: 'tokens', hint: '1, closes a casino' };
