import { isPlayer, type Choice, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { isCard } from '$lib/games/razzia/data';
import { activePlayers } from '$lib/games/razzia/state/table';
import type { Move, State, Why } from '$lib/games/razzia/types';
import { notNowReason, expectedMove, type RazziaAction, type RazziaAsk } from './action';

/** A player chooses a card in secret from a hand that the app dealt. No refusal reveals anything about a hidden card. */
export const choose: RazziaAction<'choose'> = {
  isReadable: ({ player, card }) => isPlayer(player) && isCard(card),
  refuse(state, { player, card }) {
    if (expectedMove(state) !== 'choose' || !activePlayers(state).includes(player))
      return notNowReason(state);
    if (state.chosen[player] !== undefined) return { code: 'alreadyChosen', rule: '3.1', player };
    const hand = state.hands?.[player] ?? [];
    return hand.includes(card) ? undefined : { code: 'notInHand', rule: '3.1', player };
  },
  apply: (state, { player, card }) =>
    withoutPostings({ ...state, chosen: { ...state.chosen, [player]: card } }),
  log: (_, { player }) => ({ code: 'chosen', player })
};

/** Asks a player to choose a card. */
export function chooseAsk({ hands }: State, player: PlayerId): RazziaAsk {
  const choices = [...new Set(hands?.[player])].map((card): Choice<Move, Why> => ({
    move: { type: 'choose', player, card }
  }));
  const askDetails = { step: 'choose' };
  return { id: `choose ${player}`, params: askDetails, for: player, secret: true, kind: 'choose', choices };
}
