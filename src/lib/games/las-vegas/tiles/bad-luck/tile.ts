import {
  type Fine,
  ANY_NOTE,
  BAD_LUCK_FINE,
  fineOf,
  type FineTable
} from '$lib/games/las-vegas/tiles/shared/fine';
import type {
  Face,
  Strength,
  CasinoView,
  MoneyBefore,
  State,
  DiceOwner,
  Why
} from '$lib/games/las-vegas/types';
import { type PlayerId, stayingPlayers, type Names, type Played, type Posting } from '$lib/core';
import { maxBank, kindToCountFor, withKindToCount } from '$lib/games/las-vegas/payout/bank-known';
import {
  changeFor,
  moveNoteFromBank,
  moveNoteToBank,
  payDebts,
  withDebts
} from '$lib/games/las-vegas/payout/bank';
import { sumOf } from '$lib/games/las-vegas/payout/make-change';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { countAt, diceAt, NO_DICE } from '$lib/games/las-vegas/actions/placed-dice';
import type { JsonObject } from '$lib/games/contract/form';
import { optionsPosition } from '$lib/games/contract/house-rule';
import { isImaginary, strength } from '$lib/games/las-vegas/payout/payout';
import { dicePosition } from '$lib/games/las-vegas/actions/owned-dice';
import { purseOf, withPurse } from '$lib/games/las-vegas/state/table';
import { boxPosition } from '$lib/games/las-vegas/your-box';
import { changeRule, chipsRule } from './house-rules';
import {
  defineTile,
  type TileContext,
  type DisputeContext,
  type DisputeQuestion,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { text, wouldPayNow, paragraphs } from './strings/en';
import { debtsOf } from '$lib/games/las-vegas/state/main-state';

export interface ChargedPlayer {
  readonly code: 'badLuck';
  readonly rule: Fine['rule'] | '14.5';
  readonly at: Face | 'this';
  readonly player: PlayerId;
  readonly dice: Strength;
  /** Payment: dollars in notes, and a number of chips. */
  readonly notes: number;
  readonly chips: number;
  readonly change: number;
  /** Dollars that the bank cannot give back in notes, and whether they come back in cash. */
  readonly over: number;
  readonly exact: boolean;
  readonly missing: number;
}

/** Used only by the referee, who answers for every player. */
export interface SparedPlayer {
  readonly code: 'badLuckSpared';
  readonly rule: '14.1' | '14.5';
  readonly at: Face | 'this';
  readonly player: PlayerId;
  readonly dice: Strength;
  readonly fewest: number;
}

/** A debt of the bank is deducted from what the player cannot pay. */
export interface DebtOffset {
  readonly code: 'debtSetOff';
  readonly rule: '8.19';
  readonly player: PlayerId;
  /** The debt in dollars, and the part that is set off. */
  readonly value: number;
  readonly off: number;
}

export interface BadLuck {
  readonly Id: 'bad-luck';
  readonly Pieces: object;
  readonly Step: object;
  readonly Why: ChargedPlayer | SparedPlayer | DebtOffset;
  readonly Move: never;
  readonly Ask: never;
  readonly Part: never;
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'bad-luck': BadLuck;
  }
}

/** The players with the lowest count at a casino, with that count (14.1). */
export function findLowestPlayers<Player>(
  counts: readonly (readonly [Player, number])[]
): readonly (readonly [Player, number])[] {
  const lowestCount = Math.min(...counts.map(([, count]) => count));
  return counts.filter(([, count]) => count === lowestCount);
}

/** The players with the lowest count at a casino, who would be charged (14.1). */
export function lowestPlayersAt({ claims }: CasinoView, players: readonly PlayerId[]): readonly PlayerId[] {
  const counts = players.map(
    (player) => [player, claims.find(({ own }) => own.who === player)?.own.count ?? 0] as const
  );
  return findLowestPlayers(counts).map(([player]) => player);
}

