import { isAskTap, tapsToAnswer, type AskTap, type GameTypes } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { asksAnswered } from './answered-asks';

/**
 * The taps that led to a move of the players on this state, so that a long input need not be entered again after an
 * undo. Empty for a secret answer, and for a choice.
 */
export function tapsAgain(
  game: Game,
  before: GameTypes['State'],
  move: GameTypes['Move']
): readonly GameTypes['Tap'][] {
  if (game.again !== undefined) return game.again(move);
  if (game.rules.answer === undefined) return [];
  const [ask] = asksAnswered(game, before, move);
  if (ask === undefined || ask.secret === true) return [];
  const outcome = game.rules.answer(ask, move);
  return outcome === undefined ? [] : tapsToAnswer(ask, outcome);
}

/** Whether a tap is restored when its move is undone. A choice is made again from its first part. */
export function isWorthKeeping(tap: object): tap is AskTap {
  return isAskTap(tap) && tap.kit !== 'pick';
}
