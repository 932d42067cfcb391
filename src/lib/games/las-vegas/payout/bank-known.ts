import { deckSize, type Deck } from '$lib/core';
import { NOTE_VALUES, NOTES_DEALT, ROUNDS_IN_ADVANCE, ROUNDS } from '$lib/games/las-vegas/data';
import type { Bank } from '$lib/games/las-vegas/state/royale';
import type { State } from '$lib/games/las-vegas/types';

/**
 * Calculates with a bank in which not every kind of note is counted (8.20). Its uncounted notes are part of the
 * unseen ones, together with those set aside for the later rounds.
 */

/** A bank in which no kind is counted yet. */
export const NOTHING_COUNTED: Bank = { counted: true, notes: {}, kinds: [] };

/** True if the number of notes of this kind in the bank is known, or if the players do not count the bank. */
export function isCountedYet(bank: Bank | undefined, note: number): boolean {
  return bank?.kinds === undefined || bank.kinds.includes(note);
}

/** Kinds of notes that are not counted yet. */
export function uncountedKinds({ royale }: State): readonly number[] {
  return NOTE_VALUES.filter((note) => !isCountedYet(royale?.bank, note));
}

/** The unseen notes of these kinds. */
export function unseenNotes({ unseen }: State, kinds: readonly number[]): Deck {
  return Object.fromEntries(kinds.map((note) => [String(note), unseen[note] ?? 0]));
}

/** Number of notes of uncounted kinds that are set aside for the later rounds. */
function countNotesSetAside(state: State): number {
  const reservedNotes = NOTES_DEALT * (ROUNDS - state.round);
  const unseenCount = deckSize(unseenNotes(state, uncountedKinds(state)));
  const countedNotes = deckSize(state.unseen) - unseenCount;
  return Math.max(0, reservedNotes - countedNotes);
}

/** Number of notes of uncounted kinds that are in the bank. */
export function uncountedNoteCount(state: State): number {
  return Math.max(0, deckSize(unseenNotes(state, uncountedKinds(state))) - countNotesSetAside(state));
}

/** Maximum number of notes of this kind that can be in the bank. */
export function maxNotes(state: State, note: number): number {
  const { bank } = state.royale ?? {};
  if (isCountedYet(bank, note)) return bank?.notes[note] ?? 0;
  return Math.min(state.unseen[note] ?? 0, uncountedNoteCount(state));
}

/** Minimum number of notes of this kind that the bank is assumed to have. */
function minNotes(state: State, note: number): number {
  if (isCountedYet(state.royale?.bank, note)) return maxNotes(state, note);
  return Math.max(0, (state.unseen[note] ?? 0) - Math.min(countNotesSetAside(state), ROUNDS_IN_ADVANCE));
}

/** The bank with the maximum number of notes of every kind. */
export function maxBank(state: State): Bank | undefined {
  const { bank } = state.royale ?? {};
  if (bank?.kinds === undefined) return bank;
  return {
    counted: true,
    notes: Object.fromEntries(NOTE_VALUES.map((note) => [String(note), maxNotes(state, note)]))
  };
}

/** The state with the maximum bank: it shows how large a payment would be before anyone counts. */
export function withMaxBank(state: State): State {
  const bank = maxBank(state);
  const { royale } = state;
  if (royale === undefined || bank === undefined || bank === royale.bank) return state;
  return { ...state, royale: { ...royale, bank } };
}

/**
 * The kind that has to be counted before the bank gives these notes: the highest kind that the bank may lack. `notes`
 * are the best that the maximum bank could give. If all of them are certain to be in the bank, they are also the best
 * that the real bank can give.
 */
export function kindToCountFor(state: State, notes: readonly number[]): number | undefined {
  if (state.royale?.bank?.kinds === undefined) return undefined;
  const neededCount = (note: number): number => notes.filter((each) => each === note).length;
  return notes.find((note) => neededCount(note) > minNotes(state, note));
}

/** Records that this kind of note has to be counted first. */
export function withKindToCount(state: State, kind: number): State {
  const { royale } = state;
  if (royale?.bank === undefined || royale.bank.wanted !== undefined) return state;
  return { ...state, royale: { ...royale, bank: { ...royale.bank, wanted: kind } } };
}

/** The notes of a bank as a list. */
export function notesIn({ notes }: Pick<Bank, 'notes'>): readonly number[] {
  return Object.entries(notes).flatMap(([note, count]) =>
    Array<number>(Math.max(0, count)).fill(Number(note))
  );
}
