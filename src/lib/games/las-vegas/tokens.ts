import type { BoxPart } from '$lib/core';

const CASINOS = ['Casino 1', 'Casino 2', 'Casino 3', 'Casino 4', 'Casino 5', 'Casino 6'] as const;

/** The fifteen counters and tokens, by the tile that they serve (14 named in print, the second round counter derived). */
export const tokens: readonly BoxPart[] = [
  {
    kind: 'track',
    id: 'jackpot',
    title: 'Jackpot counter',
    one: 'Jackpot counter',
    many: 'counters',
    spaces: ['$30,000', '$40,000', '$50,000', '$60,000', '$70,000', '$80,000'],
    pieces: { counter: 1 },
    names: { counter: '' },
    hint: '1, for Jackpot'
  },
  {
    kind: 'track',
    id: 'fifty',
    title: 'Fifty Fifty counter',
    one: 'round counter',
    many: 'round counters',
    spaces: ['$0', '1 chip', '$30,000', '$40,000', '$60,000'],
    pieces: { counter: 1 },
    names: { counter: '' },
    hint: 'a round counter, for Fifty Fifty',
    sure: 'agreed'
  },
  {
    kind: 'track',
    id: 'ring',
    title: 'No Entry counter',
    one: 'round counter',
    many: 'round counters',
    spaces: ['Start', '2 chips', 'Empty', '$30,000', 'Empty', '1 chip'],
    pieces: { counter: 1 },
    names: { counter: '' },
    hint: 'a round counter, for No Entry!',
    check: 'The rewards round this ring come from one source: compare them with your tile.',
    sure: 'single',
    mend: 'spaces'
  },
  {
    kind: 'token',
    id: 'no-entry',
    title: 'No Entry token',
    one: 'No Entry token',
    many: 'tokens',
    holders: CASINOS,
    pieces: { token: 1 },
    names: { token: '' },
    hint: '1, closes a casino'
  },
  {
    kind: 'token',
    id: 'high-five',
    title: 'High Five token',
    one: 'High Five token',
    many: 'tokens',
    holders: 'players',
    pieces: { token: 1 },
    names: { token: '' },
    hint: '1, worth $100,000'
  },
  {
    kind: 'token',
    id: 'power-play',
    title: 'Power Play token',
    one: 'Power Play token',
    many: 'tokens',
    holders: 'players',
    pieces: { token: 1 },
    names: { token: '' },
    hint: '1, for Power Play'
  },
  {
    kind: 'supply',
    id: 'hexagons',
    title: 'Hexagons',
    one: 'hexagon',
    many: 'hexagons',
    holders: ['In the fist'],
    pieces: { hexagon: 3 },
    names: { hexagon: '' },
    hint: '3, for Lucky Punch'
  },
  {
    kind: 'supply',
    id: 'black-box',
    title: 'Black Box tokens',
    one: 'token',
    many: 'tokens',
    holders: ['One stack', 'Other stack'],
    pieces: { 60000: 1, 20000: 2, 0: 3 },
    names: { 60000: '$60,000', 20000: '$20,000', 0: '$0' },
    hint: '6: $60,000, two $20,000, three $0',
    sure: 'agreed'
  }
];
