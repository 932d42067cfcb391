import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { commitAll } from './transactions';

/** An empty database with one store. */
function emptyDatabase(): ReturnType<typeof openDB> {
  return openDB('test', 1, { upgrade: (database) => void database.createObjectStore('numbers') });
}

describe('writes that are committed at once', () => {
  it('are all stored', async () => {
    globalThis.indexedDB = new IDBFactory();
    const database = await emptyDatabase();
    const transaction = database.transaction('numbers', 'readwrite');
    const { store } = transaction;
    await commitAll(transaction, [() => store.put(1, 'one'), () => undefined, () => store.put(2, 'two')]);
    await transaction.done;
    expect(await database.getAll('numbers')).toEqual([1, 2]);
  });

  it('are not committed if one of them cannot be started', async () => {
    globalThis.indexedDB = new IDBFactory();
    const database = await emptyDatabase();
    const transaction = database.transaction('numbers', 'readwrite');
    const { store } = transaction;
    const writes = commitAll(transaction, [() => store.put(1, 'one'), () => store.put(() => 2, 'two')]);
    await expect(writes).rejects.toThrow();
    transaction.abort();
    await expect(transaction.done).rejects.toThrow();
    expect(await database.getAll('numbers')).toEqual([]);
  });
});
