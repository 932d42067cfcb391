import { ledgerOf, playersOf, type Match, type PlayerId, type Progress } from '$lib/core';
import type { Entry, Terms } from '$lib/core';
import { findGame } from '$lib/games/registry';
import { device, type Database } from '$lib/storage/database';
import { readSitting } from '$lib/storage/sittings';
import { follow } from './follow';
import { kept } from './kept';
import { totalsOf } from './result';

/** How a running match stands. */
export interface Standing {
  readonly progress: Progress;
  /** The richest first, whole dollars; those who have as much as each other in seat order. */
  readonly players: readonly { readonly player: PlayerId; readonly total: number }[];
}

/** Loads the game and plays the log; undefined where either cannot be done. */
export async function readStanding(match: Match, database: Database = device): Promise<Standing | undefined> {
  try {
    const game = await findGame(match.game)?.load();
    const sitting = kept.get(match.id) ?? (await readSitting(database, match.id));
    if (game === undefined || sitting === undefined) return undefined;
    const { replayed } = follow(game, match, sitting.entries as readonly Entry<Terms['Move']>[]);
    const totals = totalsOf(playersOf(match), ledgerOf(replayed));
    const players = playersOf(match).map((player) => ({ player, total: totals[player] ?? 0 }));
    return {
      progress: game.rules.progress(replayed.state),
      players: players.sort((one, other) => other.total - one.total)
    };
  } catch {
    return undefined;
  }
}
