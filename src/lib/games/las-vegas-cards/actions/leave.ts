import { nextStayingPlayer } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { isLeaveMove, leaveEvent, refuseLeave, type LeavingRules } from '$lib/games/contract/leaving';
import { meta } from '$lib/games/las-vegas-cards/meta';
import {
  playerAtRoundStart,
  withOwnCards,
  withPlace,
  withoutCards
} from '$lib/games/las-vegas-cards/state/table';
import type { State } from '$lib/games/las-vegas-cards/types';
import { notNowReason, type CardsAction } from './action';
import { endTurn } from './turn';

const LEAVING_RULES: LeavingRules = { rule: '1.7', tooFewRule: '1.9', min: meta.players.min };

/** A player leaves. The cards at the casinos stay until the payout, or are removed at once (1.7, 1.8). */
export const leave: CardsAction<'leave'> = {
  isReadable: isLeaveMove,
  refuse(state, move) {
    if (state.phase === 'over') return notNowReason(state);
    const refusal = refuseLeave(state, move, LEAVING_RULES);
    if (refusal !== undefined || isBetweenRounds(state)) return refusal;
    const isOpen = state.phase === 'turns' && state.depth === 'turns';
    return isOpen ? undefined : { code: 'leaveLater', rule: '1.7', player: move.player };
  },
  apply(state, { player, pieces }) {
    const isBetween = isBetweenRounds(state);
    const { round, starter } = state;
    const stateWithoutPieces = pieces === 'go' ? withoutCards(state, player) : state;
    const nextState: State = {
      ...withPlace(stateWithoutPieces, player, () => {
        const placeWithHand = withOwnCards(stateWithoutPieces, player);
        const place = pieces === 'go' ? playerAtRoundStart(state.options, placeWithHand) : placeWithHand;
        return { ...place, now: {}, finished: true };
      }),
      left: [...(state.left ?? []), isBetween ? { player, round, between: isBetween } : { player, round }]
    };
    if (!isBetween)
      return state.player === undefined || state.player === player
        ? endTurn(nextState)
        : withoutPostings(nextState);
    if (starter !== player) return withoutPostings(nextState);
    const next = nextStayingPlayer(nextState, player);
    return withoutPostings({
      ...nextState,
      starter: next,
      ...(state.player === undefined ? {} : { player: next })
    });
  },
  log: (_, move) => leaveEvent(move)
};

/** Whether no one can have placed a card in this round yet. */
function isBetweenRounds({ phase, later }: State): boolean {
  return (phase === 'notes' && !later) || phase === 'chipCards' || phase === 'neutral';
}
