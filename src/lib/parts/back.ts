import { countPieces, lacking, put, type Deck } from '$lib/core';
import { pileCounts, piecesOf, type PileCard, type Pile } from './pile';

/** How a piece goes back. */
export const WAYS_BACK = ['top', 'under', 'shuffled', 'discard'] as const;
export type WayBack = (typeof WAYS_BACK)[number];

/** Whether these pieces are out, so that they can go back. */
export function areOut({ out }: Pile, cards: readonly PileCard[]): boolean {
  const app = piecesOf(cards);
  const held = countPieces(out.app.map(({ piece }) => piece));
  const named = cards.every(
    (card) =>
      card.by === 'table' ||
      card.number === undefined ||
      out.app.some(({ piece, number }) => piece === card.piece && number === card.number)
  );
  return (
    named && cards.length > 0 && cards.length - app.length <= out.table && lacking(held, app) === undefined
  );
}

/** The pile after pieces went back; on top or under, the first of them lies uppermost. */
export function withBack(pile: Pile, cards: readonly PileCard[], where: WayBack): Pile {
  const left = { ...pile, out: withoutOut(pile, cards), last: [] };
  const app = piecesOf(cards);
  const table = cards.length - app.length;
  switch (where) {
    case 'top':
      return { ...left, top: [...cards.map(unnumbered), ...left.top] };
    case 'under':
      return { ...left, under: [...left.under, ...cards.map(unnumbered)] };
    case 'shuffled': {
      const mixed = mix(left);
      return { ...mixed, table: mixed.table + table, app: put(mixed.app, app) };
    }
    case 'discard':
      return {
        ...left,
        discard: { table: left.discard.table + table, app: put(left.discard.app, app) }
      };
  }
}

/** The discards shuffled into the whole pile. */
export function reshuffled(pile: Pile): Pile {
  const mixed = mix(pile);
  return {
    ...mixed,
    table: mixed.table + pile.discard.table,
    app: put(mixed.app, listPieces(pile.discard.app)),
    discard: { table: 0, app: {} },
    last: []
  };
}

/** The table has counted its own pile. Draws go by what lies there; the difference is astray. */
export function withCount(pile: Pile, counted: number): Pile {
  const { table } = pileCounts(pile);
  const middle = pile.table + counted - table;
  const base = middle < 0 ? mix(pile) : pile;
  return {
    ...base,
    table: base.table + counted - table,
    astray: pile.astray + table - counted,
    last: []
  };
}

/** The pieces astray are on the table after all: drawn without the app, or never taken. */
export function withFound(pile: Pile): Pile {
  return { ...pile, astray: 0, out: { ...pile.out, table: pile.out.table + pile.astray } };
}

function withoutOut({ out }: Pile, cards: readonly PileCard[]): Pile['out'] {
  const app = [...out.app];
  for (const card of cards) {
    if (card.by === 'table') continue;
    const { piece, number } = card;
    const at = app.findIndex((each) => each.piece === piece && (number ?? each.number) === each.number);
    if (at >= 0) app.splice(at, 1);
  }
  return { table: out.table - (cards.length - piecesOf(cards).length), app };
}

/** In the pile a piece has neither a number nor a face that lies up. */
function unnumbered(card: PileCard): PileCard {
  return card.by === 'table' ? card : { by: 'app', piece: card.piece };
}

/** Everything in the pile in no order. */
function mix(pile: Pile): Pile {
  const ordered = [...pile.top, ...pile.under];
  const app = piecesOf(ordered);
  return {
    ...pile,
    top: [],
    under: [],
    table: pile.table + ordered.length - app.length,
    app: put(pile.app, app)
  };
}

function listPieces(deck: Deck): readonly string[] {
  return Object.entries(deck).flatMap(([piece, count]) => Array<string>(count).fill(piece));
}
