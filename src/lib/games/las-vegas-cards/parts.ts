import { ALL_CHIP_CARDS } from '$lib/chip-cards';
import type { Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/contract/define';
import { ALL_NOTES, CARD_NAMES, CARD_SET, HAND_SIZE, NOTE_VALUES } from './data';
import { meta } from './meta';
import { NUMBERS } from './types';
import { cardWord } from './strings/en/shared';
import * as say from './strings/en/parts';

const SETS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

// eslint-disable-next-line house/words -- the id of a place
const CASINOS = NUMBERS.map((number) => `Casino ${number}`);

const CARDS = Object.fromEntries(CARD_NAMES.map((name) => [name, cardWord(name)]));

const diceCards: readonly BoxPart[] = SETS.map((set) => ({
  kind: 'deck',
  id: `dice-cards-${set}`,
  title: say.diceCards[set],
  one: say.card,
  many: say.cards,
  container: 'pile',
  hidden: true,
  holders: ['players', ...CASINOS],
  places: say.places,
  hand: { size: HAND_SIZE },
  pieces: CARD_SET,
  names: CARDS,
  hint: say.diceCardsHint,
  ...(set === 'first'
    ? {
        check: say.notListed,
        mend: 'counts'
      }
    : {}),
  sure: 'agreed'
}));

/** Six notes per value is only arithmetic: forty-eight notes are stated, and eight values are assumed. */
const NOTES: Deck = Object.fromEntries(NOTE_VALUES.map((value) => [value, ALL_NOTES / NOTE_VALUES.length]));

const parts: readonly BoxPart[] = [
  ...diceCards,
  {
    kind: 'deck',
    id: 'notes',
    ...say.notes,
    container: 'pile',
    money: true,
    holders: [...CASINOS, 'players'],
    places: say.places,
    pieces: NOTES,
    hint: say.notesHint,
    sure: 'guess',
    mend: 'counts'
  },
  {
    kind: 'deck',
    id: 'chip-cards',
    ...say.chipCards,
    container: 'pile',
    holders: [...CASINOS, 'players'],
    places: say.places,
    pieces: ALL_CHIP_CARDS,
    names: say.chipColours,
    sure: 'derived',
    mend: 'names'
  },
  {
    kind: 'board',
    id: 'casinos',
    ...say.casinos,
    pieces: Object.fromEntries(NUMBERS.map((number) => [number, 1])),
    names: Object.fromEntries(NUMBERS.map((number) => [number, say.casino(number)]))
  },
  {
    kind: 'board',
    id: 'glasses',
    ...say.glassesWords,
    one: say.card,
    many: say.cards,
    pieces: { 'cocktail glass': 5, safe: 5 },
    names: say.glasses
  }
];

export const box: Box = {
  meta,
  start: say.start,
  parts,
  ending: {
    money: NOTE_VALUES.map((value) => ({ part: 'notes', value, count: ALL_NOTES })),
    tieBreak: '5.2'
  },
  piece: () => import('./ui/PartPiece.svelte')
};
