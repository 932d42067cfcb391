import type { Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/contract/define';
import { GOLD_VALUES } from './data';
import { meta } from './meta';
import { copying } from './copy/box-copying';
import * as say from './strings/en/parts';

// eslint-disable-next-line house/words -- the id of a place
const TABLES = Array.from({ length: 14 }, (_, index) => `Table ${index + 1}`);

const PLACES = {
  ...Object.fromEntries(TABLES.map((table, index) => [table, say.table(index + 1)])),
  ...say.places
};

/** The four colours, which no source names. */
const COLOURS = ['first', 'second', 'third', 'fourth'] as const;

/** The ten cards of each player (corroborated). */
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

function partsOfEachColour(count: number): Deck {
  return Object.fromEntries(COLOURS.map((colour) => [colour, count]));
}

const cardSets: readonly BoxPart[] = COLOURS.map((colour) => ({
  kind: 'supply',
  id: `cards-${colour}`,
  title: say.cardsOf[colour],
  ...say.cardSets,
  holders: ['Played'],
  places: PLACES,
  pieces: CARDS,
  shape: 'card',
  names: say.cardNames,
  sure: 'agreed'
}));

const parts: readonly BoxPart[] = [
  {
    kind: 'dice',
    id: 'gold-die',
    ...say.goldDie,
    faces: 6,
    mark: 'pips',
    pieces: { gold: 1 },
    names: say.dieColours
  },
  {
    kind: 'dice',
    id: 'duelling-dice',
    ...say.duellingDice,
    faces: 3,
    mark: 'hearts',
    secret: true,
    pieces: { black: 1, white: 1 },
    names: say.dieColours
  },
  {
    kind: 'supply',
    id: 'gold-chips',
    ...say.goldChips,
    holders: ['players', ...TABLES, 'Discarded'],
    places: PLACES,
    pieces: { chip: 14 },
    shape: 'chip',
    names: { chip: '' }
  },
  {
    kind: 'track',
    id: 'mary-chip',
    title: say.maryChip,
    one: say.maryChip,
    ...say.maryChipTexts,
    spaces: [say.start, ...TABLES.map((_, index) => say.table(index + 1))],
    pieces: { figure: 1 },
    names: { figure: '' },
    sure: 'derived'
  },
  {
    kind: 'token',
    id: 'pawns',
    ...say.pawns,
    holders: TABLES,
    places: PLACES,
    pieces: partsOfEachColour(1),
    names: say.colours,
    check: say.unknownColours,
    sure: 'unknown',
    mend: 'names'
  },
  {
    kind: 'supply',
    id: 'counters',
    ...say.counters,
    holders: ['On the board'],
    places: PLACES,
    pieces: partsOfEachColour(20),
    names: say.colours,
    check: say.unknownColours,
    sure: 'agreed',
    mend: 'names'
  },
  {
    kind: 'board',
    id: 'game-board',
    ...say.gameBoard,
    pieces: { board: 1 },
    names: { board: '' },
    sure: 'unknown'
  },
  ...cardSets
];

export const box: Box = {
  meta,
  start: say.startTexts,
  parts,
  // The board has fourteen gold chips; which values they have differs between copies.
  ending: { money: GOLD_VALUES.map((value) => ({ part: 'gold-chips', value, count: 14 })), tieBreak: '7.3' },
  copying
};
