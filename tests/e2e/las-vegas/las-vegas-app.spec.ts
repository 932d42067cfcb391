import { buildFolder } from '#scripts/settings.js';
import type { Page } from '@playwright/test';
import { expect, installedTest, withMotion, test } from '#tests/e2e/support/harness';
import { openHost } from '#tests/e2e/offline/hosts';
import { seat, stepThroughPayout, rollButton } from './las-vegas-table';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { startButton } from '#tests/e2e/support/controls';
import { waitUntilSaved } from '#tests/e2e/support/stored-match';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as uiWords from '$lib/ui/strings/en/results';
import * as lasVegasAskText from '$lib/games/las-vegas/strings/en/asks';
import * as lasVegasStepText from '$lib/games/las-vegas/strings/en/steps';

test.use(withMotion);

const ALL_PARTS = ['Dice', 'Notes', 'Neutral dice'] as const;

/** Lets the app roll and places the first choice each time, until the round is paid. */
async function playRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: lasVegasAskText.DEAL_NOTES }).click();
  await page.getByRole('button', { name: lasVegasAskText.ROLL_NEUTRAL }).click();
  const payoutHeading = page.getByRole('heading', { name: /^Payout/ });
  const roll = rollButton(page);
  const dice = page.getByRole('group', { name: lasVegasBoardWords.theRoll }).getByRole('button').first();
  for (let turn = 0; turn < 20; turn += 1) {
    await expect(payoutHeading.or(roll)).toBeVisible();
    if (await payoutHeading.isVisible()) return;
    await roll.click();
    await dice.click();
  }
  throw new Error('nobody has sixteen dice twice over');
}

test('two players can play a match with the dice, notes and neutral colour from the app', async ({
  page
}) => {
  await seat(page, { names: ['Anna', 'Ben'], app: ALL_PARTS });
  for (let round = 1; round <= 3; round += 1) {
    await playRound(page);
    await stepThroughPayout(page);
  }
  await expect(page.getByRole('heading', { name: shellWords.finalResult })).toBeVisible();
  await expect(page.getByRole('region', { name: uiWords.places }).getByRole('listitem')).toHaveCount(2);
});

test('the source of the dice can be switched in the middle of a turn with one tap', async ({ page }) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'], app: ['Dice', 'Notes'] });
  await page.locator('[data-do=type]').click();
  await page.getByRole('button', { name: /^\$50,000/ }).click();
  await page.getByRole('button', { name: 'App deals' }).click();
  await page.getByRole('button', { name: lasVegasBoardWords.placed, exact: true }).click();
  await page.getByRole('button', { name: lasVegasBoardWords.numberLabel(5), exact: true }).click();
  await page.locator('[data-do=supply]').click();
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Anna') })).toBeVisible();
});

installedTest('a match goes on with the host gone, in a page opened anew', async ({ page }) => {
  const host = await openHost(buildFolder);
  await page.goto(host.address);
  await waitForCachedApp(page);
  await host.stop();
  await page.goto(`${host.address}new/las-vegas/`);
  await takeSeats(page, 'Anna', 'Ben');
  await startButton(page).click();
  await page.getByRole('button', { name: 'App deals' }).click();
  await page.locator('[data-do=supply]').click();
  await page.locator('[data-do=supply]').click();
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Anna') })).toBeVisible();
  await page.getByRole('group', { name: lasVegasBoardWords.theRoll }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Ben') })).toBeVisible();
});
