import type { Database } from './database';
import type { Result } from './schema';
import { read } from './transactions';

/** The results of all matches that are finished and not deleted, the last finished first. */
export function readResults(database: Database): Promise<readonly Result[]> {
  return read(database, ['matches', 'results'], async (transaction) => {
    const [matches, results] = await Promise.all([
      transaction.objectStore('matches').getAll(),
      transaction.objectStore('results').index('byFinish').getAll()
    ]);
    const shown = new Set(matches.filter((match) => match.deletedAt === undefined).map(({ id }) => id));
    return results.filter((result) => shown.has(result.match)).reverse();
  });
}