/** Reason for a player's fine; it cites the paragraph of its most unusual part. */
export function badLuckReason(
  casino: Face | 'this',
  player: PlayerId,
  strengths: readonly Strength[],
  { rule: fineRule, notes, chips, change, over, missing }: Fine,
  isExact: boolean
): ChargedPlayer {
  const dice = strengthOf(strengths, player);
  const payment = sumOf(notes);
  const isPrinted = fineRule === '14.1' || fineRule === '14.2';
  const rule = isPrinted && dependsOnWhatCounts(strengths, player) ? '14.5' : fineRule;
  return {
    code: 'badLuck',
    rule,
    at: casino,
    player,
    dice,
    notes: payment,
    chips,
    change,
    over,
    exact: isExact,
    missing
  };
}

/** Reason why a player with more than the lowest count pays nothing. */
export function sparedReason(
  casino: Face | 'this',
  player: PlayerId,
  strengths: readonly Strength[],
  lowestCount: number
): SparedPlayer {
  const rule = dependsOnWhatCounts(strengths, player) ? '14.5' : '14.1';
  return {
    code: 'badLuckSpared',
    rule,
    at: casino,
    player,
    dice: strengthOf(strengths, player),
    fewest: lowestCount
  };
}

function strengthOf(strengths: readonly Strength[], player: PlayerId): Strength {
  return strengths.find(({ who }) => who === player) ?? strength(player, NO_DICE);
}

/**
 * True if our interpretation of what counts decides whether this player pays (14.5): the result would differ if the big
 * die counted as one, black dice did not count, or imaginary players were charged too. `strengths` contains every
 * player, even those without dice.
 */
function dependsOnWhatCounts(strengths: readonly Strength[], player: PlayerId): boolean {
  const playerStrengths = strengths.filter(({ who }) => !isImaginary(who));
  const hasLowestCount = (
    countedStrengths: readonly Strength[],
    count: (strength: Strength) => number
  ): boolean =>
    findLowestPlayers(countedStrengths.map((strength) => [strength.who, count(strength)] as const)).some(
      ([owner]) => owner === player
    );
  const isCharged = hasLowestCount(playerStrengths, ({ count }) => count);
  return (
    hasLowestCount(playerStrengths, ({ count, big }) => count - big) !== isCharged ||
    hasLowestCount(playerStrengths, ({ count, black = 0 }) => count - black) !== isCharged ||
    hasLowestCount(strengths, ({ count }) => count) !== isCharged
  );
}

/** House rules and change for a fine. A match that started before paragraph 14.7 existed ignores its bank. */
function fineTable(state: State): FineTable {
  const { options } = state;
  const bank = maxBank(state);
  const checksBank = options.royale?.bankShort !== undefined && bank?.counted === true;
  return {
    changeUpTo: checksBank ? (maxSum) => sumOf(changeFor(bank, maxSum)) : ANY_NOTE.changeUpTo,
    chipsBeside: options.royale?.badLuckChips === 'exact'
  };
}

/** The fine of a player, with the notes that the bank gives back. */
function finePlayer(state: State, player: PlayerId): Fine & { readonly changeNotes: readonly number[] } {
  const { notes, chips } = purseOf(state, player);
  const fine = fineOf(notes, chips, fineTable(state));
  const changeNotes = changeFor(maxBank(state), fine.change);
  const unpaidChange = fine.change - sumOf(changeNotes);
  if (unpaidChange === 0) return { ...fine, changeNotes };
  return { ...fine, rule: '14.3', change: 0, over: fine.change, changeNotes: [] };
}

function chargePlayer(
  { state, postings }: Played<State, Why>,
  { casino, casinoInReason }: ChargeContext,
  player: PlayerId
): Played<State, Why> {
  const isExact = state.options.royale?.badLuckChange === 'exact';
  const purse = purseOf(state, player);
  const { changeNotes, ...playerFine } = finePlayer(state, player);
  const kind = kindToCountFor(state, changeNotes);
  if (kind !== undefined) return { state: withKindToCount(state, kind), postings };
  const debtOffset = deductDebt(state, player, playerFine.missing);
  const fine = { ...playerFine, missing: debtOffset.missing };
  const why = badLuckReason(casinoInReason, player, strengthsAt(state, casino), fine, isExact);
  const newPostings = paymentPostings(player, fine, changeNotes, why);
  const cash = isExact && fine.over > 0 ? { cash: [...(purse.cash ?? []), fine.over] } : {};
  const stateAfterPayment = fine.notes.reduce(
    (result, note) => moveNoteToBank(result, player, note),
    debtOffset.state
  );
  const nextState = withPurse(stateAfterPayment, player, { chips: purse.chips - fine.chips, ...cash });
  const next = changeNotes.reduce((result, note) => moveNoteFromBank(result, player, note), nextState);
  const emptyPosting: Posting<Why> = { to: player, value: 0, why };
  return {
    state: next,
    postings: [
      ...postings,
      ...(newPostings.length === 0 ? [emptyPosting] : newPostings),
      ...debtOffset.postings
    ]
  };
}

