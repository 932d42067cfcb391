import { put, type Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/contract/define';
import { BAR_NAMES, CHIT_VALUES, CHITS, HAND, cardOf, cardsFor, chitsFor } from './data';
import { meta } from './meta';
import { BARS } from './types';
import * as say from './strings/en/parts';

const CLOSED = ['lincoln', 'jazz'] as const;

function cards(players: number): Deck {
  return cardsFor(players, { closed: CLOSED, threeCards: 'fewer' });
}

const CARD_NAMES = Object.keys(cards(7));

function cardLabel(card: string): string {
  const { bar, kind, value } = cardOf(card);
  return say.card(BAR_NAMES[bar], kind, value);
}

const BAR_PLACES = BARS.map((bar) => BAR_NAMES[bar]);

const parts: readonly BoxPart[] = [
  {
    kind: 'dice',
    id: 'die',
    title: say.die,
    one: say.dieOne,
    many: say.dice,
    faces: 6,
    mark: 'pips',
    pieces: { ivory: 1 },
    names: { ivory: '' },
    hint: say.dieHint
  },
  {
    kind: 'deck',
    id: 'chits',
    title: say.moneyChits,
    one: say.chit,
    many: say.chits,
    container: 'pile',
    money: true,
    holders: [...BAR_PLACES, 'players'],
    pieces: CHITS,
    decks: [
      { id: 'all', title: say.title4To8Players, pieces: CHITS },
      { id: 'three', title: say.title3Players, pieces: chitsFor(3) }
    ],
    hint: say.moneyChitsHint,
    check: say.thatThereAre14EachUp,
    sure: 'guess',
    mend: 'counts'
  },
  {
    kind: 'deck',
    id: 'cards',
    title: say.cards,
    one: say.cardOne,
    many: say.cardsMany,
    container: 'pile',
    hidden: true,
    holders: ['players', ...BAR_PLACES],
    hand: { size: HAND, each: true },
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
    hint: say.cardsHint,
    check: say.withThreePlayersWeLeave,
    sure: 'derived'
  },
  {
    kind: 'board',
    id: 'bars',
    title: say.bars,
    one: say.bar,
    many: say.barsMany,
    pieces: put({}, BARS),
    names: BAR_NAMES,
    hint: say.barsHint
  }
];

export const box: Box = {
  meta,
  start: {
    word: say.coolest,
    question: say.whoIsTheCoolestGambler,
    sentence: say.printedRuleTheCoolestGambler
  },
  parts,
  ending: {
    money: CHIT_VALUES.map((value) => ({ part: 'chits', value, count: CHITS[value] ?? 0 })),
    tieBreak: '1.7'
  },
  piece: () => import('./ui/Piece.svelte')
};
