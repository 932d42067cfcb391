import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB, unwrap, type IDBPDatabase } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from './database';
import { savedMatch } from '$lib/storage/fixtures/records';
import { addMatch, countMatches, readRunning } from '$lib/storage/records/matches';
import type { StorageError } from './storage-error';

let name: string;
let others: IDBPDatabase[] = [];
let databases: Database[] = [];
let number = 0;

function database(version?: number): Database {
  const opened = new Database(name, version);
  databases.push(opened);
  return opened;
}

beforeEach(() => (name = `database ${(number += 1)}`));

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const other of others) other.close();
  for (const database of databases) await database.close();
  others = [];
  databases = [];
});

describe('opening', () => {
  test('a browser without IndexedDB is reported as missing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(countMatches(database())).rejects.toMatchObject({ code: 'missing' });
  });

  test('a browser that throws an error when IndexedDB is mentioned is reported as missing', async () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')!;
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('not here', 'SecurityError');
      }
    });
    await expect(countMatches(database())).rejects.toMatchObject({ code: 'missing' });
    Object.defineProperty(globalThis, 'indexedDB', descriptor);
  });

  test.each(['SecurityError', 'InvalidStateError', 'UnknownError'])(
    '%s is reported as refused',
    async (error) => {
      vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
        throw new DOMException('no', error);
      });
      await expect(countMatches(database())).rejects.toMatchObject({ code: 'refused' });
    }
  );

  test('opening is retried at the next use after a failure', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const opened = database();
    await expect(countMatches(opened)).rejects.toMatchObject({ code: 'refused' });
    expect(await countMatches(opened)).toBe(0);
  });

  test('an older open tab blocks a use, which continues once the tab is closed', async () => {
    await countMatches(database(1));
    await databases[0]?.close();
    const older = await openDB(name, 1);
    others.push(older);
    const newer = database();
    const late = new Promise<StorageError | undefined>((resolve) => newer.watch(resolve));
    await expect(countMatches(newer)).rejects.toMatchObject({ code: 'blocked' });
    await expect(countMatches(newer)).rejects.toMatchObject({ code: 'blocked' });
    older.close();
    expect(await late).toBeUndefined();
  });
});

describe('the connection', () => {
  test('closes for a newer version, reports it, and keeps saving alongside it', async () => {
    const older = database();
    await addMatch(older, savedMatch('a'), []);
    const entered = new Promise<StorageError | undefined>((resolve) => older.watch(resolve));
    others.push(
      await openDB(name, older.version + 1, { upgrade: (newer) => newer.createObjectStore('later') })
    );
    expect(await entered).toMatchObject({ code: 'updated' });
    await addMatch(older, savedMatch('b'), []);
    expect(await countMatches(older)).toBe(2);
  });

  test('does not write to a newer version that no longer has its stores', async () => {
    others.push(await openDB(name, 9, { upgrade: (newer) => newer.createObjectStore('matches') }));
    await expect(countMatches(database())).rejects.toMatchObject({ code: 'newer' });
  });

  test('reopens by itself after the browser closed it', async () => {
    const opened = database();
    await addMatch(opened, savedMatch('a'), []);
    let connection: { close(): void } | undefined;
    await opened.use((each) => Promise.resolve((connection = each)));
    connection?.close();
    expect(await countMatches(opened)).toBe(1);
  });

  test('reports when the browser ends it', async () => {
    const opened = database();
    const entered = new Promise<StorageError | undefined>((resolve) => opened.watch(resolve));
    forceCloseDatabase((await opened.use((connection) => Promise.resolve(unwrap(connection)))) as never);
    expect(await entered).toMatchObject({ code: 'lost' });
    expect(await readRunning(opened)).toEqual([]);
  });
});

describe('storage errors', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['ConstraintError', 'taken'],
    ['AbortError', 'failed'],
    ['UnknownError', 'failed']
  ])('%s becomes the code %s, with a sentence', async (error, code) => {
    const opened = database();
    const failing = opened.use<StorageError>(() => Promise.reject(new DOMException('no', error)));
    const failure = await failing.catch((caught: unknown) => caught as StorageError);
    expect(failure).toMatchObject({ code });
    expect(failure.sentence).toMatch(/^[A-Z].+\.$/);
  });
});
