import { CHIP_VALUE, NOTE_VALUES } from '$lib/games/las-vegas/data';
import { subsetSums, sumOf, type NoteSet } from '$lib/games/las-vegas/payout/make-change';

/** Fine for Bad Luck in whole dollars. */
export const BAD_LUCK_FINE = 50000;
const LOWEST_NOTE = NOTE_VALUES[0];

/** Payment of a fine for Bad Luck; all sums are whole dollars. */
export interface Fine {
  /** The paragraph that decides the payment. */
  readonly rule: '14.1' | '14.2' | '14.3' | '14.6' | '14.7';
  readonly notes: NoteSet;
  readonly chips: number;
  /** Change in notes. */
  readonly change: number;
  /** Overpaid rest that no note can give back. */
  readonly over: number;
  /** Unpaid rest, which is forgiven. */
  readonly missing: number;
}

/** House rules for cases that the rulebook leaves open, and the bank's change. */
export interface FineTable {
  /** The largest sum, at most `most`, that the bank can give back in notes. */
  readonly changeUpTo: (most: number) => number;
  /** True if chips are paid beside notes whenever that makes exactly $50,000 (14.6). */
  readonly chipsBeside: boolean;
}

/** A bank that can give back any single note. Chips are paid only if the notes are worth less than the fine. */
export const ANY_NOTE: FineTable = {
  changeUpTo: (maxSum) => (maxSum < LOWEST_NOTE ? 0 : maxSum),
  chipsBeside: false
};

/**
 * Chooses the notes with the smallest loss after the bank's change; ties go to the smallest sum, then to the fewest
 * notes (14.6, 14.7). Chips are added only if all notes together are worth less than the fine, or under the house
 * rule `chipsBeside`.
 */
export function fineOf(notes: NoteSet, chips: number, table: FineTable = ANY_NOTE): Fine {
  const noteTotal = sumOf(notes);
  if (noteTotal < BAD_LUCK_FINE) return payEverything(notes, chips, noteTotal);
  const notesBySum = subsetSums(notes, noteTotal);
  const exactNotes = notesBySum.get(BAD_LUCK_FINE);
  const notesAndChipsFine =
    table.chipsBeside && exactNotes === undefined ? notesWithChips(notesBySum, chips) : undefined;
  if (notesAndChipsFine !== undefined) return notesAndChipsFine;
  const fine = smallestFine(notesBySum, table);
  const fineWithAnyNote = smallestFine(notesBySum, ANY_NOTE);
  if (fineWithAnyNote.over === 0 && sumOf(fineWithAnyNote.notes) !== sumOf(fine.notes))
    return { ...fine, rule: '14.7' };
  return isChosen(notesBySum, chips, fine, table) ? { ...fine, rule: '14.6' } : fine;
}

/**
 * True if the order of 14.6 decides which notes are paid. This is so if no notes make exactly $50,000, and either
 * another set of notes, all of them needed, would lose no more, or notes and chips together would be exact.
 */
function isChosen(
  notesBySum: ReadonlyMap<number, NoteSet>,
  chips: number,
  { notes, over }: Fine,
  { changeUpTo }: FineTable
): boolean {
  if (sumOf(notes) === BAD_LUCK_FINE) return false;
  if (notesWithChips(notesBySum, chips) !== undefined) return true;
  return [...notesBySum].some(
    ([sum, hand]) =>
      sum > BAD_LUCK_FINE &&
      sum !== sumOf(notes) &&
      hand.every((note) => sum - note < BAD_LUCK_FINE) &&
      fineForSum(sum, hand, changeUpTo).over <= over
  );
}

function payEverything(notes: NoteSet, chips: number, noteTotal: number): Fine {
  const paidChips = Math.min(chips, (BAD_LUCK_FINE - noteTotal) / CHIP_VALUE);
  const unpaidAmount = BAD_LUCK_FINE - noteTotal - paidChips * CHIP_VALUE;
  return { rule: '14.2', notes, chips: paidChips, change: 0, over: 0, missing: unpaidAmount };
}

/** The largest sum of notes below the fine that chips can complete exactly. */
function notesWithChips(notesBySum: ReadonlyMap<number, NoteSet>, chips: number): Fine | undefined {
  const sums = [...notesBySum.keys()].filter(
    (sum) => sum >= BAD_LUCK_FINE - chips * CHIP_VALUE && sum < BAD_LUCK_FINE
  );
  const notes = notesBySum.get(Math.max(...sums)) ?? [];
  if (notes.length === 0) return undefined;
  const paidChips = (BAD_LUCK_FINE - sumOf(notes)) / CHIP_VALUE;
  return { rule: '14.6', notes: [...notes].reverse(), chips: paidChips, change: 0, over: 0, missing: 0 };
}

function smallestFine(notesBySum: ReadonlyMap<number, NoteSet>, { changeUpTo }: FineTable): Fine {
  const fines = [...notesBySum]
    .filter(([sum]) => sum >= BAD_LUCK_FINE)
    .sort(([one], [other]) => one - other)
    .map(([sum, hand]) => fineForSum(sum, hand, changeUpTo));
  const [first, ...others] = fines;
  const unpaidFine: Fine = { rule: '14.2', notes: [], chips: 0, change: 0, over: 0, missing: BAD_LUCK_FINE };
  return others.reduce(
    (bestFine, fine) => (fine.over < bestFine.over ? fine : bestFine),
    first ?? unpaidFine
  );
}

function fineForSum(sum: number, hand: NoteSet, changeFor: FineTable['changeUpTo']): Fine {
  const overpayment = sum - BAD_LUCK_FINE;
  const returnedChange = changeFor(overpayment);
  const lostMoney = overpayment - returnedChange;
  const rule = lostMoney > 0 ? '14.3' : returnedChange > 0 ? '14.2' : '14.1';
  return { rule, notes: [...hand].reverse(), chips: 0, change: returnedChange, over: lostMoney, missing: 0 };
}
