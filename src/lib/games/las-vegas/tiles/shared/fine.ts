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
  readonly change: (most: number) => number;
  /** True if chips are paid beside notes whenever that makes exactly $50,000 (14.6). */
  readonly chipsBeside: boolean;
}

/** A bank that has any single note; chips are paid only if the notes are worth less than the fine. */
export const ANY_NOTE: FineTable = {
  change: (most) => (most < LOWEST_NOTE ? 0 : most),
  chipsBeside: false
};

/**
 * Chooses the notes with the smallest loss after the bank's change; ties go to the smallest sum, then to the fewest
 * notes (14.6, 14.7). Chips are added only if all notes together are worth less than the fine, or under the house
 * rule `chipsBeside`.
 */
export function fineOf(notes: NoteSet, chips: number, table: FineTable = ANY_NOTE): Fine {
  const money = sumOf(notes);
  if (money < BAD_LUCK_FINE) return payEverything(notes, chips, money);
  const notesBySum = subsetSums(notes, money);
  const exact = notesBySum.get(BAD_LUCK_FINE);
  const mixed = table.chipsBeside && exact === undefined ? notesWithChips(notesBySum, chips) : undefined;
  if (mixed !== undefined) return mixed;
  const fine = smallestFine(notesBySum, table);
  const other = smallestFine(notesBySum, ANY_NOTE);
  if (other.over === 0 && sumOf(other.notes) !== sumOf(fine.notes)) return { ...fine, rule: '14.7' };
  return isChosen(notesBySum, chips, fine, table) ? { ...fine, rule: '14.6' } : fine;
}

/**
 * True if the order of 14.6 decides which notes are paid. That is so if no notes make exactly $50,000, and either
 * other notes (none of which can be left out) would lose no more, or chips beside notes would be exact.
 */
function isChosen(
  hands: ReadonlyMap<number, NoteSet>,
  chips: number,
  { notes, over }: Fine,
  { change }: FineTable
): boolean {
  if (sumOf(notes) === BAD_LUCK_FINE) return false;
  if (notesWithChips(hands, chips) !== undefined) return true;
  return [...hands].some(
    ([sum, hand]) =>
      sum > BAD_LUCK_FINE &&
      sum !== sumOf(notes) &&
      hand.every((note) => sum - note < BAD_LUCK_FINE) &&
      fineForSum(sum, hand, change).over <= over
  );
}

function payEverything(notes: NoteSet, chips: number, money: number): Fine {
  const paid = Math.min(chips, (BAD_LUCK_FINE - money) / CHIP_VALUE);
  const missing = BAD_LUCK_FINE - money - paid * CHIP_VALUE;
  return { rule: '14.2', notes, chips: paid, change: 0, over: 0, missing };
}

/** The largest sum of notes below the fine that chips can complete exactly. */
function notesWithChips(hands: ReadonlyMap<number, NoteSet>, chips: number): Fine | undefined {
  const sums = [...hands.keys()].filter(
    (sum) => sum >= BAD_LUCK_FINE - chips * CHIP_VALUE && sum < BAD_LUCK_FINE
  );
  const notes = hands.get(Math.max(...sums)) ?? [];
  if (notes.length === 0) return undefined;
  const paid = (BAD_LUCK_FINE - sumOf(notes)) / CHIP_VALUE;
  return { rule: '14.6', notes: [...notes].reverse(), chips: paid, change: 0, over: 0, missing: 0 };
}

function smallestFine(hands: ReadonlyMap<number, NoteSet>, { change }: FineTable): Fine {
  const fines = [...hands]
    .filter(([sum]) => sum >= BAD_LUCK_FINE)
    .sort(([one], [other]) => one - other)
    .map(([sum, hand]) => fineForSum(sum, hand, change));
  const [first, ...others] = fines;
  const none: Fine = { rule: '14.2', notes: [], chips: 0, change: 0, over: 0, missing: BAD_LUCK_FINE };
  return others.reduce((best, fine) => (fine.over < best.over ? fine : best), first ?? none);
}

function fineForSum(sum: number, hand: NoteSet, change: FineTable['change']): Fine {
  const rest = sum - BAD_LUCK_FINE;
  const returned = change(rest);
  const unreturned = rest - returned;
  const rule = unreturned > 0 ? '14.3' : returned > 0 ? '14.2' : '14.1';
  return { rule, notes: [...hand].reverse(), chips: 0, change: returned, over: unreturned, missing: 0 };
}
