import type { Played, PlayerId, Posting } from '$lib/core';
import { maxBank, notesIn, kindToCountFor, withKindToCount } from './bank-known';
import { moveNoteFromBank, moveNoteToBank } from './bank-notes';
import { payWithChange, type Settling } from './make-change';
import { debtsOf } from '$lib/games/las-vegas/state/main-state';
import { purseOf } from '$lib/games/las-vegas/state/table';
import type { BankBefore, Debt } from '$lib/games/las-vegas/state/royale';
import type { State, Why } from '$lib/games/las-vegas/types';

/** Sets the debts; an empty list removes the member. */
export function withDebts(state: State, debts: readonly Debt[]): State {
  if (state.royale === undefined) return state;
  const { debts: _, ...royale } = state.royale;
  return { ...state, royale: debts.length === 0 ? royale : { ...royale, debts } };
}

/**
 * How the bank can pay a sum in notes (8.6, 8.18), calculated with the maximum bank. Matches that began before
 * paragraph 8.18 existed never give change.
 */
export function findSettling(state: State, player: PlayerId, value: number): Settling | undefined {
  const bank = maxBank(state);
  if (bank?.counted !== true) return { given: [value], back: [] };
  const notes = state.options.royale?.bankShort === undefined ? [] : purseOf(state, player).notes;
  return payWithChange(notesIn(bank), notes, value);
}

/** The notes of a counted bank and of the player, on which the payment depends. */
export function notesBeforePayment(state: State, player: PlayerId): { readonly had?: BankBefore } {
  const bank = maxBank(state);
  return bank?.counted === true ? { had: { bank: bank.notes, notes: purseOf(state, player).notes } } : {};
}

/** Pays every debt that the bank can pay by now, oldest first (8.19). */
export function payDebts(played: Played<State, Why>): Played<State, Why> {
  for (const debt of debtsOf(played.state)) {
    const settling = findSettling(played.state, debt.player, debt.value);
    if (settling === undefined) continue;
    const kind = kindToCountFor(played.state, settling.given);
    if (kind !== undefined) return { ...played, state: withKindToCount(played.state, kind) };
    return payDebts(payDebt(played, debt, settling));
  }
  return played;
}

function payDebt(
  { state, postings }: Played<State, Why>,
  debt: Debt,
  { given, back }: Settling
): Played<State, Why> {
  const { player, value } = debt;
  const why: Why = { code: 'debtPaid', rule: '8.19', player, value, ...notesBeforePayment(state, player) };
  const note = { piece: 'note', why } as const;
  const received = given.reduce((result, value) => moveNoteFromBank(result, player, value), state);
  const settled = back.reduce((result, value) => moveNoteToBank(result, player, value), received);
  const lines: readonly Posting<Why>[] = [
    { from: player, to: 'bank', piece: 'debt', value, why },
    ...given.map((value) => ({ from: 'bank', to: player, value, ...note }) as const),
    ...back.map((value) => ({ from: player, to: 'bank', value, ...note }) as const)
  ];
  const left = debtsOf(settled).filter((otherDebt) => otherDebt !== debt);
  return { state: withDebts(settled, left), postings: [...postings, ...lines] };
}
