import type { Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/contract/define';
import {
  BIG_DICE,
  BLACK_DICE,
  CASINO_PLACES,
  CHIP_VALUE,
  CHIPS,
  CHIPS_PER_ROUND,
  GREY_DICE,
  NOTES,
  NOTE_VALUES,
  SMALL_DICE
} from './data';
import { meta } from './meta';
import { casinosAndTile } from './strings/en/pieces';
import { TILES } from './tiles/all';
import { tileBoards } from './tiles/shared/boards';
import * as say from './strings/en/parts';

/** Colours of the players’ dice; the game does not depend on which five the box has. */
const COLOURS = ['red', 'blue', 'green', 'yellow', 'white'] as const;

function ofEachColour(count: number): Deck {
  return Object.fromEntries(COLOURS.map((colour) => [colour, count]));
}

const dice: readonly BoxPart[] = [
  {
    kind: 'dice',
    id: 'small',
    ...say.small,
    faces: 6,
    mark: 'pips',
    pieces: ofEachColour(SMALL_DICE),
    names: say.colours
  },
  {
    kind: 'dice',
    id: 'big',
    title: say.bigDice,
    ...say.big,
    big: true,
    faces: 6,
    mark: 'pips',
    pieces: ofEachColour(BIG_DICE),
    names: say.colours
  },
  {
    kind: 'dice',
    id: 'black',
    ...say.black,
    faces: 6,
    mark: 'pips',
    pieces: { black: BLACK_DICE },
    names: say.colours
  }
];

const money: readonly BoxPart[] = [
  {
    kind: 'deck',
    id: 'notes',
    ...say.notes,
    container: 'pile',
    money: true,
    holders: [...CASINO_PLACES, 'players'],
    places: casinosAndTile,
    pieces: NOTES,
    sure: 'agreed',
    mend: 'counts'
  },
  {
    kind: 'supply',
    id: 'chips',
    title: say.chips,
    ...say.chipsWords,
    holders: 'players',
    each: CHIPS_PER_ROUND,
    pieces: { chip: CHIPS },
    shape: 'chip',
    names: { chip: '' }
  }
];

const greyDice: BoxPart = {
  kind: 'supply',
  id: 'gray',
  ...say.gray,
  holders: [...CASINO_PLACES, 'On the tile'],
  places: casinosAndTile,
  pieces: { blank: GREY_DICE },
  shape: 'die',
  names: { blank: '' }
};

const boards: readonly BoxPart[] = [
  tileBoards,
  { kind: 'board', id: 'arena', ...say.arena, pieces: { arena: 1 }, names: { arena: '' } },
  { kind: 'board', id: 'ring-of-casinos', ...say.ringOfCasinos, pieces: { part: 3 }, names: { part: '' } }
];

const KINDS = ['track', 'token', 'supply'] as const;

/**
 * The fifteen counters and tokens of the tiles, in the order of their ids (14 are named in print, the second round
 * counter is derived).
 */
const tokenParts = [...TILES].sort((a, b) => (a.id < b.id ? -1 : 1)).flatMap(({ tokens = [] }) => tokens);

/** All counters and tokens: counters first, then single tokens, then tokens that come in several copies. */
const tokens: readonly BoxPart[] = KINDS.flatMap((kind) => tokenParts.filter((part) => part.kind === kind));

export const box: Box = {
  meta,
  start: say.start,
  parts: [...dice, ...money, greyDice, ...boards, ...tokens],
  ending: {
    money: [
      { part: 'chips', value: CHIP_VALUE, count: CHIPS },
      ...NOTE_VALUES.map((value) => ({ part: 'notes', value, count: NOTES[value] ?? 0 }))
    ],
    tieBreak: '6.2'
  },
  piece: () => import('./ui/Piece.svelte')
};
