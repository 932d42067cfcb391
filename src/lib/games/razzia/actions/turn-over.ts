import type { PlayerId } from '$lib/core';
import { activePlayers } from '$lib/games/razzia/state/table';
import type { CardName } from '$lib/games/razzia/types';
import { notNowReason, playersToChoose, type RazziaAction, type RazziaAsk } from './action';
import { payBars } from './round';

/** All players have chosen: their cards are revealed and the bars are paid (3.2). */
export const revealCards: RazziaAction<'turnOver'> = {
  isReadable: () => true,
  refuse(state) {
    if (state.phase !== 'choose' || state.depth === 'rounds' || state.hands === undefined)
      return notNowReason(state);
    const missingPlayers = playersToChoose(state);
    return missingPlayers.length === 0
      ? undefined
      : { code: 'notAllChosen', rule: '3.2', missing: missingPlayers };
  },
  apply(state) {
    const hands: Partial<Record<PlayerId, readonly CardName[]>> = {};
    for (const player of activePlayers(state)) {
      const hand = [...(state.hands?.[player] ?? [])];
      const chosenCard = state.chosen[player];
      if (chosenCard !== undefined) hand.splice(hand.indexOf(chosenCard), 1);
      hands[player] = hand;
    }
    return payBars({ ...state, hands, chosen: {}, shown: state.chosen });
  },
  log: ({ chosen: chosenCards }) => ({ code: 'shown', cards: chosenCards })
};

/** Asks for the cards to be turned over. */
export function turnOverAsk(): RazziaAsk {
  return { id: 'turnOver', kind: 'choose', choices: [{ move: { type: 'turnOver' } }] };
}
