import type { Deck } from '$lib/core';
import { FACES } from './actions/owned-dice';

/** Values of the notes, in dollars. */
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

/** Dice of one colour (stated by the rules). */
export const SMALL_DICE = 7;
export const BIG_DICE = 1;

/** Blank dice and extra dice that the tiles use (stated by the rules). */
export const GREY_DICE = 9;
export const BLACK_DICE = 2;

/** Value of a chip at the end, in dollars (stated by the rules). */
export const CHIP_VALUE = 10000;
/** Chips in the box (stated by the rules); players who need more use anything. */
export const CHIPS = 20;
export const CHIPS_PER_ROUND = 2;

export const ROUNDS = 3;
export const PAIRS_PER_ROUND = FACES.length;
/** Notes turned up for a round. The bank never has those that the later rounds need (2.1, 8.5). */
export const NOTES_DEALT = 2 * PAIRS_PER_ROUND;
/** Maximum number of set-aside notes of one kind that is assumed while that kind is not counted (8.20). */
export const ROUNDS_IN_ADVANCE = 4;
/** Minimum number of notes that deals three rounds and leaves one for the bank. */
export const NOTES_A_MATCH = ROUNDS * NOTES_DEALT + 1;

/** The notes in play: the players' own count of their copy, or the usual 90. */
export function notesIn({ notes = NOTES }: { readonly notes?: Deck | undefined }): Deck {
  return notes;
}

/** Pieces that pay a reward. */
export type RewardPieces =
  { readonly piece: 'chip'; readonly count: number } | { readonly piece: 'note'; readonly value: number };

/** Pieces that pay a sum from the bank, in whole dollars: chips below the lowest note, otherwise one note (8.6). */
export function rewardIn(value: number): RewardPieces {
  return value < NOTE_VALUES[0] ? { piece: 'chip', count: value / CHIP_VALUE } : { piece: 'note', value };
}

/** Names of the casinos as places of pieces, as used in the parts lists. */
export const CASINO_PLACES = [
  'Casino 1',
  'Casino 2',
  'Casino 3',
  'Casino 4',
  'Casino 5',
  'Casino 6'
] as const;
