import { device, type Database } from '$lib/storage/database/database';
import { readRunning } from '$lib/storage/records/matches';
import { readNewest } from '$lib/session/results/finished-matches';
import { matchCache } from '$lib/session/match/match-cache';

/** The game that was started last, if one is in progress, or else the one that was finished last. */
export interface LastGame {
  readonly id: string;
  readonly isFinished: boolean;
}

/** Finds the last game; undefined if there is none. Rejects with a StorageError if storage cannot be read. */
export async function findLastGame(database: Database = device): Promise<LastGame | undefined> {
  const cachedMatches = [...matchCache.values()].filter(({ result }) => result === undefined);
  const runningMatches = [...cachedMatches.map(({ match }) => match), ...(await readRunning(database))];
  const [last] = runningMatches.sort((a, b) => b.startedAt - a.startedAt);
  if (last !== undefined) return { id: last.id, isFinished: false };
  const [newestResult] = (await readNewest(1, database)).results;
  return newestResult === undefined ? undefined : { id: newestResult.match, isFinished: true };
}
