import type { Page } from '@playwright/test';
import { BEST_QUALITY, serve } from '#scripts/checks/server.js';
import { basePath, buildFolder } from '#scripts/settings.js';
import {
  axe,
  checkBothThemes,
  expect,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { startingWith } from '#tests/e2e/support/sentences';
import * as settingsWords from '#routes/settings/strings/en';
import * as ticketsWords from '#routes/tickets/strings/en';
import * as homeWords from '#routes/strings/en';
import { royale } from '$lib/games/las-vegas/meta';

/** The largest first visit in compressed bytes: all requests until the network is idle. */
const FIRST_VISIT = 45_000;

async function layTable(page: Page): Promise<void> {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await storeMatch(page, readMatchToStore('three-players'), { id: 'late', lines: 80, startedAt: 2 });
  await storeMatch(page, readMatchToStore('two-players'), { id: 'early', lines: 8, startedAt: 1 });
}

test.describe('a first visit', () => {
  test('says what the app is for, and every box can be opened', async ({ page }) => {
    await page.goto('');
    await expect(page.getByRole('heading', { name: homeWords.yourDiceYourTable })).toBeVisible();
    await expect(page.getByRole('link', { name: royale.title })).toHaveAttribute('href', /new\/las-vegas\/$/);
    const boxes = page.locator('a[href*="/new/"]');
    await expect(boxes).toHaveCount(5);
    for (const box of await boxes.all()) await expect(box).toHaveAttribute('href', /new\/[a-z-]+\/$/);
    await expect(page.getByRole('heading', { name: homeWords.gamesInProgress })).toBeHidden();
  });

  test('loads few bytes and no font', async ({ page }) => {
    const sizePromises: Promise<{ path: string; bytes: number }>[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      sizePromises.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => ({ path, bytes: responseBodySize }))
      );
    });
    const host = await serve({ folder: buildFolder, base: basePath, quality: BEST_QUALITY });
    await page.goto(host.address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(3500);
    const responseSizes = await Promise.all(sizePromises);
    const sum = responseSizes.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum, responseSizes.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')).toBeLessThanOrEqual(
      FIRST_VISIT
    );
    expect(responseSizes.filter(({ path }) => path.endsWith('.woff2'))).toEqual([]);
    await host.close();
  });

  test.describe('before any script runs', () => {
    test.use({ javaScriptEnabled: false });

    test('a box can be opened', async ({ page }) => {
      await page.goto('');
      await page.getByRole('link', { name: royale.title }).click();
      await expect(page).toHaveURL(/new\/las-vegas\/$/);
    });
  });
});

test('running matches are listed with their scores, and open', async ({ page }) => {
  await layTable(page);
  await page.goto('');
  const table = page.locator('section', {
    has: page.getByRole('heading', { name: homeWords.gamesInProgress })
  });
  await expect(table.getByRole('link')).toHaveCount(2);
  await expect(table.getByRole('link').first()).toContainText(ticketsWords.roundOf(3, 3));
  await expect(table.getByRole('link').first()).toContainText(/\$\d/);
  await expect(table.getByRole('link').last()).toContainText(ticketsWords.roundOf(1, 3));
  await expect(page.getByRole('heading', { name: homeWords.yourDiceYourTable })).toBeHidden();
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/match\/\?id=late$/);
});

test('nothing moves when the list of matches is loaded the second time', async ({ page }) => {
  await layTable(page);
  await page.goto('');
  const runningMatch = page.getByRole('link', { name: ticketsWords.roundOf(1, 3) });
  await expect(runningMatch).toContainText(/\$\d/);
  const boxes = page.getByRole('heading', { name: homeWords.chooseAGame });
  const boxBefore = await boxes.boundingBox();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.documentElement.dataset['moved'] = String(
          Number(document.documentElement.dataset['moved'] ?? 0) + entry.value
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(runningMatch).toContainText(/\$\d/);
  expect(await boxes.boundingBox()).toEqual(boxBefore);
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.01);
});

test('the home page is accessible in both themes and scales @commit', async ({ page }) => {
  await page.goto('');
  await checkBothThemes(page, async () => {
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
  });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page);
  await targets(page, [320, 390]);
});

test('Tab moves focus from the skip link through the tabs and boxes @commit', async ({ page }) => {
  await page.goto('');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: homeWords.skipToTheContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: startingWith(homeWords.settings) })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: homeWords.lookAtASampleGame })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: royale.title })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/new\/las-vegas\/$/);
});
