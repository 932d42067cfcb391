import { deckSize, put, take, type Chance, type Deck } from '$lib/core';
import type { ChosenPart, DeckPart } from './part';

/** A piece of a deck that lives in the app. */
export interface AppCard {
  readonly by: 'app';
  readonly piece: string;
  /** Which of its faces lies up, where it has two. */
  readonly side?: number;
  /** As the how manieth it was drawn, where it is one that is out. */
  readonly number?: number;
}

/** One piece of a deck: a real one, which the app does not see, or one that lives in the app. */
export type PileCard = { readonly by: 'table' } | AppCard;

/** A piece of the app that was drawn, as the how manieth, and who has it or where it lies. */
export interface OutCard {
  readonly piece: string;
  readonly number: number;
  readonly side?: number;
  readonly at?: string;
}

/**
 * A deck of which some pieces are real and some live in the app. Its middle is in no order, so that each
 * piece of it is equally likely to be the next; what was put on top or under lies there in order.
 */
export interface Pile {
  /** The uppermost first. */
  readonly top: readonly PileCard[];
  readonly table: number;
  readonly app: Deck;
  /** The uppermost first. */
  readonly under: readonly PileCard[];
  /** Drawn, and with the players or on the board. */
  readonly out: { readonly table: number; readonly app: readonly OutCard[] };
  readonly discard: { readonly table: number; readonly app: Deck };
  /** Real pieces that a count did not find; below zero, so many more than there should be. */
  readonly astray: number;
  /** How many pieces were ever drawn. */
  readonly drawn: number;
  /** The last draw, in order; its last piece has the number `drawn`. */
  readonly last: readonly PileCard[];
}

/** How many pieces are where; all but `total` add up to `total`, which is what the box holds. */
export interface PileCounts {
  readonly table: number;
  readonly app: number;
  readonly out: number;
  readonly discard: number;
  readonly astray: number;
  readonly total: number;
}

/** The whole deck, shuffled. */
export function newPile({ part, missing }: ChosenPart): Pile {
  const app = Object.fromEntries(Object.entries(missing).filter(([, count]) => count > 0));
  return {
    top: [],
    table: deckSize(part.pieces) - deckSize(app),
    app,
    under: [],
    out: { table: 0, app: [] },
    discard: { table: 0, app: {} },
    astray: 0,
    drawn: 0,
    last: []
  };
}

export function pileCounts(pile: Pile): PileCounts {
  const ordered = [...pile.top, ...pile.under];
  const real = ordered.filter(({ by }) => by === 'table').length;
  const table = pile.table + real;
  const app = deckSize(pile.app) + ordered.length - real;
  const out = pile.out.table + pile.out.app.length;
  const discard = pile.discard.table + deckSize(pile.discard.app);
  return { table, app, out, discard, astray: pile.astray, total: table + app + out + discard + pile.astray };
}

/** Which pieces of the app are still in the pile or bag, wherever they lie in it. */
export function appInPile(pile: Pile): Deck {
  return put(pile.app, piecesOf([...pile.top, ...pile.under]));
}

/** The pieces of the app among these. */
export function piecesOf(cards: readonly PileCard[]): readonly string[] {
  return cards.flatMap((card) => (card.by === 'app' ? [card.piece] : []));
}

/**
 * The next pieces, in order. A place in the middle of the pile is drawn, each equally likely: the first
 * places are the real pieces, whichever lies uppermost of them, and each of the others is a piece of the app.
 * Which face of a piece with `sides` lies up is drawn with it. Throws a RangeError if there are not so many.
 */
export function drawCards(
  pile: Pile,
  count: number,
  chance: Chance,
  sides: DeckPart['sides'] = {}
): readonly PileCard[] {
  const cards: PileCard[] = [];
  let left = pile;
  for (let turn = 0; turn < count; turn += 1) {
    const card = left.top[0] ?? drawMiddle(left, chance) ?? left.under[0];
    if (card === undefined) throw new RangeError('the pile is empty');
    cards.push(card.by === 'table' ? card : turned(card, sides[card.piece]?.length ?? 0, chance));
    left = withoutCard(left, card);
  }
  return cards;
}

function turned(card: AppCard, faces: number, chance: Chance): AppCard {
  return faces === 0 ? card : { ...card, side: chance(faces) };
}

/** Whether these can be the next pieces. */
export function fitsPile(pile: Pile, cards: readonly PileCard[]): boolean {
  let left = pile;
  for (const card of cards) {
    if (!isNext(left, card)) return false;
    left = withoutCard(left, card);
  }
  return cards.length > 0;
}

/** The pile after a draw; what was drawn lies at `at`, or with nobody yet. */
export function withDraw(pile: Pile, cards: readonly PileCard[], at?: string): Pile {
  const left = cards.reduce(withoutCard, pile);
  const numbered = cards.map((card, index) => ({ card, number: pile.drawn + index + 1 }));
  const app = numbered.flatMap(({ card, number }) =>
    card.by === 'app'
      ? [
          {
            ...{ piece: card.piece, number },
            ...(card.side === undefined ? {} : { side: card.side }),
            ...(at === undefined ? {} : { at })
          }
        ]
      : []
  );
  const out = {
    table: pile.out.table + cards.length - app.length,
    app: [...pile.out.app, ...app]
  };
  return { ...left, out, drawn: pile.drawn + cards.length, last: cards };
}

/** Whoever has pieces that are out, in the order in which they came; undefined where nobody has them. */
export function placesOut({ out }: Pile): readonly (readonly [string | undefined, readonly OutCard[]])[] {
  return [...new Set(out.app.map(({ at }) => at))].map(
    (place) => [place, out.app.filter(({ at }) => at === place)] as const
  );
}

/** The pile with one piece that is out somewhere else; without `at`, with nobody. */
export function withGiven(pile: Pile, number: number, at: string | undefined): Pile {
  const app = pile.out.app.map((card) => {
    if (card.number !== number) return card;
    const { at: _, ...rest } = card;
    return at === undefined ? rest : { ...rest, at };
  });
  return { ...pile, out: { ...pile.out, app } };
}

function drawMiddle({ table, app }: Pile, chance: Chance): PileCard | undefined {
  const size = table + deckSize(app);
  if (size === 0) return undefined;
  let at = chance(size);
  if (at < table) return { by: 'table' };
  at -= table;
  for (const [piece, count] of Object.entries(app)) {
    if (at < count) return { by: 'app', piece };
    at -= count;
  }
  return undefined;
}

function isNext(pile: Pile, card: PileCard): boolean {
  const [first] = pile.top;
  if (first !== undefined) return isSame(first, card);
  if (pile.table + deckSize(pile.app) > 0)
    return card.by === 'table' ? pile.table > 0 : (pile.app[card.piece] ?? 0) > 0;
  return pile.under[0] !== undefined && isSame(pile.under[0], card);
}

function isSame(one: PileCard, other: PileCard): boolean {
  return one.by === 'table' || other.by === 'table' ? one.by === other.by : one.piece === other.piece;
}

function withoutCard(pile: Pile, card: PileCard): Pile {
  if (pile.top.length > 0) return { ...pile, top: pile.top.slice(1) };
  if (pile.table + deckSize(pile.app) === 0) return { ...pile, under: pile.under.slice(1) };
  return card.by === 'table'
    ? { ...pile, table: pile.table - 1 }
    : { ...pile, app: take(pile.app, [card.piece]) };
}
