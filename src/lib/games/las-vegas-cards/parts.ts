import { ALL_CHIP_CARDS } from '$lib/chip-cards';
import type { Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/define';
import { ALL_NOTES, CARD_SET, HAND, NOTE_VALUES } from './data';
import { meta } from './meta';
import { NUMBERS } from './types';

const SETS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const CASINOS = NUMBERS.map((number) => `Casino ${number}`);

const diceCards: readonly BoxPart[] = SETS.map((set) => ({
  kind: 'deck',
  id: `dice-cards-${set}`,
  title: `Dice cards, ${set} colour`,
  one: 'card',
  many: 'cards',
  lies: 'pile',
  hidden: true,
  holders: ['players', ...CASINOS],
  hand: { size: HAND },
  pieces: CARD_SET,
  hint: '30: of each number 4 single, 1 double',
  ...(set === 'first'
    ? {
        check: 'The rules do not list the cards. A match takes the first colour as all colours.',
        mend: 'counts'
      }
    : {}),
  sure: 'agreed'
}));

/** Six of each value is only arithmetic: forty-eight notes are stated, and eight values assumed. */
const NOTES: Deck = Object.fromEntries(NOTE_VALUES.map((value) => [value, ALL_NOTES / NOTE_VALUES.length]));

const parts: readonly BoxPart[] = [
  ...diceCards,
  {
    kind: 'deck',
    id: 'notes',
    title: 'Notes',
    one: 'note',
    many: 'notes',
    lies: 'pile',
    money: true,
    holders: [...CASINOS, 'players'],
    pieces: NOTES,
    hint: '48, $30,000 to $100,000',
    check: 'Six of each value is a guess from 48 notes in eight values: count yours.',
    sure: 'guess',
    mend: 'counts'
  },
  {
    kind: 'deck',
    id: 'chip-cards',
    title: 'Chip cards',
    one: 'chip card',
    many: 'chip cards',
    lies: 'pile',
    holders: [...CASINOS, 'players'],
    pieces: ALL_CHIP_CARDS,
    hint: '25: 5 in each of 5 colours',
    check: 'Only pink and gold are named anywhere; the other three colours stand for yours.',
    sure: 'derived',
    mend: 'names'
  },
  {
    kind: 'board',
    id: 'casinos',
    title: 'Casinos',
    one: 'casino',
    many: 'casinos',
    pieces: Object.fromEntries(NUMBERS.map((number) => [number, 1])),
    names: Object.fromEntries(NUMBERS.map((number) => [number, `casino ${number}`])),
    hint: '6, numbered 1 to 6'
  },
  {
    kind: 'board',
    id: 'glasses',
    title: 'Glasses and safes',
    one: 'card',
    many: 'cards',
    pieces: { 'cocktail glass': 5, safe: 5 },
    hint: '5 each, for what is unused and won'
  }
];

export const box: Box = {
  meta,
  start: {
    word: 'Oldest',
    question: 'Who is the oldest?',
    sentence: 'Printed rule: where players take turns, the oldest begins; else all choose at once.'
  },
  parts,
  piece: () => import('./Piece.svelte')
};
