import type { Page } from '@playwright/test';

/**
 * Waits until the app has created its database with all stores. A test that opened it earlier would create an empty
 * one; `databases()` alone proves nothing, because it also lists a database that is still being created.
 */
export async function waitForDatabase(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isReady = async (): Promise<boolean> => {
      const all = await indexedDB.databases();
      if (!all.some(({ name }) => name === 'croupier')) return false;
      return new Promise((resolve) => {
        const opening = indexedDB.open('croupier');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const { objectStoreNames } = opening.result;
          opening.result.close();
          resolve(objectStoreNames.contains('entries') && objectStoreNames.contains('settings'));
        };
      });
    };
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
