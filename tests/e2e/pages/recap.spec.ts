import type { Locator, Page } from '@playwright/test';
import {
  axe,
  checkBothThemes,
  expect,
  installedTest,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import * as recapWords from '$lib/recap/strings/en';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as resultWords from '$lib/ui/strings/en/results';
import * as pageWords from '#routes/ledger/recap/strings/en';
import * as pastWords from '#routes/ledger/match/strings/en';

const LINE = 'The cat took two dice.';

/** A shared file: the size of its picture in pixels, and the number of different colours. */
interface SharedFile {
  readonly type: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colourCount: number;
}

/** Runs in the page. Replaces the share sheet with one that takes files, and then never answers or refuses. */
function stubShare(end: 'never' | 'refused'): void {
  const files: File[] = [];
  const share = ({ files: filesToShare = [] }: ShareData): Promise<void> => {
    files.push(...filesToShare);
    if (end === 'refused') return Promise.reject(new DOMException('no', 'NotAllowedError'));
    return new Promise(() => undefined);
  };
  Object.defineProperty(navigator, 'canShare', { value: () => true });
  Object.defineProperty(navigator, 'share', { value: share });
  Object.defineProperty(window, 'sharedFiles', { value: files });
}

/** Describes the files that the share sheet received. */
function sharedFiles(page: Page): Promise<readonly SharedFile[]> {
  return page.evaluate(async () => {
    const { sharedFiles: files } = window as unknown as { sharedFiles: readonly File[] };
    return Promise.all(
      files.map(async (file) => {
        const bitmap = await createImageBitmap(file);
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
        return { type: file.type, name: file.name, width, height, colourCount: new Set(pixels).size };
      })
    );
  });
}

async function openRecap(page: Page, name = 'three-players'): Promise<void> {
  await page.goto('ledger/');
  await storeMatch(page, readMatchToStore(name));
  await page.goto('ledger/recap/?id=kept');
  await expect(page.getByRole('button', { name: pageWords.shareTheNight })).toBeVisible();
}

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: pageWords.shareTheNight }).click();
  const sheet = page.getByRole('dialog', { name: recapWords.shareTheNight });
  await expect(sheet.locator('.preview img')).toBeVisible();
  return sheet;
}

test.describe('the recap of a game', () => {
  test('opens from the result, and shows who led and the rule of each payment @commit', async ({ page }) => {
    await page.goto('ledger/');
    await storeMatch(page, readMatchToStore('three-players'));
    await page.goto('ledger/match/?id=kept');
    await page.getByRole('link', { name: pastWords.recap }).click();
    await expect(page.getByRole('heading', { level: 1, name: pageWords.recap })).toBeVisible();
    await expect(page.getByRole('figure', { name: resultWords.moneyRoundByRound })).toBeVisible();
    await expect(page.locator('[data-recap="lead"]')).toContainText(/led/);
    // The 113 lines of the recorded game are a minute apart.
    await expect(page.locator('[data-recap="duration"]')).toHaveText(pageWords.played('1 h 52 min'));
    const payment = page.locator('[data-recap="payment"]');
    await expect(payment).toContainText(/\$\d+,000/);
    await payment.getByRole('button', { name: /^Rule/ }).click();
    await expect(page.getByRole('dialog', { name: resultWords.why }).getByRole('article')).toContainText('§');
  });

  test('fits every screen in both themes', async ({ page }) => {
    await openRecap(page, 'five-players-rounds-only');
    await checkBothThemes(page, () => axe(page));
    await targets(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoSidewaysScroll(page);
    await openSheet(page);
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
  });

  test('saves the typed caption as one line and draws it in the picture', async ({ page }) => {
    await openRecap(page);
    const field = page.getByRole('textbox', { name: pageWords.whatHappenedTonight });
    await field.fill(LINE.replace('cat ', 'cat\n'));
    await expect(page.getByText(pageWords.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(LINE);
    const sheet = await openSheet(page);
    await expect(sheet.locator('.text')).toContainText(LINE);
    await sheet.getByRole('switch', { name: recapWords.yourLine }).click();
    await expect(sheet.locator('.text')).not.toContainText(LINE);
  });

  test('of a resumed game links back to the game', async ({ page }) => {
    await page.goto('ledger/');
    await storeMatch(page, readMatchToStore('three-players'), { lines: 16 });
    await page.goto('ledger/recap/?id=kept');
    await expect(page.getByText(pageWords.notOverYet)).toBeVisible();
    await page.getByRole('link', { name: pageWords.resume }).click();
    await expect(page).toHaveURL(/match\/\?id=kept$/);
  });
});

test.describe('the picture', () => {
  test('is shared as a file of 1080 by 1350 pixels, and a share sheet without a response blocks nothing @commit', async ({
    page
  }) => {
    await page.addInitScript(stubShare, 'never' as const);
    await openRecap(page);
    const sheet = await openSheet(page);
    const image = sheet.locator('.preview img');
    await expect(image).toHaveAttribute('alt', /1st Ben/);
    const share = sheet.getByRole('button', { name: recapWords.shareThePicture });
    await share.click();
    await sheet.getByRole('radio', { name: recapWords.initials }).check();
    await expect(image).toHaveAttribute('alt', /1st B,/);
    await share.click();
    await expect.poll(async () => (await sharedFiles(page)).length).toBe(2);
    for (const file of await sharedFiles(page)) {
      expect(file).toMatchObject({ type: 'image/png', width: 1080, height: 1350 });
      expect(file.name).toBe('las-vegas-2026-11-20.png');
      expect(file.colourCount).toBeGreaterThan(1000);
    }
    await sheet.getByRole('button', { name: uiWords.close }).click();
    await expect(sheet).toHaveCount(0);
  });

  test('is saved with a message if it cannot be shared', async ({ page }) => {
    await page.addInitScript(stubShare, 'refused' as const);
    await openRecap(page);
    const sheet = await openSheet(page);
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: recapWords.shareThePicture }).click();
    expect((await download).suggestedFilename()).toBe('las-vegas-2026-11-20.png');
    await expect(sheet.getByText(recapWords.savedInstead('las-vegas-2026-11-20.png'))).toBeVisible();
  });
});

installedTest('the picture is drawn and saved without a network', async ({ page, context }) => {
  await page.goto('ledger/');
  await waitForCachedApp(page);
  await storeMatch(page, readMatchToStore('three-players'));
  await context.setOffline(true);
  await page.goto('ledger/recap/?id=kept');
  const sheet = await openSheet(page);
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: recapWords.shareThePicture }).click();
  expect((await download).suggestedFilename()).toBe('las-vegas-2026-11-20.png');
});
