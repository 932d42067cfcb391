import 'fake-indexeddb/auto';
import { recordedMatch } from '#tests/recorded/matches';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appendEntry, nextEntry, type Entry, type GameTypes, type Match } from '$lib/core';
import { game } from '$lib/games/las-vegas-cards';
import { findGame } from '$lib/games/registry';
import { matchArchive } from '$lib/session/match/match-cache';
import { resultOf } from '$lib/session/results/result';
import { replaySafely } from '$lib/session/log/safe-replay';
import { Database } from '$lib/storage/database/database';
import { markDeleted } from '$lib/storage/records/deleted-matches';
import { saveLog } from '$lib/storage/records/saved-logs';
import type { Result } from '$lib/storage/database/schema';
import { readSummaries as readStored, saveSummaries } from '$lib/storage/records/summaries';
import { LONG_TIMEOUT_MS } from '$lib/storage/database/transactions';
import { ensureSummary } from '$lib/summary/ensure-summary';
import { makeSummary } from '$lib/summary/make-summary';
import { readSummaries, type SummaryProgress } from '$lib/summary/read-summaries';
import { SUMMARY_VERSION, type GameSummary } from '$lib/summary/summary';

type Log = readonly Entry<GameTypes['Move']>[];

let count = 0;
let database: Database;

beforeEach(() => {
  count += 1;
  database = new Database(`read summaries ${count}`);
});

afterEach(async () => {
  await database.close();
  await deleteDB(`read summaries ${count}`);
});

const HOUR = 3_600_000;
const START_TIME = Date.UTC(2026, 10, 20, 20);

/** A match that ends early after one round, in which the first player takes $80,000 and no one ties. */
function shortMatch(
  id: string,
  hour = 0
): { readonly match: Match; readonly entries: Log; readonly result: Result } {
  const options = game.options({ players: ['p1', 'p2'], first: 'p1', depth: 'rounds', houseRules: {} });
  const match: Match = {
    id,
    game: 'las-vegas-cards',
    seats: [
      { player: 'p1', name: 'Anna', colour: 'sky' },
      { player: 'p2', name: 'Ben', colour: 'yellow' }
    ],
    options: { ...options, neutral: false },
    table: { parts: {}, hideMoney: false },
    startedAt: START_TIME + hour * HOUR
  };
  const notes = [30000, 80000, 30000, 50000, 40000, 50000, 30000, 60000, 40000, 60000, 30000, 40000];
  const move = { type: 'count', dice: { p1: [3, 0, 0, 0, 0, 0], p2: [1, 0, 0, 0, 0, 0] }, chipCards: {} };
  const entries = [{ move: { type: 'notes', notes } }, { move }, 'end' as const].reduce<Log>(
    (log, action, index) =>
      appendEntry(log, nextEntry(id, log, action, 'table', match.startedAt + (index + 1) * 60_000)),
    []
  );
  const result = resultOf(game, match, replaySafely(game, match, entries), entries.at(-1));
  if (result === undefined) throw new Error('the match is not over');
  return { match, entries, result };
}

async function saveMatch({ match, entries, result }: ReturnType<typeof shortMatch>): Promise<void> {
  await saveLog(database, { match, entries, result, draft: undefined, from: 1, newTable: true });
}

const ids = (summaries: readonly { readonly match: string }[]): readonly string[] =>
  summaries.map(({ match }) => match);

