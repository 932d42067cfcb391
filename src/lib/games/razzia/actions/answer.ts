import { isOneOf, isPlayer, type Choice, type PlayerId } from '$lib/core';
import { currentDeal } from '$lib/games/razzia/state/table';
import type { Deal, Move, Why } from '$lib/games/razzia/types';
import { notNowReason, expectedMove, type RazziaAction, type RazziaAsk } from './action';
import { applyDealChange } from './bargain';

const ANSWERS = ['accept', 'duel'] as const;
const isAnswer = isOneOf(ANSWERS);

/** Another claimant accepts or demands a duel (4.3, 4.4). */
export const answer: RazziaAction<'answer'> = {
  isReadable: (move) => isPlayer(move.player) && isAnswer(move.answer),
  refuse(state, { player }) {
    const deal = currentDeal(state);
    if (deal === undefined || expectedMove(state) !== 'answer') return notNowReason(state);
    return playersToAnswer(deal).includes(player) ? undefined : { code: 'notAsked', rule: '4.4', player };
  },
  apply: (state, move) =>
    applyDealChange(state, { answers: { ...currentDeal(state)?.answers, [move.player]: move.answer } }),
  log: (stateBefore, move) => ({
    code: 'answered',
    bar: currentDeal(stateBefore)?.bar ?? 'colibri',
    player: move.player,
    answer: move.answer
  })
};

/** Asks each claimant who has not answered the proposal. */
export function answerAsks(deal: Deal): readonly RazziaAsk[] {
  return playersToAnswer(deal).map((player) => {
    const choices = ANSWERS.map((duelAnswer): Choice<Move, Why> => ({
      move: { type: 'answer', player, answer: duelAnswer }
    }));
    return { id: `answer ${player}`, params: { step: 'answer' }, for: player, kind: 'choose', choices };
  });
}

function playersToAnswer({ claimants: [, ...others], answers }: Deal): readonly PlayerId[] {
  return others.map(({ player }) => player).filter((player) => answers[player] === undefined);
}
