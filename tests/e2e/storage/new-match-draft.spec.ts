import type { Page } from '@playwright/test';
import { readStoredForms } from './stored-drafts';
import { expect, test } from '#tests/e2e/support/harness';
import { seat } from '#tests/e2e/support/seats';

const FIVE_NAMES = ['Anna', 'Ben', 'Carla', 'Denny', 'שרה'];

/** The players in seat order. */
async function seatNames(page: Page): Promise<readonly (string | null)[]> {
  const sitters = await page.locator('[data-sitter]').all();
  return Promise.all(sitters.map((sitter) => sitter.getAttribute('data-sitter')));
}

async function expectAll(page: Page): Promise<void> {
  await expect(async () => expect(await seatNames(page)).toEqual(FIVE_NAMES)).toPass();
  await expect(page.locator('form input[type="text"]')).toHaveValue('Edi');
  await expect(page.locator('input[type="radio"][value="rounds"]')).toBeChecked();
}

/** Waits until storage has the latest input. */
async function expectKept(page: Page, text: string): Promise<void> {
  await expect.poll(async () => Object.values(await readStoredForms(page)).join()).toContain(text);
}

// Fails if five seated people are gone after one of them has entered the cards of the box.
test('a new game keeps its seats after another page, Back and a reload, until it starts', async ({
  page
}) => {
  await page.goto('new/vegas-strip/');
  await seat(page, ...FIVE_NAMES);
  await page.locator('input[type="radio"][value="rounds"]').check();
  await page.locator('form input[type="text"]').fill('Edi');
  await expectKept(page, 'Edi');

  await page.locator('a[href*="parts/copy"]').click();
  await expect(page).toHaveURL(/parts\/copy/);
  await page.locator('a[href*="new/vegas-strip"]').first().click();
  await expectAll(page);

  await page.locator('a[href*="rules/"]').first().click();
  await expect(page).toHaveURL(/rules/);
  await page.goBack();
  await expectAll(page);

  await page.reload();
  await expectAll(page);

  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY),
    'pulling down does not reload'
  ).toBe('none');

  await page.locator('footer .main-button').click();
  await expect(page).toHaveURL(/\/match/);
  await page.goto('new/vegas-strip/');
  await expect(page.locator('main:not([inert])')).toBeVisible();
  await expect(page.locator('form input[type="text"]')).toHaveValue('');
  expect(await seatNames(page)).toEqual([]);
});
