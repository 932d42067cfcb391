import { hasLeft, type Ask, type PlayerId } from '$lib/core';
import type { Action } from '$lib/games/contract/action';
import { playersDealtByApp, placeOf } from '$lib/games/las-vegas-cards/state/table';
import type { CasinoNumber, LasVegasCards, Move, State, Wanted, Why } from '$lib/games/las-vegas-cards/types';

/** The action of one type of move. */
export type CardsAction<Type extends Move['type']> = Action<LasVegasCards, Extract<Move, { type: Type }>>;

/** An ask of this game; `params` names its step and casino. */
export type CardsAsk = Ask<Move, Why>;

/** Makes the id of an ask, and the values that the id is made of. */
export function askId(
  step: Move['type'],
  player?: PlayerId,
  casino?: CasinoNumber
): Pick<CardsAsk, 'id'> & Required<Pick<CardsAsk, 'params'>> {
  const parts = [step, player, casino].filter((part) => part !== undefined);
  return { id: parts.join(' '), params: { step, ...(casino === undefined ? {} : { casino }) } };
}

/** Returns the reason why this player has no card to choose or place now, or undefined if there is one. */
export function refusePlayer(state: State, player: PlayerId): Why | undefined {
  if (state.phase !== 'turns' || state.depth === 'rounds' || !state.seats.includes(player))
    return notNowReason(state);
  if (hasLeft(state, player)) return { code: 'leftAlready', rule: '1.7', player };
  const { finished, laid, placed } = placeOf(state, player);
  if (finished)
    return { code: 'finished', rule: state.player === undefined ? '3.6' : '6.3', player, cards: placed };
  if (state.player !== undefined && state.player !== player)
    return { code: 'notYourTurn', rule: '6.1', player, turn: state.player };
  return laid ? { code: 'alreadyLaid', rule: '9.1', player } : undefined;
}

/** Returns the reason why a move is not possible now: the match waits for another move. */
export function notNowReason(state: State): Why {
  return { code: 'notNow', rule: '9.1', wanted: expectedMove(state) };
}

/** Returns the move that the match waits for. */
export function expectedMove(state: State): Wanted {
  switch (state.phase) {
    case 'over':
      return 'nothing';
    case 'claims':
      return 'chipCard';
    case 'notes':
    case 'chipCards':
    case 'neutral':
      return state.phase;
    case 'turns': {
      if (state.depth === 'rounds') return 'count';
      const dealtPlayers = playersDealtByApp(state);
      if (dealtPlayers.length === 0) return 'lay';
      return dealtPlayers.every((player) => placeOf(state, player).chosen !== undefined)
        ? 'turnOver'
        : 'choose';
    }
  }
}
