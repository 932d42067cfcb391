import type { Page } from '@playwright/test';
import {
  axe,
  checkBothThemes,
  expect,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as ticketsWords from '#routes/tickets/strings/en';

/**
 * These tests fail if the hint never appears on an iPhone, appears on a device that cannot add the app, or returns
 * after it was closed.
 */

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const homeScreenHint = (page: Page) => page.locator('[data-hint="home-screen"]');

/** Imitates an iPhone, the only device on which `standalone` exists. */
async function imitateIphone(page: Page, standalone: boolean): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'standalone', { value }), standalone);
}

test.describe('in Safari on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('the home page explains how to add Croupier to the Home Screen until the hint is closed', async ({
    page
  }) => {
    await imitateIphone(page, false);
    await page.goto('');
    await expect(homeScreenHint(page)).toContainText(ticketsWords.tapShareThenAdd);
    await expect(homeScreenHint(page)).toContainText(ticketsWords.safariMayDelete);
    await expect(homeScreenHint(page).getByRole('link')).toHaveCount(0);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await checkBothThemes(page, async () => {
        await axe(page, ['target-size']);
        await targets(page);
        await expectNoSidewaysScroll(page);
      });
    }
    await homeScreenHint(page).getByRole('button', { name: uiWords.closeThisMessage }).click();
    await expect(homeScreenHint(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('a[href*="/new/"]').first()).toBeVisible();
    await expect(homeScreenHint(page)).toHaveCount(0);
  });

  test('if there are games, the hint also says to back them up first', async ({ page }) => {
    await imitateIphone(page, false);
    await page.goto('settings/');
    await storeMatch(page, readMatchToStore('three-players'), { lines: 20 });
    await page.goto('');
    await expect(page.locator('a.ticket')).toHaveCount(1);
    await expect(homeScreenHint(page)).toContainText(ticketsWords.gamesStayInSafari);
    await expect(
      homeScreenHint(page).getByRole('link', { name: ticketsWords.backUpInSettings })
    ).toHaveAttribute('href', /settings\/$/);
  });

  test('the hint is missing if the app was opened from the Home Screen', async ({ page }) => {
    await imitateIphone(page, true);
    await page.goto('settings/');
    await storeMatch(page, readMatchToStore('three-players'), { lines: 20 });
    await page.goto('');
    await expect(page.locator('a.ticket')).toHaveCount(1);
    await expect(homeScreenHint(page)).toHaveCount(0);
  });
});

test('the hint is missing in another browser', async ({ page }) => {
  await page.goto('settings/');
  await storeMatch(page, readMatchToStore('three-players'), { lines: 20 });
  await page.goto('');
  await expect(page.locator('a.ticket')).toHaveCount(1);
  await expect(homeScreenHint(page)).toHaveCount(0);
});
