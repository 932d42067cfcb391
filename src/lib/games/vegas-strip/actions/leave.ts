import { clockwiseFrom, type Played, type PlayerId, type Posting } from '$lib/core';
import { refuseLeave, type LeaveMove, type LeavingRules } from '$lib/games/contract/leaving';
import { meta } from '$lib/games/vegas-strip/meta';
import { heap } from '$lib/games/vegas-strip/payout/payout';
import { casinosOf, everyone, jackpotAt, nameOf } from '$lib/games/vegas-strip/state/table';
import type { CasinoId, Refusal, State, Why } from '$lib/games/vegas-strip/types';
import { beginRound, isUntouched } from './round';

const LEAVING: LeavingRules = { rule: '1.10', tooFew: '1.11', min: meta.players.min };

/** Reason why this player cannot leave now, or undefined: only before anything has happened in a round (1.10). */
export function refuseLeaving(state: State, move: LeaveMove): Refusal | undefined {
  const table = { seats: everyone(state), ...(state.left === undefined ? {} : { left: state.left }) };
  const refused = refuseLeave(table, move, LEAVING);
  if (refused !== undefined || isBetween(state)) return refused;
  return { code: 'leaveLater', rule: '1.10', player: move.player };
}

/** Checks whether the last round is over: no choice, tile or chip of this one has been entered. */
function isBetween(state: State): boolean {
  return isUntouched(state) && Object.values(state.extra).every((chips) => chips === 0);
}

/** A player leaves: the round begins again with the teams and casinos of the smaller number (1.10 to 1.12). */
export function leave(state: State, { player }: LeaveMove): Played<State, Why> {
  const { paid: _, ...table } = state;
  const seats = state.seats.filter((each) => each !== player);
  const [, next = state.first] = clockwiseFrom(state.seats, state.first);
  const postings = [...closing(state, seats), ...opening(state, seats)];
  const { start } = state.options.card;
  const jackpots = casinosOf({ seats }).map((casino) => [casino, state.jackpots[casino] ?? start] as const);
  const fewer = beginRound({
    ...table,
    seats,
    left: [...(state.left ?? []), { player, round: state.round, between: true }],
    first: state.first === player ? next : state.first,
    jackpots: Object.fromEntries(jackpots)
  });
  return { state: fewer, postings };
}

/** Returns the jackpots of casinos that fewer players do not use to the supply (1.12). */
function closing(state: State, seats: readonly PlayerId[]): readonly Posting<Why>[] {
  return without(casinosOf(state), casinosOf({ seats })).flatMap((casino) => {
    const value = jackpotAt(state, casino);
    const why: Why = { code: 'casinoCloses', rule: '1.12', casino: nameOf(state, casino), value };
    return value === 0 ? [] : [heap('table', 'bank', value, why, state.first)];
  });
}

/** Puts the starting jackpot on casinos that only fewer players use (1.12). */
function opening(state: State, seats: readonly PlayerId[]): readonly Posting<Why>[] {
  const value = state.options.card.start;
  return without(casinosOf({ seats }), casinosOf(state)).flatMap((casino) => {
    const why: Why = { code: 'casinoOpens', rule: '1.12', casino: nameOf(state, casino), value };
    return value === 0 ? [] : [heap('bank', 'table', value, why, state.first)];
  });
}

function without(casinos: readonly CasinoId[], others: readonly CasinoId[]): readonly CasinoId[] {
  return casinos.filter((casino) => !others.includes(casino));
}
