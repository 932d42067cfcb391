/* eslint-disable house/words -- ids of pieces and places, which are never displayed */
import { BONUSES } from '$lib/chip-cards';
import { countPieces, type Deck, type Pieces } from '$lib/core';
import { CARD_NAMES } from '$lib/games/las-vegas-cards/data';
import { placeOf } from './table';
import { NUMBERS, type Casino, type State, type Who } from '$lib/games/las-vegas-cards/types';

type PutPieces = (piece: string, place: string, count: number) => void;

/**
 * Locates every piece. Uncounted notes are in the pile up to their upper bound. Payments for chip cards have no piece,
 * so the bank has a negative count for them.
 */
export function pieces(state: State): Pieces {
  const where: Record<string, Record<string, number>> = {};
  const lay: PutPieces = (piece, place, count) => {
    const places = (where[piece] ??= {});
    places[place] = (places[place] ?? 0) + count;
  };
  layNotes(state, lay);
  for (const player of state.seats) layOwn(state, player, lay);
  layDeck(state.neutralDeck, 'neutral', 'pile', lay);
  if (state.options.neutral) layAtCasinos(state, 'neutral', lay);
  layCash(state, lay);
  if (state.options.chipCards !== undefined) layChipCards(state, lay);
  return where;
}

function layNotes({ unseen, casinos, box, seats, places }: State, lay: PutPieces): void {
  for (const [value, count] of Object.entries(unseen)) lay(`note ${value}`, 'pile', count);
  for (const { notes = [] } of casinos) for (const value of notes) lay(`note ${value}`, 'table', 1);
  for (const value of box) lay(`note ${value}`, 'box', 1);
  for (const player of seats)
    for (const value of places[player]?.notes ?? []) lay(`note ${value}`, player, 1);
}

function layOwn(state: State, player: State['seats'][number], lay: PutPieces): void {
  const { deck, hand = [], glass } = placeOf(state, player);
  layDeck(deck, player, 'pile', lay);
  layDeck(countPieces(hand), player, 'hand', lay);
  layDeck(glass, player, 'glass', lay);
  layAtCasinos(state, player, lay);
}

function layDeck(deck: Deck, owner: Who, place: string, lay: PutPieces): void {
  for (const [card, count] of Object.entries(deck)) lay(`${owner} ${card}`, place, count);
}

function layAtCasinos({ casinos }: State, owner: Who, lay: PutPieces): void {
  for (const card of CARD_NAMES) lay(`${owner} ${card}`, 'casinos', 0);
  NUMBERS.forEach((number, at) => {
    const { single = 0, double = 0 } = casinos[at]?.cards[owner] ?? {};
    lay(`${owner} single ${number}`, 'casinos', single);
    lay(`${owner} double ${number}`, 'casinos', double);
  });
}

/** Chip cards are in front of their players but are worth nothing until the end. */
function layChipCards({ chipPile, casinos, seats, places }: State, lay: PutPieces): void {
  layChips(chipPile, 'pile', lay);
  for (const { chipCards } of casinos) layChips(chipCards, 'casinos', lay);
  for (const player of seats) layChips(places[player]?.chipCards ?? {}, `before ${player}`, lay);
  for (const value of BONUSES) lay(`cash ${value}`, 'bank', 0);
}

/** Dollars for which the box has no piece. */
function layCash({ seats, places }: State, lay: PutPieces): void {
  for (const player of seats) {
    const { bonuses = [], cash } = places[player] ?? {};
    for (const value of cash === undefined ? bonuses : [...bonuses, cash]) {
      lay(`cash ${value}`, 'bank', -1);
      lay(`cash ${value}`, player, 1);
    }
  }
}

function layChips(cards: Casino['chipCards'], place: string, lay: PutPieces): void {
  for (const [colour, count] of Object.entries(cards)) lay(`chip card ${colour}`, place, count);
}
