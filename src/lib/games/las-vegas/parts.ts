import type { BoxPart, Deck } from '$lib/core';
import type { Box } from '$lib/games/define';
import { BIG_DICE, BLACK_DICE, CHIPS, CHIPS_A_ROUND, GRAY_DICE, NOTES, SMALL_DICE } from './data';
import { meta } from './meta';
import { tokens } from './tokens';

/** The colours of the players’ dice; which five the box has does not matter to the game. */
const COLOURS = ['red', 'blue', 'green', 'yellow', 'white'] as const;

function ofEach(count: number): Deck {
  return Object.fromEntries(COLOURS.map((colour) => [colour, count]));
}

const dice: readonly BoxPart[] = [
  {
    kind: 'dice',
    id: 'small',
    title: 'Small dice',
    one: 'small die',
    many: 'small dice',
    size: 'small',
    faces: 6,
    mark: 'pips',
    pieces: ofEach(SMALL_DICE),
    hint: '35: 7 in each colour'
  },
  {
    kind: 'dice',
    id: 'big',
    title: 'Big dice',
    one: 'big die',
    many: 'big dice',
    size: 'big',
    big: true,
    faces: 6,
    mark: 'pips',
    pieces: ofEach(BIG_DICE),
    hint: '5: 1 in each colour'
  },
  {
    kind: 'dice',
    id: 'black',
    title: 'Black dice',
    one: 'black die',
    many: 'black dice',
    faces: 6,
    mark: 'pips',
    pieces: { black: BLACK_DICE },
    hint: '2, for four tiles'
  }
];

const money: readonly BoxPart[] = [
  {
    kind: 'deck',
    id: 'notes',
    title: 'Notes',
    one: 'note',
    many: 'notes',
    lies: 'pile',
    money: true,
    pieces: NOTES,
    hint: '90 in eight values',
    sure: 'agreed'
  },
  {
    kind: 'supply',
    id: 'chips',
    title: 'Chips',
    one: 'chip',
    many: 'chips',
    holders: 'players',
    each: CHIPS_A_ROUND,
    pieces: { chip: CHIPS },
    names: { chip: '' },
    hint: '20, $10,000 each'
  }
];

const gray: BoxPart = {
  kind: 'supply',
  id: 'gray',
  title: 'Blank dice',
  one: 'blank die',
  many: 'blank dice',
  holders: ['Casino 1', 'Casino 2', 'Casino 3', 'Casino 4', 'Casino 5', 'Casino 6'],
  pieces: { blank: GRAY_DICE },
  names: { blank: '' },
  hint: '9, for two tiles'
};

export const box: Box = {
  meta,
  start: {
    word: 'Oldest',
    question: 'Who is the oldest?',
    sentence: 'Printed rule: the oldest begins.'
  },
  parts: [...dice, ...money, gray, ...tokens],
  piece: () => import('./Piece.svelte')
};
