import type { Deck } from '$lib/core';
import { FACES } from './owned-dice';

/** What a note can be worth, in dollars. */
export const NOTE_VALUES = [30000, 40000, 50000, 60000, 70000, 80000, 90000, 100000] as const;

/** The ninety notes of the box (corroborated: the printed order of counts, and their sum). */
export const NOTES: Deck = {
  30000: 11,
  40000: 11,
  50000: 13,
  60000: 15,
  70000: 13,
  80000: 11,
  90000: 9,
  100000: 7
};

/** Dice of one colour (stated). */
export const SMALL_DICE = 7;
export const BIG_DICE = 1;

/** Blank dice and extra dice, which the tiles bring in (stated). */
export const GRAY_DICE = 9;
export const BLACK_DICE = 2;

/** What a chip is worth at the end, in dollars (stated). */
export const CHIP_VALUE = 10000;
/** Chips in the box (stated); a table that needs more takes anything. */
export const CHIPS = 20;
export const CHIPS_A_ROUND = 2;

export const ROUNDS = 3;
export const PAIRS = FACES.length;
/** Notes that are turned up for a round; those that the later rounds need the bank never has (2.1, 8.5). */
export const NOTES_DEALT = 2 * PAIRS;
/** Notes of one kind that are reckoned to lie among those aside, as long as nobody has counted it (8.20). */
export const RECKONED_ASIDE = 4;
/** The fewest notes with which three rounds can be dealt and a bank has one. */
export const NOTES_A_MATCH = ROUNDS * NOTES_DEALT + 1;

/** The notes in play: those of the table's own box, where it counted them. */
export function notesIn({ notes = NOTES }: { readonly notes?: Deck | undefined }): Deck {
  return notes;
}

/** What a reward is paid in. */
export type RewardPieces =
  { readonly piece: 'chip'; readonly count: number } | { readonly piece: 'note'; readonly value: number };

/** The pieces of a sum of the bank, in whole dollars: chips below the lowest note, from there on one note (8.6). */
export function rewardIn(value: number): RewardPieces {
  return value < NOTE_VALUES[0] ? { piece: 'chip', count: value / CHIP_VALUE } : { piece: 'note', value };
}

/** Where pieces lie at a casino, as parts call it. */
export const CASINO_PLACES = [
  'Casino 1',
  'Casino 2',
  'Casino 3',
  'Casino 4',
  'Casino 5',
  'Casino 6'
] as const;
