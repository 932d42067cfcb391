import { isJoinMove, stayingPlayers } from '$lib/core';
import { joinEvent, refuseJoin, startingMoney } from '$lib/games/contract/joining';
import { BIG_DICE, ROUNDS, SMALL_DICE } from '$lib/games/las-vegas/data';
import { meta } from '$lib/games/las-vegas/meta';
import { holding } from '$lib/games/las-vegas/payout/ranking';
import { isWaiting, owedTo } from '$lib/games/las-vegas/state/main-state';
import { purseOf } from '$lib/games/las-vegas/state/table';
import type { Purse } from '$lib/games/las-vegas/types';
import { notNowReason, type LasVegasAction } from './action';
import { isBetweenRounds } from './leave';

/** A player joins with eight dice of a free colour (1.10), and with the lowest total if the players say so (1.11). */
export const join: LasVegasAction<'join'> = {
  isReadable: isJoinMove,
  refuse(state, move) {
    if (state.phase === 'over') return notNowReason(state);
    const isBetween = isBetweenRounds(state) && !isWaiting(state);
    const { max } = meta.players;
    return refuseJoin(state, move, {
      rule: '1.10',
      max,
      between: isBetween,
      last: state.round === ROUNDS
    });
  },
  apply(state, move) {
    const { player } = move;
    const totals = stayingPlayers(state).map(
      (player) => holding({ player, ...purseOf(state, player), owed: owedTo(state, player) }).total
    );
    const postings = startingMoney(move, totals, '1.11');
    const cash = postings.map(({ value }) => value);
    const basicPurse: Purse = { small: SMALL_DICE, big: BIG_DICE, chips: 0, notes: [] };
    const purse = cash.length === 0 ? basicPurse : { ...basicPurse, cash };
    return {
      state: { ...state, seats: [...state.seats, player], purses: { ...state.purses, [player]: purse } },
      postings
    };
  },
  log: (_, move) => joinEvent(move)
};
