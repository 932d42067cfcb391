import type { Played, PlayerId, Posting } from '$lib/core';
import { playersAt, teamsFrom, tilesInSet, usualTeams } from '$lib/games/vegas-strip/data';
import { chipPosting } from '$lib/games/vegas-strip/payout/payout';
import {
  casinosOf,
  fixersOf,
  jackpotAt,
  nameOf,
  nothingPlaced,
  playsWithBlockers
} from '$lib/games/vegas-strip/state/table';
import type { CasinoId, Hands, Options, State, Why } from '$lib/games/vegas-strip/types';

/** Makes the state before the first round, with the starting jackpot on each casino (2.3). */
export function start(options: Options, seats: readonly PlayerId[]): State {
  const jackpots = Object.fromEntries(casinosOf({ seats }).map((casino) => [casino, options.card.start]));
  return beginRound({
    options,
    seats,
    depth: options.depth,
    round: 1,
    first: options.first,
    jackpots,
    chips: Object.fromEntries(seats.map((player) => [player, 0])),
    piles: {},
    earned: []
  });
}

type CarriedOverMember =
  | 'options'
  | 'seats'
  | 'left'
  | 'depth'
  | 'round'
  | 'first'
  | 'jackpots'
  | 'chips'
  | 'piles'
  | 'earned'
  | 'paid';

/**
 * Makes the state at the start of a round: full hands, empty casinos, and teams by their places in turn order (3.1).
 */
export function beginRound(carriedOver: Pick<State, CarriedOverMember>): State {
  const { options, seats, round, first } = carriedOver;
  // The copied setup card is for the number of players at the start, which may have changed.
  const cards = [options.card.teams, usualTeams(seats.length)];
  const positions = cards
    .map((teams) => teams[round - 1] ?? [])
    .find((list) => list.flat().length === seats.length);
  const hands: Hands = Object.fromEntries(seats.map((player) => [player, tilesInSet(options.card)]));
  return startFirstPhase({
    ...carriedOver,
    phase: 'fix',
    teams: teamsFrom(playersAt(positions ?? [], seats, first), seats, first),
    cards: {},
    secrets: {},
    paper: [],
    read: [],
    due: { tile: false, blocker: false },
    hands,
    blockers: playsWithBlockers({ seats }) ? hands : {},
    discarded: [],
    laid: {},
    led: {},
    extra: {},
    revealed: {},
    faults: [],
    entered: {}
  });
}

/**
 * Starts the first phase of a round: the secret choices, the first tile if those are on paper, or the end of the round.
 */
export function startFirstPhase(state: State): State {
  const { turn: _, ...stateWithoutTurn } = { ...state, due: { tile: false, blocker: false }, paper: [] };
  if (state.depth === 'rounds') return { ...stateWithoutTurn, phase: 'told' };
  if (state.options.secrets === 'app') return { ...stateWithoutTurn, phase: 'fix' };
  return beginTurns({ ...stateWithoutTurn, paper: fixersOf(state) });
}

/** Starts the turns with the first player; with two players, that first turn has only a blocker (8.3). */
export function beginTurns(state: State): State {
  const tilesToPlace = playsWithBlockers(state)
    ? { tile: false, blocker: true }
    : { tile: true, blocker: false };
  return { ...state, phase: 'turns', turn: state.first, due: tilesToPlace };
}

/** Checks whether nothing has happened in the round, so that teams and depth can still change. */
export function isUntouched(state: State): boolean {
  const { cards, secrets, paper, entered, options, depth } = state;
  const isPaperUnused = depth === 'rounds' || options.secrets === 'app' ? paper.length === 0 : true;
  const isNothingEntered = [cards, secrets, entered].every((card) => Object.keys(card).length === 0);
  const isOpenPhase = state.phase === 'fix' || state.phase === 'turns' || state.phase === 'told';
  return (
    isOpenPhase &&
    isNothingEntered &&
    isPaperUnused &&
    nothingPlaced(state) &&
    sumOfPiles(state) === 0 &&
    state.untouched === undefined
  );
}

/** Sums the chips that characters have put on piles. After that the owners of the piles can no longer change. */
function sumOfPiles({ piles }: State): number {
  return Object.values(piles).reduce((sum, pile) => sum + pile, 0);
}

type Seating = Pick<State, 'seats'> & Partial<Pick<State, 'left' | 'first' | 'chips'>>;

/** Checks whether the last round is over and no choice, tile or chip of this one has been entered. */
export function isBeforeRound(state: State): boolean {
  return isUntouched(state) && Object.values(state.extra).every((chips) => chips === 0);
}

/** Restarts the round with other players: it has the teams and casinos of their number (1.11, 1.12). */
export function restartRound(state: State, table: Seating): Played<State, Why> {
  const { seats } = table;
  const { start } = state.options.card;
  const jackpots = casinosOf({ seats }).map((casino) => [casino, state.jackpots[casino] ?? start] as const);
  return {
    state: beginRound({ ...state, ...table, jackpots: Object.fromEntries(jackpots) }),
    postings: [...returnJackpots(state, seats), ...fillJackpots(state, seats)]
  };
}

/** Returns the jackpots of casinos that this number of players does not use to the supply (1.12). */
function returnJackpots(state: State, seats: readonly PlayerId[]): readonly Posting<Why>[] {
  return excludeCasinos(casinosOf(state), casinosOf({ seats })).flatMap((casino) => {
    const value = jackpotAt(state, casino);
    const jackpotReason = { casino: nameOf(state, casino), players: seats.length, value };
    const why: Why = { code: 'casinoCloses', rule: '1.12', ...jackpotReason };
    return value === 0 ? [] : [chipPosting('table', 'bank', value, why, state.first)];
  });
}

/** Puts the starting jackpot on casinos that only this number of players uses (1.12). */
function fillJackpots(state: State, seats: readonly PlayerId[]): readonly Posting<Why>[] {
  const value = state.options.card.start;
  return excludeCasinos(casinosOf({ seats }), casinosOf(state)).flatMap((casino) => {
    const jackpotReason = { casino: nameOf(state, casino), players: seats.length, value };
    const why: Why = { code: 'casinoOpens', rule: '1.12', ...jackpotReason };
    return value === 0 ? [] : [chipPosting('bank', 'table', value, why, state.first)];
  });
}

function excludeCasinos(casinos: readonly CasinoId[], others: readonly CasinoId[]): readonly CasinoId[] {
  return casinos.filter((casino) => !others.includes(casino));
}
