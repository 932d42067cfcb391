import { buildFolder } from '#scripts/settings.js';
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
import { openHost } from '#tests/e2e/offline/hosts';
import {
  setUpLostPieces,
  openBox,
  waitUntilSaved,
  tickPieces,
  tickAll,
  usePieces,
  BIG_RED_DIE,
  rollText
} from '#tests/e2e/support/parts-set';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import { redoButton, undoButton } from '#tests/e2e/support/controls';
import { startingWith } from '#tests/e2e/support/sentences';
import * as lasVegasIndexWords from '$lib/games/las-vegas/strings/en/game';
import * as lasVegasPartsWords from '$lib/games/las-vegas/strings/en/parts';
import * as razziaIndexWords from '$lib/games/razzia/strings/en/game';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as partsUsePanelsWords from '#routes/parts/use/panels/strings/en';
import { dice } from '$lib/parts/strings/en/parts';
import { capitalize } from '$lib/core';
import * as partsWords from '#routes/parts/strings/en';
import { ERROR_SENTENCES } from '$lib/storage/strings/en/errors';

const BOXES = ['las-vegas', 'las-vegas-cards', 'vegas', 'vegas-strip', 'razzia'];

/**
 * Rows scroll below the bars at the bottom, so axe measures them as too small; `targets` measures their boxes instead.
 */
const checkAccessibility = (page: Page): Promise<void> => axe(page, ['target-size']);

function checkPage(page: Page): Promise<void> {
  return checkBothThemes(page, async () => {
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
    await targets(page);
  });
}

test('the lists of missing parts are accessible for every box', async ({ page }) => {
  test.setTimeout(240_000);
  for (const box of BOXES) {
    await openBox(page, box);
    await page.locator('.drawer [aria-expanded]').first().click();
    await page.locator('.drawer [role=checkbox]').first().click();
    await checkPage(page);
  }
});

test('every kind of part in use is accessible', async ({ page }) => {
  test.setTimeout(240_000);
  await openBox(page);
  await tickPieces(page, 'Small dice', 'Small red die', 2);
  await tickPieces(page, 'Notes', '$70,000', 2);
  for (const part of ['Chips', 'Grey dice', 'Jackpot counter', 'No Entry token', 'High Five token'])
    await tickAll(page, part);
  await usePieces(page);
  await page.getByRole('button', { name: startingWith(capitalize(dice('small', 'red', 2))) }).click();
  await page.getByRole('button', { name: partsUsePanelsWords.drawAppOrTable }).click();
  await checkPage(page);
  for (const sheet of ['Several', 'Put back', 'Count', 'Is it fair?', 'Rolls', 'Pieces']) {
    await page.getByRole('button', { name: sheet, exact: true }).click();
    await checkPage(page);
    await page.getByRole('button', { name: uiWords.close, exact: true }).click();
  }
  await page.getByRole('button', { name: partsUsePanelsWords.playersAndNames }).first().click();
  await checkPage(page);
});

test('the tray and “Who goes first?” are accessible', async ({ page }) => {
  await page.goto('parts/use/?id=tray');
  await page.getByRole('button', { name: /^Dice/ }).click();
  await checkPage(page);
  await page.goto('parts/starts/');
  await expect(page.getByText(lasVegasIndexWords.printedRuleOldest)).toBeVisible();
  await checkPage(page);
});

test('a lost die is found, rolled and undone with the keyboard alone', async ({ page }) => {
  await openBox(page);
  await page.getByRole('button', { name: startingWith(lasVegasPartsWords.bigDice) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: BIG_RED_DIE }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: startingWith(partsWords.useThese(1)) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: startingWith(BIG_RED_DIE) }).focus();
  await page.keyboard.press('Space');
  await expect(undoButton(page, '1')).toBeVisible();
  await expect(page.getByRole('button', { name: startingWith(BIG_RED_DIE) })).toBeFocused();
  await undoButton(page).focus();
  await page.keyboard.press('Enter');
  await redoButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(undoButton(page, '1')).toBeVisible();
});

test('rolls and draws are announced once', async ({ page }) => {
  await setUpLostPieces(page);
  const announcer = page.locator('.for-readers[aria-live]');
  await page.getByRole('button', { name: startingWith(BIG_RED_DIE) }).click();
  await expect(announcer.filter({ hasText: rollText(BIG_RED_DIE, 1) })).toHaveCount(1);
  await page.getByRole('button', { name: partsUsePanelsWords.drawAppOrTable }).click();
  await expect(announcer.filter({ hasText: /^Note 1: .* (pile|app)\.$/ })).toHaveCount(1);
});

installedTest('with the host gone, a set opens by its address and goes on', async ({ page }) => {
  const host = await openHost(buildFolder);
  await page.goto(host.address);
  await waitForCachedApp(page);
  await host.stop();
  await page.goto(`${host.address}parts/?box=razzia`);
  await tickAll(page, 'Die');
  await usePieces(page);
  await waitUntilSaved(page);
  await page.reload();
  await page.getByRole('button', { name: startingWith(razziaIndexWords.die) }).click();
  await expect(undoButton(page, '1')).toBeVisible();
});

test('without storage the parts work until the page is closed, and the page says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await openBox(page, 'razzia');
  await tickAll(page, 'Die');
  await usePieces(page);
  await page.getByRole('button', { name: startingWith(razziaIndexWords.die) }).click();
  await expect(page.getByRole('alert')).toContainText(ERROR_SENTENCES.missing);
  await expect(undoButton(page, '1')).toBeVisible();
});
