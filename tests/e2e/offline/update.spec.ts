import { buildFolder } from '#scripts/settings.js';
import { expect, installed as test } from '#tests/e2e/support/harness';
import { buildVariant, openHost } from './hosts';
import { waitForCachedApp, waiting } from '#tests/e2e/support/worker';
import { startingWith } from '#tests/e2e/support/sentences';
import * as uiTabWords from '$lib/ui/strings/en/tabs';
import * as settingsWords from '#routes/settings/strings/en';

test.describe.configure({ mode: 'default' });
let newer = '';
test.beforeAll(async () => {
  test.setTimeout(900_000);
  newer = await buildVariant({ name: 'newer', version: '99.0.0' });
});

test('a newer version waits until it is let in by one tap', async ({ page }) => {
  const host = await openHost(buildFolder);
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.goto(`${host.address}settings/`);
  await waitForCachedApp(page);
  await host.resume(newer);
  await page.reload();
  await waiting(page);
  await expect(page.getByText('99.0.0')).toHaveCount(0);
  expect(loads, 'the page did not open again by itself').toBe(2);

  await page.getByRole('button', { name: /update/i }).click();
  await expect(page.getByText('99.0.0').first()).toBeVisible();
  await expect.poll(() => loads, 'one tap opened it again, once').toBe(3);

  await host.stop();
  await page.reload();
  await expect(page.getByText('99.0.0').first()).toBeVisible();
});

test('a tab that outlived an update goes on with its own files, and Update there answers without one that waits', async ({
  page,
  context
}) => {
  const host = await openHost(buildFolder);
  await page.goto(host.address);
  await waitForCachedApp(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await host.resume(newer);
  const other = await context.newPage();
  await other.goto(`${host.address}settings/`);
  await waiting(other);
  await other.getByRole('button', { name: /update/i }).click();
  await expect(other.getByText('99.0.0').first()).toBeVisible();

  for (const name of ['Pieces', 'Referee', 'History']) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(name, 'i'));
  }
  expect(loads, 'the older tab was not opened again').toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: uiTabWords.play }).click();
  await page.getByRole('link', { name: startingWith(settingsWords.settings) }).click();
  await page.getByRole('button', { name: /update/i }).click();
  await expect(page.getByText('99.0.0').first()).toBeVisible();
  await expect.poll(() => loads, 'one tap opened it again').toBe(1);
});

test('Update opens the page again even where the newer version never answers', async ({ page }) => {
  const host = await openHost(buildFolder);
  await page.goto(`${host.address}settings/`);
  await waitForCachedApp(page);
  await host.resume(newer);
  await page.reload();
  await waiting(page);
  const opened = page.waitForEvent('load');
  const asked = await page.getByRole('button', { name: /update/i }).evaluate((button: HTMLElement) => {
    let times = 0;
    ServiceWorker.prototype.postMessage = () => void (times += 1);
    button.click();
    button.click();
    return times;
  });
  expect(asked, 'the second of two taps asks for nothing').toBe(1);
  await opened;
  await expect(page.getByRole('heading', { name: settingsWords.settings })).toBeVisible();
});
