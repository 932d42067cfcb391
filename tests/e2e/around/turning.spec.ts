import type { Page } from '@playwright/test';
import { expect, targets, test } from '#tests/e2e/support/harness';
import { twoTurns } from './two-turns';
import { waitUntilSaved } from '#tests/e2e/support/stored-match';
import * as say from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';

/** These tests fail if the screen turns to the wrong side, under a finger on Undo, or off the screen. */

async function turnOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: say.optionsTitle, exact: true }).click();
  await page.getByRole('switch', { name: tableWords.turnTheScreen }).click();
}

/** The rotation of the frame in degrees, as the browser draws it. */
function readRotation(page: Page): Promise<string> {
  return page.locator('div.frame').evaluate((frame) => getComputedStyle(frame).rotate);
}

/** Whether the frame fills the screen exactly. */
function fillsScreen(page: Page): Promise<boolean> {
  return page.locator('div.frame').evaluate((frame) => {
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    const isClose = (a: number, b: number): boolean => Math.abs(a - b) < 2;
    return isClose(left, 0) && isClose(top, 0) && isClose(right, innerWidth) && isClose(bottom, innerHeight);
  });
}

test('a tablet turns towards the current player, and does not turn after undo', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto('settings/');
  const table = await twoTurns(page);
  await turnOn(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.far-question')).toContainText('Anna');
  expect(await readRotation(page)).toBe('none');
  await table.pass();
  await expect.poll(() => readRotation(page)).toBe('90deg');
  expect(await fillsScreen(page)).toBe(true);
  await targets(page, [1180]);
  const undoBar = await page.locator('.undo').boundingBox();
  await table.undo();
  await expect(page.locator('.far-question')).toContainText('Anna');
  expect([await readRotation(page), await page.locator('.undo').boundingBox()]).toEqual(['90deg', undoBar]);
  await table.pass();
  await expect.poll(() => readRotation(page)).toBe('90deg');
  await page.goto('settings/');
  expect(await page.locator('html').getAttribute('data-turned')).toBeNull();
});

test('names can be dragged or moved by keys to a side, and a phone turns towards its two ends', async ({
  page
}) => {
  await page.goto('settings/');
  const table = await twoTurns(page);
  await turnOn(page);
  await page.getByRole('button', { name: tableWords.seating }).click();
  const sheet = page.getByRole('dialog', { name: tableWords.seating });
  const ben = sheet.getByRole('button', { name: 'Ben' });
  await expect(sheet.locator('.left')).toContainText('Ben');
  await ben.focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.locator('.right')).toContainText('Ben');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(sheet.locator('.right'), 'a long way, and one space further').toContainText('Ben');
  await ben.dragTo(sheet.locator('.far'));
  await expect(sheet.locator('.far')).toContainText('Ben');
  await sheet.getByRole('button', { name: 'Carla' }).click();
  await expect(sheet.locator('.right'), 'a tap after a drag counts').toContainText('Carla');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.far-question')).toHaveCount(0);
  await table.pass();
  await expect.poll(() => readRotation(page)).toBe('180deg');
  expect(await fillsScreen(page)).toBe(true);
  await waitUntilSaved(page);
  await page.reload();
  await expect.poll(() => readRotation(page)).toBe('180deg');
});
