import { hasMembers, isCount, isObject, isText } from '$lib/core';
import type { Database } from './database';
import { isValidRecord, validRecords } from './validate-records';
import type { Result, SavedMatch } from './schema';
import { allRequests, LONG_PATIENCE, read, readInBatches } from './transactions';

/** Gives the id of the game under which a match is listed today. */
type GameOf = (match: SavedMatch) => string;

/** The most recent results, and whether there are no others. */
export interface NewestResults {
  readonly results: readonly Result[];
  readonly isAll: boolean;
}

/**
 * The results of all finished matches that are not deleted, most recent first, each with the game id that `gameOf`
 * gives.
 */
export function readResults(database: Database, gameOf: GameOf): Promise<readonly Result[]> {
  return read(
    database,
    ['matches', 'results'],
    async (transaction) => {
      const played = new Map<string, string>();
      await readInBatches(transaction.objectStore('matches'), (matches) => {
        for (const match of validRecords('matches', matches))
          if (match.deletedAt === undefined) played.set(match.id, gameOf(match));
      });
      const found: Result[] = [];
      await readInBatches(transaction.objectStore('results'), (results) => {
        for (const result of validRecords('results', results)) {
          const game = played.get(result.match);
          if (game !== undefined) found.push({ ...result, game });
        }
      });
      return found.reverse().sort((one, other) => other.finishedAt - one.finishedAt);
    },
    LONG_PATIENCE
  );
}

/** The most recent results, at most `most`, so that a list can show them while the others are read. */
export function readNewestResults(database: Database, gameOf: GameOf, most: number): Promise<NewestResults> {
  return read(database, ['matches', 'results'], async (transaction) => {
    const [matches, finished] = [transaction.objectStore('matches'), transaction.objectStore('results')];
    const ids = (await finished.index('byFinish').getAllKeys()).reverse();
    const results: Result[] = [];
    let asked = 0;
    // Requests are sent together: one at a time, each would wait for other reads of the page.
    while (asked < ids.length && results.length < most) {
      const next = ids.slice(asked, asked + most - results.length);
      asked += next.length;
      const found = await allRequests(
        next.map((id) => () => Promise.all([finished.get(id), matches.get(id)]))
      );
      for (const [result, match] of found)
        if (
          isValidRecord('results', result) &&
          isValidRecord('matches', match) &&
          match.deletedAt === undefined
        )
          results.push({ ...result, game: gameOf(match) });
    }
    return { results, isAll: asked === ids.length };
  });
}

/** The end of a finished match: the number of the entry that finished it, and its time. */
export type MatchEnd = Pick<Result, 'match' | 'seq' | 'finishedAt'>;

/**
 * The ends of all finished matches that are not deleted, most recent first. Thousands are read at once to see which
 * summaries are current, so only these members are checked.
 */
export function readEnds(database: Database): Promise<readonly MatchEnd[]> {
  return read(
    database,
    ['matches', 'results'],
    async (transaction) => {
      const played = new Set<string>();
      await readInBatches(transaction.objectStore('matches'), (matches) => {
        for (const { id, deletedAt } of matches.filter(isObject)) if (deletedAt === undefined) played.add(id);
      });
      const ends: MatchEnd[] = [];
      await readInBatches(transaction.objectStore('results'), (results) => {
        for (const { match, seq, finishedAt } of results.filter(isEnd))
          if (played.has(match)) ends.push({ match, seq, finishedAt });
      });
      return ends.reverse().sort((one, other) => other.finishedAt - one.finishedAt);
    },
    LONG_PATIENCE
  );
}

function isEnd(result: unknown): boolean {
  return hasMembers(result, { match: isText, seq: isCount, finishedAt: Number.isFinite });
}
