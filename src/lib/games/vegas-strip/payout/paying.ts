import {
  clockwiseFrom,
  isPlayer,
  movesPiece,
  TEAM_IDS,
  type Played,
  type PlayerId,
  type Posting
} from '$lib/core';
import { CHIP_HEAP, ROUNDS } from '$lib/games/vegas-strip/data';
import { faultsOf, casinoResultsOf } from './casino-result';
import type { PaidRound, PayoutRound } from './paid-round';
import { payRound } from './payout';
import { beginRound } from '$lib/games/vegas-strip/actions/round';
import { casinosOf, jackpotAt, nameOf } from '$lib/games/vegas-strip/state/table';
import type { Chips, CasinoResult, RoundPaid, State, Why } from '$lib/games/vegas-strip/types';

/**
 * Returns the payout of the current round (5.1 to 5.12); with short entry, `enteredChips` has the chips of each pile
 * (7.3).
 */
export function payoutOf(
  state: State,
  enteredChips?: Chips
): PaidRound & Pick<PayoutRound, 'houses' | 'faults'> {
  const houses = enteredChips === undefined ? casinoResultsOf(state) : [];
  const faults = enteredChips === undefined ? faultsOf(state) : state.faults;
  const { seats, teams, chips, extra, options } = state;
  const payoutRound: PayoutRound = {
    seats,
    teams,
    houses,
    chips,
    extra,
    faults,
    options,
    call: (casino) => nameOf(state, casino),
    ...(enteredChips === undefined ? {} : { enteredChips })
  };
  return { ...payRound(payoutRound), houses, faults };
}

/** Pays the round, refills empty jackpots, passes the marker on, or ends the match (5.13, 1.3, 1.5). */
export function payNow(state: State, enteredChips?: Chips): Played<State, Why> {
  const { postings, earned, houses, faults } = payoutOf(state, enteredChips);
  const last = state.round === ROUNDS;
  const jackpots = Object.fromEntries(
    casinosOf(state).map((casino) => {
      const casinoResult = houses.find((result) => result.casino === casino);
      const remainingChips =
        casinoResult === undefined ? jackpotAt(state, casino) : chipsLeftAtCasino(casinoResult);
      return [casino, remainingChips === 0 && !last ? state.options.card.start : remainingChips];
    })
  );
  const refillPostings = last ? [] : makeRefills(state, houses);
  const allPostings = [...postings, ...refillPostings];
  const roundPaid = makeRoundPaid({ postings: allPostings, houses, faults }, state);
  const paidState = applyPostings(
    { ...state, jackpots, earned: [...state.earned, earned], paid: roundPaid },
    allPostings
  );
  return { state: last ? { ...paidState, phase: 'over' } : nextRound(paidState), postings: allPostings };
}

/** Returns the payout of a revealed round that is not paid yet, in the shape in which it will be stored. */
export function previewPayout(state: State): RoundPaid {
  return makeRoundPaid(payoutOf(state), state);
}

function makeRoundPaid(
  { postings, houses, faults }: Pick<RoundPaid, 'postings' | 'houses' | 'faults'>,
  { round, teams, laid: laidTiles, extra, chips }: State
): RoundPaid {
  return { round, teams, houses, faults, postings, laid: laidTiles, extra, chips };
}

/** Counts the chips left at a casino after the payout: a jackpot that no one won stays (5.6). */
export function chipsLeftAtCasino({ rigged: riggingFixers, leader, jackpot }: CasinoResult): number {
  return riggingFixers.length > 0 && leader !== undefined ? 0 : jackpot;
}

/** Refills each casino without chips, in the order of the casinos (5.13). */
function makeRefills(state: State, houses: readonly CasinoResult[]): readonly Posting<Why>[] {
  const { start: value } = state.options.card;
  const emptyCasinos = casinosOf(state).filter((casino) => {
    const casinoResult = houses.find((result) => result.casino === casino);
    return casinoResult === undefined
      ? jackpotAt(state, casino) === 0
      : chipsLeftAtCasino(casinoResult) === 0;
  });
  if (value === 0) return [];
  return emptyCasinos.map((casino) => ({
    from: 'bank',
    to: 'table',
    ...CHIP_HEAP,
    value,
    why: {
      code: 'refilled',
      rule: refillRule(houses.find((casinoResult) => casinoResult.casino === casino)),
      casino: nameOf(state, casino),
      value
    }
  }));
}

/** Returns the paragraph of a refill. By our interpretation, a jackpot won by blockers is refilled too (5.18). */
export function refillRule(casinoResult: CasinoResult | undefined): '5.13' | '5.18' {
  const hasPayout = casinoResult !== undefined && casinoResult.rigged.length > 0 && casinoResult.jackpot > 0;
  return hasPayout && casinoResult.leader?.blocker === true ? '5.18' : '5.13';
}

function nextRound(state: State): State {
  const { options, seats, left, depth, round, jackpots, chips, piles, earned, paid } = state;
  const [, first = state.first] = clockwiseFrom(seats, state.first);
  const carriedOver = { options, seats, depth, round: round + 1, first, jackpots, chips, piles, earned };
  return beginRound({
    ...carriedOver,
    ...(left === undefined ? {} : { left }),
    ...(paid === undefined ? {} : { paid })
  });
}

/** Moves the chips of each posting from its sender to its receiver. */
function applyPostings(state: State, postings: readonly Posting<Why>[]): State {
  const chips: Partial<Record<PlayerId, number>> = { ...state.chips };
  const piles = { ...state.piles };
  for (const { from, to: receiver, value } of postings.filter(movesPiece))
    for (const [place, change] of [
      [from, -value],
      [receiver, value]
    ] as const) {
      if (isPlayer(place)) chips[place] = (chips[place] ?? 0) + change;
      const team = TEAM_IDS.find((teamId) => teamId === place);
      if (team !== undefined) piles[team] = (piles[team] ?? 0) + change;
    }
  return { ...state, chips, piles };
}

export function bookPostings({ state, postings }: Played<State, Why>): Played<State, Why> {
  return { state: applyPostings(state, postings), postings };
}
