import type { Played, PlayerId, Posting } from '$lib/core';
import { CHIP_VALUE, rewardIn } from '$lib/games/las-vegas/data';
import { notesBeforePayment, payDebts, findSettling, withDebts } from './debts';
import type { Settling } from './make-change';
import { kindToCountFor, withKindToCount } from './bank-known';
import { moveNoteFromBank, moveNoteToBank } from './bank-notes';
import { debtsOf } from '$lib/games/las-vegas/state/main-state';
import { purseOf, withPurse } from '$lib/games/las-vegas/state/table';
import type { State, Why } from '$lib/games/las-vegas/types';

/**
 * Pays a reward: $10,000 and $20,000 in chips, $30,000 and more as a note of the bank. If a counted bank lacks that
 * note, extra postings beside the reward's reason say what happens: other notes (8.6), a larger sum against change
 * (8.18), or the house rule for when neither works (8.19). If a kind must be counted first, nothing is paid yet
 * (8.20).
 */
export function give(state: State, player: PlayerId, value: number, why: Why): Played<State, Why> {
  const reward = rewardIn(value);
  if (reward.piece === 'chip') return giveChips(state, player, reward.count, why);
  const settling = findSettling(state, player, value);
  if (settling === undefined) return giveNoNotes(state, player, value, why);
  const kind = kindToCountFor(state, settling.given);
  if (kind !== undefined) return { state: withKindToCount(state, kind), postings: [] };
  return giveNotes(state, player, value, settling, why);
}

function giveNotes(
  state: State,
  player: PlayerId,
  value: number,
  { given, back }: Settling,
  why: Why
): Played<State, Why> {
  const paid = given.map((note): Posting<Why> => ({
    from: 'bank',
    to: player,
    piece: 'note',
    value: note,
    why
  }));
  const received = given.reduce((result, note) => moveNoteFromBank(result, player, note), state);
  const bankBefore = notesBeforePayment(state, player);
  if (back.length === 0) {
    const why: Why = { code: 'bankCombines', rule: '8.6', player, value, notes: given, ...bankBefore };
    const combined = given.length === 1 ? [] : [{ to: player, value: 0, why } as const];
    return { state: received, postings: [...paid, ...combined] };
  }
  const changed: Why = { code: 'bankChanges', rule: '8.18', player, value, given, back, ...bankBefore };
  const returned = back.map((note): Posting<Why> => ({
    from: player,
    to: 'bank',
    piece: 'note',
    value: note,
    why: changed
  }));
  const settled = back.reduce((result, note) => moveNoteToBank(result, player, note), received);
  return payDebts({ state: settled, postings: [...paid, ...returned] });
}

/** Handles a reward that no notes can pay: a debt, chips or nothing, depending on the house rule (8.19). */
function giveNoNotes(state: State, player: PlayerId, value: number, why: Why): Played<State, Why> {
  const enteredValue = { to: player, value: 0, why } as const;
  const rule = '8.19';
  const bankBefore = notesBeforePayment(state, player);
  const lacks: Posting<Why> = {
    to: player,
    value: 0,
    why: { code: 'bankLacks', rule, player, value, ...bankBefore }
  };
  switch (state.options.royale?.bankShort) {
    case 'owes': {
      const owed: Why = { code: 'bankOwes', rule, player, value, ...bankBefore };
      const debt: Posting<Why> = { from: 'bank', to: player, piece: 'debt', value, why: owed };
      return {
        state: withDebts(state, [...debtsOf(state), { player, value }]),
        postings: [enteredValue, debt]
      };
    }
    case 'chips': {
      const count = value / CHIP_VALUE;
      const why: Why = { code: 'bankChips', rule, player, value, chips: count, ...bankBefore };
      const chips = giveChips(state, player, count, why);
      return { state: chips.state, postings: [enteredValue, ...chips.postings] };
    }
    case 'nothing':
      return { state, postings: [enteredValue, lacks] };
    case undefined:
      return { state, postings: [lacks] };
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
  return give(state, player, value, why);
}

/** Pays chips, whose supply is unlimited (1.4). */
export function giveChips(state: State, player: PlayerId, count: number, why: Why): Played<State, Why> {
  const chip: Posting<Why> = { from: 'bank', to: player, piece: 'chip', value: CHIP_VALUE, why };
  const chips = purseOf(state, player).chips + count;
  return { state: withPurse(state, player, { chips }), postings: Array<typeof chip>(count).fill(chip) };
}
