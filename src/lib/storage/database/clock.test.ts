import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { nextEntry, type Entry } from '$lib/core';
import { timeNow, Database } from './database';
import { isValidRecord } from '$lib/storage/validation/validate-records';
import { saveLog } from '$lib/storage/records/saved-logs';

afterEach(() => vi.useRealTimers());

test.each([
  ['before 1970', new Date(-1)],
  ['long before 1970', new Date(-8_640_000_000_000_000)],
  ['at the last possible date', new Date(8_640_000_000_000_000)]
])('a clock %s gives a time that a record can hold', (_, wrongDate) => {
  vi.useFakeTimers({ now: wrongDate });
  const entry = nextEntry('m', [], 'undo', 'table', timeNow());
  expect(isValidRecord('entries', entry)).toBe(true);
});

test('a log entry is never dated before the previous entry, even if the clock jumps back', () => {
  const first: Entry = { match: 'm', seq: 1, at: 5000, by: 'table', do: 'undo' };
  expect(nextEntry('m', [first], 'undo', 'table', 4000).at).toBe(5000);
  expect(nextEntry('m', [first], 'undo', 'table', 6000).at).toBe(6000);
});

test('a match that could not be read back is refused', async () => {
  const database = new Database('held');
  const match = {
    id: 'm',
    game: 'las-vegas',
    seats: [{ player: 'p1', name: 'Anna', colour: 'sky' }],
    options: {},
    table: { parts: {}, hideMoney: false },
    startedAt: -1
  } as const;
  await expect(saveLog(database, { match, entries: [], from: 1, newTable: true })).rejects.toMatchObject({
    code: 'unfit'
  });
  await database.close();
});
