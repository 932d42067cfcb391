import { CHIP_VALUE, NOTE_VALUES } from '$lib/games/las-vegas/data';

/** What Bad Luck costs: whole dollars. */
export const BAD_LUCK = 50000;
const LOWEST_NOTE = NOTE_VALUES[0];

/** What somebody hands over for Bad Luck; sums are whole dollars. */
export interface Fine {
  readonly notes: readonly number[];
  readonly chips: number;
  /** What is over, if the bank can give it as one note. */
  readonly change: number;
  /** What is over and no note can give back. */
  readonly over: number;
  /** What is missing, and forgiven. */
  readonly missing: number;
}

/**
 * The smallest sum of notes that is exactly $50,000 or leaves change of a note; of equal sums the
 * fewest notes. Where no notes do so, the smallest sum that covers it. Only where all notes together
 * are less, chips are paid as well.
 */
export function fineOf(notes: readonly number[], chips: number): Fine {
  const money = sum(notes);
  if (money < BAD_LUCK) {
    const paid = Math.min(chips, (BAD_LUCK - money) / CHIP_VALUE);
    return { notes, chips: paid, change: 0, over: 0, missing: BAD_LUCK - money - paid * CHIP_VALUE };
  }
  const hands = handsOf([...notes].sort((one, other) => one - other)).filter((hand) => sum(hand) >= BAD_LUCK);
  const clean = hands.filter((hand) => sum(hand) === BAD_LUCK || sum(hand) >= BAD_LUCK + LOWEST_NOTE);
  const hand = cheapest(clean) ?? cheapest(hands) ?? [];
  const rest = sum(hand) - BAD_LUCK;
  const none = { notes: hand, chips: 0, change: 0, over: 0, missing: 0 };
  return rest < LOWEST_NOTE ? { ...none, over: rest } : { ...none, change: rest };
}

function sum(notes: readonly number[]): number {
  return notes.reduce((all, note) => all + note, 0);
}

function cheapest(hands: readonly (readonly number[])[]): readonly number[] | undefined {
  return [...hands].sort((one, other) => sum(one) - sum(other) || one.length - other.length)[0];
}

/** Every choice of notes, without those that pay far too much; equal notes are taken from the left. */
function handsOf(notes: readonly number[], spent = 0): readonly (readonly number[])[] {
  return notes.reduce<readonly (readonly number[])[]>(
    (hands, note, index) => {
      if (notes[index - 1] === note || spent >= BAD_LUCK + LOWEST_NOTE) return hands;
      return [...hands, ...handsOf(notes.slice(index + 1), spent + note).map((hand) => [note, ...hand])];
    },
    [[]]
  );
}
