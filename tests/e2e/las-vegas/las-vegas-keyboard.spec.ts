import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/harness';
import { seat, ROLL_LABEL, rollButton } from './las-vegas-table';
import * as lasVegasAskText from '$lib/games/las-vegas/strings/en/asks';
import { text as lasVegasText } from '$lib/games/las-vegas/strings/en/log';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as lasVegasBoardRowWords from '$lib/games/las-vegas/strings/en/row';
import { ANY, matchExactly, mentioning, oneOfSentences } from '#tests/e2e/support/sentences';
import { seatNames } from '#tests/e2e/support/seats';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as lasVegasStepText from '$lib/games/las-vegas/strings/en/steps';

const MAX_STEPS = 60;

/** The name of the focused element. */
function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: focusedElement } = document;
    return (focusedElement?.getAttribute('aria-label') ?? focusedElement?.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  });
}

/** Tabs to the next control with this name, as a keyboard user does, and returns the number of steps. */
async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedText(page))) return step;
  }
  throw new Error(`no ${String(name)} within ${MAX_STEPS} steps`);
}

async function pressByKeyboard(page: Page, name: RegExp): Promise<number> {
  const stepCount = await tabTo(page, name);
  await page.keyboard.press('Enter');
  return stepCount;
}

test('a whole match can be played with the keyboard alone', async ({ page }) => {
  test.setTimeout(360_000);
  await seat(page, { names: ['Anna', 'Ben'], app: ['Dice', 'Notes', 'Neutral dice'] });
  const payoutHeading = page.getByRole('heading', { level: 1, name: /^Payout/ });
  const focusInAsk = page.locator('.ask:focus, .ask :focus');
  const rollStep = rollButton(page);
  for (let round = 1; round <= 3; round += 1) {
    await pressByKeyboard(page, matchExactly(lasVegasAskText.DEAL_NOTES));
    await pressByKeyboard(page, matchExactly(lasVegasAskText.ROLL_NEUTRAL));
    for (let turn = 0; turn < 20; turn += 1) {
      await expect(payoutHeading.or(rollStep)).toBeVisible();
      if (await payoutHeading.isVisible()) break;
      if (turn > 0) await expect(focusInAsk).toHaveCount(1);
      expect(await pressByKeyboard(page, ROLL_LABEL), 'the next question is close').toBeLessThan(6);
      await expect(page.getByRole('button', { name: /^Place / }).first()).toBeVisible();
      await expect(focusInAsk, 'the focus is at the next question').toHaveCount(1);
      expect(await pressByKeyboard(page, /^Place /), 'its answer is close too').toBeLessThan(6);
    }
    for (const casino of [2, 3, 4, 5, 6] as const)
      await pressByKeyboard(page, matchExactly(lasVegasStepText.nextPage({ casino })));
    await pressByKeyboard(page, matchExactly(payoutWords.winnings));
    await pressByKeyboard(
      page,
      oneOfSentences(lasVegasStepText.onToRound(ANY), lasVegasStepText.SEE_WHO_WON)
    );
  }
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
});

test('number keys choose faces, and a disabled control can be focused and says why', async ({ page }) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'], app: ['Notes'] });
  await pressByKeyboard(page, matchExactly(lasVegasAskText.DEAL_NOTES));
  await page.keyboard.press('3');
  await expect(
    page.getByRole('heading', { name: lasVegasStepText.placeStep('p1', 3, 8, seatNames).question })
  ).toBeVisible();
  await pressByKeyboard(page, /^0 small dice$/);
  await expect(page.getByRole('dialog', { name: 'Why' })).toContainText(
    lasVegasText.why({ code: 'noDice', rule: '3.2', player: 'p1' }, seatNames)
  );
  await page.keyboard.press('Escape');
  await pressByKeyboard(page, /^Big die$/);
  await pressByKeyboard(
    page,
    matchExactly(
      lasVegasBoardWords.dicePlaced(lasVegasBoardWords.smallDiceText(2), 4, lasVegasBoardRowWords.wouldLead)
    )
  );
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Ben') })).toBeVisible();
  await pressByKeyboard(page, mentioning('Undo', 'Anna', '3'));
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Anna') })).toBeVisible();
});
