import { hasMembers, isCount, isObject, isText } from '$lib/core';
import type { Database } from '$lib/storage/database/database';
import { isValidRecord, validRecords } from '$lib/storage/validation/validate-records';
import type { Result, SavedMatch } from '$lib/storage/database/schema';
import { allRequests, LONG_TIMEOUT_MS, read, readInBatches } from '$lib/storage/database/transactions';

/** Gives the id of the game under which a match is listed today. */
type FindGameId = (match: SavedMatch) => string;

/** The most recent results, and whether there are no others. */
export interface NewestResults {
  readonly results: readonly Result[];
  readonly isComplete: boolean;
}

/**
 * The results of all finished matches that are not deleted, most recent first, each with the game id that `findGameId`
 * gives.
 */
export function readResults(database: Database, findGameId: FindGameId): Promise<readonly Result[]> {
  return read(
    database,
    ['matches', 'results'],
    async (transaction) => {
      const gameIdByMatch = new Map<string, string>();
      await readInBatches(transaction.objectStore('matches'), (matches) => {
        for (const match of validRecords('matches', matches))
          if (match.deletedAt === undefined) gameIdByMatch.set(match.id, findGameId(match));
      });
      const foundResults: Result[] = [];
      await readInBatches(transaction.objectStore('results'), (results) => {
        for (const result of validRecords('results', results)) {
          const game = gameIdByMatch.get(result.match);
          if (game !== undefined) foundResults.push({ ...result, game });
        }
      });
      return foundResults.reverse().sort((a, b) => b.finishedAt - a.finishedAt);
    },
    LONG_TIMEOUT_MS
  );
}

/**
 * The most recent results, at most `maxCount`, so that a list can show them while the others are read. Reads no more
 * than needed, so that it takes as long with thousands of matches as with a few.
 */
export function readNewestResults(
  database: Database,
  findGameId: FindGameId,
  maxCount: number
): Promise<NewestResults> {
  return read(database, ['matches', 'results'], async (transaction) => {
    const matches = transaction.objectStore('matches');
    const results: Result[] = [];
    let cursor = await transaction.objectStore('results').index('byFinish').openCursor(null, 'prev');
    while (cursor !== null && results.length < maxCount) {
      const newestResults: Result[] = [];
      while (cursor !== null && newestResults.length < maxCount - results.length) {
        newestResults.push(cursor.value);
        cursor = await cursor.continue();
      }
      const playedMatches = await allRequests(newestResults.map((result) => () => matches.get(result.match)));
      for (const [index, result] of newestResults.entries()) {
        const match = playedMatches[index];
        if (
          isValidRecord('results', result) &&
          isValidRecord('matches', match) &&
          match.deletedAt === undefined
        )
          results.push({ ...result, game: findGameId(match) });
      }
    }
    return { results, isComplete: cursor === null };
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
      const shownIds = new Set<string>();
      await readInBatches(transaction.objectStore('matches'), (matches) => {
        for (const { id, deletedAt } of matches.filter(isObject))
          if (deletedAt === undefined) shownIds.add(id);
      });
      const matchEnds: MatchEnd[] = [];
      await readInBatches(transaction.objectStore('results'), (results) => {
        for (const { match, seq, finishedAt } of results.filter(isEnd))
          if (shownIds.has(match)) matchEnds.push({ match, seq, finishedAt });
      });
      return matchEnds.reverse().sort((a, b) => b.finishedAt - a.finishedAt);
    },
    LONG_TIMEOUT_MS
  );
}

function isEnd(result: unknown): boolean {
  return hasMembers(result, { match: isText, seq: isCount, finishedAt: Number.isFinite });
}
