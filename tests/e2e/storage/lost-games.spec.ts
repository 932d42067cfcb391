import type { Page } from '@playwright/test';
import { waitForDatabase } from './app-database';
import { axe, expect, expectNoSidewaysScroll, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { ANY, containing } from '#tests/e2e/support/sentences';
import * as ticketsWords from '#routes/tickets/strings/en';

/** The home page warns about games that the browser has cleared, or may clear. */

const lostGamesNotice = (page: Page) => page.locator('[data-games="lost"]');
const unprotectedNotice = (page: Page) => page.locator('[data-games="unprotected"]');

async function keepGames(page: Page, count: number): Promise<void> {
  await page.goto('settings/');
  for (let game = 1; game <= count; game += 1)
    await storeMatch(page, readMatchToStore('three-players'), {
      id: `game ${game}`,
      lines: 20,
      startedAt: game
    });
}

/** Waits until the home page has noted the games in localStorage. */
async function waitUntilNoted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-played');
}

/** A browser that runs out of space may clear IndexedDB and keep localStorage. */
async function clearStores(page: Page): Promise<void> {
  await waitForDatabase(page);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('croupier');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const names = [...database.objectStoreNames];
    const transaction = database.transaction(names, 'readwrite');
    for (const name of names) transaction.objectStore(name).clear();
    await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()));
    database.close();
  });
}

test('lost games are reported until the notice is closed, with a link to backups', async ({ page }) => {
  await keepGames(page, 2);
  await page.goto('');
  await expect(page.locator('a.ticket')).toHaveCount(2);
  await expect(lostGamesNotice(page)).toHaveCount(0);
  await waitUntilNoted(page);
  await clearStores(page);
  await page.reload();
  await expect(lostGamesNotice(page)).toContainText('2 games');
  await expect(
    lostGamesNotice(page).getByRole('link', { name: ticketsWords.restoreABackup })
  ).toHaveAttribute('href', /restore\/$/);
  await axe(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(lostGamesNotice(page), 'still open after a reload').toBeVisible();
  await lostGamesNotice(page).getByRole('button').click();
  await expect(lostGamesNotice(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('a[href*="/new/"]').first()).toBeVisible();
  await expect(lostGamesNotice(page)).toHaveCount(0);
});

test('a deleted database is reported too', async ({ page }) => {
  await keepGames(page, 1);
  await page.goto('');
  await expect(page.locator('a.ticket')).toHaveCount(1);
  await waitUntilNoted(page);
  await page.goto('icons/icon-192.png');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleteRequest = indexedDB.deleteDatabase('croupier');
        deleteRequest.onsuccess = () => resolve();
        deleteRequest.onerror = () => reject(new Error('not deleted'));
      })
  );
  await page.goto('');
  await expect(lostGamesNotice(page)).toContainText(containing(ticketsWords.gamesAreGone(1, ANY)));
});

test('storage protection is suggested from the third game on, until it is declined', async ({ page }) => {
  await keepGames(page, 2);
  await page.goto('');
  await expect(page.locator('a.ticket')).toHaveCount(2);
  await expect(unprotectedNotice(page)).toHaveCount(0);
  await storeMatch(page, readMatchToStore('three-players'), { id: 'game 3', lines: 20, startedAt: 3 });
  await page.reload();
  await expect(
    unprotectedNotice(page).getByRole('button', { name: ticketsWords.protectMyGames })
  ).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await unprotectedNotice(page).getByRole('button').last().click();
  await expect(unprotectedNotice(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('a.ticket')).toHaveCount(3);
  await expect(unprotectedNotice(page)).toHaveCount(0);
});
