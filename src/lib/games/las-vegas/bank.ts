import { put, take, type Deck, type Played, type PlayerId, type Posting } from '$lib/core';
import { CHIP_VALUE, NOTE_VALUES } from './data';
import { purseOf, withPurse } from './table';
import type { Bank } from './royale';
import type { State, Why } from './types';

/** Below the lowest note a reward is chips. */
export const LOWEST_NOTE = NOTE_VALUES[0];

/**
 * A reward: $10,000 and $20,000 are chips, from $30,000 on it is a note of the bank. A counted bank
 * that lacks the note gives the fewest others that make it up, or nothing where none do; both are
 * said in a line of their own (8.6).
 */
export function give(state: State, player: PlayerId, value: number, why: Why): Played<State, Why> {
  if (value < LOWEST_NOTE) return giveChips(state, player, value / CHIP_VALUE, why);
  const notes = notesFor(state.royale?.bank, value);
  if (notes === undefined)
    return {
      state,
      postings: [{ to: player, value: 0, why: { code: 'bankLacks', rule: '8.6', player, value } }]
    };
  const said: readonly Posting<Why>[] =
    notes.length === 1
      ? []
      : [{ to: player, value: 0, why: { code: 'bankCombines', rule: '8.6', player, value, notes } }];
  const paid = notes.map((note): Posting<Why> => ({
    from: 'bank',
    to: player,
    piece: 'note',
    value: note,
    why
  }));
  return {
    state: notes.reduce((so, note) => fromBank(so, player, note), state),
    postings: [...paid, ...said]
  };
}

/** Chips have no limit (1.4). */
export function giveChips(state: State, player: PlayerId, count: number, why: Why): Played<State, Why> {
  const chip: Posting<Why> = { from: 'bank', to: player, piece: 'chip', value: CHIP_VALUE, why };
  const chips = purseOf(state, player).chips + count;
  return { state: withPurse(state, player, { chips }), postings: Array<typeof chip>(count).fill(chip) };
}

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

/** The notes with which the bank pays a sum, or undefined where it cannot. */
export function notesFor(bank: Bank | undefined, value: number): readonly number[] | undefined {
  if (bank?.counted !== true || (bank.notes[value] ?? 0) > 0) return [value];
  return combine(bank.notes, value, [...NOTE_VALUES].reverse());
}

/** The fewest notes that make up a sum; among equally many those with the highest note. */
export function combine(
  notes: Deck,
  value: number,
  values: readonly number[]
): readonly number[] | undefined {
  if (value === 0) return [];
  let best: readonly number[] | undefined;
  values.forEach((note, index) => {
    if (note > value || (notes[note] ?? 0) < 1) return;
    const rest = combine(minus(notes, note), value - note, values.slice(index));
    if (rest !== undefined && (best === undefined || rest.length + 1 < best.length)) best = [note, ...rest];
  });
  return best;
}
