import { gameToday } from '$lib/games/older-matches';
import { device, type Database } from '$lib/storage/database';
import { readResults } from '$lib/storage/results';
import type { Result } from '$lib/storage/schema';
import { kept } from './kept';
import { peopleOn } from './people.svelte';

/**
 * The finished matches as they ended, the last finished first, those that live only on this page
 * included, and everybody called as they are called now. Rejects with a Trouble where storage cannot be read.
 */
export async function readLedger(database: Database = device): Promise<readonly Result[]> {
  // As it is now: what is written and released while storage is read would be listed twice, or not at all.
  const keptNow = new Map(kept);
  const here = [...keptNow.values()].flatMap(({ result }) => (result === undefined ? [] : [result]));
  const saved = await readResults(database, gameToday);
  const people = peopleOn(database);
  await people.load();
  return [...here, ...saved.filter(({ match }) => !keptNow.has(match))]
    .map((result) => ({ ...result, seats: people.called(result.seats) }))
    .sort((one, other) => other.finishedAt - one.finishedAt);
}
