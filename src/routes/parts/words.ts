import { plural } from '$lib/core';
import type { BoxPart } from '$lib/parts';

/** What the page says on which a table ticks what its box has lost. */
export const words = {
  say: ['Tick what the box has lost.', 'Get just that.'],
  wholeBox: 'The whole box',
  wholeBoxHint: (parts: number) => `all ${plural(parts, 'part')} in the app`,
  share: 'Share what is ticked',
  shareTitle: 'Share these parts',
  shareWhat: 'set',
  nothingYet: 'Tick something first: there is nothing to share yet.',
  notOurs: 'This is no set of parts that Croupier can read.',
  taken: 'The set is ticked.',
  countLeft: 'Count what is left',
  countLeftHint: 'a tap for each kind, however many are lost',
  leftOf: (title: string) => `${title}: how many are left`,
  noneLeft: 'None of all',
  left: (part: BoxPart, left: number, lost: number) =>
    `${plural(left, part.one, part.many)} left, ${lost} in the app`,
  oneDie: 'One die',
  oneDieHint: 'tap: it is rolled'
} as const;
