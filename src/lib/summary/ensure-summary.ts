import type { Entry, GameTypes, Match } from '$lib/core';
import { readMatch, gameOf } from '$lib/games/registry';
import { refuseHandOvers, refuseSetup } from '$lib/session/match/inspect';
import type { Database } from '$lib/storage/database/database';
import { readSavedLog } from '$lib/storage/records/saved-logs';
import type { MatchEnd } from '$lib/storage/records/results';
import type { Result } from '$lib/storage/database/schema';
import { readSummary, saveSummaries } from '$lib/storage/records/summaries';
import { makeSummary } from './make-summary';
import { SUMMARY_VERSION, type GameSummary } from './summary';

/** Whether a stored summary is of this version and covers the log up to the entry that finished the match. */
export function isCurrent(summary: GameSummary, { seq, finishedAt }: Omit<MatchEnd, 'match'>): boolean {
  return summary.version === SUMMARY_VERSION && summary.seq === seq && summary.finishedAt === finishedAt;
}

/**
 * Makes the summary of a stored match that is finished and not deleted; undefined if there is no such match, or if this
 * version cannot read it or does not have its game. Never rejects.
 */
export async function summarizeStoredMatch(
  database: Database,
  matchId: string
): Promise<GameSummary | undefined> {
  try {
    const savedLog = await readSavedLog(database, matchId);
    if (savedLog?.result === undefined || savedLog.match.deletedAt !== undefined) return undefined;
    return await summarize(readMatch(savedLog.match), savedLog.entries, savedLog.result);
  } catch {
    return undefined;
  }
}

/** The summary of a finished match with this result; undefined if this version does not have or read its game. */
export async function summarize(
  match: Match,
  entries: readonly Entry[],
  result: Result
): Promise<GameSummary | undefined> {
  const game = await gameOf(match);
  if (game?.facts === undefined) return undefined;
  const coveredEntries = entries.filter(({ seq }) => seq <= result.seq) as readonly Entry<
    GameTypes['Move']
  >[];
  if (coveredEntries.at(-1)?.seq !== result.seq) return undefined;
  if ((refuseSetup(game, match) ?? refuseHandOvers(match, coveredEntries)) !== undefined) return undefined;
  const { facts } = await game.facts();
  return makeSummary(game, facts, match, coveredEntries, result);
}

/**
 * The current summary of one finished match. A missing or outdated summary, for example of a match that was reopened,
 * is made now and stored. Undefined as in `summarizeStoredMatch`. Never rejects.
 */
export async function ensureSummary(database: Database, matchId: string): Promise<GameSummary | undefined> {
  const newSummary = await summarizeStoredMatch(database, matchId);
  if (newSummary === undefined) return undefined;
  const savedSummary = await readSummary(database, matchId).catch(() => undefined);
  if (savedSummary === undefined || !isCurrent(savedSummary, newSummary))
    await saveSummaries(database, [newSummary]).catch(() => undefined);
  return newSummary;
}
