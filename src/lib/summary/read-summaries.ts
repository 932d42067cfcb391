import { playerDirectoryOf } from '$lib/session/people/player-directory.svelte';
import { device, type Database } from '$lib/storage/database/database';
import { readEnds, type MatchEnd } from '$lib/storage/records/results';
import { readSummaries as readStored, saveSummaries } from '$lib/storage/records/summaries';
import { isCurrent, summarizeStoredMatch } from './ensure-summary';
import type { GameSummary } from './summary';

/** The progress in making the summaries of all finished matches. */
export interface SummaryProgress {
  /** The summaries known so far, newest first, with the current names of people. */
  readonly summaries: readonly GameSummary[];
  /** The number of finished matches. */
  readonly total: number;
  /** The number of finished matches that have not been processed yet. */
  readonly remaining: number;
}

export interface ReadSummariesOptions {
  /** Stops making summaries; those made so far are stored and returned. */
  readonly signal?: AbortSignal;
  /** Called once the stored summaries are read, and after each batch of those that are made. */
  readonly onprogress?: (progress: SummaryProgress) => void;
}

/** Summaries stored in one transaction. */
const BATCH_SIZE = 25;

/** Milliseconds of work between two turns of the event loop: less than a frame, so that the page stays responsive. */
const SLICE_MS = 8;

/**
 * The summaries of all finished matches that are not deleted, newest first. The stored ones are read at once; missing
 * ones, and those of another version or of a log that has changed since, are made from their logs, a few in each turn
 * of the event loop. A match that this version cannot read has none. Rejects with a StorageError if storage cannot be
 * read.
 */
export async function readSummaries(
  database: Database = device,
  { signal, onprogress }: ReadSummariesOptions = {}
): Promise<readonly GameSummary[]> {
  const people = playerDirectoryOf(database);
  const [matchEnds, storedSummaries] = await Promise.all([
    readEnds(database),
    readStored(database),
    people.load()
  ]);
  const current = new Map<string, GameSummary>();
  const missingEnds: MatchEnd[] = [];
  for (const end of matchEnds) {
    const summary = storedSummaries.get(end.match);
    if (summary !== undefined && isCurrent(summary, end)) current.set(end.match, summary);
    else missingEnds.push(end);
  }
  const listSummaries = (): readonly GameSummary[] =>
    matchEnds.flatMap(({ match }) => {
      const summary = current.get(match);
      return summary === undefined ? [] : [{ ...summary, seats: people.withCurrentNames(summary.seats) }];
    });
  const reportProgress = (remaining: number): void =>
    onprogress?.({ summaries: listSummaries(), total: matchEnds.length, remaining });
  reportProgress(missingEnds.length);
  await makeMissingSummaries(database, missingEnds, signal, (newSummaries, remaining) => {
    for (const summary of newSummaries) current.set(summary.match, summary);
    reportProgress(remaining);
  });
  return listSummaries();
}

/** Makes summaries in batches, and stores each batch before it is handed on. */
async function makeMissingSummaries(
  database: Database,
  missingEnds: readonly MatchEnd[],
  signal: AbortSignal | undefined,
  receiveBatch: (newSummaries: readonly GameSummary[], remaining: number) => void
): Promise<void> {
  for (
    let batchIndex = 0;
    batchIndex < missingEnds.length && signal?.aborted !== true;
    batchIndex += BATCH_SIZE
  ) {
    const newSummaries = await makeSummaryBatch(
      database,
      missingEnds.slice(batchIndex, batchIndex + BATCH_SIZE),
      signal
    );
    // A summary that cannot be stored is rebuilt the next time.
    if (newSummaries.length > 0) await saveSummaries(database, newSummaries).catch(() => undefined);
    receiveBatch(newSummaries, Math.max(0, missingEnds.length - batchIndex - BATCH_SIZE));
  }
}

async function makeSummaryBatch(
  database: Database,
  batch: readonly MatchEnd[],
  signal: AbortSignal | undefined
): Promise<readonly GameSummary[]> {
  const summaries: GameSummary[] = [];
  let batchStart = performance.now();
  for (const { match } of batch) {
    if (signal?.aborted === true) break;
    const summary = await summarizeStoredMatch(database, match);
    if (summary !== undefined) summaries.push(summary);
    if (performance.now() - batchStart < SLICE_MS) continue;
    await waitUntilIdle();
    batchStart = performance.now();
  }
  return summaries;
}

/** Milliseconds after which the work continues even on a busy page. */
const IDLE_TIMEOUT_MS = 200;

/** Waits until the page is idle. */
function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 0);
  });
}
