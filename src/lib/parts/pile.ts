import { deckSize, addPieces, withoutPieces, type RandomSource, type Deck } from '$lib/core';
import type { ChosenPart, DeckPart } from './part';

/** A piece of a deck that the app replaces. */
export interface AppCard {
  readonly by: 'app';
  readonly piece: string;
  /** The visible face, if it has two. */
  readonly side?: number;
  /** Its draw number, if it has been drawn. */
  readonly number?: number;
}

/** One piece of a deck: a real one, unknown to the app, or one that the app replaces. */
export type PileCard = { readonly by: 'table' } | AppCard;

/** A replaced piece that was drawn, with its draw number and its owner or place. */
export interface DrawnCard {
  readonly piece: string;
  readonly number: number;
  readonly side?: number;
  readonly at?: string;
}

/**
 * A deck with real and replaced pieces. Its middle is unordered, so that each piece of it is equally likely to be the
 * next; pieces put on top or underneath keep their order.
 */
export interface Pile {
  /** The topmost piece comes first. */
  readonly top: readonly PileCard[];
  readonly table: number;
  readonly app: Deck;
  /** The topmost piece comes first. */
  readonly bottom: readonly PileCard[];
  /** Drawn pieces, with the players or on the board. */
  readonly out: { readonly table: number; readonly app: readonly DrawnCard[] };
  readonly discard: { readonly table: number; readonly app: Deck };
  /** The number of real pieces missing at a count; negative if there were too many. */
  readonly missingCount: number;
  /** The total number of pieces drawn so far. */
  readonly drawn: number;
  /** The last draw, in order; its last piece has the number `drawn`. */
  readonly last: readonly PileCard[];
}

/** The number of pieces per place; all but `total` add up to `total`, the number in the box. */
export interface PileCounts {
  readonly table: number;
  readonly app: number;
  readonly out: number;
  readonly discard: number;
  readonly missingCount: number;
  readonly total: number;
}

/** A pile with the whole deck, shuffled. */
export function newPile({ part, missing }: ChosenPart): Pile {
  const appPieces = Object.fromEntries(Object.entries(missing).filter(([, count]) => count > 0));
  return {
    top: [],
    table: deckSize(part.pieces) - deckSize(appPieces),
    app: appPieces,
    bottom: [],
    out: { table: 0, app: [] },
    discard: { table: 0, app: {} },
    missingCount: 0,
    drawn: 0,
    last: []
  };
}

export function pileCounts(pile: Pile): PileCounts {
  const orderedCards = [...pile.top, ...pile.bottom];
  const tableCount = orderedCards.filter(({ by }) => by === 'table').length;
  const pileTableCount = pile.table + tableCount;
  const appCount = deckSize(pile.app) + orderedCards.length - tableCount;
  const outCount = pile.out.table + pile.out.app.length;
  const discardCount = pile.discard.table + deckSize(pile.discard.app);
  return {
    table: pileTableCount,
    app: appCount,
    out: outCount,
    discard: discardCount,
    missingCount: pile.missingCount,
    total: pileTableCount + appCount + outCount + discardCount + pile.missingCount
  };
}

/** The replaced pieces still in the pile or bag, wherever they are in it. */
export function replacedPiecesInPile(pile: Pile): Deck {
  return addPieces(pile.app, piecesOf([...pile.top, ...pile.bottom]));
}

/** The replaced pieces among these cards. */
export function piecesOf(cards: readonly PileCard[]): readonly string[] {
  return cards.flatMap((card) => (card.by === 'app' ? [card.piece] : []));
}

/**
 * Draws the next pieces, in order. In the middle of the pile each position is equally likely: the first positions stand
 * for the real pieces, of which the topmost is taken, and each of the others for a replaced piece. For a piece with
 * `sides` the visible face is drawn too. Throws a RangeError if there are too few pieces.
 */
