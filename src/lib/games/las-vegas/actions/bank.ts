import { countPieces, deckSize, type Deck } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import {
  uncountedNoteCount,
  maxNotes,
  NOTHING_COUNTED,
  notesIn,
  uncountedKinds,
  unseenNotes
} from '$lib/games/las-vegas/payout/bank-known';
import { step } from '$lib/games/las-vegas/rules';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import type { BankCount } from '$lib/games/las-vegas/state/royale';
import { isRoundUntouched } from '$lib/games/las-vegas/state/table';
import type { Move, State, TableAsk } from '$lib/games/las-vegas/types';
import { chipCardWanted, notNowReason, type RoyaleAction } from './action';

/**
 * The notes of the bank are entered, kind by kind as payments need them (8.20) or all at once (8.5). Then the move that
 * waited for the count is played.
 */
export const bank: RoyaleAction<'bank'> = {
  refuse(state, { notes }) {
    if (state.phase !== 'bank' && !canEnterWholeBank(state)) return notNowReason(state);
    if (notes === 'notCounted') return undefined;
    const kind = enteredKind(state, notes);
    const uncountedNotes = uncountedKinds(state);
    const hasTooManyNotes = Object.entries(notes).some(
      ([note, count]) => count > (uncountedNotes.includes(Number(note)) ? maxNotes(state, Number(note)) : 0)
    );
    const noteCount = deckSize(notes);
    const total = kind === undefined ? uncountedNoteCount(state) : noteCount;
    if (!hasTooManyNotes && noteCount === total) return undefined;
    return { code: 'notTheBank', rule: '8.5', notes: noteCount, wanted: total };
  },
  apply(state, { notes }) {
    const { state: stateWithBank, heldMove } = endBankCount(state, notes);
    return heldMove === undefined ? withoutPostings(stateWithBank) : step(stateWithBank, heldMove);
  },
  log(stateBefore, { notes }) {
    if (notes === 'notCounted') return { code: 'bank', counted: false };
    const value = enteredKind(stateBefore, notes);
    if (value === undefined) return { code: 'bank', counted: true };
    return { code: 'bank', counted: true, only: { value, count: notes[value] ?? 0 } };
  },
  move(_, outcome) {
    if (outcome.kind === 'draw') return { type: 'bank', notes: countPieces(outcome.drawn) };
    return outcome.kind === 'counts' ? { type: 'bank', notes: outcome.counts['bank'] ?? {} } : undefined;
  },
  answer({ kind }, { notes }) {
    if (notes === 'notCounted') return undefined;
    if (kind === 'counts') return { kind, counts: { bank: notes } };
    return kind === 'draw' ? { kind, drawn: notesIn({ notes }).map(String) } : undefined;
  }
};

/** The players count the whole bank before the match continues (8.20). */
export const countBank: RoyaleAction<'countBank'> = {
  refuse(state) {
    const isTurn = state.phase === 'turns' && !isWaiting(state) && chipCardWanted(state) === undefined;
    const isOpen = isTurn && state.royale?.bank?.kinds !== undefined && uncountedNoteCount(state) > 0;
    return isOpen ? undefined : notNowReason(state);
  },
  apply: (state) => withoutPostings(waitForBankCount(state, {})),
  log: () => ({ code: 'countBank' })
};

/** Asks while the bank is counted: the app draws the notes, the players count them, or no one counts them. */
export function bankAsks(state: State): readonly TableAsk[] {
  const kinds = uncountedKinds(state);
  const pool = unseenNotes(state, kinds);
  const count = uncountedNoteCount(state);
  const { kind } = state.royale?.counting ?? {};
  const rows = (kind === undefined ? kinds : [kind]).map((note) => ({
    id: String(note),
    max: maxNotes(state, note)
  }));
  const total = kind === undefined ? { total: count } : {};
  return [
    { id: 'bank', kind: 'draw', dealt: true, from: 'notes', pool, count },
    {
      id: 'bank counts',
      ...(kind === undefined ? {} : { params: { step: 'kind' } }),
      kind: 'counts',
      groups: [{ id: 'bank', ...total, rows }]
    },
    { id: 'bank not counted', kind: 'choose', choices: [{ move: { type: 'bank', notes: 'notCounted' } }] }
  ];
}

/** The ask for a count of the whole bank, which the players may start whenever they like. */
export function countBankAsks(state: State): readonly TableAsk[] {
  const move = { type: 'countBank' } as const;
  if (countBank.refuse(state, move) !== undefined) return [];
  return [{ id: 'count bank', kind: 'choose', optional: true, choices: [{ move }] }];
}

/** Adds an uncounted bank to the state; its notes are counted when a payment needs them. */
export function withUncountedBank(state: State): State {
  const { royale } = state;
  if (royale === undefined || royale.bank !== undefined) return state;
  return { ...state, royale: { ...royale, bank: NOTHING_COUNTED } };
}

/** Interrupts the current phase for a count of the bank. The entered move in `held` is played after it. */
export function waitForBankCount(state: State, bankCount: Omit<BankCount, 'phase'>): State {
  if (state.royale === undefined) return state;
  const { phase, royale } = state;
  return { ...state, phase: 'bank', royale: { ...royale, counting: { ...bankCount, phase } } };
}

/** True if the whole bank may still be entered before the first turn, as in matches of older versions. */
function canEnterWholeBank(state: State): boolean {
  const hasBegun = state.round > 1 || !isRoundUntouched(state) || state.royale?.doing !== undefined;
  return state.phase === 'turns' && !hasBegun && state.royale?.bank?.kinds?.length === 0;
}

/** Puts these notes into the bank and ends the count; also returns the move that waited for it. */
function endBankCount(
  state: State,
  notes: Deck | 'notCounted'
): { readonly state: State; readonly heldMove?: Move } {
  if (state.royale?.bank === undefined) return { state };
  const { counting, ...royale } = state.royale;
  const phase = counting?.phase ?? state.phase;
  const nextState = { ...state, phase, royale: { ...royale, bank: state.royale.bank } };
  const heldMember = counting?.held === undefined ? {} : { heldMove: counting.held as Move };
  if (notes !== 'notCounted')
    return { state: countBankNotes(nextState, notes, enteredKind(state, notes)), ...heldMember };
  const bank = { counted: false, notes: royale.bank?.notes ?? {} };
  return { state: { ...nextState, royale: { ...royale, bank } }, ...heldMember };
}

function countBankNotes(
  state: State & { readonly royale: Required<Pick<NonNullable<State['royale']>, 'bank'>> },
  enteredNotes: Deck,
  kind: number | undefined
): State {
  const { bank } = state.royale;
  const remainingUnseen = Object.fromEntries(
    Object.entries(state.unseen).map(([note, count]) => [note, count - (enteredNotes[note] ?? 0)])
  );
  const notes = { ...bank.notes, ...enteredNotes };
  const kinds = kind === undefined ? {} : { kinds: [...(bank.kinds ?? []), kind] };
  return {
    ...state,
    unseen: remainingUnseen,
    royale: { ...state.royale, bank: { counted: true, notes, ...kinds } }
  };
}

/** The kind of these notes, if they are of the one kind that is being counted. */
function enteredKind({ royale }: Pick<State, 'royale'>, notes: Deck): number | undefined {
  const kind = royale?.counting?.kind;
  const noteValues = Object.keys(notes);
  return kind !== undefined && noteValues.length === 1 && noteValues[0] === String(kind) ? kind : undefined;
}
