import { countPieces, withoutPieces } from '$lib/core';
import { returnCards } from '$lib/games/las-vegas-cards/data';
import { playersDealtByApp, placeOf, withPlace } from '$lib/games/las-vegas-cards/state/table';
import type { PlayerPlace } from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, type CardsAction, type CardsAsk } from './action';
import { endTurn, placeCards } from './turn';

/** Reveals all choices: the chosen cards go to their casinos, the others under the glass (3.3, 3.4). */
export const turnOver: CardsAction<'turnOver'> = {
  isReadable: () => true,
  refuse(state) {
    const dealtPlayers = playersDealtByApp(state);
    if (dealtPlayers.length === 0) return notNowReason(state);
    const undecidedPlayers = dealtPlayers.filter((player) => placeOf(state, player).chosen === undefined);
    return undecidedPlayers.length === 0
      ? undefined
      : { code: 'notAllChosen', rule: '3.1', missing: undecidedPlayers };
  },
  apply(state) {
    const nextState = playersDealtByApp(state).reduce((result, player) => {
      const { chosen = [], hand = [], ...place } = placeOf(result, player);
      const unusedCards = withoutPieces(countPieces(hand), chosen);
      const placeAfter: PlayerPlace = { ...place, hand: [], glass: returnCards(place.glass, unusedCards) };
      return placeCards(
        withPlace(result, player, () => placeAfter),
        player,
        chosen
      );
    }, state);
    return endTurn(nextState);
  },
  log: (stateBefore) => ({
    code: 'laid',
    turn: stateBefore.turn,
    placements: playersDealtByApp(stateBefore).map((player) => ({
      player,
      cards: placeOf(stateBefore, player).chosen ?? []
    }))
  })
};

/** Asks for the cards to be turned over. */
export function turnOverAsk(): CardsAsk {
  return { ...askId('turnOver'), kind: 'choose', choices: [{ move: { type: 'turnOver' } }] };
}