export function drawCards(
  pile: Pile,
  count: number,
  random: RandomSource,
  sides: DeckPart['sides'] = {}
): readonly PileCard[] {
  const cards: PileCard[] = [];
  let remainingPile = pile;
  for (let drawIndex = 0; drawIndex < count; drawIndex += 1) {
    const card = remainingPile.top[0] ?? drawFromMiddle(remainingPile, random) ?? remainingPile.bottom[0];
    if (card === undefined) throw new RangeError('the pile is empty');
    cards.push(card.by === 'table' ? card : withVisibleFace(card, sides[card.piece]?.length ?? 0, random));
    remainingPile = withoutCard(remainingPile, card);
  }
  return cards;
}

function withVisibleFace(card: AppCard, faces: number, random: RandomSource): AppCard {
  return faces === 0 ? card : { ...card, side: random(faces) };
}

/** Whether these pieces can be the next ones drawn. */
export function fitsPile(pile: Pile, cards: readonly PileCard[]): boolean {
  let remainingPile = pile;
  for (const card of cards) {
    if (!isNextCard(remainingPile, card)) return false;
    remainingPile = withoutCard(remainingPile, card);
  }
  return cards.length > 0;
}

/** The pile after a draw. The drawn pieces are with `holder`, or have no owner yet. */
export function withDraw(pile: Pile, cards: readonly PileCard[], holder?: string): Pile {
  const remainingPile = cards.reduce(withoutCard, pile);
  const numberedCards = cards.map((card, index) => ({ card, number: pile.drawn + index + 1 }));
  const drawnCards = numberedCards.flatMap(({ card, number }) =>
    card.by === 'app'
      ? [
          {
            ...{ piece: card.piece, number },
            ...(card.side === undefined ? {} : { side: card.side }),
            ...(holder === undefined ? {} : { at: holder })
          }
        ]
      : []
  );
  const outCards = {
    table: pile.out.table + cards.length - drawnCards.length,
    app: [...pile.out.app, ...drawnCards]
  };
  return { ...remainingPile, out: outCards, drawn: pile.drawn + cards.length, last: cards };
}

/** Drawn pieces by owner or place, in the order of drawing; undefined stands for no owner. */
export function drawnByPlace({
  out
}: Pile): readonly (readonly [string | undefined, readonly DrawnCard[]])[] {
  return [...new Set(out.app.map(({ at }) => at))].map(
    (place) => [place, out.app.filter(({ at }) => at === place)] as const
  );
}

/** Moves one drawn piece to another owner or place; without `holder`, it belongs to no one. */
export function withOwner(pile: Pile, number: number, holder: string | undefined): Pile {
  const drawnCards = pile.out.app.map((card) => {
    if (card.number !== number) return card;
    const { at: _, ...rest } = card;
    return holder === undefined ? rest : { ...rest, at: holder };
  });
  return { ...pile, out: { ...pile.out, app: drawnCards } };
}

function drawFromMiddle({ table, app }: Pile, random: RandomSource): PileCard | undefined {
  const size = table + deckSize(app);
  if (size === 0) return undefined;
  let index = random(size);
  if (index < table) return { by: 'table' };
  index -= table;
  for (const [piece, count] of Object.entries(app)) {
    if (index < count) return { by: 'app', piece };
    index -= count;
  }
  return undefined;
}

function isNextCard(pile: Pile, card: PileCard): boolean {
  const [first] = pile.top;
  if (first !== undefined) return isSameCard(first, card);
  if (pile.table + deckSize(pile.app) > 0)
    return card.by === 'table' ? pile.table > 0 : (pile.app[card.piece] ?? 0) > 0;
  return pile.bottom[0] !== undefined && isSameCard(pile.bottom[0], card);
}

function isSameCard(a: PileCard, b: PileCard): boolean {
  return a.by === 'table' || b.by === 'table' ? a.by === b.by : a.piece === b.piece;
}

function withoutCard(pile: Pile, card: PileCard): Pile {
  if (pile.top.length > 0) return { ...pile, top: pile.top.slice(1) };
  if (pile.table + deckSize(pile.app) === 0) return { ...pile, bottom: pile.bottom.slice(1) };
  return card.by === 'table'
    ? { ...pile, table: pile.table - 1 }
    : { ...pile, app: withoutPieces(pile.app, [card.piece]) };
}
