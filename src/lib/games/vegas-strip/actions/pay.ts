import { hasMembers } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { faultsOf } from '$lib/games/vegas-strip/payout/casino-result';
import { payNow } from '$lib/games/vegas-strip/payout/paying';
import { placedTilesAt, teamOf } from '$lib/games/vegas-strip/state/table';
import type { State, StripAsk } from '$lib/games/vegas-strip/types';
import { optionalAsk, askId, choose, notNowReason, PLAYER_CHECKS, type StripAction } from './action';

/** The revealed round is paid. */
export const pay: StripAction<'pay'> = {
  isReadable: () => true,
  refuse: (state) => (state.phase === 'pay' ? undefined : notNowReason(state)),
  apply: (state) => payNow(state),
  log: ({ round }) => ({ code: 'paid', round })
};

/** A 7 at the team's own rigged casino that the tiles do not show, because a token was added to it later (5.10). */
export const fault: StripAction<'fault'> = {
  isReadable: (move) => hasMembers(move, PLAYER_CHECKS),
  refuse(state, { player }) {
    if (state.phase !== 'pay') return notNowReason(state);
    const team = teamOf(state, player);
    const riggedCasino = team === undefined ? undefined : state.revealed[team.fixer];
    const isHidden =
      riggedCasino !== undefined &&
      placedTilesAt(state, riggedCasino).some(
        (tile) => tile.player === player && tile.blocker !== true && tile.plus > 0
      );
    return isHidden && !faultsOf(state).includes(player)
      ? undefined
      : { code: 'noFault', rule: '5.10', player };
  },
  apply: (state, { player }) => withoutPostings({ ...state, faults: [...state.faults, player] }),
  log: (_, { player }) => ({ code: 'fault', player })
};

/** Asks to pay the round, and for the faults that no one can see. */
export function payAsks(state: State): readonly StripAsk[] {
  const moves = state.seats
    .map((player) => ({ type: 'fault', player }) as const)
    .filter((move) => fault.refuse(state, move) === undefined);
  const faultAsks = moves.length === 0 ? [] : [optionalAsk(choose(askId('fault'), moves))];
  return [choose(askId('pay'), [{ type: 'pay' }]), ...faultAsks];
}
