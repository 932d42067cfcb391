/**
 * A second implementation of three tiles of Las Vegas Royale, written independently of the game's own payout; the tests
 * compare both on random positions.
 *
 * It takes valid positions only and refuses nothing. Bad Luck tries every set of notes that could be paid.
 */

type Count = number | undefined;

export interface Dice {
  readonly small?: Count;
  readonly big?: Count;
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

const FINE = 50_000;
const CHIP = 10_000;
const LOWEST_NOTE = 30_000;
const HIGHEST_NOTE = 100_000;

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const give = (from: string, to: string, piece: 'note' | 'cash', value: number): Award[] =>
  value === 0 ? [] : [{ from, to, piece, value }];

const giveChips = (from: string, to: string, count: number): Award[] =>
  count === 0 ? [] : [{ from, to, piece: 'chip', value: CHIP, count }];

/** Every set of notes up to the amount that the largest note could still change. */
function choices(notes: readonly number[]): number[][] {
  const stacks = new Map<number, number>();
  for (const note of notes) stacks.set(note, (stacks.get(note) ?? 0) + 1);
  let found: number[][] = [[]];
  for (const [note, height] of stacks) {
    found = found.flatMap((hand) => {
      const taller: number[][] = [];
      for (let count = 0; count <= height; count += 1) {
        const next = [...hand, ...Array.from({ length: count }, () => note)];
        if (add(next) <= FINE + HIGHEST_NOTE) taller.push(next);
      }
      return taller;
    });
  }
  return found;
}

const cheapest = (hands: readonly (readonly number[])[]): readonly number[] | undefined =>
  [...hands].sort((one, other) => add(one) - add(other) || one.length - other.length)[0];

function payFine(name: string, { notes, chips }: Holding, rule: 'kept' | 'exact'): Award[] {
  const money = add(notes);
  if (money < FINE) {
    const missing = (FINE - money) / CHIP;
    return [
      ...notes.flatMap((note) => give(name, 'bank', 'note', note)),
      ...giveChips(name, 'bank', Math.min(chips, missing))
    ];
  }
  const sufficientHands = choices(notes).filter((hand) => add(hand) >= FINE);
  const clean = sufficientHands.filter((hand) => add(hand) === FINE || add(hand) >= FINE + LOWEST_NOTE);
  const changeable = cheapest(clean);
  const hand = changeable ?? cheapest(sufficientHands) ?? [];
  const overpaid = add(hand) - FINE;
  const notesPaid = hand.flatMap((note) => give(name, 'bank', 'note', note));
  if (changeable) return [...notesPaid, ...give('bank', name, 'note', overpaid)];
  return rule === 'exact' ? [...notesPaid, ...give('bank', name, 'cash', overpaid)] : notesPaid;
}

export function payBadLuck({ dice, holdings, options }: BadLuckPosition): BadLuckReading {
  const strengths = Object.entries(dice).map(([name, { small = 0, big = 0 }]) => ({
    who: name,
    strength: small + 2 * big
  }));
  const fewest = Math.min(...strengths.map(({ strength }) => strength));
  const unlucky = new Set(strengths.filter(({ strength }) => strength === fewest).map(({ who }) => who));

  const awards: Award[] = [];
  const paid: [string, number][] = [];
  for (const [name, holding] of Object.entries(holdings)) {
    if (!unlucky.has(name)) continue;
    const fine = payFine(name, holding, options?.badLuckChange ?? 'kept');
    awards.push(...fine);
    const net = fine.map(({ from, value, count = 1 }) => (from === 'bank' ? -value : value) * count);
    if (fine.length > 0) paid.push([name, add(net)]);
  }
  return { awards, facts: { paid: Object.fromEntries(paid) } };
}

/** Below the lowest note, a reward is paid in chips. */
function reward(to: string, dollars: number): RewardReading {
  const awards =
    dollars < LOWEST_NOTE ? giveChips('bank', to, dollars / CHIP) : give('bank', to, 'note', dollars);
  return { awards, facts: {} };
}

export const payPayDay = ({ player, casinos }: PayDayPosition): RewardReading =>
  reward(player, casinos * CHIP);

export const payBlackBox = ({ winner, piles, chosen }: BlackBoxPosition): RewardReading =>
  reward(winner, add(piles[chosen]));
