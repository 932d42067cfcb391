import { buildFolder } from '#scripts/settings.js';
import { expect, installedTest as test } from '#tests/e2e/support/harness';
import { buildVariant, openHost } from './hosts';
import { waitForCachedApp, waitForWaitingWorker } from '#tests/e2e/support/worker';
import { startingWith } from '#tests/e2e/support/sentences';
import * as uiTabWords from '$lib/ui/strings/en/tabs';
import * as settingsWords from '#routes/settings/strings/en';

test.describe.configure({ mode: 'default' });
let newerBuild = '';
test.beforeAll(async () => {
  test.setTimeout(900_000);
  newerBuild = await buildVariant({ name: 'newer', version: '99.0.0' });
});

test('a new version waits and is activated with one tap', async ({ page }) => {
  const host = await openHost(buildFolder);
  let loadCount = 0;
  page.on('load', () => (loadCount += 1));

  await page.goto(`${host.address}settings/`);
  await waitForCachedApp(page);
  await host.resume(newerBuild);
  await page.reload();
  await waitForWaitingWorker(page);
  await expect(page.getByText('99.0.0')).toHaveCount(0);
  expect(loadCount, 'the page did not reload by itself').toBe(2);

  await page.getByRole('button', { name: /update/i }).click();
  await expect(page.getByText('99.0.0').first()).toBeVisible();
  await expect.poll(() => loadCount, 'one tap reloaded it once').toBe(3);

  await host.stop();
  await page.reload();
  await expect(page.getByText('99.0.0').first()).toBeVisible();
});

test('a tab that is older than the update still has its files, and its Update button works if no version waits', async ({
  page,
  context
}) => {
  const host = await openHost(buildFolder);
  await page.goto(host.address);
  await waitForCachedApp(page);
  let loadCount = 0;
  page.on('load', () => (loadCount += 1));
  await host.resume(newerBuild);
  const other = await context.newPage();
  await other.goto(`${host.address}settings/`);
  await waitForWaitingWorker(other);
  await other.getByRole('button', { name: /update/i }).click();
  await expect(other.getByText('99.0.0').first()).toBeVisible();

  for (const name of ['Pieces', 'Referee', 'History']) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(name, 'i'));
  }
  expect(loadCount, 'the older tab was not reloaded').toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: uiTabWords.play }).click();
  await page.getByRole('link', { name: startingWith(settingsWords.settings) }).click();
  await page.getByRole('button', { name: /update/i }).click();
  await expect(page.getByText('99.0.0').first()).toBeVisible();
  await expect.poll(() => loadCount, 'one tap reloaded it').toBe(1);
});

test('Update reloads the page even if the new version does not respond', async ({ page }) => {
  const host = await openHost(buildFolder);
  await page.goto(`${host.address}settings/`);
  await waitForCachedApp(page);
  await host.resume(newerBuild);
  await page.reload();
  await waitForWaitingWorker(page);
  const pageLoad = page.waitForEvent('load');
  const requestCount = await page.getByRole('button', { name: /update/i }).evaluate((button: HTMLElement) => {
    let tapCount = 0;
    ServiceWorker.prototype.postMessage = () => void (tapCount += 1);
    button.click();
    button.click();
    return tapCount;
  });
  expect(requestCount, 'the second of two taps sends no request').toBe(1);
  await pageLoad;
  await expect(page.getByRole('heading', { name: settingsWords.settings })).toBeVisible();
});
