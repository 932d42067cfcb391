import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { makeLog, makeSavedMatch, makeSavedResult } from '$lib/storage/fixtures/records';
import { markDeleted, removeMarkedMatches } from './deleted-matches';
import { addMatch, countMatches, readRunning } from './matches';
import { readPeople, savePeople } from './known-people';
import { readNewestResults, readResults } from './results';
import { markOnce, readSettings, saveSetting } from './settings';
import { readSavedLog, saveDraft, saveLog } from './saved-logs';

let database: Database;

beforeEach(() => (database = new Database('matches')));

afterEach(async () => {
  await database.close();
  await deleteDB('matches');
});

async function saveFinished(id: string, finishedAt: number): Promise<void> {
  const match = makeSavedMatch(id);
  await addMatch(database, match, []);
  const result = makeSavedResult(id, finishedAt);
  await saveLog(database, { match, entries: makeLog(id, 4), result, from: 1, newTable: false });
}

test('running matches are listed last started first, without finished and deleted ones', async () => {
  await addMatch(database, makeSavedMatch('first', 1), []);
  await addMatch(database, makeSavedMatch('last', 3), []);
  await addMatch(database, makeSavedMatch('middle', 2), []);
  await addMatch(database, makeSavedMatch('gone', 4), []);
  await markDeleted(database, 'gone', 5);
  await saveFinished('done', 6);
  expect((await readRunning(database)).map(({ id }) => id)).toEqual(['last', 'middle', 'first']);
  expect(await countMatches(database)).toBe(4);
});

test('results are listed last finished first, without those of deleted matches', async () => {
  await saveFinished('a', 100);
  await saveFinished('b', 300);
  await saveFinished('c', 200);
  expect((await readResults(database, ({ game }) => game)).map(({ match }) => match)).toEqual([
    'b',
    'c',
    'a'
  ]);
  await markDeleted(database, 'b', 400);
  expect((await readResults(database, ({ game }) => game)).map(({ match }) => match)).toEqual(['c', 'a']);
  await markDeleted(database, 'b', undefined);
  expect((await readResults(database, ({ game }) => game)).map(({ match }) => match)).toEqual([
    'b',
    'c',
    'a'
  ]);
});

test('only the newest results are read, and deleted or damaged ones are left out', async () => {
  for (let index = 1; index <= 250; index += 1) await saveFinished(`match ${index}`, index);
  await markDeleted(database, 'match 249', 400);
  await database.use((connection) =>
    connection.put('results', { ...makeSavedResult('match 250', 250), totals: 'damaged' } as never)
  );
  const readNewest = (max: number) => readNewestResults(database, ({ game }) => game, max);
  const newestResults = await readNewest(3);
  expect(newestResults.results.map(({ match }) => match)).toEqual(['match 248', 'match 247', 'match 246']);
  expect(newestResults.isComplete).toBe(false);
  const allResults = await readResults(database, ({ game }) => game);
  expect(allResults).toHaveLength(248);
  expect(await readNewest(300)).toEqual({ results: allResults, isComplete: true });
});

test('a match deleted long ago is removed for good, with its log, draft and result', async () => {
  await saveFinished('old', 100);
  await saveDraft(database, { match: 'old', after: 4, taps: [{}] });
  await saveFinished('recent', 100);
  await saveFinished('kept', 100);
  await markDeleted(database, 'old', 1000);
  await markDeleted(database, 'recent', 3000);
  await removeMarkedMatches(database, 2000);
  await markDeleted(database, 'old', undefined);
  expect(await readSavedLog(database, 'old')).toBeUndefined();
  const remainingCounts = await database.use(async (connection) => ({
    entries: (await connection.getAllKeys('entries')).length,
    drafts: (await connection.getAllKeys('drafts')).length,
    results: await connection.getAllKeys('results')
  }));
  expect(remainingCounts).toEqual({ entries: 8, drafts: 0, results: ['kept', 'recent'] });
  await markDeleted(database, 'recent', undefined);
  expect((await readSavedLog(database, 'recent'))?.entries).toEqual(makeLog('recent', 4));
});

test('a match id is used only once', async () => {
  await addMatch(database, makeSavedMatch('a'), []);
  await expect(addMatch(database, makeSavedMatch('a'), [])).rejects.toMatchObject({ code: 'taken' });
});

test('people are kept with the colour and the time of their last match', async () => {
  const anna = { id: 'a', name: 'Anna', names: ['Anna'], colour: 'sky', usedAt: 1 } as const;
  const personNamedProto = { id: 'b', name: '__proto__', names: [], colour: 'blue', usedAt: 2 } as const;
  await addMatch(database, makeSavedMatch('a'), [anna, personNamedProto]);
  await addMatch(database, makeSavedMatch('b'), [{ ...anna, colour: 'white', usedAt: 3 }]);
  expect((await readPeople(database)).people).toEqual([
    { ...anna, colour: 'white', usedAt: 3 },
    personNamedProto
  ]);
  await savePeople(database, [{ ...anna, name: 'Anne' }], ['b']);
  expect((await readPeople(database)).people).toEqual([{ ...anna, name: 'Anne' }]);
});

test('settings are kept by their key', async () => {
  await saveSetting(database, 'theme', 'day');
  await saveSetting(database, 'sound', true);
  await saveSetting(database, 'theme', 'night');
  expect(await readSettings(database)).toEqual({ theme: 'night', sound: true });
});

test('if two pages write, only one sets a one-time mark', async () => {
  expect(await Promise.all([markOnce(database, 'asked'), markOnce(database, 'asked')])).toEqual([
    true,
    false
  ]);
  expect(await markOnce(database, 'asked')).toBe(false);
});
