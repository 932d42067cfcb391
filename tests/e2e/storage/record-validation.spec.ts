import type { Page } from '@playwright/test';
import { manyDamages } from '#tests/storage/damage/many';
import { validStore, type Store } from '#tests/storage/damage/store';
import { waitForDatabase } from './app-database';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { undoButton } from '#tests/e2e/support/controls';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as drawerWords from '#routes/drawer/strings/en';
import * as ledgerWords from '#routes/ledger/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import * as settingsWords from '#routes/settings/strings/en';
import * as quarantine from '$lib/session/strings/en/quarantine';

const { store, damagedMatches } = manyDamages();
const drawerDamages = damagedMatches.filter(({ found }) => found === 'drawer');
/** A log without its match is not missed in any list; only the page of damaged data finds it. */
const missedDamages = drawerDamages.filter(({ title }) => title !== 'the match is gone and its log is there');
const listedDamages = damagedMatches.filter(({ found }) => found !== 'drawer');

/** Writes a store into the app's database without validation. */
async function fillDatabase(page: Page, store: Store): Promise<void> {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await waitForDatabase(page);
  await page.evaluate(async (records) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const openRequest = indexedDB.open('croupier');
      openRequest.onsuccess = () => resolve(openRequest.result);
      openRequest.onerror = () => reject(new Error('not opened'));
    });
    await new Promise<void>((resolve, reject) => {
      const { settings, ...stores } = records;
      const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
      for (const [name, storeRecords] of Object.entries(stores))
        for (const record of storeRecords) transaction.objectStore(name).put(record);
      for (const [key, value] of Object.entries(settings))
        transaction.objectStore('settings').put(value, key);
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(new Error('not written'));
    });
    database.close();
  }, store);
}

test('the home page and the history show valid records, and one line for the damaged ones', async ({
  page
}) => {
  await fillDatabase(page, store);
  await page.goto('');
  const tickets = page.locator('a.ticket');
  await expect(tickets).toHaveCount(1 + listedDamages.length);
  await expect(
    page.getByText(quarantine.damagedDataLabel(missedDamages.length), { exact: true })
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('ledger/');
  await expect(page.getByRole('list', { name: ledgerWords.finishedGames }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('list', { name: ledgerWords.stillInProgress }).getByRole('link')).toHaveCount(
    1 + listedDamages.length
  );
  await page.getByRole('link', { name: uiWords.openButton }).click();
  await expect(page.getByRole('heading', { name: drawerWords.damagedData })).toBeVisible();
});

for (const [turn, place] of ['match/', 'ledger/match/'].entries()) {
  test(`no damaged match crashes ${place}`, async ({ page }) => {
    test.setTimeout(360_000);
    await fillDatabase(page, store);
    // Both pages open matches with the same function, so each page is tested with every other damaged match.
    for (const { id, title, found } of damagedMatches.filter((_, index) => index % 2 === turn)) {
      await page.goto(`${place}?id=${id}`);
      if (found === 'drawer') {
        const savedDataLink = page.getByRole('link', { name: uiWords.seeSavedData });
        const notFoundNotice = page.getByText(matchWords.noGameAtAddress);
        await expect(savedDataLink.or(notFoundNotice), title).toBeVisible();
      } else {
        await expect(page.locator('.banner'), title).toBeVisible();
        await expect(page.locator('main'), title).toContainText('Anna');
      }
    }
  });
}

test('the page of damaged data and the link to it are accessible', async ({ page }) => {
  const someIds = drawerDamages.slice(0, 1).map(({ id }) => id);
  const matches = store.matches.filter(({ id }) => someIds.includes(String(id)));
  await fillDatabase(page, { ...validStore(), matches, entries: [], results: [] });
  for (const [address, line] of [
    ['', page.getByText('damaged')],
    ['drawer/', page.locator('main details')]
  ] as const) {
    await page.goto(address);
    await expect(line).toHaveCount(1);
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
  }
});

test('each damaged record is explained, can be saved as a file, deleted and restored', async ({ page }) => {
  test.setTimeout(360_000);
  await fillDatabase(page, store);
  await page.goto('drawer/');
  const lines = page.locator('main details');
  await expect(lines).toHaveCount(drawerDamages.length);
  await lines.first().locator('summary').click();
  await expect(lines.first().locator('pre')).toContainText('matches "damaged-');
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: drawerWords.saveACopy }).first().click();
  expect((await downloadPromise).suggestedFilename()).toBe('croupier-match.json');
  await expectNoSidewaysScroll(page);
  const deleteButton = page.getByRole('button', { name: drawerWords.deleteWord, exact: true });
  await deleteButton.first().click();
  await expect(lines).toHaveCount(drawerDamages.length - 1);
  await undoButton(page).click();
  await expect(lines).toHaveCount(drawerDamages.length);
});

test('deleting all damaged data keeps the valid records', async ({ page }) => {
  const someIds = drawerDamages.slice(0, 4).map(({ id }) => id);
  const damagedMatches = store.matches.filter(({ id }) => someIds.includes(String(id)));
  const undamagedStore = validStore();
  await fillDatabase(page, { ...undamagedStore, matches: [...undamagedStore.matches, ...damagedMatches] });
  await page.goto('drawer/');
  const lines = page.locator('main details');
  await expect(lines).toHaveCount(damagedMatches.length);
  const deleteButton = page.getByRole('button', { name: drawerWords.deleteWord, exact: true });
  for (let remaining = damagedMatches.length; remaining > 0; remaining -= 1) {
    if ((await lines.first().getAttribute('open')) === null) await lines.first().locator('summary').click();
    await deleteButton.first().click();
    await expect(lines).toHaveCount(remaining - 1);
  }
  await expect(page.getByText(drawerWords.nothingIsDamaged)).toBeVisible();
  await page.goto('');
  await expect(page.locator('a.ticket')).toHaveCount(2);
  await expect(page.getByText(/damaged/)).toHaveCount(0);
});
