import {
  ledgerOf,
  readLog,
  seatsAfter,
  type Match,
  type PlayerId,
  type Progress,
  type Seat
} from '$lib/core';
import type { Entry, Terms } from '$lib/core';
import type { Game } from '$lib/games/define';
import { device, type Database } from '$lib/storage/database';
import { readSitting } from '$lib/storage/sittings';
import { Trouble } from '$lib/storage/trouble';
import { follow } from './follow';
import { gameOf } from './game-of';
import { refuseMatch } from './inspect';
import { kept } from './kept';

type Log = readonly Entry<Terms['Move']>[];

/** How a running match stands. */
export interface Standing {
  readonly progress: Progress;
  /** The richest first, whole dollars; nobody where not everybody may know it. */
  readonly players: readonly { readonly player: PlayerId; readonly total: number }[];
  /** Who sits there now, where a seat was handed over. */
  readonly seats?: readonly Seat[];
}

/**
 * Loads the game and plays the log; undefined where the game cannot be loaded or storage not be read just now, and
 * `unread` where what is kept of the match cannot be shown.
 */
export async function readStanding(
  match: Match,
  database: Database = device
): Promise<Standing | 'unread' | undefined> {
  try {
    const game = await gameOf(match);
    if (game === undefined) return 'unread';
    const sitting = kept.get(match.id) ?? (await readSitting(database, match.id));
    return sitting === undefined ? undefined : standingOf(game, match, sitting.entries as Log);
  } catch (error) {
    return error instanceof Trouble && error.code === 'unread' ? 'unread' : undefined;
  }
}

function standingOf(game: Game, match: Match, entries: Log): Standing | 'unread' {
  if (refuseMatch(game, match, entries) !== undefined) return 'unread';
  const { replayed } = follow(game, match, entries);
  const ranking = game.rules.ranking(replayed.state, ledgerOf(replayed));
  const { handed } = readLog(entries);
  return {
    ...(handed.length === 0 ? {} : { seats: seatsAfter(match.seats, handed) }),
    progress: game.rules.progress(replayed.state),
    players: ranking.flatMap(({ players, total }) => players.map((player) => ({ player, total })))
  };
}
