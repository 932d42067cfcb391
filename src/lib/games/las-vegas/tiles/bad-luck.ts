import { dollars, listed, plural, type Names, type Played, type PlayerId, type Posting } from '$lib/core';
import { asMuchAsCanBe, toCountFor, withWanted } from '$lib/games/las-vegas/bank-known';
import { changeFor, fromBank, toBank } from '$lib/games/las-vegas/bank-notes';
import { payDebts } from '$lib/games/las-vegas/debts';
import { sumOf } from '$lib/games/las-vegas/settling';
import { CHIP_VALUE, SMALL_DICE } from '$lib/games/las-vegas/data';
import { countAt, diceAt } from '$lib/games/las-vegas/placed-dice';
import type { JsonObject } from '$lib/games/form';
import { optionsPosition } from '$lib/games/house-rule';
import { isImaginary, strength } from '$lib/games/las-vegas/payout';
import { diceThere } from '$lib/games/las-vegas/told-dice';
import { purseOf, withPurse } from '$lib/games/las-vegas/table';
import type { CasinoView, Face, MoneyBefore, State, Strength, Why } from '$lib/games/las-vegas/types';
import { strengthWords } from '$lib/games/las-vegas/words';
import { boxPosition } from '$lib/games/las-vegas/your-box';
import { change as changeRule, chips as chipsRule } from './bad-luck/house-rules';
import { setOff } from './bad-luck/set-off';
import { ANY_NOTE, BAD_LUCK, fineOf, type Fine, type FineTable } from './fine';
import { defineTile, type Acting, type Around, type Disputed, type Went } from './tile';

