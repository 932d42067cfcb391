import { isListOf, isPlayer, missingPiece, withoutPieces, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { HAND_SIZE, sortCards, isCard } from '$lib/games/las-vegas-cards/data';
import { placeOf, isTurnUntouched, withPlace } from '$lib/games/las-vegas-cards/state/table';
import type { State } from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, refusePlayer, type CardsAction, type CardsAsk } from './action';

/** The app deals five cards to a player, from now on also to one who used physical cards. */
export const hand: CardsAction<'hand'> = {
  isReadable: ({ player, cards }) => isPlayer(player) && isListOf(cards, isCard),
  refuse(state, { player, cards }) {
    const refusal = refusePlayer(state, player);
    if (refusal !== undefined) return refusal;
    const { hand: handCards, deck } = placeOf(state, player);
    if ((handCards ?? []).length > 0) return notNowReason(state);
    if (handCards === undefined && !isTurnUntouched(state)) return notNowReason(state);
    const isAllowed = cards.length === HAND_SIZE && missingPiece(deck, cards) === undefined;
    return isAllowed ? undefined : { code: 'wrongHand', rule: '2.2', player };
  },
  apply: (state, { player, cards }) =>
    withoutPostings(
      withPlace(state, player, (place) => ({ ...place, deck: withoutPieces(place.deck, cards), hand: cards }))
    ),
  log: ({ turn }, { player }) => ({ code: 'hand', player, turn }),
  move: ({ for: player }, outcome) =>
    outcome.kind === 'draw' && isPlayer(player)
      ? { type: 'hand', player, cards: sortCards(outcome.drawn) }
      : undefined
};

/** Asks the app for a hand of five cards. */
export function handAsk(state: State, player: PlayerId): CardsAsk {
  const { deck: pool } = placeOf(state, player);
  const drawAsk = { kind: 'draw', from: 'cards', pool, count: HAND_SIZE } as const;
  return { ...askId('hand', player), for: player, secret: true, dealt: true, ...drawAsk };
}
