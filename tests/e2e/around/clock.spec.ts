import { expect, test } from '#tests/e2e/support/harness';
import { twoTurns } from './two-turns';
import * as say from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';

/** Fails if the clock runs while it is off, loses its time, covers undo, or continues while it is paused. */

test('the turn clock counts, pauses, survives a reload, and is off by default', async ({ page }) => {
  const start = Date.UTC(2026, 10, 20, 20);
  await page.clock.install({ time: start });
  await page.goto('settings/');
  const table = await twoTurns(page);
  const clock = page.locator('.clock');
  await page.getByRole('button', { name: say.optionsTitle, exact: true }).click();
  await expect(page.getByRole('radio', { name: tableWords.CLOCKS.off })).toBeChecked();
  await expect(clock).toHaveCount(0);
  await page.clock.pauseAt(start + 600_000);
  await page.getByRole('radio', { name: tableWords.CLOCKS[30] }).check();
  await page.keyboard.press('Escape');
  await expect(clock).toHaveText('0:00');
  await page.clock.runFor(10_250);
  await expect(clock).toHaveText('0:10');
  await page.clock.runFor(25_000);
  await expect(clock, 'the limit only shows').toHaveText('+0:05');

  await table.pass();
  await page.clock.runFor(4250);
  await expect(clock).toHaveText('0:04');
  await clock.click();
  const sheet = page.getByRole('dialog', { name: tableWords.paused });
  await expect(sheet.getByRole('row', { name: /Anna/ })).toContainText('0:35');
  await expect(sheet.getByRole('row', { name: /Ben/ })).toContainText('0:04');
  await page.clock.runFor(60_000);
  await expect(sheet.getByRole('row', { name: tableWords.total })).toContainText('0:39');
  await sheet.getByRole('button', { name: tableWords.goOn }).click();
  await page.clock.runFor(1000);
  await expect(clock).toHaveText('0:05');

  await clock.click();
  await page.reload();
  await expect(clock).toBeVisible();
  await clock.click();
  await expect(sheet.getByRole('row', { name: /Anna/ })).toContainText('0:35');
});
