import { deckSize, type Deck } from '$lib/core';
import { leftToCount, mostOf, NOTHING_COUNTED, uncountedKinds, unseenOf } from './bank-known';
import { kindEntered } from '$lib/games/las-vegas/state/main-state';
import { untouched } from '$lib/games/las-vegas/state/table';
import type { BankCount } from '$lib/games/las-vegas/state/royale';
import type { Move, State, TableAsk, Why } from '$lib/games/las-vegas/types';

/** Counts the notes of the bank, either kind by kind as payments need them (8.20) or all at once (8.5). */

/** Adds an uncounted bank to the state; its notes are counted when a payment needs them. */
export function withUncountedBank(state: State): State {
  const { royale } = state;
  if (royale === undefined || royale.bank !== undefined) return state;
  return { ...state, royale: { ...royale, bank: NOTHING_COUNTED } };
}

/** Interrupts the current phase for a count of the bank. The entered move in `held` is played after it. */
export function waitingToCount(state: State, counting: Omit<BankCount, 'phase'>): State {
  if (state.royale === undefined) return state;
  const { phase, royale } = state;
  return { ...state, phase: 'bank', royale: { ...royale, counting: { ...counting, phase } } };
}

/** Refuses a count of the whole bank unless there is something left to count; `other` is the reason to give. */
export function refuseCountBank(state: State, other: Why): Why | undefined {
  const isOpen = state.phase === 'turns' && leftToCount(state) > 0;
  return isOpen && state.royale?.bank?.kinds !== undefined ? undefined : other;
}

/** True if the whole bank may still be entered before the first turn. Matches of older versions do that. */
function isPublic(state: State): boolean {
  const isBegun = state.round > 1 || !untouched(state) || state.royale?.doing !== undefined;
  return state.phase === 'turns' && !isBegun && state.royale?.bank?.kinds?.length === 0;
}

/** Reason why these notes cannot be in the bank now, or undefined; `other` if no count is asked for. */
export function refuseBank(state: State, notes: Deck | 'notCounted', other: Why): Why | undefined {
  if (state.phase !== 'bank' && !isPublic(state)) return other;
  if (notes === 'notCounted') return undefined;
  const kind = kindEntered(state, notes);
  const open = uncountedKinds(state);
  const lack = Object.entries(notes).some(
    ([note, count]) => count > (open.includes(Number(note)) ? mostOf(state, Number(note)) : 0)
  );
  const entered = deckSize(notes);
  const wanted = kind === undefined ? leftToCount(state) : entered;
  return !lack && entered === wanted
    ? undefined
    : { code: 'notTheBank', rule: '8.5', notes: entered, wanted };
}

/** Puts these notes into the bank and ends the count; also returns the move that waited for it. */
export function countBank(
  state: State,
  notes: Deck | 'notCounted'
): { readonly state: State; readonly held?: Move } {
  if (state.royale?.bank === undefined) return { state };
  const { counting, ...royale } = state.royale;
  const phase = counting?.phase ?? state.phase;
  const on = { ...state, phase, royale: { ...royale, bank: state.royale.bank } };
  const held = counting?.held === undefined ? {} : { held: counting.held as Move };
  if (notes !== 'notCounted') return { state: counted(on, notes, kindEntered(state, notes)), ...held };
  const bank = { counted: false, notes: royale.bank?.notes ?? {} };
  return { state: { ...on, royale: { ...royale, bank } }, ...held };
}

function counted(
  state: State & { readonly royale: Required<Pick<NonNullable<State['royale']>, 'bank'>> },
  entered: Deck,
  kind: number | undefined
): State {
  const { bank } = state.royale;
  const unseen = Object.fromEntries(
    Object.entries(state.unseen).map(([note, count]) => [note, count - (entered[note] ?? 0)])
  );
  const notes = { ...bank.notes, ...entered };
  const kinds = kind === undefined ? {} : { kinds: [...(bank.kinds ?? []), kind] };
  return { ...state, unseen, royale: { ...state.royale, bank: { counted: true, notes, ...kinds } } };
}

/** Asks while the bank is counted: the app draws the notes, the players count them, or nobody counts them. */
export function bankAsks(state: State): readonly TableAsk[] {
  const kinds = uncountedKinds(state);
  const pool = unseenOf(state, kinds);
  const count = leftToCount(state);
  const { kind } = state.royale?.counting ?? {};
  const rows = (kind === undefined ? kinds : [kind]).map((note) => ({
    id: String(note),
    max: mostOf(state, note)
  }));
  const total = kind === undefined ? { total: count } : {};
  return [
    { id: 'bank', kind: 'draw', dealt: true, from: 'notes', pool, count },
    {
      id: 'bank counts',
      ...(kind === undefined ? {} : { about: { step: 'kind' } }),
      kind: 'counts',
      groups: [{ id: 'bank', ...total, rows }]
    },
    { id: 'bank not counted', kind: 'choose', choices: [{ move: { type: 'bank', notes: 'notCounted' } }] }
  ];
}

/** The ask for a count of the whole bank, which the players may start whenever they like. */
export function countBankAsks(state: State): readonly TableAsk[] {
  const move = { type: 'countBank' } as const;
  if (refuseCountBank(state, { code: 'unreadable', rule: '7.1' }) !== undefined) return [];
  return [{ id: 'count bank', kind: 'choose', aside: true, choices: [{ move }] }];
}
