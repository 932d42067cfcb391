import { countPieces, isListOf, isPlayer, missingPiece, type Choice, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { isCard } from '$lib/games/las-vegas-cards/data';
import { placeOf, withPlace } from '$lib/games/las-vegas-cards/state/table';
import type { Move, Why } from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, refusePlayer, type CardsAction, type CardsAsk } from './action';
import { refuseSelection, selectionsFrom } from './selection';

/** A player chooses cards in secret from a hand that the app dealt. No refusal reveals anything about a hidden card. */
export const choose: CardsAction<'choose'> = {
  isReadable: ({ player, cards }) => isPlayer(player) && isListOf(cards, isCard),
  refuse(state, { player, cards }) {
    const refusal = refusePlayer(state, player);
    if (refusal !== undefined) return refusal;
    const { hand = [], chosen } = placeOf(state, player);
    if (hand.length === 0) return notNowReason(state);
    if (chosen !== undefined) return { code: 'alreadyChosen', rule: '9.2', player };
    if (missingPiece(countPieces(hand), cards) !== undefined)
      return { code: 'notInHand', rule: '3.1', player };
    return refuseSelection(cards);
  },
  apply: (state, { player, cards: cardNames }) =>
    withoutPostings(withPlace(state, player, (place) => ({ ...place, chosen: cardNames }))),
  log: (_, { player }) => ({ code: 'chosen', player })
};

/** Asks a player to choose from these cards. */
export function chooseAsk(player: PlayerId, hand: readonly string[]): CardsAsk {
  const choices = selectionsFrom(hand).map((cards): Choice<Move, Why> => ({
    move: { type: 'choose', player, cards }
  }));
  return { ...askId('choose', player), for: player, secret: true, kind: 'choose', choices };
}
