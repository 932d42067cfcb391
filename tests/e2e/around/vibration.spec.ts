import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/harness';
import { twoTurns } from './two-turns';
import * as settingsWords from '#routes/settings/strings/en';

/** These tests fail if the device vibrates while the setting is off, vibrates at every tap, or never vibrates. */

/** Replaces vibration with a counter. */
async function countPulses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const countingWindow = window as { pulses?: number };
    Object.defineProperty(navigator, 'vibrate', {
      value: () => {
        countingWindow.pulses = (countingWindow.pulses ?? 0) + 1;
        return true;
      }
    });
  });
  return () => page.evaluate(() => (window as { pulses?: number }).pulses ?? 0);
}

test('the device vibrates once when the turn passes, if the setting is on', async ({ page }) => {
  const readPulses = await countPulses(page);
  await page.goto('settings/');
  const vibration = page.getByRole('switch', { name: settingsWords.vibration });
  await expect(vibration).not.toBeChecked();
  await vibration.click();
  await expect(vibration).toBeChecked();
  const table = await twoTurns(page);
  await expect.poll(readPulses).toBe(0);
  await table.pass();
  await expect.poll(readPulses).toBe(1);
  await table.undo();
  await expect.poll(readPulses, 'an undo is no new turn').toBe(1);
});

test('vibration is off by default', async ({ page }) => {
  const readPulses = await countPulses(page);
  await page.goto('settings/');
  const table = await twoTurns(page);
  await table.pass();
  expect(await readPulses()).toBe(0);
});

test('the setting is missing on a device that cannot vibrate', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as Partial<Navigator>).vibrate;
  });
  await page.goto('settings/');
  await expect(page.getByRole('switch', { name: settingsWords.sound })).toBeVisible();
  await expect(page.getByRole('switch', { name: settingsWords.vibration })).toHaveCount(0);
});
