import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '$lib/core';
import { Database } from '$lib/storage/database/database';
import { makeLog, makeSavedMatch, makeSavedResult } from '$lib/storage/fixtures/records';
import { markDeleted } from './deleted-matches';
import { addMatch, readRunning } from './matches';
import { readSavedLog, saveDraft, saveLog, type UnsavedLog } from './saved-logs';

const match = makeSavedMatch('a');
let database: Database;

function save(entries: readonly Entry[], firstSeq: number, changes: Partial<UnsavedLog> = {}): Promise<void> {
  return saveLog(database, { match, entries, from: firstSeq, newTable: false, ...changes });
}

beforeEach(async () => {
  database = new Database('saved-logs');
  await addMatch(database, match, []);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  await deleteDB('saved-logs');
});

test('every entry is a record of its own, written in a strict transaction', async () => {
  const transactionSpy = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await save(makeLog('a', 3), 1);
  expect(transactionSpy.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
    ['readwrite', { durability: 'strict' }]
  ]);
  const keys = await database.use((connection) => connection.getAllKeys('entries'));
  expect(keys).toEqual([
    ['a', 1],
    ['a', 2],
    ['a', 3]
  ]);
});

test('the logs of two matches are separate', async () => {
  await addMatch(database, makeSavedMatch('aa'), []);
  await save(makeLog('a', 2), 1);
  await saveLog(database, {
    match: makeSavedMatch('aa'),
    entries: makeLog('aa', 3),
    from: 1,
    newTable: false
  });
  expect((await readSavedLog(database, 'a'))?.entries).toEqual(makeLog('a', 2));
  expect((await readSavedLog(database, 'aa'))?.entries).toEqual(makeLog('aa', 3));
});

test('an entry number that is taken is not overwritten, and the whole transaction is aborted', async () => {
  await save(makeLog('a', 2, 5), 1);
  const draft = { match: 'a', after: 3, taps: [{ face: 1 }] };
  await expect(save(makeLog('a', 3, 6), 2, { draft })).rejects.toMatchObject({ code: 'taken' });
  expect(await readSavedLog(database, 'a')).toEqual({ match, entries: makeLog('a', 2, 5) });
});

test('a page whose log is shorter than the stored one writes nothing, and the stored result stays', async () => {
  await save(makeLog('a', 4), 1, { result: makeSavedResult('a', 9000) });
  const table = { parts: {}, hideMoney: true };
  const staleWrite = save(makeLog('a', 2), 3, { match: { ...match, table }, newTable: true });
  await expect(staleWrite).rejects.toMatchObject({ code: 'taken' });
  expect(await readSavedLog(database, 'a')).toMatchObject({ match, result: makeSavedResult('a', 9000) });
});

test('if two pages write at once, one succeeds and the other is rejected', async () => {
  const outcomes = await Promise.allSettled([save(makeLog('a', 1, 5), 1), save(makeLog('a', 1, 6), 1)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect((await readSavedLog(database, 'a'))?.entries).toEqual(makeLog('a', 1, 5));
});

test('entries and a match that storage has lost are added again, without a gap', async () => {
  await save(makeLog('a', 2), 1);
  await database.use((connection) => connection.clear('entries'));
  await database.use((connection) => connection.clear('matches'));
  await save(makeLog('a', 4), 4);
  expect(await readSavedLog(database, 'a')).toEqual({ match, entries: makeLog('a', 4) });
});

test('a match that no longer has a result loses its stored one', async () => {
  await save(makeLog('a', 4), 1, { result: makeSavedResult('a', 9000) });
  expect((await readSavedLog(database, 'a'))?.result).toEqual(makeSavedResult('a', 9000));
  await save(makeLog('a', 5), 5);
  expect((await readSavedLog(database, 'a'))?.result).toBeUndefined();
});

test('the table settings are written only if they changed', async () => {
  const matchWithHiddenMoney = { ...match, table: { parts: {}, hideMoney: true } };
  await save([], 1, { match: matchWithHiddenMoney, newTable: true });
  await save(makeLog('a', 1), 1);
  expect((await readSavedLog(database, 'a'))?.match).toEqual(matchWithHiddenMoney);
});

test('a match that is continued is no longer deleted', async () => {
  await markDeleted(database, 'a', 5000);
  expect(await readRunning(database)).toEqual([]);
  await save(makeLog('a', 1), 1);
  expect(await readRunning(database)).toEqual([match]);
});

test('a draft is kept until it is empty, or its move is saved', async () => {
  const draft = { match: 'a', after: 0, taps: [{ face: 3 }] };
  await saveDraft(database, draft);
  expect((await readSavedLog(database, 'a'))?.draft).toEqual(draft);
  await saveDraft(database, { ...draft, taps: [] });
  expect((await readSavedLog(database, 'a'))?.draft).toBeUndefined();
  await saveDraft(database, draft);
  await save(makeLog('a', 1), 1);
  expect((await readSavedLog(database, 'a'))?.draft).toBeUndefined();
});

test('full storage is reported, and the saved entries stay', async () => {
  await save(makeLog('a', 1), 1);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(save(makeLog('a', 2), 2)).rejects.toMatchObject({ code: 'full' });
  expect((await readSavedLog(database, 'a'))?.entries).toEqual(makeLog('a', 1));
});

test('reading an unknown match gives undefined', async () => {
  expect(await readSavedLog(database, 'b')).toBeUndefined();
});

test.each(['there', 'deleted'])(
  'the record of a match that is %s stays as it was written, whatever its current name, except for its table',
  async (storeName) => {
    if (storeName === 'deleted') await markDeleted(database, 'a', 400);
    const table = { parts: { dice: 'app' }, hideMoney: true } as const;
    const renamedMatch = { ...match, game: 'called otherwise today', options: {}, table };
    await save(makeLog('a', 1), 1, { match: renamedMatch, newTable: true });
    expect((await readSavedLog(database, 'a'))?.match).toEqual({ ...match, table });
  }
);
