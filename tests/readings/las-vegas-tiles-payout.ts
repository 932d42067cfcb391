/**
 * A second implementation of three tiles of Las Vegas Royale, written independently of the game's own payout; the tests
 * compare both on random positions.
 *
 * It takes valid positions only and refuses nothing. Bad Luck tries every set of notes that could be paid.
 */

type OptionalCount = number | undefined;

export interface Dice {
  readonly small?: OptionalCount;
  readonly big?: OptionalCount;
}

export interface Holding {
  readonly notes: readonly number[];
  readonly chips: number;
}

export interface BadLuckPosition {
  readonly dice: Readonly<Record<string, Dice>>;
  readonly holdings: Readonly<Record<string, Holding>>;
  readonly options?: { readonly badLuckChange?: 'kept' | 'exact' | undefined } | undefined;
}

export interface PayDayPosition {
  readonly player: string;
  readonly casinos: number;
}

export interface BlackBoxPosition {
  readonly winner: string;
  readonly piles: readonly [readonly number[], readonly number[]];
  readonly chosen: 0 | 1;
}

export interface Award {
  from: string;
  to: string;
  piece: 'note' | 'chip' | 'cash';
  value: number;
  count?: number;
}

export interface BadLuckReading {
  awards: Award[];
  facts: { paid: Record<string, number> };
}

export interface RewardReading {
  awards: Award[];
  facts: Record<string, never>;
}

const FINE_AMOUNT = 50_000;
const CHIP_VALUE = 10_000;
const LOWEST_NOTE = 30_000;
const HIGHEST_NOTE = 100_000;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const payPiece = (giver: string, receiver: string, piece: 'note' | 'cash', value: number): Award[] =>
  value === 0 ? [] : [{ from: giver, to: receiver, piece, value }];

const payChips = (giver: string, receiver: string, count: number): Award[] =>
  count === 0 ? [] : [{ from: giver, to: receiver, piece: 'chip', value: CHIP_VALUE, count }];

/** Lists all sets of notes up to the fine plus the largest note, because more could not be changed. */
function handChoices(notes: readonly number[]): number[][] {
  const stacks = new Map<number, number>();
  for (const note of notes) stacks.set(note, (stacks.get(note) ?? 0) + 1);
  let combinations: number[][] = [[]];
  for (const [note, height] of stacks) {
    combinations = combinations.flatMap((hand) => {
      const largerHands: number[][] = [];
      for (let count = 0; count <= height; count += 1) {
        const next = [...hand, ...Array.from({ length: count }, () => note)];
        if (sumOf(next) <= FINE_AMOUNT + HIGHEST_NOTE) largerHands.push(next);
      }
      return largerHands;
    });
  }
  return combinations;
}

const cheapestOf = (hands: readonly (readonly number[])[]): readonly number[] | undefined =>
  [...hands].sort((a, b) => sumOf(a) - sumOf(b) || a.length - b.length)[0];

function payFine(name: string, { notes, chips }: Holding, rule: 'kept' | 'exact'): Award[] {
  const money = sumOf(notes);
  if (money < FINE_AMOUNT) {
    const missingChips = (FINE_AMOUNT - money) / CHIP_VALUE;
    return [
      ...notes.flatMap((note) => payPiece(name, 'bank', 'note', note)),
      ...payChips(name, 'bank', Math.min(chips, missingChips))
    ];
  }
  const sufficientHands = handChoices(notes).filter((hand) => sumOf(hand) >= FINE_AMOUNT);
  const cleanHands = sufficientHands.filter(
    (hand) => sumOf(hand) === FINE_AMOUNT || sumOf(hand) >= FINE_AMOUNT + LOWEST_NOTE
  );
  const changeableHand = cheapestOf(cleanHands);
  const hand = changeableHand ?? cheapestOf(sufficientHands) ?? [];
  const overpayment = sumOf(hand) - FINE_AMOUNT;
  const notesPaid = hand.flatMap((note) => payPiece(name, 'bank', 'note', note));
  if (changeableHand) return [...notesPaid, ...payPiece('bank', name, 'note', overpayment)];
  return rule === 'exact' ? [...notesPaid, ...payPiece('bank', name, 'cash', overpayment)] : notesPaid;
}

export function payBadLuck({ dice, holdings, options }: BadLuckPosition): BadLuckReading {
  const strengths = Object.entries(dice).map(([name, { small = 0, big = 0 }]) => ({
    who: name,
    strength: small + 2 * big
  }));
  const lowestStrength = Math.min(...strengths.map(({ strength }) => strength));
  const unluckyNames = new Set(
    strengths.filter(({ strength }) => strength === lowestStrength).map(({ who }) => who)
  );

  const awards: Award[] = [];
  const paidFines: [string, number][] = [];
  for (const [name, holding] of Object.entries(holdings)) {
    if (!unluckyNames.has(name)) continue;
    const fineAwards = payFine(name, holding, options?.badLuckChange ?? 'kept');
    awards.push(...fineAwards);
    const netValues = fineAwards.map(
      ({ from, value, count = 1 }) => (from === 'bank' ? -value : value) * count
    );
    if (fineAwards.length > 0) paidFines.push([name, sumOf(netValues)]);
  }
  return { awards, facts: { paid: Object.fromEntries(paidFines) } };
}

/** Below the lowest note, a reward is paid in chips. */
function rewardReading(receiver: string, dollars: number): RewardReading {
  const awards =
    dollars < LOWEST_NOTE
      ? payChips('bank', receiver, dollars / CHIP_VALUE)
      : payPiece('bank', receiver, 'note', dollars);
  return { awards, facts: {} };
}

export const payPayDay = ({ player, casinos }: PayDayPosition): RewardReading =>
  rewardReading(player, casinos * CHIP_VALUE);

export const payBlackBox = ({ winner, piles, chosen }: BlackBoxPosition): RewardReading =>
  rewardReading(winner, sumOf(piles[chosen]));
