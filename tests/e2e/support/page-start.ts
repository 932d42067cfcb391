import type { Page } from '@playwright/test';

/** Milliseconds after which the test continues even if the page cannot start, for example without scripts. */
const TIMEOUT = 10_000;

/**
 * Makes `goto`, `reload` and `goBack` wait until the page is interactive. Before that, nothing handles what is typed
 * into a prerendered page.
 */
export function waitForStart(page: Page): void {
  const hasStarted = async (): Promise<void> => {
    if (!(await page.evaluate(() => document.querySelector('link[rel="modulepreload"]') !== null))) return;
    await page
      .locator('html[data-started]')
      .waitFor({ state: 'attached', timeout: TIMEOUT })
      .catch(() => undefined);
  };
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await hasStarted();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...args) => {
    const response = await reload(...args);
    await hasStarted();
    return response;
  };
  const goBack = page.goBack.bind(page);
  page.goBack = async (...args) => {
    const response = await goBack(...args);
    await hasStarted();
    return response;
  };
}
