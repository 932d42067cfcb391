import type { Page } from '@playwright/test';
import type { Device, DumpedStore, Key } from './dump';

/** Dumps everything that the app stores in this browser. `page` is any page of the app. */
export async function dumpDevice(page: Page): Promise<Device> {
  return page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('not read'));
      });
    const localItems = Object.fromEntries(Object.entries(localStorage)) as Record<string, string>;
    const database = await resultOf(indexedDB.open('croupier'));
    const { name, version } = database;
    const stores: DumpedStore[] = [];
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name).objectStore(name);
      const indexes = [...store.indexNames].map((index) => {
        const { keyPath, unique, multiEntry } = store.index(index);
        return { name: index, keyPath, unique, multiEntry };
      });
      const { keyPath, autoIncrement } = store;
      const [keys, values] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]);
      const records = keys.map((key, index) => ({ key: key as Key, value: values[index] as unknown }));
      stores.push({ name, keyPath, autoIncrement, indexes, records });
    }
    database.close();
    return { database: name, version, stores, localStorage: localItems };
  });
}

/** Creates a database with these stores. There must be none with that name yet. */
export async function putBack({
  database: name,
  version,
  stores,
  localStorage: localItems
}: Device): Promise<void> {
  const openRequest = indexedDB.open(name, version);
  openRequest.onupgradeneeded = () => {
    for (const { name: text, keyPath, autoIncrement, indexes } of stores) {
      const store = openRequest.result.createObjectStore(text, { keyPath, autoIncrement });
      for (const { name: index, keyPath: path, ...options } of indexes)
        store.createIndex(index, path, options);
    }
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    openRequest.onsuccess = () => resolve(openRequest.result);
    openRequest.onerror = () => reject(new Error('not opened'));
  });
  await new Promise<void>((resolve, reject) => {
    const names = stores.map((store) => store.name);
    const transaction = database.transaction(names, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(new Error('not written'));
    for (const { name: text, keyPath, records } of stores)
      for (const { key, value } of records) {
        const store = transaction.objectStore(text);
        if (keyPath === null) store.put(value, key);
        else store.put(value);
      }
  });
  database.close();
  if (typeof localStorage !== 'undefined')
    for (const [key, value] of Object.entries(localItems)) localStorage.setItem(key, value);
}
