import type { JoinMove, Played } from '$lib/core';
import { refuseJoin, startingMoney } from '$lib/games/contract/joining';
import { ROUNDS } from '$lib/games/vegas-strip/data';
import { meta } from '$lib/games/vegas-strip/meta';
import { book } from '$lib/games/vegas-strip/payout/paying';
import { heap } from '$lib/games/vegas-strip/payout/payout';
import { everyone } from '$lib/games/vegas-strip/state/table';
import type { Refusal, State, Why } from '$lib/games/vegas-strip/types';
import { isBetween, reseated } from './reseat';

/** Reason why nobody can join now, or undefined: only before anything has happened in a round (1.13). */
export function refuseJoining(state: State, move: JoinMove): Refusal | undefined {
  const { round } = state;
  return refuseJoin({ seats: everyone(state), round }, move, {
    rule: '1.13',
    max: meta.players.max,
    between: isBetween(state),
    last: round === ROUNDS
  });
}

/**
 * A player joins: the round begins again with the teams and casinos of the larger number (1.11 to 1.13). The lowest
 * total is chips from the supply (1.14).
 */
export function join(state: State, move: JoinMove): Played<State, Why> {
  const { player } = move;
  const totals = state.seats.map((each) => state.chips[each] ?? 0);
  const starts = startingMoney(move, totals, '1.14').map(({ value, why }) =>
    heap('bank', player, value, why, player)
  );
  const more = reseated(state, {
    seats: [...state.seats, player],
    chips: { ...state.chips, [player]: 0 }
  });
  return book({ state: more.state, postings: [...starts, ...more.postings] });
}
