import {
  spokenNamesOf,
  readLog,
  replay,
  type Entry,
  type Match,
  type Replay,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { isUnreadable } from '$lib/session/match/accepting';
import * as say from '$lib/session/strings/en/session';

type Log = readonly Entry<GameTypes['Move']>[];

/** A replay, and the reason if it could not reach the end. */
export interface SafeReplay {
  readonly replayed: Replay<GameTypes>;
  /** One sentence, if today's rules cannot play the log to its end. */
  readonly broken?: string;
}

/**
 * Plays a log with today's rules. The replay stops before an entry of an unknown kind, and before a move that the rules
 * refuse or throw on. Steps of an earlier replay of the same match are reused. Throws if `start` throws.
 */
export function replaySafely(
  game: Game,
  match: Match,
  entries: Log,
  earlierReplay?: Replay<GameTypes>
): SafeReplay {
  const { inEffect, unknown } = readLog(entries);
  if (unknown >= 0)
    return { replayed: replayPlayable(game, match, entries.slice(0, unknown)), broken: say.unknownEntry };
  const replayed = replayPlayable(game, match, entries, earlierReplay);
  const { broken } = replayed;
  if (broken !== undefined) return { replayed, broken: stopReason(game, match, broken.why) };
  if (replayed.steps.length < inEffect.length && !replayed.ended)
    return { replayed, broken: say.cannotContinue };
  return { replayed };
}

/**
 * The reason why the match cannot go on. A move that this version cannot read need not be entered again: nothing can be
 * entered here.
 */
function stopReason({ text }: Game, { seats }: Match, why: GameTypes['Why']): string {
  if (isUnreadable(why)) return say.unknownMoveWritten;
  try {
    return say.cannotContinueBecause(text.why(why, spokenNamesOf(seats)));
  } catch {
    return say.cannotContinue;
  }
}

function replayPlayable(
  game: Game,
  match: Match,
  entries: Log,
  earlierReplay?: Replay<GameTypes>
): Replay<GameTypes> {
  try {
    return replay(game.rules, match, entries, earlierReplay);
  } catch {
    return longestPlayable(game, match, readLog(entries).inEffect);
  }
}

/** The replay up to the entry that the rules throw on, found by binary search. */
function longestPlayable(game: Game, match: Match, inEffect: Log): Replay<GameTypes> {
  let best = replay(game.rules, match, []);
  let playableCount = 0;
  let failingCount = inEffect.length;
  while (failingCount - playableCount > 1) {
    const middle = Math.floor((playableCount + failingCount) / 2);
    try {
      best = replay(game.rules, match, inEffect.slice(0, middle));
      playableCount = middle;
    } catch {
      failingCount = middle;
    }
  }
  return best;
}
