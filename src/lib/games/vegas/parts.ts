import type { Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/define';
import { meta } from './meta';
import { copying } from './box-copying';

const TABLES = Array.from({ length: 14 }, (_, index) => `Table ${index + 1}`);

/** Four colours, which no source names. */
const COLOURS = ['first', 'second', 'third', 'fourth'] as const;

/** Ten cards of each player (corroborated). */
const CARDS: Deck = {
  'Good Luck 1': 1,
  'Good Luck 2': 1,
  'Good Luck 3': 1,
  'Good Luck 4': 1,
  'Good Luck 5': 1,
  'Good Luck 6': 1,
  'Mary Chip': 1,
  'Front-man': 3
};

function ofEach(count: number): Deck {
  return Object.fromEntries(COLOURS.map((colour) => [colour, count]));
}

const cardSets: readonly BoxPart[] = COLOURS.map((colour) => ({
  kind: 'supply',
  id: `cards-${colour}`,
  title: `Cards, ${colour} colour`,
  one: 'card',
  many: 'cards',
  holders: ['Played'],
  pieces: CARDS,
  hint: '10: Good Luck 1 to 6, Mary Chip, 3 Front-men',
  sure: 'agreed'
}));

const parts: readonly BoxPart[] = [
  {
    kind: 'dice',
    id: 'gold-die',
    title: 'Gold die',
    one: 'gold die',
    many: 'gold dice',
    faces: 6,
    mark: 'pips',
    pieces: { gold: 1 },
    hint: '1, the one that is thrown'
  },
  {
    kind: 'dice',
    id: 'duelling-dice',
    title: 'Duelling dice',
    one: 'duelling die',
    many: 'duelling dice',
    size: 'duelling',
    faces: 3,
    mark: 'hearts',
    secret: true,
    pieces: { black: 1, white: 1 },
    hint: '2: 1, 2 or 3 hearts, chosen in secret'
  },
  {
    kind: 'supply',
    id: 'gold-chips',
    title: 'Gold chips',
    one: 'gold chip',
    many: 'gold chips',
    holders: ['players', ...TABLES, 'Discarded'],
    pieces: { chip: 14 },
    shape: 'chip',
    names: { chip: '' },
    hint: '14, one at each table',
    check: 'A chip is worth as many as its table has spaces, 3 to 15; which 14 values there are is not known.'
  },
  {
    kind: 'track',
    id: 'mary-chip',
    title: 'Mary Chip',
    one: 'Mary Chip',
    many: 'figures',
    spaces: ['Start', ...TABLES],
    pieces: { figure: 1 },
    names: { figure: '' },
    hint: 'the figure and its track past 14 tables',
    sure: 'derived'
  },
  {
    kind: 'token',
    id: 'pawns',
    title: 'Pawns',
    one: 'pawn',
    many: 'pawns',
    holders: TABLES,
    pieces: ofEach(1),
    hint: '4, one in each colour',
    check: 'No source names the four colours; these stand for yours.',
    sure: 'unknown',
    mend: 'names'
  },
  {
    kind: 'supply',
    id: 'counters',
    title: 'Counters',
    one: 'counter',
    many: 'counters',
    holders: ['On the board'],
    pieces: ofEach(20),
    hint: '80: 20 in each colour',
    check: 'No source names the four colours; these stand for yours.',
    sure: 'agreed',
    mend: 'names'
  },
  {
    kind: 'board',
    id: 'game-board',
    title: 'Game board',
    one: 'game board',
    many: 'game boards',
    pieces: { board: 1 },
    names: { board: '' },
    hint: '1, with 14 tables and the track of Mary Chip',
    check: 'No list tells what is printed on the 14 tables; an owner copies them once under “Your box”.',
    sure: 'unknown'
  },
  ...cardSets
];

export const box: Box = {
  meta,
  start: {
    word: 'Meanest',
    question: 'Who is the meanest?',
    sentence: 'Printed rule: the meanest player begins.'
  },
  parts,
  copying
};
