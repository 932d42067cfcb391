import type { Page } from '@playwright/test';
import { expect, moving, test } from '#tests/e2e/support/harness';
import { storeMatch, recorded } from '#tests/e2e/support/stored-match';
import * as rowWords from '$lib/games/las-vegas/strings/en/row';
import * as stepWords from '$lib/games/las-vegas/strings/en/steps';

/** The first round of the recorded match ends with this line. At casino 3 Ben gets $70,000, and Anna $60,000. */
const ROUND = 39;
const scoreOf = (page: Page, player: string) => page.locator(`[data-standing=${player}] b`);
const next = (page: Page, casino: number) =>
  page.getByRole('button', { name: stepWords.nextPage({ casino: casino as 2 }) });

async function openPayout(page: Page): Promise<void> {
  await page.goto('ledger/');
  await storeMatch(page, recorded('three-players'), { lines: ROUND });
  await page.goto('match/?id=kept');
  await expect(page.getByRole('region', { name: rowWords.casino(1), exact: true })).toBeVisible();
  await next(page, 2).click();
  await next(page, 3).click();
  await expect(page.getByRole('region', { name: rowWords.casino(3) })).toBeVisible();
}

test.describe('with animations', () => {
  test.use(moving);

  // Would have caught: sums that count a note while it is still at the casino.
  test('a row and a total light up when the note arrives, not before', async ({ page }) => {
    await openPayout(page);
    await expect(scoreOf(page, 'p2')).toHaveText('$80k');
    await expect(page.locator('.claims .paid')).toHaveCount(0);
    await expect(page.locator('.claims .paid')).toHaveCount(2);
    await expect(scoreOf(page, 'p2')).toContainText('$150k');
    await expect(scoreOf(page, 'p1')).toContainText('$100k');
  });

  // Would have caught: a button that waits until the last note has landed.
  test('a tap on a button works while notes are moving', async ({ page }) => {
    await openPayout(page);
    await next(page, 4).click();
    await expect(page.getByRole('region', { name: rowWords.casino(4) })).toBeVisible();
  });

  // Would have caught: a payout that cannot be skipped by a tap beside its buttons.
  test('a tap anywhere finishes the animation of the notes', async ({ page }) => {
    await openPayout(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('.claims .paid')).toHaveCount(2, { timeout: 1000 });
    const movingPieces = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === 700).length
    );
    expect(movingPieces).toBe(0);
  });

  // Would have caught: a result that hides its places for a moment whenever it is opened.
  test('reopening a result does not animate it again', async ({ page }) => {
    await page.goto('ledger/');
    await storeMatch(page, recorded('three-players'));
    await page.goto('match/?id=kept');
    const winner = page.locator('.winner');
    await expect(winner).toBeVisible();
    expect(
      await page.locator('li').evaluateAll((rows) => rows.flatMap((row) => row.getAnimations()))
    ).toEqual([]);
  });
});

// Would have caught: pieces that wait for a movement which never comes.
test('without animations a payout page is complete at once', async ({ page }) => {
  await openPayout(page);
  await expect(page.locator('.claims .paid')).toHaveCount(2, { timeout: 1000 });
  await expect(scoreOf(page, 'p2')).toHaveText('$150k', { timeout: 1000 });
  await expect(page.locator('.gain')).toHaveCount(0);
});

// Would have caught: a deciding round whose sums are not those of the payout.
test('the round that decided the match is shown as a table with a reason for each payment', async ({
  page
}) => {
  await page.goto('ledger/');
  await storeMatch(page, recorded('three-players'));
  await page.goto('match/?id=kept');
  // Ben, who wins, is ahead from the first round on: $20,000 in chips, and notes of 80, 70 and 60 thousand.
  const row = page.getByRole('row').filter({ hasText: 'Ben' });
  await expect(row.getByRole('button')).toHaveText(['+$20k', '+$80k', '+$70k', '+$60k']);
  await expect(row.getByRole('cell').last()).toHaveText('$230k');
  await row.getByRole('button').nth(2).click();
  await expect(page.getByRole('dialog')).toContainText('$70,000');
});
