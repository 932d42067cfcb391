import { put, take, type Deck, type PlayerId } from '$lib/core';
import { isCountedYet, notesIn } from './bank-known';
import { NOTE_VALUES } from '$lib/games/las-vegas/data';
import { subsetSums } from './make-change';
import { purseOf, withPurse } from '$lib/games/las-vegas/state/table';
import type { Bank } from '$lib/games/las-vegas/state/royale';
import type { State } from '$lib/games/las-vegas/types';

/** Moves a note from the bank to a player. If its kind is not counted yet, it comes out of the unseen notes. */
export function moveNoteFromBank(state: State, player: PlayerId, note: number): State {
  const notes = [...purseOf(state, player).notes, note].sort((a, b) => b - a);
  const next = withPurse(state, player, { notes });
  if (!isCountedYet(state.royale?.bank, note)) return { ...next, unseen: take(state.unseen, [String(note)]) };
  return withBank(next, (bank) => removeNote(bank, note));
}

export function moveNoteToBank(state: State, player: PlayerId, note: number): State {
  const notes = [...purseOf(state, player).notes];
  notes.splice(notes.indexOf(note), 1);
  const next = withPurse(state, player, { notes });
  if (!isCountedYet(state.royale?.bank, note)) return { ...next, unseen: put(state.unseen, [String(note)]) };
  return withBank(next, (bank) => put(bank, [String(note)]));
}

function removeNote(bank: Deck, note: number): Deck {
  return (bank[note] ?? 0) > 0 ? take(bank, [String(note)]) : { ...bank, [note]: (bank[note] ?? 0) - 1 };
}

function withBank(state: State, change: (notes: Deck) => Deck): State {
  const { royale } = state;
  if (royale?.bank === undefined) return state;
  return { ...state, royale: { ...royale, bank: { ...royale.bank, notes: change(royale.bank.notes) } } };
}

/**
 * Notes for the largest sum up to `most`, in dollars, that the bank can give back. An uncounted bank can give any
 * single note.
 */
export function changeFor(bank: Bank | undefined, most: number): readonly number[] {
  if (bank?.counted !== true) return most < NOTE_VALUES[0] ? [] : [most];
  const hands = subsetSums(notesIn(bank), most);
  return hands.get(Math.max(...hands.keys())) ?? [];
}
