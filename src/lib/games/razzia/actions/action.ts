import { isListOf, isRecordOf, type Ask, type PlayerId } from '$lib/core';
import type { Action, MoveOf } from '$lib/games/contract/action';
import { currentDeal, activePlayers, nextCardReceivers } from '$lib/games/razzia/state/table';
import type { Move, Razzia, State, Why } from '$lib/games/razzia/types';
import { nextDuel } from './bargain';

/** The action of one type of move. */
export type RazziaAction<Type extends Move['type']> = Action<Razzia, MoveOf<Razzia, Type>>;

/** An ask of this game. Its step is the id, or is in `params` if the id also names a player. */
export type RazziaAsk = Ask<Move, Why>;

type ExpectedMove = Extract<Why, { code: 'notNow' }>['wanted'];

/** Returns the reason why a move is not asked for now: the match waits for another one. */
export function notNowReason(state: State): Why {
  return { code: 'notNow', rule: '7.1', wanted: expectedMove(state) };
}

/** Returns the move that the match waits for. */
export function expectedMove(state: State): ExpectedMove {
  switch (state.phase) {
    case 'over':
      return 'nothing';
    case 'put':
      return 'put';
    case 'lay':
      return isHandShort(state) ? 'cards' : 'lay';
    case 'choose':
      if (state.depth === 'rounds') return 'taken';
      if (state.hands === undefined) return 'cards';
      return playersToChoose(state).length === 0 ? 'turnOver' : 'choose';
    case 'deal':
      if (currentDeal(state)?.shares === undefined) return 'propose';
      return nextDuel(state) === undefined ? 'answer' : 'duel';
  }
}

/** Checks whether the app deals and a player has fewer than five cards. */
export function isHandShort(state: State): boolean {
  return state.hands !== undefined && nextCardReceivers(state).length > 0;
}

/** Returns the players who have yet to choose a card. */
export function playersToChoose(state: State): readonly PlayerId[] {
  return activePlayers(state).filter((player) => state.chosen[player] === undefined);
}

/** Checks whether no one has chosen a card yet. */
export function isNothingChosen({ chosen: chosenCards }: State): boolean {
  return Object.keys(chosenCards).length === 0;
}

/** Accepts any positive sum. A sum that is not a chit value is refused later, as a chit that is not available. */
export function isChit(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Accepts chits of any owner. An owner who is not in the match is refused later. */
export function isShares(value: unknown): boolean {
  return isRecordOf(
    value,
    () => true,
    (chits) => isListOf(chits, isChit)
  );
}
