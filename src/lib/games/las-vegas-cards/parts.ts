import type { BoxPart, Deck } from '$lib/core';
import type { Box } from '$lib/games/define';
import { meta } from './meta';

const CASINOS = ['1', '2', '3', '4', '5', '6'] as const;

/** One player’s thirty cards: of each number four with one die and one with two (corroborated). */
const DICE_CARDS: Deck = Object.fromEntries(
  CASINOS.flatMap((number) => [
    [`single ${number}`, 4],
    [`double ${number}`, 1]
  ])
);

const SETS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const diceCards: readonly BoxPart[] = SETS.map((set) => ({
  kind: 'deck',
  id: `dice-cards-${set}`,
  title: `Dice cards, ${set} colour`,
  one: 'card',
  many: 'cards',
  lies: 'pile',
  hidden: true,
  pieces: DICE_CARDS,
  hint: '30: of each number 4 single, 1 double',
  sure: 'agreed'
}));

/** Forty-eight notes are stated; how many of each value is only arithmetic. */
const MONEY: Deck = Object.fromEntries(
  [30000, 40000, 50000, 60000, 70000, 80000, 90000, 100000].map((value) => [value, 6])
);

/** Twenty-five chip cards in five colours (corroborated); pink and gold are named, the others are not. */
const CHIP_COLOURS = ['pink', 'gold', 'third colour', 'fourth colour', 'fifth colour'] as const;

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
    pieces: MONEY,
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
    pieces: Object.fromEntries(CHIP_COLOURS.map((colour) => [colour, 5])),
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
    pieces: Object.fromEntries(CASINOS.map((number) => [number, 1])),
    names: Object.fromEntries(CASINOS.map((number) => [number, `casino ${number}`])),
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
  parts
};
