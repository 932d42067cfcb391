import { isJoinMove } from '$lib/core';
import { joinEvent, refuseJoin, startingMoney } from '$lib/games/contract/joining';
import { ROUNDS } from '$lib/games/vegas-strip/data';
import { meta } from '$lib/games/vegas-strip/meta';
import { bookPostings } from '$lib/games/vegas-strip/payout/paying';
import { chipPosting } from '$lib/games/vegas-strip/payout/payout';
import { playersIncludingLeft } from '$lib/games/vegas-strip/state/table';
import { notNowReason, type StripAction } from './action';
import { isBeforeRound, restartRound } from './round';

/**
 * A player joins before anything has happened in a round, which starts again with the teams and casinos of the larger
 * number (1.11 to 1.13). A newcomer who starts with the lowest total gets it in chips from the supply (1.14).
 */
export const join: StripAction<'join'> = {
  isReadable: isJoinMove,
  refuse(state, move) {
    if (state.phase === 'over') return notNowReason(state);
    const { round } = state;
    const rules = {
      rule: '1.13',
      max: meta.players.max,
      between: isBeforeRound(state),
      last: round === ROUNDS
    };
    return refuseJoin({ seats: playersIncludingLeft(state), round }, move, rules);
  },
  apply(state, move) {
    const { player } = move;
    const totals = state.seats.map((seat) => state.chips[seat] ?? 0);
    const startLines = startingMoney(move, totals, '1.14').map(({ value, why }) =>
      chipPosting('bank', player, value, why, player)
    );
    const restarted = restartRound(state, {
      seats: [...state.seats, player],
      chips: { ...state.chips, [player]: 0 }
    });
    return bookPostings({ state: restarted.state, postings: [...startLines, ...restarted.postings] });
  },
  log: (_, move) => joinEvent(move)
};
