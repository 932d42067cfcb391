import { deckSize, isJoinMove, type PlayerId } from '$lib/core';
import { joinEvent, refuseJoin, startingMoney } from '$lib/games/contract/joining';
import { HAND_SIZE } from '$lib/games/razzia/data';
import { meta } from '$lib/games/razzia/meta';
import { removeHands, shuffleCards, dealAtTable } from '$lib/games/razzia/payout/hands';
import { sumOf } from '$lib/games/razzia/payout/payout';
import { activePlayers } from '$lib/games/razzia/state/table';
import type { State } from '$lib/games/razzia/types';
import { notNowReason, type RazziaAction } from './action';
import { needsOtherCards, reshuffle } from './reshuffle';

/**
 * A player joins between two rounds with five cards (1.13 to 1.15), and by choice with the lowest total (1.16), if
 * there are enough chits for one more round (1.15).
 */
export const join: RazziaAction<'join'> = {
  isReadable: isJoinMove,
  refuse(state, move) {
    if (state.phase === 'over') return notNowReason(state);
    const isBetweenRounds = state.phase === 'lay';
    const rules = {
      rule: '1.13',
      max: meta.players.max,
      between: isBetweenRounds,
      last: state.round === state.rounds
    };
    const refusal = refuseJoin(state, move, rules);
    if (refusal !== undefined) return refusal;
    const { round, rounds, stack } = withNewPlayer(state, move.player);
    return rounds < round ? { code: 'fewChits', rule: '1.15', left: deckSize(stack) } : undefined;
  },
  apply(state, move) {
    const { won, cash } = state;
    const totals = activePlayers(state).map((player) => sumOf(won[player] ?? []) + (cash?.[player] ?? 0));
    const postings = startingMoney(move, totals, '1.16');
    const [start] = postings;
    const stateAfter = withNewPlayer(state, move.player);
    return {
      state:
        start === undefined ? stateAfter : { ...stateAfter, cash: { ...cash, [move.player]: start.value } },
      postings
    };
  },
  log: (_, move) => joinEvent(move)
};

/**
 * The state with one more player. The last payout is removed, because its ties were decided by the seats in that round.
 */
function withNewPlayer({ shown: shownCards, ended, ...state }: State, player: PlayerId): State {
  const stateAfter: State = { ...state, seats: [...state.seats, player], divided: [], paid: {} };
  if (needsOtherCards(state, stateAfter)) return reshuffle(stateAfter);
  if (stateAfter.hands === undefined) return dealAtTable(stateAfter, HAND_SIZE);
  // With round results only, the app deals no cards.
  return stateAfter.depth === 'rounds' ? removeHands(stateAfter) : shuffleCards(stateAfter);
}
