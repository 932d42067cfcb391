import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/harness';
import { entriesIn, storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { redoButton, undoButton } from '#tests/e2e/support/controls';
import * as uiWords from '$lib/ui/strings/en/ui';

/** Makes every transaction fail from now on, or work again. */
async function setOutage(page: Page, isStorageOut: boolean): Promise<void> {
  await page.evaluate((isOutText) => sessionStorage.setItem('out', String(isOutText)), isStorageOut);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const startTransaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')?.value as (
      this: IDBDatabase,
      ...args: unknown[]
    ) => IDBTransaction;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: unknown[]) {
      if (sessionStorage.getItem('out') === 'true') throw new DOMException('out', 'UnknownError');
      return startTransaction.apply(this, args);
    };
  });
  await page.goto('ledger/');
  await storeMatch(page, readMatchToStore('three-players'), { lines: 12 });
});

for (const { address, found: selector } of [
  { address: '', found: 'a.ticket' },
  { address: 'ledger/', found: 'ol.tickets a' }
])
  test(`“Try now” immediately loads content that could not be loaded at /${address}`, async ({ page }) => {
    await setOutage(page, true);
    await page.clock.install();
    await page.goto(address);
    const tryNowButton = page.getByRole('button', { name: uiWords.tryNow });
    await expect(tryNowButton.first()).toBeVisible();
    await expect(page.locator(selector)).toHaveCount(0);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await setOutage(page, false);
    await tryNowButton.first().click();
    await page.clock.runFor(1);
    await expect(page.locator(selector)).toHaveCount(1);
    await expect(tryNowButton).toHaveCount(0);
  });

test('“Try now” saves the pending taps of a match at once, and without it they are saved later', async ({
  page
}) => {
  await page.goto('match/?id=kept');
  const undo = undoButton(page);
  await expect(undo).toBeVisible();
  const tryNowButton = page.getByRole('button', { name: uiWords.tryNow });
  await setOutage(page, true);
  await undo.click();
  await expect(tryNowButton).toBeVisible();
  // Both steps are in one call; otherwise the automatic retry would save the tap first.
  await tryNowButton.evaluate((button: HTMLElement) => {
    sessionStorage.setItem('out', 'false');
    button.click();
  });
  await expect(tryNowButton).toHaveCount(0);
  expect(await entriesIn(page)).toHaveLength(13);

  await setOutage(page, true);
  await redoButton(page).click();
  await expect(tryNowButton).toBeVisible();
  await setOutage(page, false);
  await expect(tryNowButton).toHaveCount(0);
  expect(await entriesIn(page)).toHaveLength(14);
});
