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
  readonly replay: Replay<GameTypes>;
  /** One sentence, if today's rules cannot play the log to its end. */
  readonly brokenReason?: string;
}

/**
 * Plays a log with today's rules. The replay stops before an entry of an unknown kind, and before a move that the rules
 * refuse or throw on. Steps of an earlier replay of the same match are reused. Throws if `rules.start` throws.
 */
export function replaySafely(
  game: Game,
  match: Match,
  entries: Log,
  earlierReplay?: Replay<GameTypes>
): SafeReplay {
  const { inEffect, unknownIndex } = readLog(entries);
  if (unknownIndex >= 0)
    return {
      replay: replayPlayable(game, match, entries.slice(0, unknownIndex)),
      brokenReason: say.unknownEntry
    };
  const replayed = replayPlayable(game, match, entries, earlierReplay);
  const { refusedEntry } = replayed;
  if (refusedEntry !== undefined)
    return { replay: replayed, brokenReason: stopReason(game, match, refusedEntry.why) };
  if (replayed.steps.length < inEffect.length && !replayed.isEnded)
    return { replay: replayed, brokenReason: say.cannotContinue };
  return { replay: replayed };
}

/**
 * The reason why the match cannot go on. For a move that this version cannot read, the reason does not say to enter it
 * again, because nothing can be entered here.
 */
function stopReason({ text }: Game, { seats }: Match, reason: GameTypes['Why']): string {
  if (isUnreadable(reason)) return say.unknownMoveWritten;
  try {
    return say.cannotContinueBecause(text.why(reason, spokenNamesOf(seats)));
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
function longestPlayable(game: Game, match: Match, activeEntries: Log): Replay<GameTypes> {
  let longestReplay = replay(game.rules, match, []);
  let playableCount = 0;
  let failingCount = activeEntries.length;
  while (failingCount - playableCount > 1) {
    const middleCount = Math.floor((playableCount + failingCount) / 2);
    try {
      longestReplay = replay(game.rules, match, activeEntries.slice(0, middleCount));
      playableCount = middleCount;
    } catch {
      failingCount = middleCount;
    }
  }
  return longestReplay;
}
