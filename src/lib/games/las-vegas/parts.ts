import type { Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/define';
import { BIG_DICE, BLACK_DICE, CHIPS, CHIPS_A_ROUND, GRAY_DICE, NOTES, SMALL_DICE } from './data';
import { meta } from './meta';
import { tileBoards } from './tiles/boards';
import { tokens } from './tiles/tokens';

/** The colours of the players’ dice; which five the box has does not matter to the game. */
const COLOURS = ['red', 'blue', 'green', 'yellow', 'white'] as const;

const CASINOS = ['Casino 1', 'Casino 2', 'Casino 3', 'Casino 4', 'Casino 5', 'Casino 6'] as const;

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
    holders: [...CASINOS, 'players'],
    pieces: NOTES,
    hint: '90 in eight values',
    sure: 'agreed',
    mend: 'counts'
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
    shape: 'chip',
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
  holders: [...CASINOS, 'On the tile'],
  pieces: { blank: GRAY_DICE },
  shape: 'die',
  names: { blank: '' },
  hint: '9, for two tiles'
};

const boards: readonly BoxPart[] = [
  tileBoards,
  {
    kind: 'board',
    id: 'arena',
    title: 'Dice arena',
    one: 'dice arena',
    many: 'dice arenas',
    pieces: { arena: 1 },
    names: { arena: '' },
    hint: '1, that dice are thrown into'
  },
  {
    kind: 'board',
    id: 'ring-of-casinos',
    title: 'Ring of casinos',
    one: 'ring part',
    many: 'ring parts',
    pieces: { part: 3 },
    names: { part: '' },
    hint: '3 parts with the six casinos'
  }
];

export const box: Box = {
  meta,
  start: {
    word: 'Oldest',
    question: 'Who is the oldest?',
    sentence: 'Printed rule: the oldest begins.'
  },
  parts: [...dice, ...money, gray, ...boards, ...tokens],
  piece: () => import('./Piece.svelte')
};