describe('the summaries of all finished matches', () => {
  test('are made once, stored, and read newest first', async () => {
    await saveMatch(shortMatch('old', 0));
    await saveMatch(shortMatch('new', 5));
    const madeSummaries = await readSummaries(database);
    expect(ids(madeSummaries)).toEqual(['new', 'old']);
    // At casino 1 three dice win $80,000, and one die gets $30,000.
    expect(madeSummaries[0]?.places).toEqual([
      { player: 'p1', place: 1, total: 80000, wins: true },
      { player: 'p2', place: 2, total: 30000, wins: false }
    ]);
    expect([...(await readStored(database)).keys()].sort()).toEqual(['new', 'old']);
    expect(await readSummaries(database)).toEqual(madeSummaries);
  });

  test('leave out a deleted match and a running one', async () => {
    await saveMatch(shortMatch('over'));
    await saveMatch(shortMatch('deleted', 1));
    const { match, entries } = shortMatch('going on', 2);
    await saveLog(database, { match, entries: entries.slice(0, 2), from: 1, newTable: true });
    await markDeleted(database, 'deleted', START_TIME);
    expect(ids(await readSummaries(database))).toEqual(['over']);
  });

  test('are rebuilt for another version, another end, or damaged data', async () => {
    for (const id of ['version', 'end', 'damaged']) await saveMatch(shortMatch(id));
    const goodSummaries = await readSummaries(database);
    const byMatch = new Map(goodSummaries.map((summary) => [summary.match, summary]));
    await saveSummaries(database, [
      { ...byMatch.get('version')!, version: SUMMARY_VERSION + 1, pauses: 99 },
      { ...byMatch.get('end')!, seq: 2, pauses: 99 }
    ]);
    await database.use((connection) =>
      connection.put('summaries', { match: 'damaged', version: SUMMARY_VERSION, seq: 3 } as never)
    );
    expect(await readSummaries(database)).toEqual(goodSummaries);
    expect((await readStored(database)).get('version')?.version).toBe(SUMMARY_VERSION);
  });

  test('leave out a match without its log', async () => {
    await saveMatch(shortMatch('whole'));
    await saveMatch(shortMatch('torn', 1));
    await database.use((connection) => connection.delete('entries', ['torn', 3]));
    expect(ids(await readSummaries(database))).toEqual(['whole']);
  });

  test('report progress from the stored ones to the last', async () => {
    for (let index = 0; index < 30; index += 1) await saveMatch(shortMatch(`match ${index}`, index));
    const progressReports: SummaryProgress[] = [];
    await readSummaries(database, { onprogress: (progress) => progressReports.push(progress) });
    expect(
      progressReports.map(({ summaries, total, remaining }) => [summaries.length, total, remaining])
    ).toEqual([
      [0, 30, 30],
      [25, 30, 5],
      [30, 30, 0]
    ]);
  });

  test('stop when cancelled, and keep those that were made', async () => {
    for (let index = 0; index < 30; index += 1) await saveMatch(shortMatch(`match ${index}`, index));
    const abortController = new AbortController();
    const madeSummaries = await readSummaries(database, {
      signal: abortController.signal,
      onprogress: ({ remaining }) => remaining === 5 && abortController.abort()
    });
    expect(madeSummaries.length).toBe(25);
    expect((await readStored(database)).size).toBe(25);
    expect((await readSummaries(database)).length).toBe(30);
  });

  test('have the current names of people', async () => {
    await saveMatch(shortMatch('named'));
    await readSummaries(database);
    const ben = { id: 'b', name: 'Benjamin', names: ['Ben'], colour: 'yellow', usedAt: START_TIME } as const;
    await database.use((connection) => connection.put('people', ben));
    const [summary] = await readSummaries(database);
    expect(summary?.seats[1]).toMatchObject({ name: 'Benjamin', person: 'b' });
  });
});

