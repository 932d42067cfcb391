import type { Page } from '@playwright/test';
import { seededRandom } from '$lib/core';
import { games } from '$lib/games/registry';
import { playMatch, playersFor } from '#tests/laws/matches';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore, waitUntilSaved } from '#tests/e2e/support/stored-match';
import { redoButton, undoButton } from '#tests/e2e/support/controls';
import { mentioning, startingWith } from '#tests/e2e/support/sentences';
import * as recapWords from '$lib/recap/strings/en';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as resultWords from '$lib/ui/strings/en/results';
import * as sharingWords from '$lib/ui/strings/en/sharing';
import * as matchWords from '#routes/match/strings/en/match';

async function finishMatch(page: Page, name: string): Promise<void> {
  await page.goto('ledger/');
  await storeMatch(page, readMatchToStore(name));
  await page.goto('match/?id=kept');
  await expect(page.getByRole('button', { name: resultWords.playAgain })).toBeVisible();
}

test.describe('a result', () => {
  test('of any game has links to go back, to the log and to the rules, and its next actions in one row', async ({
    page
  }) => {
    for (const { meta, load } of games) {
      const game = await load();
      const players = playersFor(meta.players.min);
      const setup = { players, first: players[0]!, depth: 'rounds', houseRules: {} } as const;
      const chance = seededRandom(7);
      const tape = Array.from({ length: 2000 }, () => chance(2 ** 30));
      const { match, moments } = playMatch(game, setup, tape);
      const seats = match.seats.map(({ name }) => name);
      const log = moments.map(({ move }) => move);
      await page.goto('ledger/');
      await storeMatch(page, { game: meta.id, seats, options: match.options, log }, { id: meta.id });
      await page.goto(`match/?id=${meta.id}`);
      await expect(
        page.getByRole('heading', { level: 1, name: shellWords.finalResult }),
        meta.id
      ).toBeVisible();
      for (const name of ['Log', 'Rules'])
        await expect(page.getByRole('button', { name, exact: true }), meta.id).toBeVisible();
      const [shareBox, playAgainBox] = await Promise.all(
        ['Share', 'Play again'].map((name) => page.getByRole('button', { name }).boundingBox())
      );
      expect(playAgainBox!.y, meta.id).toBeLessThan(shareBox!.y + shareBox!.height);
      await page.getByRole('link', { name: matchWords.backToYourGames }).click();
      await expect(page).toHaveURL(/\/$/);
    }
  });

  test('has the places, totals with reasons, and ties in words', async ({ page }) => {
    await finishMatch(page, 'shared-first-place');
    const places = page.getByRole('region', { name: resultWords.places });
    await expect(places.getByRole('listitem').filter({ hasText: 'Uma' }).first()).toContainText('1st');
    await expect(places.getByRole('listitem').filter({ hasText: 'Vito' }).first()).toContainText('1st');
    await expect(places.getByRole('button', { name: /^3rd Wanda 2 notes, 6 chips \$190,000/ })).toBeVisible();
    await expect(places).toContainText(mentioning('Uma', 'Vito', '$310,000', '9'));
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);

    await places.getByRole('button', { name: /^3rd Wanda/ }).click();
    const whyDialog = page.getByRole('dialog', { name: resultWords.why });
    await expect(whyDialog.getByRole('heading', { level: 2 })).toHaveText(
      mentioning('Wanda', '2', '6', '$10,000', '$190,000')
    );
    await expect(whyDialog.getByRole('article')).toContainText('§ 6.1');
    await page.keyboard.press('Escape');
    await places.getByRole('button', { name: uiWords.rule('6.3') }).click();
    await expect(whyDialog.getByRole('article')).toContainText('§ 6.3');
  });

  test('draws the money as a chart and as a table', async ({ page }) => {
    await finishMatch(page, 'five-players-rounds-only');
    const chart = page.getByRole('figure', { name: resultWords.moneyRoundByRound });
    await expect(chart.locator('svg .line')).toHaveCount(5);
    await chart.getByText(resultWords.showAsTable).click();
    await expect(chart.getByRole('row')).toHaveCount(4);
    await expect(chart.getByRole('row').last()).toContainText('$460,000');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
  });

  test('is shared as text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await finishMatch(page, 'shared-first-place');
    await page.getByRole('button', { name: resultWords.share }).click();
    const sheet = page.getByRole('dialog', { name: recapWords.shareTheNight });
    await sheet.getByRole('button', { name: recapWords.copyTheText }).click();
    await expect(sheet.getByText(sharingWords.copiedPaste('The result'))).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split('\n').slice(1, 4)).toEqual([
      '1st Uma and Vito, $310,000 each',
      '3rd Wanda, $190,000',
      'Uma and Vito tie with $310,000 and 9 notes and chips each, and share the place.'
    ]);
    expect(text).toMatch(/^Las Vegas, .*2026\n/);
  });

  test('starts another match with the same seats', async ({ page }) => {
    await finishMatch(page, 'three-players');
    await page.getByRole('button', { name: resultWords.playAgain }).click();
    await expect(page).not.toHaveURL(/id=kept/);
    await expect(page.getByRole('heading', { level: 1, name: resultWords.round(1) })).toBeVisible();
    const players = page.getByRole('region', { name: uiWords.players }).getByRole('listitem');
    await expect(players).toHaveCount(3);
    await expect(players.first()).toContainText('Anna');
  });

  test('can be undone and redone', async ({ page }) => {
    await finishMatch(page, 'three-players');
    await undoButton(page).click();
    await expect(page.getByRole('button', { name: resultWords.playAgain })).toHaveCount(0);
    await expect(
      page.getByRole('heading', { level: 1, name: startingWith(resultWords.round(3)) })
    ).toBeVisible();
    await waitUntilSaved(page);
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: startingWith(resultWords.round(3)) })
    ).toBeVisible();
    await redoButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: shellWords.payoutRound(3) })).toBeVisible();
  });
});
