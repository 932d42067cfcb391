import { axe, expect, moving, noSideways, targets, test } from '#tests/e2e/support/harness';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { startButton, undoButton } from '#tests/e2e/support/controls';
import * as vegasBoardWords from '$lib/games/vegas/strings/en/board';

test.use(moving);

const LONG = ['Anna', 'Ben', 'Carla', 'Denny'].map((name) => name.padEnd(40, 'x'));

test('a table is chosen, thrown at, and says who would win it', async ({ page }) => {
  await page.goto('new/vegas/');
  await page.waitForLoadState('networkidle');
  await takeSeats(page, ...LONG);
  await expect(
    page.locator('p.said').filter({ hasText: 'This board is made up for practice' })
  ).toBeVisible();
  await startButton(page).click();
  const tables = page.getByRole('list', { name: /^The tables in the order/ }).getByRole('button');
  for (const table of [0, 0, 0, 0]) await tables.nth(table).click();
  await page.getByRole('button', { name: '1st space, 1, free' }).click({ force: true });
  await expect(page.getByRole('dialog')).toContainText('Start the turn first: roll, play a card');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: vegasBoardWords.aWasThrown(3, 'free') }).click();
  await expect(tables.first()).toHaveAccessibleName(/1 of 6 spaces covered, Annax+ would win it now/);
  await page.getByRole('button', { name: vegasBoardWords.aWasThrown(3, 'out') }).click();
  await expect(tables.first()).toHaveAccessibleName(/1 of 6 spaces covered, Benx+ would win it now/);
  await page.getByRole('button', { name: /^Benx+: 1, would win it\. Why\?$/ }).click();
  await expect(page.getByRole('dialog')).toContainText('6.3');
  await page.keyboard.press('Escape');

  await axe(page);
  await targets(page);
  await noSideways(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await undoButton(page).click();
  await expect(tables.first()).toHaveAccessibleName(/Annax+ would win it now/);
});
