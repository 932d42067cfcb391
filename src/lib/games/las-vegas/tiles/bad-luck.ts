import { type Names, type Played, type PlayerId, type Posting } from '$lib/core';
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
import { boxPosition } from '$lib/games/las-vegas/your-box';
import { change as changeRule, chips as chipsRule } from './bad-luck/house-rules';
import { setOff } from './bad-luck/set-off';
import { ANY_NOTE, BAD_LUCK, fineOf, type Fine, type FineTable } from './fine';
import { defineTile, type Acting, type Around, type Disputed, type Went } from './tile';
import { paragraphs } from './bad-luck/rulebook';
import { text, wouldPayNow } from './bad-luck/text';
import type { BadLuck, Charged, Spared, SetOff } from './bad-luck/terms';

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
  ...text,
  paragraphs,
  disputes: {
    badLuck: finePosition,
    badLuckSpared: 'sentence',
    debtSetOff: setOffPosition
  },
  lines: {},
  asking: {},
  choices: {},
  picks: {},
  stands: ({ casino, players, names }) => wouldPayNow(unluckyThere(casino, players).map(names), BAD_LUCK),
  happened: 'does',
  start: () => ({}),
  payoutBegins: (acting) => chargeWhen(acting, 'before'),
  roundEnd: (acting) => chargeWhen(acting, 'after')
});
