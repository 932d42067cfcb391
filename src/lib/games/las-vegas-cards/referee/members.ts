import { CARDS_OF_A_COLOUR, CHIP_COLOURS } from '$lib/chip-cards';
import {
  withControl,
  count,
  face,
  group,
  labels,
  pieces,
  twoPieces,
  type Answer
} from '$lib/referee/define-case';
import {
  ALL_NOTES,
  DOUBLES_PER_NUMBER,
  NOTE_VALUES,
  SET_SIZE,
  SINGLES_PER_NUMBER
} from '$lib/games/las-vegas-cards/data';
import { mostOfANumber } from './set';
import * as say from '$lib/games/las-vegas-cards/strings/en/referee';

export const MAX_PLAYERS = 5;

const NOTE_WORDS = { piece: 'note', values: NOTE_VALUES, noun: say.aNoteOfTheBox } as const;

export const pair = twoPieces({ ...NOTE_WORDS, listNoun: say.twoNotes });
export const notes = pieces({ ...NOTE_WORDS, max: ALL_NOTES, listNoun: say.aListOfNotes });

/**
 * Makes an answer for the number of cards of one number with one or two dice. The schema accepts a whole set, because
 * the corrected set is known only after the whole position is read.
 */
function cardsWith(dice: 1 | 2): Answer<number> {
  const standardCount = dice === 1 ? SINGLES_PER_NUMBER : DOUBLES_PER_NUMBER;
  return withControl(count(0, standardCount, say.aCount, SET_SIZE), ({ set }) => ({
    kind: 'count',
    min: 0,
    max: mostOfANumber(dice, set)
  }));
}

/** The cards of one player at one casino. */
export const cardsAtCasino = group({
  single: { answer: cardsWith(1), ...say.single, absent: true },
  double: { answer: cardsWith(2), ...say.double, absent: true }
});

/** One card: the number of its casino, and its dice. */
export const card = group({
  number: { answer: face(), ...say.number },
  dice: { answer: count(1, 2), ...say.dice }
});

/** Number of chip cards per colour, by the names of the colours. */
export const chipCards = labels(count(0, CARDS_OF_A_COLOUR), say.colours, {
  label: say.colour,
  min: 0,
  max: CHIP_COLOURS.length
});