/**
 * The count of each player still in the game at a casino, even if it is zero, and of each imaginary player with dice
 * there.
 */
function strengthsAt(state: State, casino: Face): readonly Strength[] {
  const imaginaryOwners = (Object.keys(state.casinos[casino - 1]?.dice ?? {}) as DiceOwner[]).filter(
    isImaginary
  );
  return [...stayingPlayers(state), ...imaginaryOwners].map((player) =>
    strength(player, diceAt(state, casino, player))
  );
}

function paymentPostings(
  player: PlayerId,
  { notes, chips, over }: Fine,
  changeNotes: readonly number[],
  why: ChargedPlayer
): readonly Posting<Why>[] {
  const paymentPosting = (piece: string, value: number): Posting<Why> => ({
    from: player,
    to: 'bank',
    piece,
    value,
    why
  });
  const payment = (piece: string, value: number): Posting<Why> => ({
    from: 'bank',
    to: player,
    piece,
    value,
    why
  });
  return [
    ...notes.map((value) => paymentPosting('note', value)),
    ...Array.from({ length: chips }, () => paymentPosting('chip', CHIP_VALUE)),
    ...changeNotes.map((value) => payment('note', value)),
    ...(why.exact && over > 0 ? [payment('cash', over)] : [])
  ];
}

/** The casino of the tile, and its name in sentences. */
interface ChargeContext {
  readonly casino: Face;
  readonly casinoInReason: Face | 'this';
}

/** Charges everyone with the lowest count in seat order, then lets the bank pay its debts (14.1, 8.19). */
export function chargeAll(state: State, context: ChargeContext): Played<State, Why> {
  const counts = stayingPlayers(state).map(
    (player) => [player, countAt(state, context.casino, player)] as const
  );
  const initialResult: Played<State, Why> = { state, postings: [] };
  return payDebts(
    findLowestPlayers(counts).reduce(
      (playResult, [player]) => chargePlayer(playResult, context, player),
      initialResult
    )
  );
}

function chargeAtTime(
  { state, casino }: TileContext<BadLuck>,
  timing: NonNullable<State['options']['royale']>['badLuck']
): TileResult<BadLuck> {
  const agreedTiming = state.options.royale?.badLuck ?? 'after';
  return agreedTiming === timing ? chargeAll(state, { casino, casinoInReason: casino }) : { state };
}

/** Position for the fines in which a debt was set off, at the casino of the tile (8.19). */
function setOffPosition(_: DebtOffset, names: Names, context: DisputeContext): DisputeQuestion | undefined {
  const chargedReason = context.payoutReasons.find((why): why is ChargedPlayer => why.code === 'badLuck');
  return chargedReason && finePosition(chargedReason.at, names, context);
}

/** Position with everything that the fines depend on; open if the money before them is no longer known. */
function finePosition(
  casino: ChargedPlayer['at'],
  names: Names,
  { casinos, moneyBefore, options, seats }: DisputeContext
): DisputeQuestion | undefined {
  const casinoView = casinos.find(({ number }) => number === casino);
  if (casinoView === undefined) return undefined;
  const strengths = casinoView.claims.map((claim) => claim.own);
  const strengthFor = (owner: DiceOwner): Strength =>
    strengths.find((claim) => claim.who === owner) ?? strength(owner, NO_DICE);
  const diceThere = otherDice(strengthFor, seats, names);
  const diceMembers = {
    dice: Object.fromEntries(seats.map((player) => [names(player), dicePosition(strengthFor(player))])),
    ...diceThere,
    ...optionsPosition([changeRule, chipsRule], options)
  };
  const caseMember = Object.keys(diceThere).length === 0 ? {} : { case: 'bad-luck-others' };
  // A bank that was counted before paragraph 14.7 existed does not limit the change.
  if (
    moneyBefore === undefined ||
    (moneyBefore.bank !== undefined && options.royale?.bankShort === undefined)
  )
    return { ...caseMember, position: diceMembers, isOpen: true };
  const holdings = Object.fromEntries(seats.map((player) => [names(player), holdingOf(moneyBefore, player)]));
  const bank = moneyBefore.bank === undefined ? {} : { bank: { ...moneyBefore.bank } };
  const position = {
    ...diceMembers,
    holdings,
    ...bank,
    ...boxPosition(options.notes, notesHeld(moneyBefore))
  };
  return { ...caseMember, position };
}

