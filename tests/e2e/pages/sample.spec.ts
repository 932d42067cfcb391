import type { Page } from '@playwright/test';
import {
  axe,
  checkBothThemes,
  expect,
  installedTest,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import * as uiWords from '$lib/ui/strings/en/results';
import * as ledgerMatchWords from '#routes/ledger/match/strings/en';
import * as ledgerWords from '#routes/ledger/strings/en';
import * as settingsWords from '#routes/settings/strings/en';
import * as homeWords from '#routes/strings/en';

/** Everything that this origin stores: each record of each database, and localStorage. Runs in the page. */
async function readAllRecords(): Promise<string> {
  const records: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open(name);
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    for (const store of database.objectStoreNames) {
      const request = database.transaction(store).objectStore(store).getAll();
      const allRecords = await new Promise<unknown>((resolve) => {
        request.onsuccess = () => resolve(request.result as unknown);
      });
      records.push([name, store, allRecords]);
    }
    database.close();
  }
  // The home page also stores when it last counted the games; that time is left out.
  const values = Object.entries(localStorage).map(([key, value]) => [
    key,
    String(value).replace(/"at":\d+/, '')
  ]);
  return JSON.stringify([records, values.sort()]);
}

function steps(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('region', { name: ledgerMatchWords.stepThroughTheMatch });
}

async function walkThrough(page: Page): Promise<void> {
  const slider = steps(page).getByRole('slider', { name: ledgerMatchWords.line });
  await slider.press('End');
  await slider.fill('33');
  await steps(page).getByRole('button', { name: ledgerMatchWords.payouts }).click();
  await expect(page.getByRole('dialog')).toContainText('$');
  await page.keyboard.press('Escape');
  await page.locator('[data-action="log"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-action="chart"]').click();
  await expect(page.getByRole('region', { name: uiWords.places })).toContainText('$450,000');
}

test('one tap opens the sample game, which saves nothing @commit', async ({ page }) => {
  await page.goto('');
  await page.waitForLoadState('networkidle');
  const recordsBefore = await page.evaluate(readAllRecords);
  await page.getByRole('link', { name: homeWords.lookAtASampleGame }).click();
  await expect(steps(page)).toContainText(ledgerMatchWords.nothingHereIsSaved);
  await walkThrough(page);
  for (const label of [ledgerMatchWords.deleteWord, uiWords.playAgain, ledgerMatchWords.resume])
    await expect(page.getByRole('button', { name: label })).toHaveCount(0);
  await expect(page.locator('[data-do="undo"]')).toHaveCount(0);
  await page.getByRole('link', { name: ledgerMatchWords.chooseAGame }).click();
  await expect(page.getByRole('heading', { name: homeWords.chooseAGame })).toBeVisible();
  expect(await page.evaluate(readAllRecords)).toBe(recordsBefore);
});

test('a device with games keeps them and does not offer the sample', async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await storeMatch(page, readMatchToStore('three-players'), { id: 'mine', lines: 8 });
  await page.goto('');
  await expect(page.getByRole('heading', { name: homeWords.gamesInProgress })).toBeVisible();
  await expect(page.getByRole('link', { name: homeWords.lookAtASampleGame })).toBeHidden();
  await expect(page.locator('html'), 'the games are noted').toHaveAttribute('data-played');
  const recordsBefore = await page.evaluate(readAllRecords);
  await page.goto('ledger/match/?sample');
  await walkThrough(page);
  expect(await page.evaluate(readAllRecords)).toBe(recordsBefore);
});

test('an empty History offers the sample, which can be stepped through by keyboard', async ({ page }) => {
  await page.goto('ledger/');
  await page.getByRole('link', { name: ledgerWords.lookAtASampleGame }).press('Enter');
  const forwardButton = steps(page).getByRole('button', { name: ledgerMatchWords.oneLineOn });
  await forwardButton.press('Enter');
  await expect(steps(page)).toContainText('Nora rolls');
  await forwardButton.press('Enter');
  await expect(steps(page)).toContainText('Nora places');
});

test('the sample is readable and can be tapped at every width, in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('ledger/match/?sample');
  await expect(steps(page)).toBeVisible();
  await checkBothThemes(page, async () => {
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
  });
  await page.locator('[data-action="chart"]').click();
  await expect(page.getByRole('region', { name: uiWords.places })).toBeVisible();
  await checkBothThemes(page, async () => {
    await axe(page);
    await expectNoSidewaysScroll(page);
  });
});

installedTest('it opens without a network', async ({ page, context }) => {
  await page.goto('');
  await waitForCachedApp(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: homeWords.lookAtASampleGame }).click();
  await expect(steps(page)).toContainText(ledgerMatchWords.nothingHereIsSaved);
  await context.setOffline(false);
});
