import { countPieces, missingPiece, addPieces, type Deck } from '$lib/core';
import { pileCounts, piecesOf, type PileCard, type Pile } from './pile';

/** The ways to return a piece to its pile or discards. */
export const RETURN_PLACES = ['top', 'under', 'shuffled', 'discard'] as const;
export type ReturnPlace = (typeof RETURN_PLACES)[number];

/** Whether these pieces were drawn, so that they can be returned. */
export function haveBeenDrawn({ out }: Pile, cards: readonly PileCard[]): boolean {
  const app = piecesOf(cards);
  const counts = countPieces(out.app.map(({ piece }) => piece));
  const areNamed = cards.every(
    (card) =>
      card.by === 'table' ||
      card.number === undefined ||
      out.app.some(({ piece, number }) => piece === card.piece && number === card.number)
  );
  return (
    areNamed &&
    cards.length > 0 &&
    cards.length - app.length <= out.table &&
    missingPiece(counts, app) === undefined
  );
}

/** The pile after pieces were returned. The first of them is the topmost of those put on top or underneath. */
export function withReturnedCards(pile: Pile, cards: readonly PileCard[], where: ReturnPlace): Pile {
  const remaining = { ...pile, out: withoutReturned(pile, cards), last: [] };
  const app = piecesOf(cards);
  const table = cards.length - app.length;
  switch (where) {
    case 'top':
      return { ...remaining, top: [...cards.map(withoutDrawDetails), ...remaining.top] };
    case 'under':
      return { ...remaining, bottom: [...remaining.bottom, ...cards.map(withoutDrawDetails)] };
    case 'shuffled': {
      const mixed = shufflePile(remaining);
      return { ...mixed, table: mixed.table + table, app: addPieces(mixed.app, app) };
    }
    case 'discard':
      return {
        ...remaining,
        discard: { table: remaining.discard.table + table, app: addPieces(remaining.discard.app, app) }
      };
  }
}

/** Shuffles the discards into the whole pile. */
export function reshuffled(pile: Pile): Pile {
  const mixed = shufflePile(pile);
  return {
    ...mixed,
    table: mixed.table + pile.discard.table,
    app: addPieces(mixed.app, listPieces(pile.discard.app)),
    discard: { table: 0, app: {} },
    last: []
  };
}

/**
 * Sets the number of real pieces in the pile to the players' count. Draws then use that number; the difference goes
 * into `astray`.
 */
export function withCount(pile: Pile, counted: number): Pile {
  const { table } = pileCounts(pile);
  const middle = pile.table + counted - table;
  const base = middle < 0 ? shufflePile(pile) : pile;
  return {
    ...base,
    table: base.table + counted - table,
    missingCount: pile.missingCount + table - counted,
    last: []
  };
}

/**
 * Moves the difference found by a count to the drawn pieces: the players drew some without the app, or did not take
 * some that the app counts as drawn.
 */
export function withDifferenceDrawn(pile: Pile): Pile {
  return { ...pile, missingCount: 0, out: { ...pile.out, table: pile.out.table + pile.missingCount } };
}

function withoutReturned({ out }: Pile, cards: readonly PileCard[]): Pile['out'] {
  const app = [...out.app];
  for (const card of cards) {
    if (card.by === 'table') continue;
    const { piece, number } = card;
    const index = app.findIndex((card) => card.piece === piece && (number ?? card.number) === card.number);
    if (index >= 0) app.splice(index, 1);
  }
  return { table: out.table - (cards.length - piecesOf(cards).length), app };
}

/** A piece in the pile has neither a draw number nor a visible face. */
function withoutDrawDetails(card: PileCard): PileCard {
  return card.by === 'table' ? card : { by: 'app', piece: card.piece };
}

/** Shuffles everything in the pile. */
function shufflePile(pile: Pile): Pile {
  const ordered = [...pile.top, ...pile.bottom];
  const app = piecesOf(ordered);
  return {
    ...pile,
    top: [],
    bottom: [],
    table: pile.table + ordered.length - app.length,
    app: addPieces(pile.app, app)
  };
}

function listPieces(deck: Deck): readonly string[] {
  return Object.entries(deck).flatMap(([piece, count]) => Array<string>(count).fill(piece));
}
