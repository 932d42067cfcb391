import type { Played, PlayerId, Posting } from '$lib/core';
import { heap } from '$lib/games/vegas-strip/payout/payout';
import { casinosOf, jackpotAt, nameOf } from '$lib/games/vegas-strip/state/table';
import type { CasinoId, State, Why } from '$lib/games/vegas-strip/types';
import { beginRound, isUntouched } from './round';

type Table = Pick<State, 'seats'> & Partial<Pick<State, 'left' | 'first' | 'chips'>>;

/** Checks whether the last round is over: no choice, tile or chip of this one has been entered. */
export function isBetween(state: State): boolean {
  return isUntouched(state) && Object.values(state.extra).every((chips) => chips === 0);
}

/** Begins the round again with other players: it has the teams and casinos of their number (1.11, 1.12). */
export function reseated(state: State, table: Table): Played<State, Why> {
  const { seats } = table;
  const { start } = state.options.card;
  const jackpots = casinosOf({ seats }).map((casino) => [casino, state.jackpots[casino] ?? start] as const);
  return {
    state: beginRound({ ...state, ...table, jackpots: Object.fromEntries(jackpots) }),
    postings: [...closing(state, seats), ...opening(state, seats)]
  };
}

/** Returns the jackpots of casinos that this number of players does not use to the supply (1.12). */
function closing(state: State, seats: readonly PlayerId[]): readonly Posting<Why>[] {
  return without(casinosOf(state), casinosOf({ seats })).flatMap((casino) => {
    const value = jackpotAt(state, casino);
    const here = { casino: nameOf(state, casino), players: seats.length, value };
    const why: Why = { code: 'casinoCloses', rule: '1.12', ...here };
    return value === 0 ? [] : [heap('table', 'bank', value, why, state.first)];
  });
}

/** Puts the starting jackpot on casinos that only this number of players uses (1.12). */
function opening(state: State, seats: readonly PlayerId[]): readonly Posting<Why>[] {
  const value = state.options.card.start;
  return without(casinosOf({ seats }), casinosOf(state)).flatMap((casino) => {
    const here = { casino: nameOf(state, casino), players: seats.length, value };
    const why: Why = { code: 'casinoOpens', rule: '1.12', ...here };
    return value === 0 ? [] : [heap('bank', 'table', value, why, state.first)];
  });
}

function without(casinos: readonly CasinoId[], others: readonly CasinoId[]): readonly CasinoId[] {
  return casinos.filter((casino) => !others.includes(casino));
}
