import type { Names, Played, GameTypes } from '$lib/core';
import type { Game } from '$lib/games/define';
import * as say from './words';

/**
 * A log may hold moves of another version, or damaged ones. All that is asked of a logged move is asked here: words
 * only once the rules have accepted it, and what it hides without failing over it.
 */

type Move = GameTypes['Move'];
type State = GameTypes['State'];

/** A logged move in words. */
export interface Told {
  readonly told: GameTypes['Told'];
  readonly sentence: string;
}

/** The refusal of a move that is not in the words of a game, whatever the state. */
const UNREADABLE = 'unreadable';

/** What a move brings about; undefined where the rules refuse it in this state, or fail over it. */
export function accepted(
  { rules }: Game,
  before: State,
  move: Move
): Played<State, GameTypes['Why']> | undefined {
  try {
    return rules.refuse(before, move) === undefined ? rules.play(before, move) : undefined;
  } catch {
    return undefined;
  }
}

/** What the log says of a move that was accepted on `before`, when the match stands at `latest`. */
export function tellAccepted(
  game: Game,
  { before, after }: { readonly before: State | undefined; readonly after: State | undefined },
  move: Move,
  names: Names,
  latest = after
): Told | undefined {
  if (before === undefined || after === undefined || latest === undefined) return undefined;
  try {
    const told = game.rules.logEventOf(before, move, latest);
    return { told, sentence: game.text.told(told, names) };
  } catch {
    return undefined;
  }
}

/** What is said in place of a move that was not accepted. None of its facts: a later version may hide them. */
export function unacceptedWords(game: Game, before: State | undefined, move: Move): string {
  return before !== undefined && isUnknown(game, before, move) ? say.unknownMove : say.unfollowedMove;
}

/** Whether a move is in no words that this version knows. */
export function isUnknown({ rules }: Game, before: State, move: Move): boolean {
  try {
    const refused = rules.refuse(before, move);
    return refused !== undefined && isUnreadable(refused);
  } catch {
    return true;
  }
}

/** Whether a refusal says that the move is in no words that this version knows. */
export function isUnreadable(refused: GameTypes['Why']): boolean {
  return refused.code === UNREADABLE;
}

/** What everybody may know of a move that hides the rest; undefined for one that hides nothing. Of what is not known, nothing. */
export function hiddenFacts(game: Game, move: Move): Readonly<Record<string, unknown>> | undefined {
  try {
    return game.hides?.(move);
  } catch {
    return {};
  }
}
