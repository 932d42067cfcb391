import type { Entry } from '$lib/core';
import { Database } from '$lib/storage/database/database';
import { addMatch } from '$lib/storage/records/matches';
import { saveLog } from '$lib/storage/records/saved-logs';

const seats = [
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' }
] as const;
const table = { parts: {}, hideMoney: false };

/** Appends entries to one match one at a time, as an open match does. Returns the milliseconds that each took. */
export async function appendThroughApp(id: string, count: number): Promise<readonly number[]> {
  const database = new Database('croupier-bench');
  const match = { id, game: 'las-vegas', seats, options: {}, table, startedAt: 0 };
  await addMatch(database, match, []);
  const entries: Entry[] = [];
  const durations = await measureWrites(count, (seq) => {
    entries.push(makeEntry(id, seq));
    return saveLog(database, { match, entries, from: seq, newTable: false });
  });
  await database.close();
  return durations;
}

/** Returns the milliseconds of each strict transaction that only adds one record. */
export async function appendDirectly(id: string, count: number): Promise<readonly number[]> {
  const database = await openBareDatabase();
  const durations = await measureWrites(count, (seq) => addBareRecord(database, makeEntry(id, seq)));
  database.close();
  return durations;
}

async function measureWrites(
  count: number,
  write: (seq: number) => Promise<void>
): Promise<readonly number[]> {
  const durations: number[] = [];
  for (let seq = 1; seq <= count; seq += 1) {
    const startTime = performance.now();
    await write(seq);
    durations.push(performance.now() - startTime);
  }
  return durations;
}

function makeEntry(id: string, seq: number): Entry {
  return { match: id, seq, at: seq, by: 'table', do: { move: { type: 'place', face: 4, small: 3, big: 1 } } };
}

function openBareDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('bare', 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore('entries', { keyPath: ['match', 'seq'] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message));
  });
}

function addBareRecord(database: IDBDatabase, record: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' });
    transaction.objectStore('entries').add(record);
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(new Error(transaction.error?.message));
  });
}
