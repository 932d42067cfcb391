import { CHIP_VALUE, NOTE_VALUES } from '$lib/games/las-vegas/data';
import { subsetSums, sumOf, type Hand } from '$lib/games/las-vegas/make-change';

/** What Bad Luck costs: whole dollars. */
export const BAD_LUCK = 50000;
const LOWEST_NOTE = NOTE_VALUES[0];

/** What somebody hands over for Bad Luck; sums are whole dollars. */
export interface Fine {
  /** The paragraph that decides it. */
  readonly rule: '14.1' | '14.2' | '14.3' | '14.6' | '14.7';
  readonly notes: Hand;
  readonly chips: number;
  /** What comes back in notes. */
  readonly change: number;
  /** What is over and no note can give back. */
  readonly over: number;
  /** What is missing, and forgiven. */
  readonly missing: number;
}

/** How a table plays what the page leaves open, and what its bank can give back. */
export interface FineTable {
  /** The largest sum, of at most this one, that the bank can give back in notes. */
  readonly change: (most: number) => number;
  /** Chips are paid beside notes wherever that comes to $50,000 exactly (14.6). */
  readonly chipsBeside: boolean;
}

/** A bank that has any one note, and chips only where the notes are less. */
export const ANY_NOTE: FineTable = {
  change: (most) => (most < LOWEST_NOTE ? 0 : most),
  chipsBeside: false
};

/**
 * The notes of which least is lost once the bank has given back what it can: of equal losses the
 * smallest sum, of equal sums the fewest notes (14.6, 14.7). Only where all notes together are less,
 * chips are paid as well.
 */
export function fineOf(notes: Hand, chips: number, table: FineTable = ANY_NOTE): Fine {
  const money = sumOf(notes);
  if (money < BAD_LUCK) return allOf(notes, chips, money);
  const hands = subsetSums(notes, money);
  const exact = hands.get(BAD_LUCK);
  const mixed = table.chipsBeside && exact === undefined ? besideChips(hands, chips) : undefined;
  if (mixed !== undefined) return mixed;
  const fine = leastLost(hands, table);
  const other = leastLost(hands, ANY_NOTE);
  if (other.over === 0 && sumOf(other.notes) !== sumOf(fine.notes)) return { ...fine, rule: '14.7' };
  return isChosen(hands, chips, fine, table) ? { ...fine, rule: '14.6' } : fine;
}

/**
 * Whether the order of 14.6 decides what is handed over, where no notes are exact: other notes would do
 * as well, of which none could be left out, or chips beside notes would make $50,000 exactly.
 */
function isChosen(
  hands: ReadonlyMap<number, Hand>,
  chips: number,
  { notes, over }: Fine,
  { change }: FineTable
): boolean {
  if (sumOf(notes) === BAD_LUCK) return false;
  if (besideChips(hands, chips) !== undefined) return true;
  return [...hands].some(
    ([sum, hand]) =>
      sum > BAD_LUCK &&
      sum !== sumOf(notes) &&
      hand.every((note) => sum - note < BAD_LUCK) &&
      lossOf(sum, hand, change).over <= over
  );
}

function allOf(notes: Hand, chips: number, money: number): Fine {
  const paid = Math.min(chips, (BAD_LUCK - money) / CHIP_VALUE);
  const missing = BAD_LUCK - money - paid * CHIP_VALUE;
  return { rule: '14.2', notes, chips: paid, change: 0, over: 0, missing };
}

/** The most notes below the fine that chips can make exact. */
function besideChips(hands: ReadonlyMap<number, Hand>, chips: number): Fine | undefined {
  const sums = [...hands.keys()].filter((sum) => sum >= BAD_LUCK - chips * CHIP_VALUE && sum < BAD_LUCK);
  const notes = hands.get(Math.max(...sums)) ?? [];
  if (notes.length === 0) return undefined;
  const paid = (BAD_LUCK - sumOf(notes)) / CHIP_VALUE;
  return { rule: '14.6', notes: [...notes].reverse(), chips: paid, change: 0, over: 0, missing: 0 };
}

function leastLost(hands: ReadonlyMap<number, Hand>, { change }: FineTable): Fine {
  const fines = [...hands]
    .filter(([sum]) => sum >= BAD_LUCK)
    .sort(([one], [other]) => one - other)
    .map(([sum, hand]) => lossOf(sum, hand, change));
  const [first, ...others] = fines;
  const none: Fine = { rule: '14.2', notes: [], chips: 0, change: 0, over: 0, missing: BAD_LUCK };
  return others.reduce((best, each) => (each.over < best.over ? each : best), first ?? none);
}

function lossOf(sum: number, hand: Hand, change: FineTable['change']): Fine {
  const rest = sum - BAD_LUCK;
  const back = change(rest);
  const over = rest - back;
  const rule = over > 0 ? '14.3' : back > 0 ? '14.2' : '14.1';
  return { rule, notes: [...hand].reverse(), chips: 0, change: back, over, missing: 0 };
}
