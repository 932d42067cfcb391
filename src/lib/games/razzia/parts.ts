import { addPieces, type Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/contract/define';
import { BAR_NAMES, CHIT_VALUES, CHITS, HAND_SIZE, cardOf, cardsFor, chitsFor } from './data';
import { meta } from './meta';
import { BARS } from './types';
import * as say from './strings/en/parts';

const CLOSED_BARS = ['lincoln', 'jazz'] as const;

function cards(players: number): Deck {
  return cardsFor(players, { closed: CLOSED_BARS, threeCards: 'fewer' });
}

const CARD_NAMES = Object.keys(cards(7));

function cardLabel(card: string): string {
  const { bar, kind, value } = cardOf(card);
  return say.card(BAR_NAMES[bar], kind, value);
}

const BAR_PLACES = BARS.map((bar) => BAR_NAMES[bar]);

const parts: readonly BoxPart[] = [
  { kind: 'dice', id: 'die', ...say.die, faces: 6, mark: 'pips', pieces: { ivory: 1 }, names: { ivory: '' } },
  {
    kind: 'deck',
    id: 'chits',
    title: say.moneyChits,
    ...say.chits,
    container: 'pile',
    money: true,
    holders: [...BAR_PLACES, 'players'],
    pieces: CHITS,
    decks: [
      { id: 'all', title: say.title4To8Players, pieces: CHITS },
      { id: 'three', title: say.title3Players, pieces: chitsFor(3) }
    ],
    hint: say.moneyChitsHint,
    sure: 'guess',
    mend: 'counts'
  },
  {
    kind: 'deck',
    id: 'cards',
    ...say.cards,
    container: 'pile',
    hidden: true,
    holders: ['players', ...BAR_PLACES],
    hand: { size: HAND_SIZE, each: true },
    pieces: cards(4),
    names: Object.fromEntries(CARD_NAMES.map((card) => [card, cardLabel(card)])),
    groups: Object.fromEntries(
      BARS.map((bar) => [BAR_NAMES[bar], CARD_NAMES.filter((card) => cardOf(card).bar === bar)])
    ),
    decks: [
      { id: 'four', title: say.title4To6Players, pieces: cards(4) },
      { id: 'seven', title: say.title7Or8, pieces: cards(7) },
      { id: 'three', title: say.title3Players, pieces: cards(3) }
    ],
    sure: 'derived'
  },
  { kind: 'board', id: 'bars', ...say.bars, pieces: addPieces({}, BARS), names: BAR_NAMES }
];

export const box: Box = {
  meta,
  start: say.start,
  parts,
  ending: {
    money: CHIT_VALUES.map((value) => ({ part: 'chits', value, count: CHITS[value] ?? 0 })),
    tieBreak: '1.7'
  },
  piece: () => import('./ui/Piece.svelte')
};
