import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Database } from '$lib/storage/database';
import { log, savedMatch } from '$lib/storage/fixtures/records';
import { addMatch, readRunning } from '$lib/storage/matches';
import { readSitting, saveSitting } from '$lib/storage/sittings';
import { soon } from '$lib/session/fixtures/soon';

/** Storage that does not answer is told as slow, and nothing that it had begun is lost. */

let number = 0;
let database: Database;

beforeEach(() => (database = new Database(`silent ${(number += 1)}`)));
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
});

/** A transaction that holds the stores until it is let go. */
async function hold(): Promise<() => Promise<void>> {
  const other = new Database(database.name);
  const door = { isHeld: true };
  let begun: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  const holding = other.use(async (connection) => {
    const transaction = connection.transaction(['matches', 'entries', 'results'], 'readwrite');
    begun();
    while (door.isHeld) await transaction.objectStore('entries').count();
    await transaction.done;
  }, 60_000);
  await beginning;
  return async () => {
    door.isHeld = false;
    await holding;
    await other.close();
  };
}

test('reading and writing are told as slow, and are done once storage answers', async () => {
  await addMatch(database, savedMatch('a'), []);
  const release = await hold();
  const writing = saveSitting(database, {
    match: savedMatch('a'),
    entries: log('a', 2),
    from: 1,
    newTable: false
  });
  await expect(Promise.all([readRunning(database), writing])).rejects.toMatchObject({ code: 'slow' });
  await expect(writing).rejects.toMatchObject({ code: 'slow' });
  await release();
  expect((await readRunning(database)).map(({ id }) => id)).toEqual(['a']);
  await soon(async () => expect((await readSitting(database, 'a'))?.entries).toEqual(log('a', 2)));
});

test('a database that never opens is asked anew, on a connection of its own', async () => {
  await addMatch(database, savedMatch('a'), []);
  await database.close();
  const silent = vi
    .spyOn(indexedDB, 'open')
    .mockImplementation(() => Reflect.construct<[], IDBOpenDBRequest>(IDBOpenDBRequest, []));
  await expect(readRunning(database)).rejects.toMatchObject({ code: 'slow' });
  await expect(readRunning(database)).rejects.toMatchObject({ code: 'slow' });
  expect(silent).toHaveBeenCalledTimes(2);
  silent.mockRestore();
  expect((await readRunning(database)).map(({ id }) => id)).toEqual(['a']);
});
