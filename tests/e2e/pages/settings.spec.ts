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
import { waitForDatabase } from '#tests/e2e/storage/app-database';
import type { Page } from '@playwright/test';
import * as uiWords from '$lib/ui/strings/en/controls';
import * as settingsWords from '#routes/settings/strings/en';
import { ERROR_SENTENCES } from '$lib/storage/strings/en/errors';

/** Opens the settings. A setting that is changed while the database is being created is lost if the page is left at once. */
async function openSettings(page: Page): Promise<void> {
  await page.goto('settings/');
  await waitForDatabase(page);
}

test('the theme applies at once, and before the first paint of the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSettings(page);
  await page.getByRole('radio', { name: settingsWords.lightTheme }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.goto('');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(236, 225, 200)'
  );
  await page.goto('settings/');
  await expect(page.getByRole('radio', { name: settingsWords.lightTheme })).toBeChecked();
  await page.getByRole('radio', { name: settingsWords.asDevice }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('a theme that only the database has is applied too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSettings(page);
  await page.getByRole('radio', { name: settingsWords.lightTheme }).check();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
});

test('sound is off and the screen stays awake by default, and both settings are saved', async ({ page }) => {
  await openSettings(page);
  const soundSwitch = page.getByRole('switch', { name: settingsWords.sound });
  const awakeSwitch = page.getByRole('switch', { name: settingsWords.keepTheScreenAwake });
  await expect(soundSwitch).not.toBeChecked();
  await expect(awakeSwitch).toBeChecked();
  await soundSwitch.click();
  await awakeSwitch.click();
  await expect(soundSwitch).toHaveText(uiWords.on);
  await page.reload();
  await expect(soundSwitch).toBeChecked();
  await expect(awakeSwitch).not.toBeChecked();
});

test('settings apply to a match that is the first page opened', async ({ page }) => {
  await page.addInitScript(() => {
    const answerWith = (answer: string) => (): Promise<void> => {
      document.documentElement.dataset[answer] = 'told';
      return Promise.resolve();
    };
    AudioContext.prototype.resume = answerWith('heard');
    const lock = { request: () => Promise.resolve({ release: answerWith('released') }) };
    Object.defineProperty(navigator, 'wakeLock', { value: lock });
  });
  await openSettings(page);
  await page.getByRole('switch', { name: settingsWords.sound }).click();
  await page.getByRole('switch', { name: settingsWords.keepTheScreenAwake }).click();
  await expect(page.getByRole('switch', { name: settingsWords.keepTheScreenAwake })).not.toBeChecked();
  await page.goto('parts/use/?id=tray');
  await expect(page.locator('html')).toHaveAttribute('data-released', 'told');
  await page.locator('.felt').click();
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'told');
});

test('settings show the number of saved matches and whether storage is protected', async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await storeMatch(page, readMatchToStore('three-players'), { lines: 20 });
  await page.reload();
  await expect(page.getByText(/^1 game, /)).toBeVisible();
  const protectButton = page.getByRole('button', { name: settingsWords.protect });
  const protectedText = page.getByText(settingsWords.savedAndProtected);
  await expect(protectButton.or(protectedText)).toBeVisible();
  if (await protectButton.isVisible()) {
    await protectButton.click();
    await expect(protectedText.or(page.getByText(settingsWords.browserRefusedForNow))).toBeVisible();
  }
});

installedTest('says its version, and that it works offline', async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByText(/^Version \d+\.\d+\.\d+/)).toBeVisible();
  // The worker stores every file of the app first, which takes a busy machine longer than a screen.
  await expect(page.getByText(settingsWords.worksOffline)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('button', { name: settingsWords.update })).toHaveCount(0);
});

test('the version number links to the release notes', async ({ page }) => {
  await page.goto('settings/');
  await page.getByRole('link', { name: settingsWords.whatsNew }).click();
  await expect(page.getByRole('heading', { level: 1, name: settingsWords.whatsNew })).toBeVisible();
  await expect(page.getByRole('region', { name: '0.1.0' }).getByRole('listitem').first()).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
});

test('without storage the page says so in one sentence', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.notSaved)).toBeVisible();
  await expect(page.getByText(ERROR_SENTENCES.missing)).toBeVisible();
  await page.getByRole('radio', { name: settingsWords.darkTheme }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText(ERROR_SENTENCES.missing);
  await axe(page);
});

test('settings are accessible in both themes and scale @commit', async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByRole('switch', { name: settingsWords.sound })).toBeVisible();
  await checkBothThemes(page, async () => {
    // Axe measures content that scrolls below the tabs as too small; `targets` measures its box instead.
    await axe(page, ['target-size']);
    await targets(page);
    await expectNoSidewaysScroll(page);
  });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page);
});

test('all settings can be changed with the keyboard alone', async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByRole('switch', { name: settingsWords.sound })).toBeVisible();
  await page.getByRole('link', { name: settingsWords.toTheFirstPage }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: settingsWords.lightTheme })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: settingsWords.sound })).toBeChecked();
});
