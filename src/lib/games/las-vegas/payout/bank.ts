import { type Played, type PlayerId, type Posting, addPieces, withoutPieces, type Deck } from '$lib/core';
import { CHIP_VALUE, rewardIn, NOTE_VALUES } from '$lib/games/las-vegas/data';
import { type NoteExchange, payWithChange, subsetSums } from './make-change';
import { kindToCountFor, withKindToCount, maxBank, notesIn, isCountedYet } from './bank-known';
import { debtsOf } from '$lib/games/las-vegas/state/main-state';
import { purseOf, withPurse } from '$lib/games/las-vegas/state/table';
import type { State, Why } from '$lib/games/las-vegas/types';
import type { BankBefore, Debt, Bank } from '$lib/games/las-vegas/state/royale';

/** Moves a note from the bank to a player. If its kind is not counted yet, it comes out of the unseen notes. */
export function moveNoteFromBank(state: State, player: PlayerId, note: number): State {
  const notes = [...purseOf(state, player).notes, note].sort((a, b) => b - a);
  const next = withPurse(state, player, { notes });
  if (!isCountedYet(state.royale?.bank, note))
    return { ...next, unseen: withoutPieces(state.unseen, [String(note)]) };
  return withBank(next, (bank) => removeNote(bank, note));
}

/** Moves a note from a player to the bank. */
export function moveNoteToBank(state: State, player: PlayerId, note: number): State {
  const notes = [...purseOf(state, player).notes];
  notes.splice(notes.indexOf(note), 1);
  const next = withPurse(state, player, { notes });
  if (!isCountedYet(state.royale?.bank, note))
    return { ...next, unseen: addPieces(state.unseen, [String(note)]) };
  return withBank(next, (bank) => addPieces(bank, [String(note)]));
}

function removeNote(bank: Deck, note: number): Deck {
  return (bank[note] ?? 0) > 0
    ? withoutPieces(bank, [String(note)])
    : { ...bank, [note]: (bank[note] ?? 0) - 1 };
}

function withBank(state: State, update: (notes: Deck) => Deck): State {
  const { royale } = state;
  if (royale?.bank === undefined) return state;
  return { ...state, royale: { ...royale, bank: { ...royale.bank, notes: update(royale.bank.notes) } } };
}

/**
 * Notes for the largest sum up to `maxSum`, in dollars, that the bank can give back. An uncounted bank can give any
 * single note.
 */
export function changeFor(bank: Bank | undefined, maxSum: number): readonly number[] {
  if (bank?.counted !== true) return maxSum < NOTE_VALUES[0] ? [] : [maxSum];
  const notesBySum = subsetSums(notesIn(bank), maxSum);
  return notesBySum.get(Math.max(...notesBySum.keys())) ?? [];
}

/** Sets the debts; an empty list removes the member. */
export function withDebts(state: State, debts: readonly Debt[]): State {
  if (state.royale === undefined) return state;
  const { debts: _, ...royale } = state.royale;
  return { ...state, royale: debts.length === 0 ? royale : { ...royale, debts } };
}

/**
 * Finds out how the bank can pay a sum in notes (8.6, 8.18), calculated with the maximum bank. Matches that started
 * before paragraph 8.18 existed never give change.
 */
function findNoteExchange(state: State, player: PlayerId, value: number): NoteExchange | undefined {
  const bank = maxBank(state);
  if (bank?.counted !== true) return { givenNotes: [value], changeNotes: [] };
  const notes = state.options.royale?.bankShort === undefined ? [] : purseOf(state, player).notes;
  return payWithChange(notesIn(bank), notes, value);
}

/** The notes that a payment depends on: those of a counted bank, and those of the player. */
function notesBeforePayment(state: State, player: PlayerId): { readonly had?: BankBefore } {
  const bank = maxBank(state);
  return bank?.counted === true ? { had: { bank: bank.notes, notes: purseOf(state, player).notes } } : {};
}

/** Pays every debt that the bank can pay by now, oldest first (8.19). */
export function payDebts(playResult: Played<State, Why>): Played<State, Why> {
  for (const debt of debtsOf(playResult.state)) {
    const exchange = findNoteExchange(playResult.state, debt.player, debt.value);
    if (exchange === undefined) continue;
    const kind = kindToCountFor(playResult.state, exchange.givenNotes);
    if (kind !== undefined) return { ...playResult, state: withKindToCount(playResult.state, kind) };
    return payDebts(payDebt(playResult, debt, exchange));
  }
  return playResult;
}

function payDebt(
  { state, postings }: Played<State, Why>,
  debt: Debt,
  { givenNotes, changeNotes }: NoteExchange
): Played<State, Why> {
  const { player, value } = debt;
  const why: Why = { code: 'debtPaid', rule: '8.19', player, value, ...notesBeforePayment(state, player) };
  const notePosting = { piece: 'note', why } as const;
  const stateWithNotes = givenNotes.reduce((result, value) => moveNoteFromBank(result, player, value), state);
  const stateAfterExchange = changeNotes.reduce(
    (result, value) => moveNoteToBank(result, player, value),
    stateWithNotes
  );
  const newPostings: readonly Posting<Why>[] = [
    { from: player, to: 'bank', piece: 'debt', value, why },
    ...givenNotes.map((value) => ({ from: 'bank', to: player, value, ...notePosting }) as const),
    ...changeNotes.map((value) => ({ from: player, to: 'bank', value, ...notePosting }) as const)
  ];
  const remainingDebts = debtsOf(stateAfterExchange).filter((each) => each !== debt);
  return { state: withDebts(stateAfterExchange, remainingDebts), postings: [...postings, ...newPostings] };
}

