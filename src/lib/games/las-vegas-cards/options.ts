import { CHIP_COLOURS } from '$lib/chip-cards';
import { deckSize, type Deck } from '$lib/core';
import type { BoxText, ChosenValues, Rematch, Setup } from '$lib/games/contract/define';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { ALL_NOTES, CARD_NAMES, NOTE_VALUES, SET_SIZE, CARD_SET } from './data';
import { houseRules } from './house-rules';
import type { Options } from './types';
import type { JsonObject } from '$lib/games/contract/form';
import * as say from './strings/en/game';
import { cardWord } from './strings/en/shared';

type BoxSetup = NonNullable<Setup['box']>;

/** Makes the options of a match, with the notes, cards and colours of the owner's copy if they were entered. */
export function options({ players, first, depth, houseRules: chosenValues, box = {} }: Setup): Options {
  const { order, chipCards, chipCardDice, tieBreak, neutral, ...kept } = fillInHouseRules(
    houseRules,
    chosenValues
  );
  const notes = noteDeckOf(box);
  const set = setDeckOf(box);
  return {
    first,
    depth,
    ...kept,
    order: order === 'oneByOne' || chipCards === 'with' ? 'oneByOne' : 'atOnce',
    ...(chipCards === 'without'
      ? {}
      : {
          chipCards: {
            dice: chipCardDice,
            together: chipCards === 'mostDice' ? 'mostDice' : 'clockwise',
            tieBreak,
            ...namesIn(box)
          }
        }),
    neutral: neutral === 'on' && players.length === 2,
    ...(notes === undefined ? {} : { notes }),
    ...(set === undefined ? {} : { set })
  };
}

/** Whether the oldest player matters, either to go first or to take the first chip card (6.1, 7.9). */
export function hasStarter(chosenValues: ChosenValues): boolean {
  const { order, chipCards } = fillInHouseRules(houseRules, chosenValues);
  return order === 'oneByOne' || chipCards !== 'without';
}

/** Returns the options of another match, with the notes of the owner's copy if they were counted since. */
export function rematch(options: Options, { players, idOf, box }: Rematch): Options {
  const notes = options.notes ?? noteDeckOf(box);
  return {
    ...options,
    first: idOf(options.first),
    neutral: options.neutral && players.length === 2,
    ...(notes === undefined ? {} : { notes })
  };
}

/** Returns the owner's names for the chip card colours, if any were entered (7.1). */
function namesIn(box: BoxSetup): Pick<NonNullable<Options['chipCards']>, 'names'> {
  const names = CHIP_COLOURS.flatMap((colour) => {
    const name = box['chip-cards']?.names?.[colour];
    return name === undefined || name === '' ? [] : [[colour, name] as const];
  });
  return names.length === 0 ? {} : { names: Object.fromEntries(names) };
}

/** Returns the counted notes of the owner's copy, if a match can be played with them, or undefined otherwise. */
export function noteDeckOf(box: BoxSetup): Deck | undefined {
  const notes = box['notes']?.counts;
  return notes !== undefined && isWholeBox(notes) ? notes : undefined;
}

/**
 * Returns the counted cards of a player's set in the owner's copy, if a match can be played with them, or undefined
 * otherwise.
 */
export function setDeckOf(box: BoxSetup): Deck | undefined {
  const set = box['dice-cards-first']?.counts;
  return set !== undefined && isCardSet(set) ? set : undefined;
}

/** Checks whether these are all forty-eight notes; fewer would not last four rounds (1.3). */
function isWholeBox(notes: Deck): boolean {
  const isKnown = Object.keys(notes).every((note) => NOTE_VALUES.some((value) => String(value) === note));
  return isKnown && deckSize(notes) === ALL_NOTES;
}

/** Checks whether a player can play six turns with such a set (1.4). */
function isCardSet(set: Deck): boolean {
  return Object.keys(set).every((card) => CARD_NAMES.includes(card)) && deckSize(set) === SET_SIZE;
}

/** Makes the member `set` of a position, if the match plays with other dice cards than the usual ones. */
export function setPosition(set: Deck = CARD_SET): JsonObject {
  const changedCards = CARD_NAMES.flatMap((name) => {
    const count = set[name] ?? 0;
    return count === CARD_SET[name] ? [] : [[name, count] as const];
  });
  return changedCards.length === 0 ? {} : { set: Object.fromEntries(changedCards) };
}

/** Sentences about the corrected contents of the owner's copy. */
export const yourBox: BoxText<Options> = {
  usedCorrections: ({ notes, set }) => [
    ...(notes === undefined
      ? []
      : [say.notesAreYours(NOTE_VALUES.map((value) => say.notesOf(notes[value] ?? 0, value)))]),
    ...(set === undefined
      ? []
      : [say.cardsAreYours(Object.entries(set).map(([card, count]) => say.cardsOf(count, cardWord(card))))])
  ],
  unusedCorrections: (box) => [
    ...(box['notes']?.counts !== undefined && noteDeckOf(box) === undefined ? [say.copyHasOtherNotes] : []),
    ...(box['dice-cards-first']?.counts !== undefined && setDeckOf(box) === undefined ? [say.otherCards] : [])
  ]
};
