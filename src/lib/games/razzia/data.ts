import { isOneOf, addPieces, type Deck } from '$lib/core';
import { BARS, KINDS, type Bar, type Card, type CardName, type Kind, type Options } from './types';

export { BAR_NAMES } from './payout/bars';

export const isBar = isOneOf(BARS);

/** The colour of each bar's border, and of the cards that can be played there (stated by the rules). */
export const BAR_COLOURS: Readonly<Record<Bar, string>> = {
  colibri: 'red',
  cotton: 'yellow',
  havana: 'violet',
  jungle: 'blue',
  lincoln: 'green',
  jazz: 'pink'
};

/** The values of a chit, in whole dollars (stated by the rules). */
export const CHIT_VALUES = [5000, 10000, 15000, 20000, 25000, 30000, 40000, 50000] as const;

/** The 84 chits (a strong guess: 84 in all, and the chits that three players leave out are a seventh). */
export const CHITS: Deck = {
  5000: 14,
  10000: 14,
  15000: 14,
  20000: 14,
  25000: 7,
  30000: 7,
  40000: 7,
  50000: 7
};

/** The chits that three players leave in the box (stated by the rules). */
const CHITS_OUT_OF_THREE = [5000, 5000, 10000, 10000, 15000, 15000, 20000, 20000, 25000, 30000, 40000, 50000];

/** The symbols of one colour's cards. They are derived from the rules; no other distribution fits. */
const SYMBOLS: Readonly<Record<Kind, readonly number[]>> = {
  gambler: [1, 2, 3, 3, 4, 4, 5, 6],
  raid: [3, 4, 5, 6]
};

/** The symbols with fewer than seven players: no raid 5, one gambler 3 and one gambler 4 (stated by the rules). */
const FEWER_SYMBOLS: Readonly<Record<Kind, readonly number[]>> = {
  gambler: [1, 2, 3, 4, 5, 6],
  raid: [3, 4, 6]
};

export const HAND_SIZE = 5;
/** The smallest number of players who use everything in the box. */
export const WHOLE_BOX_PLAYERS = 7;

export function cardName({ bar, kind, value }: Card): CardName {
  return `${bar} ${kind} ${value}`;
}

const ALL_CARDS: ReadonlyMap<unknown, Card> = new Map(
  BARS.flatMap((bar) =>
    KINDS.flatMap((kind) =>
      SYMBOLS[kind].map((value) => [cardName({ bar, kind, value }), { bar, kind, value }] as const)
    )
  )
);

/** Returns the card of this id. Throws a RangeError for an unknown id. */
export function cardOf(name: CardName): Card {
  const card = ALL_CARDS.get(name);
  if (card === undefined) throw new RangeError(`no card is called ${name}`);
  return card;
}

/** Checks whether the whole box has a card of this id. */
export function isCard(name: unknown): boolean {
  return ALL_CARDS.has(name);
}

/** Returns the symbols on the cards of one kind, with this many players (1.3, 5.2, 6.1). */
export function symbols(kind: Kind, players: number, threeCards: Options['threeCards']): readonly number[] {
  const isWholeBox = players >= WHOLE_BOX_PLAYERS || (players === 3 && threeCards === 'whole');
  return (isWholeBox ? SYMBOLS : FEWER_SYMBOLS)[kind];
}

/** Returns the bars in play, from left to right (5.1). */
export function barsFor(players: number, closedBars: Options['closed']): readonly Bar[] {
  return players === 3 ? BARS.filter((bar) => !closedBars.includes(bar)) : BARS;
}

/** Returns the cards in play. */
export function cardsFor(players: number, options: Pick<Options, 'closed' | 'threeCards'>): Deck {
  const names = barsFor(players, options.closed).flatMap((bar) =>
    KINDS.flatMap((kind) =>
      symbols(kind, players, options.threeCards).map((value) => cardName({ bar, kind, value }))
    )
  );
  return addPieces({}, names);
}

/**
 * Returns the chits in play, as counted in the owner's copy if they were. With three players the chits that the rules
 * leave out are removed, as far as the copy has them.
 */
export function chitsFor(players: number, chits: Deck = CHITS): Deck {
  if (players !== 3) return chits;
  const removedChits = CHITS_OUT_OF_THREE.map(String);
  return Object.fromEntries(
    Object.entries(chits).map(([chit, count]) => {
      const removedCount = removedChits.filter((removedChit) => removedChit === chit).length;
      return [chit, Math.max(0, count - removedCount)] as const;
    })
  );
}

/** Returns the chits that stay in the box with this many players (5.3). */
export function chitsAside(players: number, chits: Deck = CHITS): Deck {
  const usedChits = chitsFor(players, chits);
  const unusedChits = Object.entries(chits).map(
    ([chit, count]) => [chit, count - (usedChits[chit] ?? 0)] as const
  );
  return Object.fromEntries(unusedChits.filter(([, count]) => count > 0));
}

/**
 * The fewest chits that a copy needs: one per bar and one for the dealer to place, even after the chits that three
 * players leave in the box are removed.
 */
export const MIN_CHITS = BARS.length + 1 + CHITS_OUT_OF_THREE.length;

/** Counts the chits that a round lays out: one per bar, and one placed by the dealer (2.1, 5.3). */
export function chitsPerRound(bars: readonly Bar[]): number {
  return bars.length + 1;
}