/**
 * Pays a reward: $10,000 and $20,000 in chips, $30,000 and more as a note of the bank. If a counted bank lacks that
 * note, extra postings beside the reward's reason say what happens: other notes (8.6), a larger sum against change
 * (8.18), or the house rule for when neither works (8.19). If a kind must be counted first, nothing is paid yet
 * (8.20).
 */
export function payFromBank(state: State, player: PlayerId, value: number, why: Why): Played<State, Why> {
  const reward = rewardIn(value);
  if (reward.piece === 'chip') return giveChips(state, player, reward.count, why);
  const exchange = findNoteExchange(state, player, value);
  if (exchange === undefined) return payWithoutNotes(state, player, value, why);
  const kind = kindToCountFor(state, exchange.givenNotes);
  if (kind !== undefined) return { state: withKindToCount(state, kind), postings: [] };
  return giveNotes(state, player, value, exchange, why);
}

function giveNotes(
  state: State,
  player: PlayerId,
  value: number,
  { givenNotes, changeNotes }: NoteExchange,
  why: Why
): Played<State, Why> {
  const paymentPostings = givenNotes.map((note): Posting<Why> => ({
    from: 'bank',
    to: player,
    piece: 'note',
    value: note,
    why
  }));
  const stateWithNotes = givenNotes.reduce((result, note) => moveNoteFromBank(result, player, note), state);
  const bankBefore = notesBeforePayment(state, player);
  if (changeNotes.length === 0) {
    const why: Why = { code: 'bankCombines', rule: '8.6', player, value, notes: givenNotes, ...bankBefore };
    const combinedPostings = givenNotes.length === 1 ? [] : [{ to: player, value: 0, why } as const];
    return { state: stateWithNotes, postings: [...paymentPostings, ...combinedPostings] };
  }
  const changeReason: Why = {
    code: 'bankChanges',
    rule: '8.18',
    player,
    value,
    given: givenNotes,
    back: changeNotes,
    ...bankBefore
  };
  const changePostings = changeNotes.map((note): Posting<Why> => ({
    from: player,
    to: 'bank',
    piece: 'note',
    value: note,
    why: changeReason
  }));
  const stateAfterExchange = changeNotes.reduce(
    (result, note) => moveNoteToBank(result, player, note),
    stateWithNotes
  );
  return payDebts({ state: stateAfterExchange, postings: [...paymentPostings, ...changePostings] });
}

/** Handles a reward that no notes can pay: a debt, chips or nothing, depending on the house rule (8.19). */
function payWithoutNotes(state: State, player: PlayerId, value: number, why: Why): Played<State, Why> {
  const rewardPosting = { to: player, value: 0, why } as const;
  const rule = '8.19';
  const bankBefore = notesBeforePayment(state, player);
  const shortagePosting: Posting<Why> = {
    to: player,
    value: 0,
    why: { code: 'bankLacks', rule, player, value, ...bankBefore }
  };
  switch (state.options.royale?.bankShort) {
    case 'owes': {
      const debtReason: Why = { code: 'bankOwes', rule, player, value, ...bankBefore };
      const debtPosting: Posting<Why> = { from: 'bank', to: player, piece: 'debt', value, why: debtReason };
      return {
        state: withDebts(state, [...debtsOf(state), { player, value }]),
        postings: [rewardPosting, debtPosting]
      };
    }
    case 'chips': {
      const count = value / CHIP_VALUE;
      const why: Why = { code: 'bankChips', rule, player, value, chips: count, ...bankBefore };
      const chipResult = giveChips(state, player, count, why);
      return { state: chipResult.state, postings: [rewardPosting, ...chipResult.postings] };
    }
    case 'nothing':
      return { state, postings: [rewardPosting, shortagePosting] };
    case undefined:
      return { state, postings: [shortagePosting] };
  }
}

/** A reward that the bank owes a player, possibly zero, with its reason. */
export interface Reward {
  readonly player: PlayerId;
  /** Value in whole dollars. */
  readonly value: number;
  readonly why: Why;
}

/** Pays a reward; a reward of zero gets a posting too. */
export function payReward(state: State, { player, value, why }: Reward): Played<State, Why> {
  if (value === 0) return { state, postings: [{ to: player, value, why }] };
  return payFromBank(state, player, value, why);
}

/** Pays chips, whose supply is unlimited (1.4). */
export function giveChips(state: State, player: PlayerId, count: number, why: Why): Played<State, Why> {
  const chipPosting: Posting<Why> = { from: 'bank', to: player, piece: 'chip', value: CHIP_VALUE, why };
  const chips = purseOf(state, player).chips + count;
  return {
    state: withPurse(state, player, { chips }),
    postings: Array<typeof chipPosting>(count).fill(chipPosting)
  };
}
