import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Database, TIMEOUT_MS } from '$lib/storage/database/database';
import { makeLog, makeSavedMatch } from '$lib/storage/fixtures/records';
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
  const transactionLock = { isHeld: true };
  let markStarted: () => void = () => undefined;
  const transactionStarted = new Promise<void>((resolve) => (markStarted = resolve));
  const heldTransaction = other.use(async (connection) => {
    const transaction = connection.transaction(['matches', 'entries', 'results'], 'readwrite');
    markStarted();
    while (transactionLock.isHeld) await transaction.objectStore('entries').count();
    await transaction.done;
  }, 60_000);
  await transactionStarted;
  return async () => {
    transactionLock.isHeld = false;
    await heldTransaction;
    await other.close();
  };
}

test('slow reads and writes are reported, and finish once storage responds', async () => {
  await addMatch(database, makeSavedMatch('a'), []);
  const release = await blockStores();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const savePromise = saveLog(database, {
    match: makeSavedMatch('a'),
    entries: makeLog('a', 2),
    from: 1,
    newTable: false
  });
  const bothPromises = [readRunning(database), savePromise].map((item) =>
    expect(item).rejects.toMatchObject({ code: 'slow' })
  );
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await Promise.all(bothPromises);
  vi.useRealTimers();
  await release();
  expect((await readRunning(database)).map(({ id }) => id)).toEqual(['a']);
  await eventually(async () => expect((await readSavedLog(database, 'a'))?.entries).toEqual(makeLog('a', 2)));
});

test('a database that does not open is opened again on a new connection', async () => {
  await addMatch(database, makeSavedMatch('a'), []);
  await database.close();
  const hangingOpen = vi
    .spyOn(indexedDB, 'open')
    .mockImplementation(() => Reflect.construct<[], IDBOpenDBRequest>(IDBOpenDBRequest, []));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const rejection = expect(readRunning(database)).rejects.toMatchObject({ code: 'slow' });
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await rejection;
  }
  vi.useRealTimers();
  expect(hangingOpen).toHaveBeenCalledTimes(2);
  hangingOpen.mockRestore();
  expect((await readRunning(database)).map(({ id }) => id)).toEqual(['a']);
});
