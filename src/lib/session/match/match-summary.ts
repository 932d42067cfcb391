import {
  ledgerOf,
  readLog,
  seatsAfter,
  seatsWithJoined,
  type Match,
  type PlayerId,
  type Progress,
  type Seat,
  type Entry,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { device, type Database } from '$lib/storage/database/database';
import { readSavedLog } from '$lib/storage/records/saved-logs';
import { StorageError } from '$lib/storage/database/storage-error';
import { replaySafely } from '$lib/session/log/safe-replay';
import { gameOf } from '$lib/games/registry';
import { refuseMatch } from './inspect';
import { matchCache } from './match-cache';

type Log = readonly Entry<GameTypes['Move']>[];

/** The summary of a running match. */
export interface MatchSummary {
  readonly progress: Progress;
  /** The players with their totals in the game's unit, the richest first; empty if the totals are not public. */
  readonly players: readonly { readonly player: PlayerId; readonly total: number }[];
  /** The current seats, if a seat was handed over or someone joined. */
  readonly seats?: readonly Seat[];
}

/**
 * Loads the game and replays the log; undefined if the game cannot be loaded or storage cannot be read at the moment,
 * and `unread` if the stored match cannot be shown.
 */
export async function readMatchSummary(
  match: Match,
  database: Database = device
): Promise<MatchSummary | 'unread' | undefined> {
  try {
    const game = await gameOf(match);
    if (game === undefined) return 'unread';
    const savedLog = matchCache.get(match.id) ?? (await readSavedLog(database, match.id));
    return savedLog === undefined ? undefined : standingOf(game, match, savedLog.entries as Log);
  } catch (error) {
    return error instanceof StorageError && error.code === 'unread' ? 'unread' : undefined;
  }
}

function standingOf(game: Game, match: Match, entries: Log): MatchSummary | 'unread' {
  if (refuseMatch(game, match, entries) !== undefined) return 'unread';
  const { replay } = replaySafely(game, match, entries);
  const ranking = game.rules.ranking(replay.state, ledgerOf(replay));
  const { inEffect, handovers } = readLog(entries);
  const seats = seatsWithJoined(match.seats, inEffect);
  return {
    ...(handovers.length === 0 && seats === match.seats ? {} : { seats: seatsAfter(seats, handovers) }),
    progress: game.rules.progress(replay.state),
    players: ranking.flatMap(({ players, total }) => players.map((player) => ({ player, total })))
  };
}
