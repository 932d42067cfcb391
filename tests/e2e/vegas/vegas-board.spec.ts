import { axe, expect, withMotion, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { startButton, undoButton } from '#tests/e2e/support/controls';
import * as vegasBoardWords from '$lib/games/vegas/strings/en/board';
import * as vegasBoxWords from '$lib/games/vegas/strings/en/box';
import { NOT_NOW } from '$lib/games/vegas/strings/en/refusals';
import { containing } from '#tests/e2e/support/sentences';

test.use(withMotion);

const LONG_NAMES = ['Anna', 'Ben', 'Carla', 'Denny'].map((name) => name.padEnd(40, 'x'));
const [ANNA = '', BEN = ''] = LONG_NAMES;

/** The name of a table with one counter, which this player would win now. */
function winnerPreview(name: string): RegExp {
  return containing(`${vegasBoardWords.coveredText(1, 6)}, ${vegasBoardWords.wouldWinItNow(name)}`);
}

test('players can choose a table and roll there, and it shows who would win', async ({ page }) => {
  await page.goto('new/vegas/');
  await page.waitForLoadState('networkidle');
  await takeSeats(page, ...LONG_NAMES);
  await expect(page.locator('p.summary').filter({ hasText: vegasBoxWords.madeUpBoard })).toBeVisible();
  await startButton(page).click();
  const tables = page.getByRole('list', { name: vegasBoardWords.tablesLabel }).getByRole('button');
  for (const table of [0, 0, 0, 0]) await tables.nth(table).click();
  await page.getByRole('img', { name: '1st space, 1, free' }).click({ force: true });
  await expect(page.getByRole('dialog')).toContainText(NOT_NOW.turn);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: vegasBoardWords.rollText(3, 'free') }).click();
  await expect(tables.first()).toHaveAccessibleName(winnerPreview(ANNA));
  await page.getByRole('button', { name: vegasBoardWords.rollText(3, 'out') }).click();
  await expect(tables.first()).toHaveAccessibleName(winnerPreview(BEN));
  await page.getByRole('button', { name: vegasBoardWords.wouldWinItWhy(BEN, 1) }).click();
  await expect(page.getByRole('dialog')).toContainText('6.3');
  await page.keyboard.press('Escape');

  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await undoButton(page).click();
  await expect(tables.first()).toHaveAccessibleName(winnerPreview(ANNA));
});
