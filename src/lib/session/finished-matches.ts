import { gameToday } from '$lib/games/older-matches';
import { device, type Database } from '$lib/storage/database';
import { readNewestResults, readResults } from '$lib/storage/results';
import type { Result } from '$lib/storage/schema';
import { matchCache } from './match-cache';
import { peopleOn } from './player-directory.svelte';

/** The most recent finished matches, and whether there are no others. */
export interface Newest {
  readonly results: readonly Result[];
  readonly isAll: boolean;
}

/**
 * The results of all finished matches, most recent first, including matches that are only on this page, with current
 * names. Rejects with a StorageError if storage cannot be read.
 */
export async function readLedger(database: Database = device): Promise<readonly Result[]> {
  const list = listNow(database);
  const [saved] = await Promise.all([readResults(database, gameToday), peopleOn(database).load()]);
  return list(saved);
}

/** The most recent results, at most `most`, so that a page can show them while it reads the others. */
export async function readNewest(most: number, database: Database = device): Promise<Newest> {
  const list = listNow(database);
  const [{ results, isAll }] = await Promise.all([
    readNewestResults(database, gameToday, most),
    peopleOn(database).load()
  ]);
  const all = list(results);
  return { results: all.slice(0, most), isAll: isAll && all.length <= most };
}

/** Takes a snapshot of unsaved matches and returns a function that merges saved results with it. */
function listNow(database: Database): (saved: readonly Result[]) => readonly Result[] {
  // A match saved while storage is read would otherwise be listed twice, or not at all.
  const keptNow = new Map(matchCache);
  const here = [...keptNow.values()].flatMap(({ result }) => (result === undefined ? [] : [result]));
  const people = peopleOn(database);
  return (saved) =>
    [...here, ...saved.filter(({ match }) => !keptNow.has(match))]
      .map((result) => ({ ...result, seats: people.called(result.seats) }))
      .sort((one, other) => other.finishedAt - one.finishedAt);
}
