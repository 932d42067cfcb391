import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB, unwrap, type IDBPDatabase } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from './database';
import { makeSavedMatch } from '$lib/storage/fixtures/records';
import { addMatch, countMatches, readRunning } from '$lib/storage/records/matches';
import type { StorageError } from './storage-error';

let name: string;
let others: IDBPDatabase[] = [];
let databases: Database[] = [];
let number = 0;

function database(version?: number): Database {
  const newDatabase = new Database(name, version);
  databases.push(newDatabase);
  return newDatabase;
}

beforeEach(() => (name = `database ${(number += 1)}`));

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const connection of others) connection.close();
  for (const database of databases) await database.close();
  others = [];
  databases = [];
});

describe('opening', () => {
  test('a browser without IndexedDB causes the error `missing`', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(countMatches(database())).rejects.toMatchObject({ code: 'missing' });
  });

  test('a browser that throws when `indexedDB` is read causes the error `missing`', async () => {
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
    const testDatabase = database();
    await expect(countMatches(testDatabase)).rejects.toMatchObject({ code: 'refused' });
    expect(await countMatches(testDatabase)).toBe(0);
  });

  test('an open tab with an older version blocks the database until the tab is closed', async () => {
    await countMatches(database(1));
    await databases[0]?.close();
    const olderConnection = await openDB(name, 1);
    others.push(olderConnection);
    const newerDatabase = database();
    const lateError = new Promise<StorageError | undefined>((resolve) => newerDatabase.watch(resolve));
    await expect(countMatches(newerDatabase)).rejects.toMatchObject({ code: 'blocked' });
    await expect(countMatches(newerDatabase)).rejects.toMatchObject({ code: 'blocked' });
    olderConnection.close();
    expect(await lateError).toBeUndefined();
  });
});

describe('the connection', () => {
  test('closes for a newer version, reports it, and keeps saving alongside it', async () => {
    const olderDatabase = database();
    await addMatch(olderDatabase, makeSavedMatch('a'), []);
    const reportedError = new Promise<StorageError | undefined>((resolve) => olderDatabase.watch(resolve));
    others.push(
      await openDB(name, olderDatabase.version + 1, {
        upgrade: (newerConnection) => newerConnection.createObjectStore('later')
      })
    );
    expect(await reportedError).toMatchObject({ code: 'updated' });
    await addMatch(olderDatabase, makeSavedMatch('b'), []);
    expect(await countMatches(olderDatabase)).toBe(2);
  });

  test('does not write to a newer version that no longer has its stores', async () => {
    others.push(
      await openDB(name, 9, { upgrade: (newerConnection) => newerConnection.createObjectStore('matches') })
    );
    await expect(countMatches(database())).rejects.toMatchObject({ code: 'newer' });
  });

  test('reopens by itself after the browser closed it', async () => {
    const testDatabase = database();
    await addMatch(testDatabase, makeSavedMatch('a'), []);
    let connection: { close(): void } | undefined;
    await testDatabase.use((usedConnection) => Promise.resolve((connection = usedConnection)));
    connection?.close();
    expect(await countMatches(testDatabase)).toBe(1);
  });

  test('reports that the browser has closed it', async () => {
    const testDatabase = database();
    const reportedError = new Promise<StorageError | undefined>((resolve) => testDatabase.watch(resolve));
    forceCloseDatabase(
      (await testDatabase.use((connection) => Promise.resolve(unwrap(connection)))) as never
    );
    expect(await reportedError).toMatchObject({ code: 'lost' });
    expect(await readRunning(testDatabase)).toEqual([]);
  });
});

describe('storage errors', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['ConstraintError', 'taken'],
    ['AbortError', 'failed'],
    ['UnknownError', 'failed']
  ])('%s becomes the code %s, with a sentence', async (error, code) => {
    const testDatabase = database();
    const failingUse = testDatabase.use<StorageError>(() => Promise.reject(new DOMException('no', error)));
    const failure = await failingUse.catch((reason: unknown) => reason as StorageError);
    expect(failure).toMatchObject({ code });
    expect(failure.sentence).toMatch(/^[A-Z].+\.$/);
  });
});