describe('the summary of one match', () => {
  test('is made and stored, and rebuilt after the match was reopened', async () => {
    const endedMatch = shortMatch('one');
    await saveMatch(endedMatch);
    expect((await ensureSummary(database, 'one'))?.seq).toBe(3);
    const reopenedEntries = appendEntry(
      endedMatch.entries,
      nextEntry('one', endedMatch.entries, 'undo', 'table', START_TIME + HOUR)
    );
    await saveLog(database, { match: endedMatch.match, entries: reopenedEntries, from: 4, newTable: false });
    expect(await ensureSummary(database, 'one')).toBeUndefined();
    expect(await readSummaries(database)).toEqual([]);
    const endedAgainEntries = appendEntry(
      reopenedEntries,
      nextEntry('one', reopenedEntries, 'redo', 'table', START_TIME + HOUR)
    );
    const result = { ...endedMatch.result, seq: 5, finishedAt: START_TIME + HOUR };
    await saveLog(database, {
      match: endedMatch.match,
      entries: endedAgainEntries,
      result,
      from: 5,
      newTable: false
    });
    expect(await ensureSummary(database, 'one')).toMatchObject({ seq: 5, pauses: 1 });
    expect((await readStored(database)).get('one')?.seq).toBe(5);
  });

  test('has only places and rounds if today’s rules give a different result from the stored one', async () => {
    const endedMatch = shortMatch('frozen');
    const result: Result = {
      ...endedMatch.result,
      totals: { p1: 90000, p2: 30000 },
      rounds: [{ round: 1, totals: { p1: 90000, p2: 30000 } }],
      places: endedMatch.result.places.map((row) => (row.place === 1 ? { ...row, total: 90000 } : row))
    };
    await saveMatch({ ...endedMatch, result });
    expect(await ensureSummary(database, 'frozen')).toMatchObject({
      places: [
        { player: 'p1', place: 1, total: 90000, wins: true },
        { player: 'p2', place: 2, total: 30000, wins: false }
      ],
      rounds: [{ round: 1, totals: { p1: 90000, p2: 30000 }, leaders: ['p1'] }],
      money: [],
      ties: []
    });
  });

  test('is made in the background when the end of a match is saved', async () => {
    const { match: savedMatch, entries, result } = shortMatch('ended');
    await matchArchive.write(database, {
      head: savedMatch,
      entries,
      result,
      draft: undefined,
      from: 1,
      newHead: true
    });
    await vi.waitFor(async () => expect((await readStored(database)).get('ended')?.seq).toBe(3), 10_000);
  });

  test('does not exist for a match that is not stored', async () => {
    expect(await ensureSummary(database, 'nobody')).toBeUndefined();
  });
});

/** The summary of a whole evening with 26 rows of money and 7 ties. */
async function eveningSummary(): Promise<GameSummary> {
  const evening = recordedMatch('las-vegas', 'three-players');
  const lasVegas = await findGame('las-vegas')?.load();
  const gameFacts = await lasVegas?.facts?.();
  const madeSummary =
    lasVegas && gameFacts && makeSummary(lasVegas, gameFacts.facts, evening.match, evening.entries);
  if (madeSummary === undefined) throw new Error('the evening is not over');
  return madeSummary;
}

/** The shortest time of several runs, in milliseconds. Other work on the machine only adds time. */
async function shortestTime(action: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let value = 0; value < 3; value += 1) {
    const startTime = performance.now();
    await action();
    durations.push(performance.now() - startTime);
  }
  return Math.min(...durations);
}

test('reading three hundred stored summaries takes little longer than reading their records', async () => {
  const { match, entries, result } = shortMatch('first');
  await saveMatch({ match, entries, result });
  const [summary] = await readSummaries(database);
  if (summary === undefined) throw new Error('no summary');
  const { money, rounds, ties } = await eveningSummary();
  await database.use(async (connection) => {
    const transaction = connection.transaction(['matches', 'results', 'summaries'], 'readwrite');
    for (let index = 0; index < 300; index += 1) {
      const id = `match ${index}`;
      void transaction.objectStore('matches').put({ ...match, id });
      void transaction.objectStore('results').put({ ...result, match: id });
      void transaction.objectStore('summaries').put({ ...summary, match: id, money, rounds, ties });
    }
    await transaction.done;
  }, LONG_TIMEOUT_MS);
  const reports: SummaryProgress[] = [];
  const onprogress = (progress: SummaryProgress): unknown => reports.push(progress);
  const readTime = await shortestTime(() => readSummaries(database, { onprogress }));
  // No log is read, because all summaries are stored: the first match got its summary before the others were added.
  expect(reports[0]).toMatchObject({ total: 301, remaining: 0 });
  const records = await shortestTime(() =>
    database.use(
      (connection) =>
        Promise.all((['matches', 'results', 'summaries'] as const).map((store) => connection.getAll(store))),
      LONG_TIMEOUT_MS
    )
  );
  expect(readTime).toBeLessThan(4 * records);
}, 120_000);
