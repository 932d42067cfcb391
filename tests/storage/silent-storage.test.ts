import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Database, TIMEOUT } from '$lib/storage/database/database';
import { log, savedMatch } from '$lib/storage/fixtures/records';
import { addMatch, readRunning } from '$lib/storage/records/matches';
import { readSavedLog, saveLog } from '$lib/storage/records/saved-logs';
import { eventually } from '$lib/session/fixtures/eventually';

/** Storage that does not answer is reported as slow, and no started write is lost. */

let number = 0;
let database: Database;

beforeEach(() => (database = new Database(`silent ${(number += 1)}`)));
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await database.close();
});

/** Opens a transaction that blocks the stores until it is released. */
async function blockStores(): Promise<() => Promise<void>> {
  const other = new Database(database.name);
  const door = { isHeld: true };
  let markStarted: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (markStarted = resolve));
  const holding = other.use(async (connection) => {
    const transaction = connection.transaction(['matches', 'entries', 'results'], 'readwrite');
    markStarted();
    while (door.isHeld) await transaction.objectStore('entries').count();
    await transaction.done;
  }, 60_000);
  await started;
  return async () => {
    door.isHeld = false;
    await holding;
    await other.close();
  };
}

test('slow reads and writes are reported, and finish once storage responds', async () => {
  await addMatch(database, savedMatch('a'), []);
  const release = await blockStores();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const writing = saveLog(database, {
    match: savedMatch('a'),
    entries: log('a', 2),
    from: 1,
    newTable: false
  });
  const both = [readRunning(database), writing].map((item) =>
    expect(item).rejects.toMatchObject({ code: 'slow' })
  );
  await vi.advanceTimersByTimeAsync(TIMEOUT);
  await Promise.all(both);
  vi.useRealTimers();
  await release();
  expect((await readRunning(database)).map(({ id }) => id)).toEqual(['a']);
  await eventually(async () => expect((await readSavedLog(database, 'a'))?.entries).toEqual(log('a', 2)));
});

test('a database that does not open is opened again on a new connection', async () => {
  await addMatch(database, savedMatch('a'), []);
  await database.close();
  const hanging = vi
    .spyOn(indexedDB, 'open')
    .mockImplementation(() => Reflect.construct<[], IDBOpenDBRequest>(IDBOpenDBRequest, []));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let times = 0; times < 2; times += 1) {
    const refused = expect(readRunning(database)).rejects.toMatchObject({ code: 'slow' });
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    await refused;
  }
  vi.useRealTimers();
  expect(hanging).toHaveBeenCalledTimes(2);
  hanging.mockRestore();
  expect((await readRunning(database)).map(({ id }) => id)).toEqual(['a']);
});
