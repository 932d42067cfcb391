/* eslint-disable house/words -- ids of pieces and places, which are never displayed */
import { BONUSES } from '$lib/chip-cards';
import { countPieces, type Deck, type Pieces } from '$lib/core';
import { CARD_NAMES } from '$lib/games/las-vegas-cards/data';
import { placeOf } from './table';
import { NUMBERS, type Casino, type State, type CardOwner } from '$lib/games/las-vegas-cards/types';

type PutPieces = (piece: string, place: string, count: number) => void;

/**
 * Locates every piece. Uncounted notes are in the pile up to their upper bound. Payments for chip cards have no piece,
 * so the bank has a negative count for them.
 */
export function pieces(state: State): Pieces {
  const piecesByPlace: Record<string, Record<string, number>> = {};
  const putPieces: PutPieces = (piece, place, count) => {
    const places = (piecesByPlace[piece] ??= {});
    places[place] = (places[place] ?? 0) + count;
  };
  layNotes(state, putPieces);
  for (const player of state.seats) layOwn(state, player, putPieces);
  layDeck(state.neutralDeck, 'neutral', 'pile', putPieces);
  if (state.options.neutral) layAtCasinos(state, 'neutral', putPieces);
  layCash(state, putPieces);
  if (state.options.chipCards !== undefined) layChipCards(state, putPieces);
  return piecesByPlace;
}

function layNotes({ unseen, casinos, box, seats, places }: State, putPieces: PutPieces): void {
  for (const [value, count] of Object.entries(unseen)) putPieces(`note ${value}`, 'pile', count);
  for (const { notes = [] } of casinos) for (const value of notes) putPieces(`note ${value}`, 'table', 1);
  for (const value of box) putPieces(`note ${value}`, 'box', 1);
  for (const player of seats)
    for (const value of places[player]?.notes ?? []) putPieces(`note ${value}`, player, 1);
}

function layOwn(state: State, player: State['seats'][number], putPieces: PutPieces): void {
  const { deck, hand = [], glass } = placeOf(state, player);
  layDeck(deck, player, 'pile', putPieces);
  layDeck(countPieces(hand), player, 'hand', putPieces);
  layDeck(glass, player, 'glass', putPieces);
  layAtCasinos(state, player, putPieces);
}

function layDeck(deck: Deck, owner: CardOwner, place: string, putPieces: PutPieces): void {
  for (const [card, count] of Object.entries(deck)) putPieces(`${owner} ${card}`, place, count);
}

function layAtCasinos({ casinos }: State, owner: CardOwner, putPieces: PutPieces): void {
  for (const card of CARD_NAMES) putPieces(`${owner} ${card}`, 'casinos', 0);
  NUMBERS.forEach((number, index) => {
    const { single = 0, double = 0 } = casinos[index]?.cards[owner] ?? {};
    putPieces(`${owner} single ${number}`, 'casinos', single);
    putPieces(`${owner} double ${number}`, 'casinos', double);
  });
}

/** Chip cards are in front of their players but are worth nothing until the end. */
function layChipCards({ chipPile, casinos, seats, places }: State, putPieces: PutPieces): void {
  layChips(chipPile, 'pile', putPieces);
  for (const { chipCards } of casinos) layChips(chipCards, 'casinos', putPieces);
  for (const player of seats) layChips(places[player]?.chipCards ?? {}, `before ${player}`, putPieces);
  for (const value of BONUSES) putPieces(`cash ${value}`, 'bank', 0);
}

/** Dollars for which the box has no piece. */
function layCash({ seats, places }: State, putPieces: PutPieces): void {
  for (const player of seats) {
    const { bonuses = [], cash } = places[player] ?? {};
    for (const value of cash === undefined ? bonuses : [...bonuses, cash]) {
      putPieces(`cash ${value}`, 'bank', -1);
      putPieces(`cash ${value}`, player, 1);
    }
  }
}

function layChips(cards: Casino['chipCards'], place: string, putPieces: PutPieces): void {
  for (const [colour, count] of Object.entries(cards)) putPieces(`chip card ${colour}`, place, count);
}
