import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { Database } from './database';
import { makeLog, makeSavedMatch, makeSavedResult } from '$lib/storage/fixtures/records';
import { addMatch } from '$lib/storage/records/matches';
import { readPeople } from '$lib/storage/records/known-people';
import { readResults } from '$lib/storage/records/results';
import { readManualGames } from '$lib/storage/records/manual-games';
import { readNotes } from '$lib/storage/records/game-notes';
import { readSummaries } from '$lib/storage/records/summaries';
import { readSettings, saveSetting } from '$lib/storage/records/settings';
import { readSavedLog, saveLog } from '$lib/storage/records/saved-logs';
import { VERSION } from './upgrades';

const NAME = 'upgrades';
const FIRST_VERSION = 1;

afterEach(() => deleteDB(NAME));

async function fillVersion(version: number): Promise<void> {
  const database = new Database(NAME, version);
  const player = { name: 'Anna', colour: 'sky', usedAt: 1 } as const;
  await addMatch(database, makeSavedMatch('a'));
  await database.use(async (connection) => {
    await connection.put('players', player);
    await connection.put('players', { ...player, name: 'Ben', usedAt: 2 });
  });
  const storedMatch = {
    match: makeSavedMatch('a'),
    entries: makeLog('a', 4),
    result: makeSavedResult('a', 9000)
  };
  await saveLog(database, { ...storedMatch, from: 1, newTable: false });
  await saveSetting(database, 'sound', true);
  await database.close();
}

const OLDER_VERSIONS = Array.from({ length: VERSION - FIRST_VERSION }, (_, index) => FIRST_VERSION + index);

test.each(OLDER_VERSIONS)('all data of version %i is still there in the current one', async (version) => {
  await fillVersion(version);
  const database = new Database(NAME);
  expect(await readSavedLog(database, 'a')).toEqual({
    match: makeSavedMatch('a'),
    entries: makeLog('a', 4),
    draft: undefined,
    result: makeSavedResult('a', 9000)
  });
  expect(await readResults(database, ({ game }) => game)).toEqual([makeSavedResult('a', 9000)]);
  const { people, players } = await readPeople(database);
  expect([people, players.map(({ name }) => name)]).toEqual([[], ['Ben', 'Anna']]);
  expect(await readSettings(database)).toEqual({ sound: true });
  expect([...(await readNotes(database))]).toEqual([]);
  expect(await readManualGames(database)).toEqual([]);
  expect([...(await readSummaries(database))]).toEqual([]);
  await database.close();
});

test.each(OLDER_VERSIONS)(
  'a database of version %i gets the same stores and indexes as a new one',
  async (version) => {
    const describeStores = (database: Database): Promise<unknown> =>
      database.use(async (connection) => {
        const names = [...connection.objectStoreNames];
        const transaction = connection.transaction(names);
        const stores = names.map((name) => {
          const store = transaction.objectStore(name);
          return { name, key: store.keyPath, indexes: [...store.indexNames] };
        });
        await transaction.done;
        return { version: connection.version, stores };
      });
    await fillVersion(version);
    const upgradedDatabase = new Database(NAME);
    const newDatabase = new Database(`${NAME} fresh`);
    expect(await describeStores(upgradedDatabase)).toEqual(await describeStores(newDatabase));
    expect(await describeStores(newDatabase)).toMatchObject({ version: VERSION });
    await upgradedDatabase.close();
    await newDatabase.close();
    await deleteDB(`${NAME} fresh`);
  }
);

test('a tab of the first version keeps saving after another has upgraded', async () => {
  const olderDatabase = new Database(NAME, FIRST_VERSION);
  await addMatch(olderDatabase, makeSavedMatch('a'), []);
  const newerDatabase = new Database(NAME);
  await readResults(newerDatabase, ({ game }) => game);
  await saveLog(olderDatabase, {
    match: makeSavedMatch('a'),
    entries: makeLog('a', 2),
    from: 1,
    newTable: false
  });
  expect((await readSavedLog(newerDatabase, 'a'))?.entries).toEqual(makeLog('a', 2));
  await olderDatabase.close();
  await newerDatabase.close();
});

test('the next version opens alongside a tab of this version, which still saves everything', async () => {
  const currentDatabase = new Database(NAME);
  await addMatch(currentDatabase, makeSavedMatch('a'), []);
  const reportedCodes: (string | undefined)[] = [];
  currentDatabase.watch((error) => reportedCodes.push(error?.code));
  const newerConnection = await openDB(NAME, VERSION + 1, {
    upgrade: (database) => void database.createObjectStore('later')
  });
  expect(reportedCodes).toEqual(['updated']);
  await newerConnection.put('matches', { ...makeSavedMatch('a'), mood: 'high' });
  await newerConnection.put('entries', { ...makeLog('a', 1)[0], light: 'dim' });
  const table = { parts: { dice: 'app' }, hideMoney: true } as const;
  const match = { ...makeSavedMatch('a'), table };
  await saveLog(currentDatabase, { match, entries: makeLog('a', 3), from: 2, newTable: true });
  expect(await newerConnection.get('matches', 'a')).toEqual({ ...match, mood: 'high' });
  expect(await newerConnection.getAll('entries')).toEqual([
    { ...makeLog('a', 1)[0], light: 'dim' },
    ...makeLog('a', 3).slice(1)
  ]);
  expect((await readSavedLog(currentDatabase, 'a'))?.entries).toHaveLength(3);
  newerConnection.close();
  await currentDatabase.close();
});
