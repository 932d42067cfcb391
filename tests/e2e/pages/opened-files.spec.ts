import type { Page } from '@playwright/test';
import { axe, expect, expectNoSidewaysScroll, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import * as openWords from '#routes/restore/strings/en';
import * as partsWords from '#routes/parts/strings/en';
import * as settingsWords from '#routes/settings/strings/en';

/** Opens the app the way a system does to open a file. */
async function launchWith(page: Page, bytes: readonly number[]): Promise<void> {
  await page.addInitScript((fileBytes) => {
    const getFile = (): Promise<File> => Promise.resolve(new File([new Uint8Array(fileBytes)], 'a file'));
    const launchQueue = {
      setConsumer: (consume: (launch: object) => void) => consume({ files: [{ getFile }] })
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  }, bytes);
  await page.goto('open/');
}

function bytesOf(text: string): readonly number[] {
  return [...new TextEncoder().encode(text)];
}

test('opening a file of missing parts shows the parts of its box ticked', async ({ page }) => {
  await launchWith(page, bytesOf('parts1;razzia;die:all'));
  await expect(page).toHaveURL(/parts\/\?box=razzia/);
  await expect(page.getByText(partsWords.theSetIsTicked)).toBeVisible();
});

test('a damaged backup or board is explained on its own page', async ({ page, context }) => {
  await launchWith(page, [0x1f, 0x8b, 1, 2, 3]);
  await expect(page).toHaveURL(/restore\/$/);
  await expect(page.getByRole('alert')).toBeVisible();
  const other = await context.newPage();
  await launchWith(other, bytesOf('{"format":"croupier-vegas-board","tables":[]}'));
  await expect(other).toHaveURL(/parts\/copy\/\?box=vegas/);
});

test('any other file is refused with one sentence', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await launchWith(page, bytesOf('hello'));
  await expect(page.getByRole('alert')).toHaveText(openWords.notACroupierFile);
  await axe(page);
  await expectNoSidewaysScroll(page);
});

test('the shortcut to the last game opens the running one', async ({ page }) => {
  await page.goto('open/?last');
  await expect(page).toHaveURL((url) => !url.pathname.includes('open'));
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await storeMatch(page, readMatchToStore('two-players'), { id: 'early', lines: 8, startedAt: 1 });
  await storeMatch(page, readMatchToStore('three-players'), { id: 'late', lines: 8, startedAt: 2 });
  await page.goto('open/?last');
  await expect(page).toHaveURL(/match\/\?id=late$/);
});
