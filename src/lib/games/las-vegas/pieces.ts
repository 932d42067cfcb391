import { countPieces, type Pieces } from '$lib/core';
import { BIG_DICE, SMALL_DICE } from './data';
import { hasNeutral, purseOf } from './table';
import type { Dice, State, Who } from './types';

/**
 * Where every piece is: notes in the pile, at the casinos and with the players; dice of each colour;
 * chips, whose supply is endless (1.4), so that the bank's count runs below zero.
 */
export function pieces(state: State): Pieces {
  const where: Record<string, Record<string, number>> = {};
  const lay = (piece: string, place: string, count: number): void => {
    const places = (where[piece] ??= {});
    places[place] = (places[place] ?? 0) + count;
  };
  layNotes(state, lay);
  for (const player of state.seats) {
    const { small, big, chips } = purseOf(state, player);
    layDice(state, player, { small, big }, lay);
    lay('chip 10000', player, chips);
    lay('chip 10000', 'bank', -chips);
  }
  if (hasNeutral(state)) {
    const there = state.neutral ? 0 : 1;
    layDice(state, 'neutral', { small: there * SMALL_DICE, big: there * BIG_DICE }, lay);
  }
  return where;
}

type Lay = (piece: string, place: string, count: number) => void;

function layNotes(state: State, lay: Lay): void {
  const put = (place: string, notes: readonly number[]): void => {
    for (const [note, count] of Object.entries(countPieces(notes.map(String))))
      lay(`note ${note}`, place, count);
  };
  for (const [note, count] of Object.entries(state.unseen)) lay(`note ${note}`, 'pile', count);
  put('pile', state.under);
  put(
    'table',
    state.casinos.flatMap((casino) => casino.notes)
  );
  for (const player of state.seats) put(player, purseOf(state, player).notes);
}

function layDice(state: State, who: Who, beside: Dice, lay: Lay): void {
  lay(`${who} small`, 'beside', beside.small);
  lay(`${who} big`, 'beside', beside.big);
  state.casinos.forEach((casino, index) => {
    lay(`${who} small`, `casino ${index + 1}`, casino.dice[who]?.small ?? 0);
    lay(`${who} big`, `casino ${index + 1}`, casino.dice[who]?.big ?? 0);
  });
}
