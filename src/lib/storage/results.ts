import type { Database } from './database';
import { keptOnes } from './door';
import type { Result, SavedMatch } from './schema';
import { atOnce, read } from './transactions';

/**
 * The results of all matches that are finished and not deleted, the last finished first, each under
 * the game that its match is called by `gameOf`.
 */
export function readResults(
  database: Database,
  gameOf: (match: SavedMatch) => string
): Promise<readonly Result[]> {
  return read(database, ['matches', 'results'], async (transaction) => {
    const [matches, results] = await atOnce([
      () => transaction.objectStore('matches').getAll(),
      () => transaction.objectStore('results').index('byFinish').getAll()
    ]);
    const shown = keptOnes('matches', matches).filter((match) => match.deletedAt === undefined);
    const played = new Map(shown.map((match) => [match.id, gameOf(match)]));
    return keptOnes('results', results)
      .flatMap((result) => {
        const game = played.get(result.match);
        return game === undefined ? [] : [{ ...result, game }];
      })
      .reverse();
  });
}
