import type { Database } from './database';
import type { Result } from './schema';

/** The results of all matches that are finished and not deleted, the last finished first. */
export function readResults(database: Database): Promise<readonly Result[]> {
  return database.use(async (connection) => {
    const transaction = connection.transaction(['matches', 'results']);
    const [matches, results] = await Promise.all([
      transaction.objectStore('matches').getAll(),
      transaction.objectStore('results').index('byFinish').getAll(),
      transaction.done
    ]);
    const shown = new Set(matches.filter((match) => match.deletedAt === undefined).map(({ id }) => id));
    return results.filter((result) => shown.has(result.match)).reverse();
  });
}
