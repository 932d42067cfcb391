import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/harness';
import { entriesIn, storeMatch, recorded } from '#tests/e2e/support/stored-match';
import { redoButton, undoButton } from '#tests/e2e/support/controls';
import * as uiWords from '$lib/ui/strings/en/ui';

/** From now on every transaction fails, or works again. */
async function setOutage(page: Page, isOut: boolean): Promise<void> {
  await page.evaluate((isOutText) => sessionStorage.setItem('out', String(isOutText)), isOut);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const startTransaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')?.value as (
      this: IDBDatabase,
      ...rest: unknown[]
    ) => IDBTransaction;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...rest: unknown[]) {
      if (sessionStorage.getItem('out') === 'true') throw new DOMException('out', 'UnknownError');
      return startTransaction.apply(this, rest);
    };
  });
  await page.goto('ledger/');
  await storeMatch(page, recorded('three-players'), { lines: 12 });
});

for (const { address, found } of [
  { address: '', found: 'a.ticket' },
  { address: 'ledger/', found: 'ol.tickets a' }
])
  test(`“Try now” loads at once what could not be loaded at /${address}`, async ({ page }) => {
    await setOutage(page, true);
    await page.clock.install();
    await page.goto(address);
    const tryNow = page.getByRole('button', { name: uiWords.tryNow });
    await expect(tryNow.first()).toBeVisible();
    await expect(page.locator(found)).toHaveCount(0);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await setOutage(page, false);
    await tryNow.first().click();
    await page.clock.runFor(1);
    await expect(page.locator(found)).toHaveCount(1);
    await expect(tryNow).toHaveCount(0);
  });

test('“Try now” saves the pending taps of a match at once, and without it they are saved later', async ({
  page
}) => {
  await page.goto('match/?id=kept');
  const undo = undoButton(page);
  await expect(undo).toBeVisible();
  const tryNow = page.getByRole('button', { name: uiWords.tryNow });
  await setOutage(page, true);
  await undo.click();
  await expect(tryNow).toBeVisible();
  // In one step: otherwise the automatic retry would save it first.
  await tryNow.evaluate((button: HTMLElement) => {
    sessionStorage.setItem('out', 'false');
    button.click();
  });
  await expect(tryNow).toHaveCount(0);
  expect(await entriesIn(page)).toHaveLength(13);

  await setOutage(page, true);
  await redoButton(page).click();
  await expect(tryNow).toBeVisible();
  await setOutage(page, false);
  await expect(tryNow).toHaveCount(0);
  expect(await entriesIn(page)).toHaveLength(14);
});
