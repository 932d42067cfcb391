import type { Page } from '@playwright/test';
import { waitForDatabase } from './app-database';

/** The stored drafts of unfinished forms. */
export async function readStoredForms(page: Page): Promise<Readonly<Record<string, string>>> {
  await waitForDatabase(page);
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('croupier');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const settings = database.transaction('settings').objectStore('settings');
    const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const [keys, values] = await Promise.all([
      resultOf(settings.getAllKeys()),
      resultOf<unknown[]>(settings.getAll())
    ]);
    database.close();
    return Object.fromEntries(
      keys.flatMap((key, index) =>
        typeof key === 'string' && key.startsWith('formDraft:') ? [[key, String(values[index])]] : []
      )
    );
  });
}

/** Stores the draft of a form, as another version may have left it. */
export async function storeForm(page: Page, form: string, draft: unknown): Promise<void> {
  await waitForDatabase(page);
  await page.evaluate(
    async ([key, value]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const openRequest = indexedDB.open('croupier');
        openRequest.onsuccess = () => resolve(openRequest.result);
      });
      const transaction = database.transaction('settings', 'readwrite');
      transaction.objectStore('settings').put(value, key);
      await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()));
      database.close();
    },
    [`formDraft:${form}`, JSON.stringify({ writer: 'another', form: draft })] as const
  );
}
