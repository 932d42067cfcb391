import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { unknownMove } from '$lib/session/strings/en/session';

/**
 * These tests append moves that this version does not know, as another tab or a restored file could, and then undo
 * them.
 */

const match = readMatchToStore('two-players');

/** Appends log entries, as another tab of a later version would. */
async function append(page: Page, actions: readonly (object | string)[]): Promise<void> {
  await page.evaluate(async (operations) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const openRequest = indexedDB.open('croupier');
      openRequest.onsuccess = () => resolve(openRequest.result);
      openRequest.onerror = () => reject(new Error('not opened'));
    });
    const transaction = database.transaction(['entries'], 'readwrite');
    const store = transaction.objectStore('entries');
    const count = await new Promise<number>((resolve) => {
      const countRequest = store.count(IDBKeyRange.bound(['kept'], ['kept', []]));
      countRequest.onsuccess = () => resolve(countRequest.result);
    });
    for (const [index, action] of operations.entries())
      store.add({ match: 'kept', seq: count + 1 + index, at: Date.now(), by: 'table', do: action });
    await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()));
    database.close();
  }, actions);
}

for (const [kind, move] of [
  ['of an unknown kind', { type: 'sideBet', player: 'p1' }],
  ['without its members', { type: 'place' }],
  ['of a tile of a later version', { type: 'tile', tile: 'jackpotWheel', player: 'p1' }]
] as const) {
  test(`an unknown move (${kind}) is listed, and after undo the game continues`, async ({ page }) => {
    await page.goto('settings/');
    await storeMatch(page, match, { lines: 5 });
    await append(page, [{ move }]);
    await page.goto('match/?id=kept');
    await expect(page.locator('.banner')).toContainText('doesn’t know');
    await expect(page.locator('main')).toContainText('Dora');

    await append(page, ['undo']);
    await page.goto('match/?id=kept');
    await expect(page.locator('main')).toContainText('Dora');
    await expect(page.locator('.banner')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Redo/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Log' }).click();
    await expect(page.getByText(unknownMove)).toBeVisible();
  });
}
