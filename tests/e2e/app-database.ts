import type { Page } from '@playwright/test';

/**
 * Waits until the app has made its database with all stores: a test that opened it first would make an empty one, and
 * one that is still being made is listed already. The page is any page of the app that uses storage.
 */
export async function databaseStands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const stands = async (): Promise<boolean> => {
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
    while (!(await stands())) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
