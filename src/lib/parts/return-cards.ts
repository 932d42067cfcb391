import { countPieces, missingPiece, addPieces, type Deck } from '$lib/core';
import { pileCounts, piecesOf, type PileCard, type Pile } from './pile';

/** The ways to return a piece to its pile or discards. */
export const RETURN_PLACES = ['top', 'under', 'shuffled', 'discard'] as const;
export type ReturnPlace = (typeof RETURN_PLACES)[number];

/** Whether these pieces were drawn, so that they can be returned. */
export function areDrawn({ out }: Pile, cards: readonly PileCard[]): boolean {
  const appPieces = piecesOf(cards);
  const drawnCounts = countPieces(out.app.map(({ piece }) => piece));
  const areNumbersDrawn = cards.every(
    (card) =>
      card.by === 'table' ||
      card.number === undefined ||
      out.app.some(({ piece, number }) => piece === card.piece && number === card.number)
  );
  return (
    areNumbersDrawn &&
    cards.length > 0 &&
    cards.length - appPieces.length <= out.table &&
    missingPiece(drawnCounts, appPieces) === undefined
  );
}

/** The pile after pieces were returned. The first of them is the topmost of those put on top or underneath. */
export function withReturnedCards(pile: Pile, cards: readonly PileCard[], returnPlace: ReturnPlace): Pile {
  const remainingPile = { ...pile, out: withoutReturned(pile, cards), last: [] };
  const piecesDrawnByApp = piecesOf(cards);
  const returnedTableCount = cards.length - piecesDrawnByApp.length;
  switch (returnPlace) {
    case 'top':
      return { ...remainingPile, top: [...cards.map(withoutDrawDetails), ...remainingPile.top] };
    case 'under':
      return { ...remainingPile, bottom: [...remainingPile.bottom, ...cards.map(withoutDrawDetails)] };
    case 'shuffled': {
      const shuffledPile = shufflePile(remainingPile);
      return {
        ...shuffledPile,
        table: shuffledPile.table + returnedTableCount,
        app: addPieces(shuffledPile.app, piecesDrawnByApp)
      };
    }
    case 'discard':
      return {
        ...remainingPile,
        discard: {
          table: remainingPile.discard.table + returnedTableCount,
          app: addPieces(remainingPile.discard.app, piecesDrawnByApp)
        }
      };
  }
}

/** Shuffles the discards into the whole pile. */
export function reshuffledPile(pile: Pile): Pile {
  const shuffledPile = shufflePile(pile);
  return {
    ...shuffledPile,
    table: shuffledPile.table + pile.discard.table,
    app: addPieces(shuffledPile.app, listPieces(pile.discard.app)),
    discard: { table: 0, app: {} },
    last: []
  };
}

/**
 * Sets the number of real pieces in the pile to the players' count. Draws then use that number; the difference goes
 * into `missingCount`.
 */
export function withCount(pile: Pile, countedCards: number): Pile {
  const { table } = pileCounts(pile);
  const middleCount = pile.table + countedCards - table;
  const basePile = middleCount < 0 ? shufflePile(pile) : pile;
  return {
    ...basePile,
    table: basePile.table + countedCards - table,
    missingCount: pile.missingCount + table - countedCards,
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
  const drawnCards = [...out.app];
  for (const card of cards) {
    if (card.by === 'table') continue;
    const { piece, number } = card;
    const index = drawnCards.findIndex(
      (card) => card.piece === piece && (number ?? card.number) === card.number
    );
    if (index >= 0) drawnCards.splice(index, 1);
  }
  return { table: out.table - (cards.length - piecesOf(cards).length), app: drawnCards };
}

/** Removes the draw number and the visible face, which a piece in the pile does not have. */
function withoutDrawDetails(card: PileCard): PileCard {
  return card.by === 'table' ? card : { by: 'app', piece: card.piece };
}

/** Shuffles everything in the pile. */
function shufflePile(pile: Pile): Pile {
  const orderedCards = [...pile.top, ...pile.bottom];
  const appPieces = piecesOf(orderedCards);
  return {
    ...pile,
    top: [],
    bottom: [],
    table: pile.table + orderedCards.length - appPieces.length,
    app: addPieces(pile.app, appPieces)
  };
}

function listPieces(deck: Deck): readonly string[] {
  return Object.entries(deck).flatMap(([piece, count]) => Array<string>(count).fill(piece));
}
