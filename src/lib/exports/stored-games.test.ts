import { expect, test } from 'vitest';
import type { Result } from '$lib/session';
import { Database } from '$lib/storage/database/database';
import { makeExportFile, type StoredGame } from './stored-games';

const now = Date.UTC(2026, 11, 31, 12);
const csv = { format: 'games', csv: 'plain', unit: 'dollars' } as const;

/** A database without any logs. */
const database = new Database(`exports ${Date.now()}`);

/** Anna has won with 100,000; Ben and =Cem share the second place. */
function storedGame(matchId: string, gameId = 'las-vegas'): StoredGame {
  const result: Result = {
    ...{ match: matchId, game: gameId, seq: 1, ended: 'rules', held: {}, totals: {} },
    seats: [
      { player: 'p1', name: 'Anna', colour: 'sky' },
      { player: 'p2', name: 'Ben', colour: 'yellow' },
      { player: 'p3', name: '=Cem', colour: 'blue' }
    ],
    startedAt: new Date(2026, 10, 20, 19, 5).getTime(),
    finishedAt: new Date(2026, 10, 20, 20).getTime(),
    places: [
      { place: 1, players: ['p1'], total: 100000, reasons: [] },
      { place: 2, players: ['p2', 'p3'], total: 30000, reasons: [] }
    ],
    rounds: [{ round: 1, totals: {} }]
  };
  return {
    game: gameId,
    startedAt: result.startedAt,
    origin: { result, note: undefined, summary: undefined }
  };
}

test('games become lines of one file, and games that this version does not have are counted', async () => {
  const { file, unreadableCount } = await makeExportFile(
    [storedGame('one'), storedGame('two', 'unknown')],
    csv,
    {
      exportedAt: now,
      database
    }
  );
  expect(unreadableCount).toBe(1);
  expect(file.name).toBe('croupier-games-2026-12-31.csv');
  expect((await file.text()).split('\r\n').slice(1)).toEqual([
    '2026-11-20,19:05,Las Vegas,"Las Vegas Royale, 2019: Basic game",,Anna,1,yes,100000,dollars,,3,,1,rules,,one',
    '2026-11-20,19:05,Las Vegas,"Las Vegas Royale, 2019: Basic game",,Ben,2,no,30000,dollars,,3,,1,rules,,one',
    `2026-11-20,19:05,Las Vegas,"Las Vegas Royale, 2019: Basic game",,'=Cem,2,no,30000,dollars,,3,,1,rules,,one`,
    ''
  ]);
});

test('a match whose log is gone has no payments and is counted', async () => {
  const { file, unreadableCount } = await makeExportFile(
    [storedGame('one')],
    { ...csv, format: 'payments' },
    { exportedAt: now, database }
  );
  expect([unreadableCount, (await file.text()).split('\r\n').length]).toEqual([1, 2]);
});

test('the work stops soon after it is cancelled', async () => {
  const abortController = new AbortController();
  const results = Array.from({ length: 20_000 }, (_, index) => storedGame(`match ${index}`));
  const progressCounts: number[] = [];
  const exportPromise = makeExportFile(results, csv, {
    exportedAt: now,
    database,
    signal: abortController.signal,
    onprogress: (count) => {
      progressCounts.push(count);
      abortController.abort();
    }
  });
  await expect(exportPromise).rejects.toThrow(DOMException);
  expect(progressCounts).toHaveLength(1);
});
