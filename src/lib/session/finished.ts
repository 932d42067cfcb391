import { gameToday } from '$lib/games/older-matches';
import { device, type Database } from '$lib/storage/database';
import { readResults } from '$lib/storage/results';
import type { Result } from '$lib/storage/schema';
import { kept } from './kept';

/**
 * The finished matches as they ended, the last finished first, those that live only on this page
 * included. Rejects with a Trouble where storage cannot be read.
 */
export async function readLedger(database: Database = device): Promise<readonly Result[]> {
  const saved = await readResults(database, gameToday);
  const here = [...kept.values()].flatMap(({ result }) => (result === undefined ? [] : [result]));
  return [...here, ...saved.filter(({ match }) => !kept.has(match))].sort(
    (one, other) => other.finishedAt - one.finishedAt
  );
}
