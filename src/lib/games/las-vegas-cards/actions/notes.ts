import { countPieces, isListOf, missingPiece, withoutPieces } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { NOTE_VALUES, NOTES_PER_CASINO } from '$lib/games/las-vegas-cards/data';
import { NUMBERS, type Pair, type State } from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, type CardsAction, type CardsAsk } from './action';
import { groupId } from './groups';
import { beginRound, pay } from './round';

const NOTE_COUNT = NOTES_PER_CASINO * NUMBERS.length;

/** Two notes at each casino, from 1 to 6 (2.1); if they are entered late, the round is paid. */
export const notes: CardsAction<'notes'> = {
  isReadable: (move) => isListOf(move.notes, isDollars),
  refuse(state, { notes: pairNotes }) {
    const isAllowed = state.phase === 'notes' || (state.phase === 'turns' && state.later);
    if (!isAllowed) return notNowReason(state);
    if (pairNotes.length !== NOTE_COUNT) return { code: 'wrongNotes', rule: '2.1', given: pairNotes.length };
    const missingNote = missingPiece(state.unseen, pairNotes.map(String));
    if (missingNote === undefined) return undefined;
    return {
      code: 'noteGone',
      rule: '1.3',
      value: Number(missingNote),
      left: state.unseen[missingNote] ?? 0
    };
  },
  apply(state, { notes: pairNotes }) {
    const pairs = pairsOf(pairNotes);
    const casinos = state.casinos.map(
      (casino, index) => ({ ...casino, notes: pairs[index] ?? [0, 0] }) as const
    );
    const next: State = {
      ...state,
      casinos,
      unseen: withoutPieces(state.unseen, pairNotes.map(String)),
      later: false
    };
    if (state.phase === 'turns') return withoutPostings(next);
    return state.later ? pay(next) : withoutPostings(beginRound(next));
  },
  log: ({ round }, move) => ({ code: 'notes', round, pairs: pairsOf(move.notes) }),
  move(_, outcome) {
    if (outcome.kind === 'draw') return { type: 'notes', notes: outcome.drawn.map(Number) };
    if (outcome.kind !== 'counts') return undefined;
    // Lists the higher note of a casino first, because the order in which its two notes were entered means nothing.
    const descendingValues = [...NOTE_VALUES].reverse();
    const sortedNotes = NUMBERS.flatMap((casino) =>
      descendingValues.flatMap((value) =>
        Array<number>(outcome.counts[groupId({ kind: 'notes', casino })]?.[value] ?? 0).fill(value)
      )
    );
    return { type: 'notes', notes: sortedNotes };
  },
  answer(ask, { notes: pairNotes }) {
    if (ask.kind === 'draw') return { kind: 'draw', drawn: pairNotes.map(String) };
    const groups = NUMBERS.map(
      (casino, index) =>
        [
          groupId({ kind: 'notes', casino }),
          countPieces(pairNotes.slice(index * NOTES_PER_CASINO, (index + 1) * NOTES_PER_CASINO).map(String))
        ] as const
    );
    return { kind: 'counts', counts: Object.fromEntries(groups) };
  }
};

/**
 * Asks for two notes at each casino (1.3). They are drawn if the owner's copy was counted; otherwise players enter any
 * values.
 */
export function notesAsk({ options, unseen }: State): CardsAsk {
  if (options.notes !== undefined)
    return { ...askId('notes'), kind: 'draw', from: 'notes', pool: unseen, count: NOTE_COUNT };
  const rows = NOTE_VALUES.map((value) => ({ id: String(value), max: NOTES_PER_CASINO }));
  const groups = NUMBERS.map((casino) => ({
    id: groupId({ kind: 'notes', casino }),
    total: NOTES_PER_CASINO,
    rows
  }));
  return { ...askId('notes'), kind: 'counts', groups, inOrder: true };
}

/** Splits the notes of a round into pairs, the higher note of each first. */
export function pairsOf(pairNotes: readonly number[]): readonly Pair[] {
  return NUMBERS.map((_, index) => {
    const [one = 0, other = 0] = pairNotes.slice(NOTES_PER_CASINO * index, NOTES_PER_CASINO * (index + 1));
    return one > other ? [one, other] : [other, one];
  });
}

/** Accepts any positive sum. A sum that is not a note value is refused later, as a note that is not available. */
function isDollars(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
