import { put, take, type Deck, type PlayerId } from '$lib/core';
import { NOTE_VALUES } from './data';
import { handsOf } from './settling';
import { purseOf, withPurse } from './table';
import type { Bank } from './royale';
import type { State } from './types';

/** A note of the bank that goes to a player. */
export function fromBank(state: State, player: PlayerId, note: number): State {
  const notes = [...purseOf(state, player).notes, note].sort((one, other) => other - one);
  return withBank(withPurse(state, player, { notes }), (bank) => minus(bank, note));
}

/** A note of a player that goes to the bank. */
export function toBank(state: State, player: PlayerId, note: number): State {
  const notes = [...purseOf(state, player).notes];
  notes.splice(notes.indexOf(note), 1);
  return withBank(withPurse(state, player, { notes }), (bank) => put(bank, [String(note)]));
}

function minus(bank: Deck, note: number): Deck {
  return (bank[note] ?? 0) > 0 ? take(bank, [String(note)]) : { ...bank, [note]: (bank[note] ?? 0) - 1 };
}

function withBank(state: State, change: (notes: Deck) => Deck): State {
  const { royale } = state;
  if (royale?.bank === undefined) return state;
  return { ...state, royale: { ...royale, bank: { ...royale.bank, notes: change(royale.bank.notes) } } };
}

/** The largest part of a sum that the bank can give back in notes, at most all of it; an uncounted bank has any one note. */
export function changeFor(bank: Bank | undefined, most: number): readonly number[] {
  if (bank?.counted !== true) return most < NOTE_VALUES[0] ? [] : [most];
  const hands = handsOf(notesIn(bank), most);
  return hands.get(Math.max(...hands.keys())) ?? [];
}

/** The notes of a bank, one by one. */
export function notesIn({ notes }: Bank): readonly number[] {
  return Object.entries(notes).flatMap(([note, count]) =>
    Array<number>(Math.max(0, count)).fill(Number(note))
  );
}
