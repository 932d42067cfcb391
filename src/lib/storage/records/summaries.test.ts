import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { summary } from '$lib/storage/fixtures/summary';
import { Database } from '$lib/storage/database/database';
import { readSummaries, readSummary, saveSummaries } from './summaries';

const database = new Database('summaries');

afterEach(async () => {
  await database.close();
  await deleteDB('summaries');
});

test('a summary is kept until it is rebuilt', async () => {
  await saveSummaries(database, [summary, { ...summary, match: 'other' }]);
  await saveSummaries(database, [{ ...summary, seq: 8 }]);
  expect(await readSummary(database, 'finished')).toEqual({ ...summary, seq: 8 });
  expect([...(await readSummaries(database)).keys()]).toEqual(['finished', 'other']);
});

test.each([
  ['without a seat', { seats: undefined }],
  ['with totals that are text', { rounds: [{ round: 1, totals: { p1: 'all' }, leaders: [] }] }],
  ['with money without a source', { money: [{ player: 'p1', round: 1, value: 3 }] }],
  ['with a tie without its effects', { ties: [{ ...summary.ties[0], effects: [7] }] }],
  ['with five faces of a die', { dice: [{ player: 'p1', faces: [1, 2, 3, 4, 5], rolls: 1 }] }]
])('one %s is dropped, and cannot be saved', async (_, damage) => {
  const damagedSummary = { ...summary, ...damage } as unknown as typeof summary;
  await expect(saveSummaries(database, [damagedSummary])).rejects.toMatchObject({ code: 'unfit' });
  await saveSummaries(database, [{ ...summary, match: 'other' }]);
  await database.use((connection) => connection.put('summaries', damagedSummary));
  expect(await readSummary(database, 'finished')).toBeUndefined();
  expect([...(await readSummaries(database)).keys()]).toEqual(['other']);
});

test('a thousand summaries with a hundred payments each are checked within a second', async () => {
  const money = Array.from({ length: 100 }, () => summary.money[0]!);
  const manySummaries = Array.from({ length: 1000 }, (_, index) => ({
    ...summary,
    match: String(index),
    money
  }));
  const startTime = performance.now();
  // Only the last summary is invalid, so all are checked, and no time is spent on writing.
  await expect(saveSummaries(database, [...manySummaries, { ...summary, seq: NaN }])).rejects.toBeDefined();
  expect(performance.now() - startTime).toBeLessThan(1000);
});
