import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { makeLog } from '$lib/storage/fixtures/records';
import { readSavedLog } from './saved-logs';
import { markPartSetDeleted, readParts, readPartSets, removeMarkedPartSets, saveParts } from './part-sets';
import type { SavedPartSet } from '$lib/storage/database/schema';

const NAME = 'part sets';
const partSet = (id: string, startedAt = 1000): SavedPartSet => ({
  id,
  name: `The lost ${id}`,
  box: 'razzia',
  startedAt
});
const writeOptions = { from: 1, isRenamed: false };

let database: Database;

beforeEach(() => {
  database = new Database(NAME);
});

afterEach(async () => {
  await database.close();
  await deleteDB(NAME);
});

test('a set is saved with its log, separately from the logs of matches', async () => {
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 3), ...writeOptions });
  expect(await readParts(database, 'a')).toEqual({ set: partSet('a'), entries: makeLog('a', 3) });
  expect(await readParts(database, 'b')).toBeUndefined();
  expect(await readSavedLog(database, 'a')).toBeUndefined();
});

test('only unsaved entries are added', async () => {
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 3), ...writeOptions });
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 5), from: 4, isRenamed: false });
  expect((await readParts(database, 'a'))?.entries).toEqual(makeLog('a', 5));
});

test('a write that would overwrite an entry is rejected as a whole', async () => {
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 3), ...writeOptions });
  const lateWrite = saveParts(database, {
    set: { ...partSet('a'), name: 'Another name' },
    entries: [...makeLog('a', 2), ...makeLog('a', 3, 6).slice(2)],
    from: 3,
    isRenamed: true
  });
  await expect(lateWrite).rejects.toMatchObject({ code: 'taken' });
  expect(await readParts(database, 'a')).toEqual({ set: partSet('a'), entries: makeLog('a', 3) });
});

test('a page whose log is shorter than the stored one writes nothing', async () => {
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 3), ...writeOptions });
  const lateWrite = saveParts(database, {
    set: partSet('a'),
    entries: makeLog('a', 2),
    from: 3,
    isRenamed: true
  });
  await expect(lateWrite).rejects.toMatchObject({ code: 'taken' });
});

test('a new name is kept, and an old page does not revert it', async () => {
  await saveParts(database, { set: partSet('a'), entries: [], ...writeOptions });
  await saveParts(database, {
    set: { ...partSet('a'), name: 'Dice' },
    entries: [],
    from: 1,
    isRenamed: true
  });
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 1), ...writeOptions });
  expect((await readParts(database, 'a'))?.set.name).toBe('Dice');
});

test('the last used set is first, and a deleted one is absent until it is restored', async () => {
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 3), ...writeOptions });
  await saveParts(database, { set: partSet('b'), entries: [], ...writeOptions });
  const ids = async (): Promise<readonly string[]> =>
    (await readPartSets(database)).map((savedParts) => savedParts.set.id);
  expect(await ids()).toEqual(['a', 'b']);
  await markPartSetDeleted(database, 'a', 5000);
  expect(await ids()).toEqual(['b']);
  await markPartSetDeleted(database, 'a', undefined);
  expect(await ids()).toEqual(['a', 'b']);
});

test('a deleted set is removed for good, with its log, when its time is over', async () => {
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 3), ...writeOptions });
  await saveParts(database, { set: partSet('b'), entries: makeLog('b', 1), ...writeOptions });
  await markPartSetDeleted(database, 'a', 5000);
  await removeMarkedPartSets(database, 5000);
  expect(await readParts(database, 'a')).toBeDefined();
  await removeMarkedPartSets(database, 5001);
  expect(await readParts(database, 'a')).toBeUndefined();
  expect((await readParts(database, 'b'))?.entries).toEqual(makeLog('b', 1));
});

test('a set that is used again is no longer deleted', async () => {
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 1), ...writeOptions });
  await markPartSetDeleted(database, 'a', 5000);
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 2), from: 2, isRenamed: false });
  expect((await readParts(database, 'a'))?.set).toEqual(partSet('a'));
});

test('a database from before part sets gets a store for them and keeps its matches', async () => {
  const olderDatabase = new Database(NAME, 2);
  await readSavedLog(olderDatabase, 'a');
  await olderDatabase.close();
  await saveParts(database, { set: partSet('a'), entries: makeLog('a', 1), ...writeOptions });
  expect((await readParts(database, 'a'))?.entries).toEqual(makeLog('a', 1));
});