interface Charged {
  readonly code: 'badLuck';
  readonly rule: Fine['rule'];
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

/** What the bank owes somebody is taken off what that player cannot pay here. */
interface SetOff {
  readonly code: 'debtSetOff';
  readonly rule: '8.19';
  readonly player: PlayerId;
  /** The debt, and what of it is set off. */
  readonly value: number;
  readonly off: number;
}

export interface BadLuck {
  readonly Id: 'bad-luck';
  readonly Live: object;
  readonly Step: object;
  readonly Why: Charged | Spared | SetOff;
  readonly Do: never;
  readonly Ask: never;
  readonly Pick: never;
}

declare module './tile-words' {
  interface Tiles {
    readonly 'bad-luck': BadLuck;
  }
}

/** The fewest dice there, and who has them (14.1). */
export function unlucky<Player>(
  counts: readonly (readonly [Player, number])[]
): readonly (readonly [Player, number])[] {
  const fewest = Math.min(...counts.map(([, count]) => count));
  return counts.filter(([, count]) => count === fewest);
}

/** The players who have the fewest dice at a casino, and would be charged (14.1). */
export function unluckyThere({ claims }: CasinoView, players: readonly PlayerId[]): readonly PlayerId[] {
  const counts = players.map(
    (player) => [player, claims.find(({ own }) => own.who === player)?.own.count ?? 0] as const
  );
  return unlucky(counts).map(([player]) => player);
}

/** Why somebody pays this fine; the paragraph is that of its most unusual part. */
export function badLuckWhy(
  at: Face | 'this',
  player: PlayerId,
  dice: Strength,
  { rule, notes, chips, change, over, missing }: Fine,
  exact: boolean
): Charged {
  const given = sumOf(notes);
  return { code: 'badLuck', rule, at, player, dice, notes: given, chips, change, over, exact, missing };
}

/** Why somebody with more than the fewest dice pays nothing. */
export function sparedWhy(at: Face | 'this', player: PlayerId, dice: Strength, fewest: number): Spared {
  return { code: 'badLuckSpared', rule: '14.1', at, player, dice, fewest };
}

/** How this table plays it; a match that began before 14.7 was read does not look at its bank. */
function fineTable(state: State): FineTable {
  const { options } = state;
  const bank = asMuchAsCanBe(state);
  const looks = options.royale?.bankShort !== undefined && bank?.counted === true;
  return {
    change: looks ? (most) => sumOf(changeFor(bank, most)) : ANY_NOTE.change,
    chipsBeside: options.royale?.badLuckChips === 'exact'
  };
}

/** What somebody pays here, with what the bank can give back of it. */
function fineHere(state: State, player: PlayerId): Fine & { readonly back: readonly number[] } {
  const { notes, chips } = purseOf(state, player);
  const fine = fineOf(notes, chips, fineTable(state));
  const back = changeFor(asMuchAsCanBe(state), fine.change);
  const lost = fine.change - sumOf(back);
  if (lost === 0) return { ...fine, back };
  return { ...fine, rule: '14.3', change: 0, over: fine.change, back: [] };
}

function charge(
  { state, postings }: Played<State, Why>,
  { at, said }: Charging,
  player: PlayerId
): Played<State, Why> {
  const exact = state.options.royale?.badLuckChange === 'exact';
  const purse = purseOf(state, player);
  const { back, ...due } = fineHere(state, player);
  const kind = toCountFor(state, back);
  if (kind !== undefined) return { state: withWanted(state, kind), postings };
  const off = setOff(state, player, due.missing);
  const fine = { ...due, missing: off.missing };
  const why = badLuckWhy(said, player, strength(player, diceAt(state, at, player)), fine, exact);
  const lines = linesOf(player, fine, back, why);
  const cash = exact && fine.over > 0 ? { cash: [...(purse.cash ?? []), fine.over] } : {};
  const paidIn = fine.notes.reduce((so, note) => toBank(so, player, note), off.state);
  const left = withPurse(paidIn, player, { chips: purse.chips - fine.chips, ...cash });
  const given = back.reduce((so, note) => fromBank(so, player, note), left);
  const nothing: Posting<Why> = { to: player, value: 0, why };
  return {
    state: given,
    postings: [...postings, ...(lines.length === 0 ? [nothing] : lines), ...off.postings]
  };
}

function linesOf(
  player: PlayerId,
  { notes, chips, over }: Fine,
  back: readonly number[],
  why: Charged
): readonly Posting<Why>[] {
  const pays = (piece: string, value: number): Posting<Why> => ({
    from: player,
    to: 'bank',
    piece,
    value,
    why
  });
  const gets = (piece: string, value: number): Posting<Why> => ({
    from: 'bank',
    to: player,
    piece,
    value,
    why
  });
  return [
    ...notes.map((value) => pays('note', value)),
    ...Array.from({ length: chips }, () => pays('chip', CHIP_VALUE)),
    ...back.map((value) => gets('note', value)),
    ...(why.exact && over > 0 ? [gets('cash', over)] : [])
  ];
}

/** The casino of the tile, and what its sentences call it. */
interface Charging {
  readonly at: Face;
  readonly said: Face | 'this';
}

/** Everybody with the fewest dice pays, in the order of the seats; then the bank pays what it owes (14.1, 8.19). */
export function chargeAll(state: State, charging: Charging): Played<State, Why> {
  const counts = state.seats.map((player) => [player, countAt(state, charging.at, player)] as const);
  const none: Played<State, Why> = { state, postings: [] };
  return payDebts(unlucky(counts).reduce((so, [player]) => charge(so, charging, player), none));
}

function chargeWhen(
  { state, at }: Acting<BadLuck>,
  when: NonNullable<State['options']['royale']>['badLuck']
): Went<BadLuck> {
  const agreed = state.options.royale?.badLuck ?? 'after';
  return agreed === when ? chargeAll(state, { at, said: at }) : { state };
}

function sentence({ dice, notes, chips, change, over, exact, missing }: Charged, who: string): string {
  const has = `${who} has the fewest dice here, ${dice.count === 0 ? 'none' : strengthWords(dice)}`;
  if (notes + chips === 0) return `${has}, but neither notes nor chips to pay with: nothing.`;
  const given = [
    ...(notes > 0 ? [`${dollars(notes)} in notes`] : []),
    ...(chips > 0 ? [plural(chips, 'chip')] : [])
  ].join(' and ');
  const paid = `${has}, and pays ${given} to the bank`;
  const back = change > 0 ? `${paid}, with ${dollars(change)} back` : paid;
  if (over > 0 && exact)
    return `${back}${change > 0 ? ' and' : ', with'} ${dollars(over)} back in cash, for which there is no note.`;
  if (over > 0) return `${back}; ${dollars(over)} is lost, for which the bank has no note to give back.`;
  if (change > 0) return `${back}.`;
  return missing > 0 ? `${paid}; the missing ${dollars(missing)} is forgiven.` : `${paid}.`;
}

/** All that the fines hang on; open where it is not known any more what everybody had. */
function finePosition({ at }: Charged, names: Names, around: Around): Disputed | undefined {
  return fined(at, names, around);
}

/** The fines in which a debt was set off, at the casino of the tile (8.19). */
function setOffPosition(_: SetOff, names: Names, around: Around): Disputed | undefined {
  const fine = around.paid.find((why): why is Charged => why.code === 'badLuck');
  return fine && fined(fine.at, names, around);
}

function fined(
  at: Charged['at'],
  names: Names,
  { casinos, held, options, seats }: Around
): Disputed | undefined {
  const casino = casinos.find(({ number }) => number === at);
  if (casino === undefined) return undefined;
  const claims = casino.claims.map((claim) => claim.own).filter(({ who }) => !isImaginary(who));
  const dice = Object.fromEntries(
    seats.map((player) => {
      const there = claims.find(({ who }) => who === player);
      return [names(player), there === undefined ? {} : countedThere(there)];
    })
  );
  const lying = { dice, ...optionsPosition([changeRule, chipsRule], options) };
  // A bank that was counted before 14.7 was read is not asked for what it can give back.
  if (held === undefined || (held.bank !== undefined && options.royale?.bankShort === undefined))
    return { position: lying, isOpen: true };
  const holdings = Object.fromEntries(seats.map((player) => [names(player), holdingOf(held, player)]));
  const bank = held.bank === undefined ? {} : { bank: { ...held.bank } };
  return { position: { ...lying, holdings, ...bank, ...boxPosition(options.notes, notesHeld(held)) } };
}

/** A black die counts one, as a small one does, of which one colour has no more. */
function countedThere({ small, big, black = 0 }: Strength): JsonObject {
  return diceThere({ small: Math.min(SMALL_DICE, small + black), big });
}

function notesHeld({ purses }: MoneyBefore): readonly number[] {
  return Object.values(purses).flatMap(({ notes }) => notes);
}

function holdingOf({ purses, debts }: MoneyBefore, player: PlayerId): JsonObject {
  const { notes, chips } = purses[player] ?? { notes: [], chips: 0 };
  const owed = debts.reduce((sum, debt) => (debt.player === player ? sum + debt.value : sum), 0);
  return { notes: [...notes], chips, ...(owed === 0 ? {} : { owed }) };
}

export const badLuck = defineTile<BadLuck>({
  id: 'bad-luck',
  side: 'C2',
  title: 'Bad Luck',
  inShort: 'Whoever has the fewest dice here when the round ends pays the bank $50,000.',
  does: 'Whoever has the fewest dice at this casino at the end of the round pays $50,000 to the bank. Having none counts as the fewest too, and all who tie for it pay.',
  paragraphs: [
    {
      id: '14.1',
      title: 'Who pays',
      text: 'When the round ends, every player with the fewest dice at this casino pays $50,000 into the bank. No dice at all is the fewest too, and tied dice count, since they have not left yet.',
      source: 'printed',
      words: ['bad luck', 'zero dice', 'no dice', 'fewest dice', 'pay 50000'],
      related: ['14.2', '14.4', '14.5']
    },
    {
      id: '14.2',
      title: 'How it is paid',
      text: 'Whoever does not have enough pays everything, chips too, at $10,000 each. The bank can give change, but never in chips.',
      source: 'printed',
      words: ['bad luck', 'not enough money', 'cannot pay', 'broke', 'change'],
      related: ['14.3', '14.6', '14.7']
    },
    {
      id: '14.3',
      title: 'Change that no note can give',
      text: 'Where no change can be made, as with a single $60,000 note, the smallest sum that covers the $50,000 is paid, and the rest is lost to the bank. Some tables give it back in cash: a house rule.',
      source: 'reading',
      words: ['bad luck', '60000', '70000', 'sixty', 'no change', 'overpay'],
      related: ['14.2', '14.6', '14.7']
    },
    {
      id: '14.4',
      title: 'When',
      text: 'We charge it when all casinos and tiles have paid, so the money of the round is there to pay with. Some tables charge it before any casino pays: a house rule.',
      source: 'reading',
      related: ['8.12']
    },
    {
      id: '14.5',
      title: 'What is counted',
      text: 'The big die counts two here too, and black dice count. Imaginary players neither pay nor spare anybody.',
      source: 'reading',
      related: ['14.1', '5.4']
    },
    {
      id: '14.6',
      title: 'Notes before chips',
      text: 'Notes are paid before chips: the smallest sum of notes that is exactly $50,000 or of which a note comes back, among equal sums the fewest notes. Chips are added only where all notes together are less. Some tables pay chips beside notes wherever that comes to $50,000 exactly, as one $30,000 note and two chips do: a house rule.',
      source: 'reading',
      words: ['bad luck', 'chips or notes first', 'which notes'],
      related: ['14.2', '14.3']
    },
    {
      id: '14.7',
      title: 'What the bank can give back',
      text: 'Where the notes of the bank are counted, we look at them first: a sum is paid only if the bank can give back what is too much. So a $100,000 note with $50,000 back goes before an $80,000 note, where the bank has no $30,000.',
      source: 'reading',
      words: ['bad luck', 'bank without notes'],
      related: ['14.2', '14.6', '8.5']
    }
  ],
  sentences: {
    badLuck: (why, names) => sentence(why, names(why.player)),
    badLuckSpared: ({ player, dice, fewest }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, more than the fewest, ${fewest === 0 ? 'none' : fewest}: nothing to pay.`,
    debtSetOff: ({ player, value, off }, names) =>
      `The bank owes ${names(player)} ${dollars(value)}, and ${off === value ? 'that' : `${dollars(off)} of that`} is set off against what is missing for Bad Luck.`
  },
  disputes: {
    badLuck: finePosition,
    badLuckSpared: 'sentence',
    debtSetOff: setOffPosition
  },
  lines: {},
  asking: {},
  choices: {},
  picks: {},
  stands: ({ casino, players, names }) =>
    `${listed(unluckyThere(casino, players).map(names))} would pay ${dollars(BAD_LUCK)} now.`,
  happened: 'does',
  start: () => ({}),
  payoutBegins: (acting) => chargeWhen(acting, 'before'),
  roundEnd: (acting) => chargeWhen(acting, 'after')
});
