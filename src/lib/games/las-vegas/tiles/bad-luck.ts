import { dollars, plural, type Played, type PlayerId, type Posting } from '$lib/core';
import { fromBank, notesFor, toBank } from '$lib/games/las-vegas/bank';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { countAt, diceAt } from '$lib/games/las-vegas/hands';
import { strength } from '$lib/games/las-vegas/payout';
import { purseOf, withPurse } from '$lib/games/las-vegas/table';
import type { Face, State, Strength, Why } from '$lib/games/las-vegas/types';
import { strengthWords } from '$lib/games/las-vegas/words';
import { fineOf, type Fine } from './fine';
import { defineTile, type Acting, type Went } from './tile';

interface Charged {
  readonly code: 'badLuck';
  readonly rule: '14.1' | '14.2' | '14.3';
  readonly at: Face | 'this';
  readonly player: PlayerId;
  readonly dice: Strength;
  /** Handed over: dollars in notes, and chips. */
  readonly notes: number;
  readonly chips: number;
  readonly change: number;
  /** What no note could give back, and whether it is owed in cash. */
  readonly over: number;
  readonly exact: boolean;
  readonly missing: number;
}

/** Said by the referee alone, who answers everybody with dice there. */
interface Spared {
  readonly code: 'badLuckSpared';
  readonly rule: '14.1';
  readonly at: Face | 'this';
  readonly player: PlayerId;
  readonly dice: Strength;
  readonly fewest: number;
}

export interface BadLuck {
  readonly Id: 'bad-luck';
  readonly Live: object;
  readonly Step: object;
  readonly Why: Charged | Spared;
  readonly Do: never;
}

/** The fewest dice there, and who has them (14.1). */
export function unlucky<Player>(
  counts: readonly (readonly [Player, number])[]
): readonly (readonly [Player, number])[] {
  const fewest = Math.min(...counts.map(([, count]) => count));
  return counts.filter(([, count]) => count === fewest);
}

/** Why somebody pays this fine; the paragraph is that of its most unusual part. */
export function badLuckWhy(
  at: Face | 'this',
  player: PlayerId,
  dice: Strength,
  { notes, chips, change, over, missing }: Fine,
  exact: boolean
): Charged {
  const rule = over > 0 ? '14.3' : change > 0 || chips > 0 || missing > 0 ? '14.2' : '14.1';
  const given = notes.reduce((all, note) => all + note, 0);
  return { code: 'badLuck', rule, at, player, dice, notes: given, chips, change, over, exact, missing };
}

function charge({ state, postings }: Played<State, Why>, at: Face, player: PlayerId): Played<State, Why> {
  const exact = state.options.royale?.badLuckChange === 'exact';
  const purse = purseOf(state, player);
  const wanted = fineOf(purse.notes, purse.chips);
  const paidIn = wanted.notes.reduce((so, note) => toBank(so, player, note), state);
  const change = wanted.change === 0 ? [] : notesFor(paidIn.royale?.bank, wanted.change);
  const fine = change === undefined ? { ...wanted, change: 0, over: wanted.change } : wanted;
  const why = badLuckWhy(at, player, strength(player, diceAt(state, at, player)), fine, exact);
  const lines: Posting<Why>[] = [
    ...fine.notes.map((value): Posting<Why> => ({ from: player, to: 'bank', piece: 'note', value, why })),
    ...Array.from({ length: fine.chips }, (): Posting<Why> => ({
      from: player,
      to: 'bank',
      piece: 'chip',
      value: CHIP_VALUE,
      why
    })),
    ...(change ?? []).map((value): Posting<Why> => ({ from: 'bank', to: player, piece: 'note', value, why })),
    ...(exact && fine.over > 0
      ? [{ from: 'bank', to: player, piece: 'cash', value: fine.over, why } as const]
      : [])
  ];
  const nothing: Posting<Why> = { to: player, value: 0, why };
  const cash = exact && fine.over > 0 ? { cash: [...(purse.cash ?? []), fine.over] } : {};
  const left = withPurse(paidIn, player, { chips: purse.chips - fine.chips, ...cash });
  const given = (change ?? []).reduce((so, note) => fromBank(so, player, note), left);
  return { state: given, postings: [...postings, ...(lines.length === 0 ? [nothing] : lines)] };
}

function chargeAll({ state, at }: Acting<BadLuck>): Went<BadLuck> {
  const counts = state.seats.map((player) => [player, countAt(state, at, player)] as const);
  return unlucky(counts).reduce<Played<State, Why>>((so, [player]) => charge(so, at, player), {
    state,
    postings: []
  });
}

function sentence({ dice, notes, chips, change, over, exact, missing }: Charged, who: string): string {
  const has = `${who} has the fewest dice here, ${dice.count === 0 ? 'none' : strengthWords(dice)}`;
  if (notes + chips === 0) return `${has}, but neither notes nor chips to pay with: nothing.`;
  const given = [
    ...(notes > 0 ? [`${dollars(notes)} in notes`] : []),
    ...(chips > 0 ? [plural(chips, 'chip')] : [])
  ].join(' and ');
  const paid = `${has}, and pays ${given} to the bank`;
  if (change > 0) return `${paid}, with ${dollars(change)} back.`;
  if (over > 0 && exact) return `${paid}, with ${dollars(over)} back in cash, for which there is no note.`;
  if (over > 0) return `${paid}; for ${dollars(over)} the bank has no note to give back.`;
  return missing > 0 ? `${paid}; the missing ${dollars(missing)} is forgiven.` : `${paid}.`;
}

export const badLuck = defineTile<BadLuck>({
  id: 'bad-luck',
  side: 'C2',
  title: 'Bad Luck',
  does: 'Whoever has the fewest dice at this casino at the end of the round pays $50,000 to the bank. None counts as fewest too, and all who tie for it pay.',
  paragraphs: [
    {
      id: '14.1',
      title: 'Who pays',
      text: 'Every player with the fewest dice at this casino pays $50,000 into the bank. Those without any there count, the big die counts two, black dice count, and tied dice count, since they have not left yet. Imaginary players are not asked.',
      source: 'printed',
      related: ['14.2', '14.4']
    },
    {
      id: '14.2',
      title: 'How it is paid',
      text: 'Notes come first, as few dollars of them as are exactly $50,000 or can be changed into one note; the bank gives change in notes, never in chips. Only whoever has less than that in notes adds chips at $10,000. Whoever has not enough pays everything.',
      source: 'printed',
      related: ['14.3']
    },
    {
      id: '14.3',
      title: 'Change that no note can give',
      text: 'Where the notes allow neither, as with a single $60,000 note, the smallest sum that covers the $50,000 is paid, and the rest stays with the bank. Some tables give it back in cash: a house rule.',
      source: 'reading',
      related: ['14.2']
    },
    {
      id: '14.4',
      title: 'When',
      text: 'We charge it when all casinos and tiles have paid, so the money of the round is there to pay with. Some tables charge it before any casino pays: a house rule.',
      source: 'reading',
      related: ['8.12']
    }
  ],
  sentences: {
    badLuck: (why, names) => sentence(why, names(why.player)),
    badLuckSpared: ({ player, dice, fewest }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, more than the fewest, ${fewest === 0 ? 'none' : fewest}: nothing to pay.`
  },
  lines: {},
  start: () => ({}),
  payoutBegins: (acting) =>
    acting.state.options.royale?.badLuck === 'before' ? chargeAll(acting) : { state: acting.state },
  roundEnd: (acting) =>
    acting.state.options.royale?.badLuck === 'before' ? { state: acting.state } : chargeAll(acting)
});
