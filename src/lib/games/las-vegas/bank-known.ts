import { deckSize, type Deck } from '$lib/core';
import { NOTE_VALUES, NOTES_DEALT, RECKONED_ASIDE, ROUNDS } from './data';
import type { Bank } from './royale';
import type { State } from './types';

/**
 * What is known of a bank of which not every kind of note is counted (8.20). Its other notes are
 * among those that nobody has seen, together with those set aside for the later rounds.
 */

/** A bank of which nothing is counted yet. */
export const NOTHING_COUNTED: Bank = { counted: true, notes: {}, kinds: [] };

/** Whether it is known how many notes of a kind the bank has, or nobody wants to know. */
export function isCountedYet(bank: Bank | undefined, note: number): boolean {
  return bank?.kinds === undefined || bank.kinds.includes(note);
}

/** The kinds of notes that are not counted yet. */
export function uncountedKinds({ royale }: State): readonly number[] {
  return NOTE_VALUES.filter((note) => !isCountedYet(royale?.bank, note));
}

/** The notes of these kinds that nobody has seen. */
export function unseenOf({ unseen }: State, kinds: readonly number[]): Deck {
  return Object.fromEntries(kinds.map((note) => [String(note), unseen[note] ?? 0]));
}

/** How many notes of the kinds that are not counted lie aside for the later rounds. */
function asideOf(state: State): number {
  const aside = NOTES_DEALT * (ROUNDS - state.round);
  const open = deckSize(unseenOf(state, uncountedKinds(state)));
  const counted = deckSize(state.unseen) - open;
  return Math.max(0, aside - counted);
}

/** How many notes of the kinds that are not counted lie in the bank. */
export function leftToCount(state: State): number {
  return Math.max(0, deckSize(unseenOf(state, uncountedKinds(state))) - asideOf(state));
}

/** The most notes of a kind that can lie in the bank. */
export function mostOf(state: State, note: number): number {
  const { bank } = state.royale ?? {};
  if (isCountedYet(bank, note)) return bank?.notes[note] ?? 0;
  return Math.min(state.unseen[note] ?? 0, leftToCount(state));
}

/** The notes of a kind that the bank is reckoned to have at least. */
function leastOf(state: State, note: number): number {
  if (isCountedYet(state.royale?.bank, note)) return mostOf(state, note);
  return Math.max(0, (state.unseen[note] ?? 0) - Math.min(asideOf(state), RECKONED_ASIDE));
}

/** The bank with as many notes of every kind as it can have. */
export function maxBank(state: State): Bank | undefined {
  const { bank } = state.royale ?? {};
  if (bank?.kinds === undefined) return bank;
  return {
    counted: true,
    notes: Object.fromEntries(NOTE_VALUES.map((note) => [String(note), mostOf(state, note)]))
  };
}

/** The table with as much in its bank as can be: what a payment would come to, before anybody counts. */
export function withMaxBank(state: State): State {
  const bank = maxBank(state);
  const { royale } = state;
  if (royale === undefined || bank === undefined || bank === royale.bank) return state;
  return { ...state, royale: { ...royale, bank } };
}

/**
 * The kind that has to be counted before the bank gives these notes: the highest of which it may have
 * fewer. They are the best that it could give with all that can lie there; what is surely there among
 * them is therefore the best of whatever lies there.
 */
export function toCountFor(state: State, given: readonly number[]): number | undefined {
  if (state.royale?.bank?.kinds === undefined) return undefined;
  const needed = (note: number): number => given.filter((each) => each === note).length;
  return given.find((note) => needed(note) > leastOf(state, note));
}

/** The table that waits until a kind of note is counted. */
export function withWanted(state: State, kind: number): State {
  const { royale } = state;
  if (royale?.bank === undefined || royale.bank.wanted !== undefined) return state;
  return { ...state, royale: { ...royale, bank: { ...royale.bank, wanted: kind } } };
}

/** The notes of a bank, one by one. */
export function notesIn({ notes }: Bank): readonly number[] {
  return Object.entries(notes).flatMap(([note, count]) =>
    Array<number>(Math.max(0, count)).fill(Number(note))
  );
}
