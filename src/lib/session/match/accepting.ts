import type { Names, Played, GameTypes } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import * as say from '$lib/session/strings/en/session';

/**
 * Safe access to logged moves, which may be damaged or come from another version: a move is described only after the
 * rules have accepted it, and looking up its hidden facts never throws.
 */

type Move = GameTypes['Move'];
type State = GameTypes['State'];

/** A logged move with its sentence. */
export interface LoggedMove {
  readonly event: GameTypes['LogEvent'];
  readonly sentence: string;
}

/** The code of a refusal for a move whose shape the game does not know, whatever the state. */
const UNREADABLE_CODE = 'unreadable';

/** The result of a move; undefined if the rules refuse it in this state, or throw. */
export function tryMove(
  { rules }: Game,
  stateBefore: State,
  move: Move
): Played<State, GameTypes['Why']> | undefined {
  try {
    return rules.refuse(stateBefore, move) === undefined ? rules.play(stateBefore, move) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The log text of a move that was accepted on `before`, in a match that is now at `latestState`; undefined if the move
 * was not accepted, or its text cannot be made.
 */
export function describeAccepted(
  game: Game,
  { before, after }: { readonly before: State | undefined; readonly after: State | undefined },
  move: Move,
  names: Names,
  latestState = after
): LoggedMove | undefined {
  if (before === undefined || after === undefined || latestState === undefined) return undefined;
  try {
    const event = game.rules.logEventOf(before, move, latestState);
    return { event, sentence: game.text.logLine(event, names) };
  } catch {
    return undefined;
  }
}

/**
 * The text shown for a move that was not accepted. It contains none of the move's facts: a later version may hide them.
 */
export function unacceptedText(game: Game, stateBefore: State | undefined, move: Move): string {
  return stateBefore !== undefined && isMoveUnknown(game, stateBefore, move)
    ? say.unknownMove
    : say.unfollowedMove;
}

/** Whether this version cannot read a move. */
export function isMoveUnknown({ rules }: Game, stateBefore: State, move: Move): boolean {
  try {
    const refusal = rules.refuse(stateBefore, move);
    return refusal !== undefined && isUnreadable(refusal);
  } catch {
    return true;
  }
}

/** Whether a refusal means that this version cannot read the move. */
export function isUnreadable(refusal: GameTypes['Why']): boolean {
  return refusal.code === UNREADABLE_CODE;
}

/**
 * The public facts of a move that hides the rest; undefined if it hides nothing. Empty for a move that cannot be read.
 */
export function hiddenFacts(game: Game, move: Move): Readonly<Record<string, unknown>> | undefined {
  try {
    return game.publicMembers?.(move);
  } catch {
    return {};
  }
}