/** Neutral, grey and black dice at the casino; empty if there are none. */
function otherDice(
  strengthFor: (owner: DiceOwner) => Strength,
  seats: readonly PlayerId[],
  names: Names
): JsonObject {
  const [neutral, gray] = [strengthFor('neutral'), strengthFor('gray')];
  const blackDiceByName = seats.flatMap((player) => {
    const { black = 0 } = strengthFor(player);
    return black === 0 ? [] : [[names(player), black] as const];
  });
  return {
    ...(neutral.count === 0 ? {} : { neutral: dicePosition(neutral) }),
    ...(gray.count === 0 ? {} : { gray: gray.small }),
    ...(blackDiceByName.length === 0 ? {} : { extra: Object.fromEntries(blackDiceByName) })
  };
}

function notesHeld({ purses }: MoneyBefore): readonly number[] {
  return Object.values(purses).flatMap(({ notes }) => notes);
}

function holdingOf({ purses, debts }: MoneyBefore, player: PlayerId): JsonObject {
  const { notes, chips } = purses[player] ?? { notes: [], chips: 0 };
  const debtTotal = debts.reduce((sum, debt) => (debt.player === player ? sum + debt.value : sum), 0);
  return { notes: [...notes], chips, ...(debtTotal === 0 ? {} : { owed: debtTotal }) };
}

/**
 * Deducts what a player cannot pay from what the bank owes that player (8.19). The returned `missing` is the rest.
 */
function deductDebt(
  state: State,
  player: PlayerId,
  unpaidAmount: number
): Played<State, Why> & { readonly missing: number } {
  const debt = debtsOf(state).find((debt) => debt.player === player);
  if (debt === undefined || unpaidAmount === 0) return { state, postings: [], missing: unpaidAmount };
  const amountOff = Math.min(debt.value, unpaidAmount);
  const remainingDebt = debt.value - amountOff;
  const why: Why = { code: 'debtSetOff', rule: '8.19', player, value: debt.value, off: amountOff };
  const debtPostings: readonly Posting<Why>[] = [
    { from: player, to: 'bank', piece: 'debt', value: debt.value, why },
    ...(remainingDebt === 0
      ? []
      : [{ from: 'bank', to: player, piece: 'debt', value: remainingDebt, why } as const])
  ];
  const remainingDebts = debtsOf(state).flatMap((each) =>
    each !== debt ? [each] : remainingDebt === 0 ? [] : [{ player, value: remainingDebt }]
  );
  const deduction = deductDebt(withDebts(state, remainingDebts), player, unpaidAmount - amountOff);
  return { ...deduction, postings: [...debtPostings, ...deduction.postings] };
}

export const badLuck = defineTile<BadLuck>({
  id: 'bad-luck',
  side: 'C2',
  ...text,
  paragraphs,
  disputes: {
    badLuck: ({ at: casino }, names, context) => finePosition(casino, names, context),
    badLuckSpared: 'sentence',
    debtSetOff: setOffPosition
  },
  logLines: {},
  askTexts: {},
  choices: {},
  tapLabels: {},
  stateSentence: ({ casino, players, names }) =>
    wouldPayNow(lowestPlayersAt(casino, players).map(names), BAD_LUCK_FINE),
  waitingSentence: 'effect',
  initialState: () => ({}),
  payoutStart: (context) => chargeAtTime(context, 'before'),
  roundEnd: (context) => chargeAtTime(context, 'after')
});
