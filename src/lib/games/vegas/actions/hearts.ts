import { isPlayer, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { HEARTS } from '$lib/games/vegas/data';
import { addNews } from '$lib/games/vegas/state/table';
import type { Fight, State } from '$lib/games/vegas/types';
import { choose, notNowReason, refuseStranger, withNews, type VegasAsk } from './action';

/** A player chooses hearts in secret for a duel (8.2). */
export const hearts = withNews('hearts', {
  isReadable: (move) => isPlayer(move.player) && HEARTS.includes(move.hearts),
  refuse(state, { player }) {
    const { fight } = state;
    const refusal = refuseStranger(state, player);
    if (refusal !== undefined || fight === undefined) return refusal ?? notNowReason(state);
    if (![fight.challenger, fight.defender].includes(player))
      return { code: 'notInDuel', rule: '8.2', player };
    return fight.chosen[player] === undefined ? undefined : { code: 'alreadyChosen', rule: '8.2', player };
  },
  apply(state, move) {
    const { fight } = state;
    if (fight === undefined) return withoutPostings(state);
    const stateAfter = addNews(state, { code: 'hasChosen', rule: '8.2', player: move.player });
    return withoutPostings({
      ...stateAfter,
      fight: { ...fight, chosen: { ...fight.chosen, [move.player]: move.hearts } }
    });
  },
  playerOf: (_, { player }) => player
});

/** Lists the players in a duel who have not chosen yet, the challenger first. */
export function playersToChoose({ challenger, defender, chosen: chosenHearts }: Fight): readonly PlayerId[] {
  return [challenger, defender].filter((player) => chosenHearts[player] === undefined);
}

/** Asks a player for hearts. */
export function heartsAsk(state: State, player: PlayerId): VegasAsk {
  const moves = HEARTS.map((heartCount) => ({ type: 'hearts', player, hearts: heartCount }) as const);
  return {
    ...choose(state, `hearts ${player}`, hearts, moves, player),
    params: { step: 'hearts' },
    secret: true
  };
}
