import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { Database } from './database';
import { log, savedMatch, savedResult } from '$lib/storage/fixtures/records';
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
const FIRST = 1;

afterEach(() => deleteDB(NAME));

async function fillVersion(version: number): Promise<void> {
  const database = new Database(NAME, version);
  const player = { name: 'Anna', colour: 'sky', usedAt: 1 } as const;
  await addMatch(database, savedMatch('a'));
  await database.use(async (connection) => {
    await connection.put('players', player);
    await connection.put('players', { ...player, name: 'Ben', usedAt: 2 });
  });
  const stored = { match: savedMatch('a'), entries: log('a', 4), result: savedResult('a', 9000) };
  await saveLog(database, { ...stored, from: 1, newTable: false });
  await saveSetting(database, 'sound', true);
  await database.close();
}

const OLDER = Array.from({ length: VERSION - FIRST }, (_, index) => FIRST + index);

test.each(OLDER)('all data of version %i is still there in the current one', async (version) => {
  await fillVersion(version);
  const database = new Database(NAME);
  expect(await readSavedLog(database, 'a')).toEqual({
    match: savedMatch('a'),
    entries: log('a', 4),
    draft: undefined,
    result: savedResult('a', 9000)
  });
  expect(await readResults(database, ({ game }) => game)).toEqual([savedResult('a', 9000)]);
  const { people, players } = await readPeople(database);
  expect([people, players.map(({ name }) => name)]).toEqual([[], ['Ben', 'Anna']]);
  expect(await readSettings(database)).toEqual({ sound: true });
  expect([...(await readNotes(database))]).toEqual([]);
  expect(await readManualGames(database)).toEqual([]);
  expect([...(await readSummaries(database))]).toEqual([]);
  await database.close();
});

test.each(OLDER)(
  'a database of version %i gets the same stores and indexes as a new one',
  async (version) => {
    const shape = (database: Database): Promise<unknown> =>
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
    const upgraded = new Database(NAME);
    const fresh = new Database(`${NAME} fresh`);
    expect(await shape(upgraded)).toEqual(await shape(fresh));
    expect(await shape(fresh)).toMatchObject({ version: VERSION });
    await upgraded.close();
    await fresh.close();
    await deleteDB(`${NAME} fresh`);
  }
);

test('a tab of the first version keeps saving after another has upgraded', async () => {
  const older = new Database(NAME, FIRST);
  await addMatch(older, savedMatch('a'), []);
  const newer = new Database(NAME);
  await readResults(newer, ({ game }) => game);
  await saveLog(older, { match: savedMatch('a'), entries: log('a', 2), from: 1, newTable: false });
  expect((await readSavedLog(newer, 'a'))?.entries).toEqual(log('a', 2));
  await older.close();
  await newer.close();
});

test('the next version opens alongside a tab of this one, which continues and loses nothing new', async () => {
  const present = new Database(NAME);
  await addMatch(present, savedMatch('a'), []);
  const entered: (string | undefined)[] = [];
  present.watch((error) => entered.push(error?.code));
  const next = await openDB(NAME, VERSION + 1, {
    upgrade: (database) => void database.createObjectStore('later')
  });
  expect(entered).toEqual(['updated']);
  await next.put('matches', { ...savedMatch('a'), mood: 'high' });
  await next.put('entries', { ...log('a', 1)[0], light: 'dim' });
  const table = { parts: { dice: 'app' }, hideMoney: true } as const;
  const match = { ...savedMatch('a'), table };
  await saveLog(present, { match, entries: log('a', 3), from: 2, newTable: true });
  expect(await next.get('matches', 'a')).toEqual({ ...match, mood: 'high' });
  expect(await next.getAll('entries')).toEqual([
    { ...log('a', 1)[0], light: 'dim' },
    ...log('a', 3).slice(1)
  ]);
  expect((await readSavedLog(present, 'a'))?.entries).toHaveLength(3);
  next.close();
  await present.close();
});
