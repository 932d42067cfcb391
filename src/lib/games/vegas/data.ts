import type { Deck } from '$lib/core';

/** Number of counters per player (stated by the rules). */
export const COUNTERS = 20;

/** Lowest and highest value of a gold chip, 3 to 15 (several reviews agree; no source lists the fourteen values). */
export const MIN_CHIP_GOLD = 3;
export const MAX_CHIP_GOLD = 15;

export const GOLD_VALUES: readonly number[] = Array.from(
  { length: MAX_CHIP_GOLD - MIN_CHIP_GOLD + 1 },
  (_, index) => MIN_CHIP_GOLD + index
);

/** The Good Luck cards by their number, the card that moves Mary Chip, and the one that sends a Front-man. */
export const CARDS = [
  'good-luck-1',
  'good-luck-2',
  'good-luck-3',
  'good-luck-4',
  'good-luck-5',
  'good-luck-6',
  'mary-chip',
  'front-man'
] as const;
export type Card = (typeof CARDS)[number];

/** The ten cards that each player starts with (stated by the rules). */
export const CARD_SET: Readonly<Record<Card, number>> & Deck = {
  'good-luck-1': 1,
  'good-luck-2': 1,
  'good-luck-3': 1,
  'good-luck-4': 1,
  'good-luck-5': 1,
  'good-luck-6': 1,
  'mary-chip': 1,
  'front-man': 3
};

/** The Good Luck card of each number. */
export const GOOD_LUCK = {
  1: 'good-luck-1',
  2: 'good-luck-2',
  3: 'good-luck-3',
  4: 'good-luck-4',
  5: 'good-luck-5',
  6: 'good-luck-6'
} as const satisfies Readonly<Record<number, Card>>;
export type Face = keyof typeof GOOD_LUCK;

/** The possible numbers of hearts on a duelling die (stated by a report about the box). */
export const HEARTS = [1, 2, 3] as const;
export type Hearts = (typeof HEARTS)[number];
