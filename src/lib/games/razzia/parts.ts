import { put, type Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/define';
import { BAR_NAMES, CHITS, HAND, cardOf, cardsFor, chitsFor } from './data';
import { meta } from './meta';
import { BARS } from './types';

const CLOSED = ['lincoln', 'jazz'] as const;

function cards(players: number): Deck {
  return cardsFor(players, { closed: CLOSED, threeCards: 'fewer' });
}

const CARD_NAMES = Object.keys(cards(7));

function named(card: string): string {
  const { bar, kind, value } = cardOf(card);
  return `${BAR_NAMES[bar]}, ${kind} ${value}`;
}

const BAR_PLACES = BARS.map((bar) => BAR_NAMES[bar]);

const parts: readonly BoxPart[] = [
  {
    kind: 'dice',
    id: 'die',
    title: 'Die',
    one: 'die',
    many: 'dice',
    faces: 6,
    mark: 'pips',
    pieces: { ivory: 1 },
    names: { ivory: '' },
    hint: '1, for duels'
  },
  {
    kind: 'deck',
    id: 'chits',
    title: 'Money chits',
    one: 'chit',
    many: 'chits',
    lies: 'pile',
    money: true,
    holders: [...BAR_PLACES, 'players'],
    pieces: CHITS,
    decks: [
      { id: 'all', title: '4 to 8 players', pieces: CHITS },
      { id: 'three', title: '3 players', pieces: chitsFor(3) }
    ],
    hint: '84 in eight values',
    check: 'That there are 14 each up to $20,000 and 7 each above is a strong guess: count yours.',
    sure: 'guess',
    mend: 'counts'
  },
  {
    kind: 'deck',
    id: 'cards',
    title: 'Cards',
    one: 'card',
    many: 'cards',
    lies: 'pile',
    hidden: true,
    holders: ['players', ...BAR_PLACES],
    hand: { size: HAND, each: true },
    pieces: cards(4),
    names: Object.fromEntries(CARD_NAMES.map((card) => [card, named(card)])),
    groups: Object.fromEntries(
      BARS.map((bar) => [BAR_NAMES[bar], CARD_NAMES.filter((card) => cardOf(card).bar === bar)])
    ),
    decks: [
      { id: 'four', title: '4 to 6 players', pieces: cards(4) },
      { id: 'seven', title: '7 or 8', pieces: cards(7) },
      { id: 'three', title: '3 players', pieces: cards(3) }
    ],
    hint: '72: 48 gamblers, 24 raids',
    check: 'With three players we leave out Lincoln and the Jazz Club: 36 cards.',
    sure: 'derived'
  },
  {
    kind: 'board',
    id: 'bars',
    title: 'Bars',
    one: 'bar',
    many: 'bars',
    pieces: put({}, BARS),
    names: BAR_NAMES,
    hint: '6 large cards'
  }
];

export const box: Box = {
  meta,
  start: {
    word: 'Coolest',
    question: 'Who is the coolest gambler?',
    sentence: 'Printed rule: the coolest gambler is the first dealer.'
  },
  parts,
  piece: () => import('./Piece.svelte')
};
