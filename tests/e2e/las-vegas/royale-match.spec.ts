import { buildFolder } from '#scripts/settings.js';
import type { Page } from '@playwright/test';
import {
  axe,
  expect,
  installedTest,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { openHost } from '#tests/e2e/offline/hosts';
import { place, tapNotes, rollButton, nextRoundButton } from './las-vegas-table';
import { seat } from './royale-table';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { mentioning, startingWith } from '#tests/e2e/support/sentences';
import * as tileAskText from '$lib/games/las-vegas/tiles/shared/strings/en/asks';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as lasVegasCasesPairsWords from '$lib/games/las-vegas/strings/en/referee';
import * as lasVegasTilesBadLuckCaseWords from '$lib/games/las-vegas/tiles/bad-luck/strings/en';
import * as lasVegasTilesHighFiveCaseWords from '$lib/games/las-vegas/tiles/high-five/strings/en';
import * as lasVegasTilesPowerPlayCaseWords from '$lib/games/las-vegas/tiles/power-play/strings/en';
import * as lasVegasTilesPrimeTimeCaseWords from '$lib/games/las-vegas/tiles/prime-time/strings/en';
import * as uiWords from '$lib/ui/strings/en/results';
import * as matchWords from '#routes/match/strings/en/match';
import * as tileLogText from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import * as lasVegasAskText from '$lib/games/las-vegas/strings/en/asks';

async function tapButtons(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
}

async function expectAccessible(page: Page): Promise<void> {
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
}

/** A point on the sign of a row; a tap on the tile beside it would explain the tile. */
const SIGN_POSITION = { x: 24, y: 24 };

function casino(page: Page, number: number): ReturnType<Page['getByRole']> {
  const name = new RegExp(`^Casino ${number}[.,:]`);
  return page.getByRole('region', { name: lasVegasBoardWords.casinos }).getByRole('button', { name }).first();
}

/** Places all eight dice of the current player. */
async function placeAllAt(page: Page, face: number): Promise<void> {
  await place(page, { face, smallCount: 7, hasBigDie: true });
}

async function enterRoll(page: Page, firstFace: number, secondFace: number): Promise<void> {
  await tapButtons(page, `Black ${firstFace}`, new RegExp(`^Black ${secondFace}`));
}

async function turnUpThousands(page: Page, thousands: readonly number[]): Promise<void> {
  await tapNotes(
    page,
    thousands.map((thousand) => thousand * 1000)
  );
}

/** Steps through a payout to the next screen, by the labels of its buttons. */
async function stepThroughPayout(page: Page): Promise<void> {
  const next = page.locator('[data-do=next]');
  const doneButton = nextRoundButton(page);
  for (let step = 0; step < 10; step += 1) {
    await expect(next.or(doneButton)).toBeVisible();
    if (await doneButton.isVisible()) break;
    await next.click();
  }
  await doneButton.click();
}

/**
 * Scored by hand, in thousands. Round 1: Anna 40 and a jackpot of 30, Ben 70 and a chip from Pay Day, Carla 80 and 100
 * from High Five. Round 2, Carla goes first: she gets 40, Anna 50, Ben 60; then Bad Luck takes 50 from Anna, and 80
 * with 30 back from Carla. Round 3, Ben goes first: he closes a casino for two chips and gets 40; Carla gets 50, and 60
 * and 80 from Prime Time; Anna 60 and a jackpot of 30. Each player has six chips left as well.
 */
test('three rounds with all modules are scored as by hand @commit', async ({ page }) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  await expectAccessible(page);
  await tapButtons(page, 'Jackpot', 'Pay Day');
  await page
    .getByRole('button', { name: startingWith(lasVegasTilesPowerPlayCaseWords.powerPlay) })
    .click({ force: true });
  await expect(page.getByRole('dialog', { name: uiWords.why })).toContainText(
    mentioning('Power Play', '§ 8.2')
  );
  await tapButtons(page, 'Close', 'High Five');
  await turnUpThousands(page, [100, 80, 40, 40, 90, 40, 70, 30, 50, 80, 70, 90]);
  await expectAccessible(page);
  await placeAllAt(page, 1);
  await enterRoll(page, 3, 4);
  await placeAllAt(page, 2);
  await placeAllAt(page, 3);
  await expect(page.getByRole('heading', { level: 1, name: shellWords.payoutRound(1) })).toBeVisible();
  await tapButtons(page, 'Next: casino 2', 'Next: casino 3');
  const highFiveGroup = page.getByRole('group', {
    name: lasVegasTilesHighFiveCaseWords.highFive,
    exact: true
  });
  await expect(highFiveGroup).toContainText(mentioning('Carla', 'High Five', '$100,000'));
  await expectAccessible(page);
  await stepThroughPayout(page);

  await tapButtons(page, 'Jackpot', 'Block It!', 'Bad Luck');
  await turnUpThousands(page, [30, 40, 30, 50, 50, 60, 60, 70, 80, 70, 90, 100]);
  await placeAllAt(page, 1);
  await enterRoll(page, 1, 2);
  await placeAllAt(page, 2);
  await tapButtons(page, /^3 grey dice/);
  await casino(page, 3).click({ position: SIGN_POSITION });
  await placeAllAt(page, 3);
  for (let casino = 2; casino <= 6; casino += 1) await tapButtons(page, `Next: casino ${casino}`);
  await tapButtons(page, 'Next: Bad Luck');
  const badLuckRegion = page.getByRole('region', {
    name: lasVegasTilesBadLuckCaseWords.badLuck
  });
  await expect(badLuckRegion).toContainText(mentioning('Anna', '$50,000'));
  await expect(badLuckRegion).toContainText(mentioning('Carla', '$80,000'));
  await expect(badLuckRegion).toContainText(mentioning('$30,000'));
  await expectAccessible(page);
  await tapButtons(page, payoutWords.winnings);
  await expectAccessible(page);
  await stepThroughPayout(page);

  await tapButtons(page, 'No Entry!', 'Prime Time', 'Jackpot');
  await turnUpThousands(page, [30, 40, 50, 50, 60, 60, 60, 80, 70, 80, 90, 100]);
  await placeAllAt(page, 1);
  await casino(page, 6).click({ position: SIGN_POSITION });
  await page
    .getByRole('button', { name: lasVegasBoardWords.numberLabel(6), exact: true })
    .click({ force: true });
  await expect(page.getByRole('dialog', { name: uiWords.why })).toContainText(
    lasVegasCasesPairsWords.casino('6 is closed')
  );
  await tapButtons(page, 'Close');
  await placeAllAt(page, 2);
  await placeAllAt(page, 3);
  await enterRoll(page, 5, 5);
  await enterRoll(page, 3, 4);
  await tapButtons(page, /^Both at casinos 3 and 4$/);
  const primeGroup = page.locator('.board').getByRole('group', {
    name: lasVegasTilesPrimeTimeCaseWords.primeTime,
    exact: true
  });
  await expect(primeGroup).toContainText('Carla');
  await expectAccessible(page);
  await stepThroughPayout(page);

  const places = page.getByRole('region', { name: uiWords.places }).getByRole('listitem');
  await expect(places).toHaveText([
    /1st.*Carla.*\$420,000/s,
    /2nd.*Ben.*\$260,000/s,
    /3rd.*Anna.*\$220,000/s
  ]);
});

