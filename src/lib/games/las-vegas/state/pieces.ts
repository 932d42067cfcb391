/* eslint-disable house/words -- ids of pieces and places, which no one reads */
import { BONUSES, type ChipCards } from '$lib/chip-cards';
import { countPieces, type Pieces } from '$lib/core';
import {
  BIG_DICE,
  BLACK_DICE,
  CHIP_VALUE,
  GREY_DICE,
  NOTE_VALUES,
  SMALL_DICE
} from '$lib/games/las-vegas/data';
import { tileOf } from '$lib/games/las-vegas/tiles';
import { debtsOf } from './main-state';
import { hasNeutral, purseOf } from './table';
import type { DiceOnTile } from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { Dice, State, DiceOwner } from '$lib/games/las-vegas/types';

/** Dollar amounts that can be paid in cash because no note exists for them, or be owed. */
const CASH_VALUES: readonly number[] = [CHIP_VALUE, 2 * CHIP_VALUE, ...NOTE_VALUES];

/**
 * Locations of all pieces: notes in the pile, at the casinos and with the players; dice of each colour; chips. The
 * supply of chips is unlimited (1.4), so the bank's count can be negative.
 */
export function pieces(state: State): Pieces {
  const piecesByPlace: Record<string, Record<string, number>> = {};
  const putPieces = (piece: string, place: string, count: number): void => {
    const places = (piecesByPlace[piece] ??= {});
    places[place] = (places[place] ?? 0) + count;
  };
  layNotes(state, putPieces);
  for (const player of state.seats) {
    const { small, big, chips } = purseOf(state, player);
    layDice(state, player, { small, big }, putPieces);
    putPieces('chip 10000', player, chips);
    putPieces('chip 10000', 'bank', -chips);
  }
  layNeutral(state, putPieces);
  if (state.royale !== undefined) layTiles(state, putPieces);
  layCash(state, putPieces);
  if (state.chipCards !== undefined) layChipCards(state, state.chipCards, putPieces);
  return piecesByPlace;
}

/** The neutral dice are a free colour, or those of the first player who left (1.8). */
function layNeutral(state: State, putPieces: PutPieces): void {
  const { left = [] } = state;
  const isPlayed = hasNeutral(state);
  const unusedColours = state.neutral ? 0 : 1;
  const unplacedDice = { small: unusedColours * SMALL_DICE, big: unusedColours * BIG_DICE };
  if (isPlayed) layDice(state, 'neutral', unplacedDice, putPieces, left[0]?.player);
  for (const { player, small, big } of isPlayed ? left.slice(1) : left) {
    putPieces(`${player} small`, 'box', small);
    putPieces(`${player} big`, 'box', big);
  }
}

/** Chip cards are in front of players but are worth nothing until the end, when the bank pays their bonuses. */
function layChipCards({ seats }: State, table: NonNullable<State['chipCards']>, putPieces: PutPieces): void {
  const addCards = (cards: ChipCards, place: string): void => {
    for (const [colour, count] of Object.entries(cards)) putPieces(`chip card ${colour}`, place, count);
  };
  addCards(table.pile, 'pile');
  for (const cards of table.lying) addCards(cards, 'casinos');
  for (const value of BONUSES) putPieces(`cash ${value}`, 'bank', 0);
  for (const player of seats) {
    addCards(table.owned[player] ?? {}, `before ${player}`);
    for (const value of table.bonuses[player] ?? []) {
      putPieces(`cash ${value}`, player, 1);
      putPieces(`cash ${value}`, 'bank', -1);
    }
  }
}

/** Adds the dice on the tiles, the grey and black dice beside them, and money for which the box has no piece. */
function layTiles(state: State, putPieces: PutPieces): void {
  const tileDice = (state.royale?.tiles ?? []).flatMap(
    ({ tile, live }): readonly DiceOnTile[] => tileOf(tile).dice?.(live) ?? []
  );
  for (const { owner, dice } of tileDice) {
    putPieces(`${owner} small`, 'tile', dice.small);
    putPieces(`${owner} big`, 'tile', dice.big);
  }
  const greyOnTiles = sumOf(state, tileDice);
  const isGreySpread = state.casinos.length > 0 && greyOnTiles > 0;
  layDice(state, 'gray', { small: isGreySpread ? 0 : GREY_DICE - greyOnTiles, big: 0 }, putPieces);
  layBlack(state, putPieces);
  for (const value of CASH_VALUES) putPieces(`cash ${value}`, 'bank', 0);
  if (state.options.royale?.bankShort === 'owes') layDebts(state, putPieces);
}

/** Adds dollars for which the box has no piece: a payment at a tile, or what a newcomer starts with. */
function layCash(state: State, putPieces: PutPieces): void {
  for (const player of state.seats)
    for (const value of purseOf(state, player).cash ?? []) {
      putPieces(`cash ${value}`, player, 1);
      putPieces(`cash ${value}`, 'bank', -1);
    }
}

/** Adds the bank's debts, which are money but not pieces of the box. */
function layDebts(state: State, putPieces: PutPieces): void {
  for (const value of CASH_VALUES) putPieces(`debt ${value}`, 'bank', 0);
  for (const { player, value } of debtsOf(state)) {
    putPieces(`debt ${value}`, player, 1);
    putPieces(`debt ${value}`, 'bank', -1);
  }
}

function sumOf(state: State, tileDice: readonly DiceOnTile[]): number {
  const greyDice = state.casinos.reduce((sum, { dice }) => sum + (dice.gray?.small ?? 0), 0);
  return tileDice.reduce((sum, { owner, dice }) => (owner === 'gray' ? sum + dice.small : sum), greyDice);
}

function layBlack(state: State, putPieces: PutPieces): void {
  const blackPlaced = state.casinos.map(({ dice }) =>
    Object.values(dice).reduce((sum, { black = 0 }) => sum + black, 0)
  );
  blackPlaced.forEach((count, index) => putPieces('black die', `casino ${index + 1}`, count));
  putPieces('black die', 'beside', BLACK_DICE - blackPlaced.reduce((sum, count) => sum + count, 0));
}

type PutPieces = (piece: string, place: string, count: number) => void;

function layNotes(state: State, putPieces: PutPieces): void {
  const addNotes = (place: string, notes: readonly number[]): void => {
    for (const [note, count] of Object.entries(countPieces(notes.map(String))))
      putPieces(`note ${note}`, place, count);
  };
  for (const [note, count] of Object.entries(state.unseen)) putPieces(`note ${note}`, 'pile', count);
  addNotes('pile', state.under);
  addNotes(
    'table',
    state.casinos.slice(state.paying?.paidTo ?? 0).flatMap((casino) => casino.notes)
  );
  for (const [note, count] of Object.entries(state.royale?.bank?.notes ?? {}))
    putPieces(`note ${note}`, 'bank', count);
  for (const player of state.seats) addNotes(player, purseOf(state, player).notes);
}

function layDice(
  state: State,
  owner: DiceOwner,
  dice: Dice,
  putPieces: PutPieces,
  colour: DiceOwner = owner
): void {
  putPieces(`${colour} small`, 'beside', dice.small);
  putPieces(`${colour} big`, 'beside', dice.big);
  state.casinos.forEach((casino, index) => {
    putPieces(`${colour} small`, `casino ${index + 1}`, casino.dice[owner]?.small ?? 0);
    putPieces(`${colour} big`, `casino ${index + 1}`, casino.dice[owner]?.big ?? 0);
  });
}
