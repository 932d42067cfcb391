import { askedPlayers, type Entry, type Match, type Seat, type GameTypes } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { replaySafely } from '$lib/session/log/safe-replay';
import { withoutFullStop } from './labels';
import { logLinesOf } from './lines';
import type { MergeContext } from '$lib/session/log/merge-log';
import * as say from '$lib/session/strings/en/session';

type Log = readonly Entry<GameTypes['Move']>[];

/**
 * Makes the callbacks for merging two logs. They read logs by the rules of the game, which a persisted log does not
 * know.
 */
export function mergeContextOf(
  game: Game,
  match: Match,
  currentNames: (seats: readonly Seat[]) => readonly Seat[] = (seats) => seats
): MergeContext {
  return {
    tapVersion: game.storedData.tapVersion,
    hasSameAsks: (a, b) => asksAfter(game, match, a as Log) === asksAfter(game, match, b as Log),
    describeLost: (entries, page) => {
      if (entries.length > 1) return say.lastLines(entries.length);
      const line = logLinesOf(game, match, page as Log, currentNames).find(
        ({ seq }) => seq === entries[0]?.seq
      );
      return line === undefined ? say.lastLine : say.quoted(withoutFullStop(line.sentence));
    }
  };
}

function asksAfter(game: Game, match: Match, entries: Log): string {
  const { replay } = replaySafely(game, match, entries);
  const asks = replay.isEnded ? [] : game.rules.asks(replay.state);
  return asks.map((ask) => `${ask.id} ${askedPlayers(ask).join(' ')}`).join('\n');
}
