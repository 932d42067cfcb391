import type { Page } from '@playwright/test';

/** Waits until the service worker has cached the whole app and controls this page. */
export async function waitForCachedApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Waits until a newer version is downloaded and waits to be activated. `waitForFunction` does not await a promise. */
export async function waitForWaitingWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isWaiting = async (): Promise<boolean> => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (registration?.waiting ?? undefined) !== undefined;
    };
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 100));
  });
}
