import { countPieces, take } from '$lib/core';
import { returnCards } from '$lib/games/las-vegas-cards/data';
import { playersDealtByApp, placeOf, withPlace } from '$lib/games/las-vegas-cards/state/table';
import type { PlayerPlace } from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, type CardsAction, type CardsAsk } from './action';
import { endTurn, placeCards } from './turn';

/** Reveals all choices: the chosen cards go to their casinos, the others under the glass (3.3, 3.4). */
export const turnOver: CardsAction<'turnOver'> = {
  isReadable: () => true,
  refuse(state) {
    const app = playersDealtByApp(state);
    if (app.length === 0) return notNowReason(state);
    const missing = app.filter((player) => placeOf(state, player).chosen === undefined);
    return missing.length === 0 ? undefined : { code: 'notAllChosen', rule: '3.1', missing };
  },
  apply(state) {
    const placed = playersDealtByApp(state).reduce((result, player) => {
      const { chosen = [], hand = [], ...place } = placeOf(result, player);
      const unused = take(countPieces(hand), chosen);
      const after: PlayerPlace = { ...place, hand: [], glass: returnCards(place.glass, unused) };
      return placeCards(
        withPlace(result, player, () => after),
        player,
        chosen
      );
    }, state);
    return endTurn(placed);
  },
  log: (before) => ({
    code: 'laid',
    turn: before.turn,
    placements: playersDealtByApp(before).map((player) => ({
      player,
      cards: placeOf(before, player).chosen ?? []
    }))
  })
};

/** Asks for the cards to be turned over. */
export function turnOverAsk(): CardsAsk {
  return { ...askId('turnOver'), kind: 'choose', choices: [{ move: { type: 'turnOver' } }] };
}
