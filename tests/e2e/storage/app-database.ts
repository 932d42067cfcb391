import type { Page } from '@playwright/test';

/**
 * Waits until the app has created its database with all stores. A test that opened it earlier would create an empty
 * one; `databases()` alone proves nothing, because it also lists a database that is still being created.
 */
export async function waitForDatabase(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isReady = async (): Promise<boolean> => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === 'croupier')) return false;
      return new Promise((resolve) => {
        const openRequest = indexedDB.open('croupier');
        openRequest.onupgradeneeded = () => openRequest.transaction?.abort();
        openRequest.onerror = () => resolve(false);
        openRequest.onsuccess = () => {
          const { objectStoreNames } = openRequest.result;
          openRequest.result.close();
          resolve(objectStoreNames.contains('entries') && objectStoreNames.contains('settings'));
        };
      });
    };
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
