import { CARDS_OF_A_COLOUR, CHIP_COLOURS } from '$lib/chip-cards';
import { count, face, group, labels, pieces, twoPieces } from '$lib/games/statement';
import { ALL_NOTES, DOUBLES, NOTE_VALUES, SINGLES } from '$lib/games/las-vegas-cards/data';

export const MOST_PLAYERS = 5;

const NOTE_WORDS = { piece: 'note', values: NOTE_VALUES, what: 'a note of the box' } as const;

export const pair = twoPieces({ ...NOTE_WORDS, all: 'two notes' });
export const notes = pieces({ ...NOTE_WORDS, most: ALL_NOTES, all: 'a list of notes' });

/** The cards of one player at one casino. */
export const cardsThere = group({
  single: { is: count(0, SINGLES), label: 'single', absent: true, says: 'cards with one die' },
  double: { is: count(0, DOUBLES), label: 'double', absent: true, says: 'the card with two dice' }
});

/** One card: the number of its casino, and its dice. */
export const card = group({
  number: { is: face(), label: 'number', says: 'its number' },
  dice: { is: count(1, 2), label: 'dice', says: 'its dice' }
});

/** How many of each colour, by what the table calls the colours. */
export const chipCards = labels(count(0, CARDS_OF_A_COLOUR), 'colours', {
  label: 'Colour',
  least: 0,
  most: CHIP_COLOURS.length
});
