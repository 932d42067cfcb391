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
  const add: PutPieces = (piece, place, count) => {
    const places = (piecesByPlace[piece] ??= {});
    places[place] = (places[place] ?? 0) + count;
  };
  layNotes(state, add);
  for (const player of state.seats) layOwn(state, player, add);
  layDeck(state.neutralDeck, 'neutral', 'pile', add);
  if (state.options.neutral) layAtCasinos(state, 'neutral', add);
  layCash(state, add);
  if (state.options.chipCards !== undefined) layChipCards(state, add);
  return piecesByPlace;
}

function layNotes({ unseen, casinos, box, seats, places }: State, add: PutPieces): void {
  for (const [value, count] of Object.entries(unseen)) add(`note ${value}`, 'pile', count);
  for (const { notes = [] } of casinos) for (const value of notes) add(`note ${value}`, 'table', 1);
  for (const value of box) add(`note ${value}`, 'box', 1);
  for (const player of seats)
    for (const value of places[player]?.notes ?? []) add(`note ${value}`, player, 1);
}

function layOwn(state: State, player: State['seats'][number], add: PutPieces): void {
  const { deck, hand = [], glass } = placeOf(state, player);
  layDeck(deck, player, 'pile', add);
  layDeck(countPieces(hand), player, 'hand', add);
  layDeck(glass, player, 'glass', add);
  layAtCasinos(state, player, add);
}

function layDeck(deck: Deck, owner: CardOwner, place: string, add: PutPieces): void {
  for (const [card, count] of Object.entries(deck)) add(`${owner} ${card}`, place, count);
}

function layAtCasinos({ casinos }: State, owner: CardOwner, add: PutPieces): void {
  for (const card of CARD_NAMES) add(`${owner} ${card}`, 'casinos', 0);
  NUMBERS.forEach((number, index) => {
    const { single = 0, double = 0 } = casinos[index]?.cards[owner] ?? {};
    add(`${owner} single ${number}`, 'casinos', single);
    add(`${owner} double ${number}`, 'casinos', double);
  });
}

/** Chip cards are in front of their players but are worth nothing until the end. */
function layChipCards({ chipPile, casinos, seats, places }: State, add: PutPieces): void {
  layChips(chipPile, 'pile', add);
  for (const { chipCards } of casinos) layChips(chipCards, 'casinos', add);
  for (const player of seats) layChips(places[player]?.chipCards ?? {}, `before ${player}`, add);
  for (const value of BONUSES) add(`cash ${value}`, 'bank', 0);
}

/** Dollars for which the box has no piece. */
function layCash({ seats, places }: State, add: PutPieces): void {
  for (const player of seats) {
    const { bonuses = [], cash } = places[player] ?? {};
    for (const value of cash === undefined ? bonuses : [...bonuses, cash]) {
      add(`cash ${value}`, 'bank', -1);
      add(`cash ${value}`, player, 1);
    }
  }
}

function layChips(cards: Casino['chipCards'], place: string, add: PutPieces): void {
  for (const [colour, count] of Object.entries(cards)) add(`chip card ${colour}`, place, count);
}