installedTest('two players with everything from the app, and the host gone', async ({ page }) => {
  test.setTimeout(240_000);
  const host = await openHost(buildFolder);
  await page.goto(host.address);
  await waitForCachedApp(page);
  await host.stop();
  await page.goto(`${host.address}new/las-vegas/`);
  await tapButtons(page, /^Royale/);
  await takeSeats(page, 'Anna', 'Ben');
  await tapButtons(page, /^Dice/, /^Notes/, /^Neutral dice/, /^Tiles/, /^Start/);
  await tapButtons(page, 'Draw casino 1’s tile', /^Undo: /, 'Enter it', 'Jackpot');
  await tapButtons(page, 'Enter it', 'High Five', 'Enter it', 'Pay Day');
  await tapButtons(page, lasVegasAskText.DEAL_NOTES, lasVegasAskText.ROLL_NEUTRAL);
  const payoutHeading = page.getByRole('heading', { name: /^Payout/ });
  const roll = rollButton(page);
  const rollBothButton = page.getByRole('button', { name: tileLogText.ROLL_BOTH });
  const dice = page.getByRole('group', { name: lasVegasBoardWords.theRoll }).getByRole('button').first();
  // If the bank may run out of a note with these dice, its notes are asked for before the payout.
  const notCountedButton = page.getByRole('button', { name: tileAskText.NOT_COUNTED });
  for (let turn = 0; turn < 60; turn += 1) {
    await expect(payoutHeading.or(roll).or(rollBothButton).or(dice).or(notCountedButton)).toBeVisible();
    if (await payoutHeading.isVisible()) break;
    if (await notCountedButton.isVisible()) await notCountedButton.click();
    else if (await rollBothButton.isVisible()) await rollBothButton.click();
    else if (await roll.isVisible()) await roll.click();
    else await dice.click();
  }
  await expect(page.getByText(matchWords.saved, { exact: true })).toBeVisible();
  await stepThroughPayout(page);
  await expect(page.getByRole('button', { name: 'Draw casino 1’s tile' })).toBeVisible();
  // A payout that was stepped through is not shown again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: shellWords.round(2) })).toBeVisible();
});
