import type { Page } from '@playwright/test';
import { axe, checkBothThemes, expect, expectNoSidewaysScroll, test } from '#tests/e2e/support/harness';
import { follow, storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { twoTurns } from './two-turns';
import * as coreWords from '$lib/core/strings/en';
import * as displayWords from '#routes/match/display/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';

/**
 * These tests fail if the display does not follow the game, accepts input, shows hidden money, or does not fit on a
 * tablet or a television.
 */

const headline = (page: Page) => page.locator('[data-display]').getByRole('heading', { level: 1 });
const players = (page: Page) => page.getByRole('region', { name: displayWords.players, exact: true });
const seatOf = (page: Page, player: string) => players(page).locator(`li[data-player="${player}"]`);

test('the table display opens in a second window and follows the game @commit', async ({ page, context }) => {
  await page.goto('settings/');
  const table = await twoTurns(page);
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  const displayOpening = context.waitForEvent('page');
  await page.getByRole('link', { name: tableWords.openTheDisplay }).click();
  const display = await displayOpening;
  await expect(headline(display)).toHaveText(displayWords.turnOf('Anna'));
  await expect(seatOf(display, 'p1')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await table.pass();
  await expect(headline(display)).toHaveText(displayWords.turnOf('Ben'));
  await expect(seatOf(display, 'p2')).toHaveAttribute('aria-current', 'true');
  await table.undo();
  await expect(headline(display)).toHaveText(displayWords.turnOf('Anna'));
});

test('nothing on the display can be tapped or focused', async ({ page }) => {
  await page.goto('settings/');
  const id = await storeMatch(page, readMatchToStore('three-players'), { lines: 1 });
  await page.goto(`match/?id=${id}&display`);
  await expect(headline(page)).toBeVisible();
  await expect(page.locator('[data-display] .board')).toBeVisible();
  await expect(page.locator(':is(button, a, input):not([inert] *)')).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('hidden money stays hidden', async ({ page }) => {
  await page.goto('settings/');
  const id = await storeMatch(page, readMatchToStore('three-players'), { lines: 60, hideMoney: true });
  await page.goto(`match/?id=${id}&display`);
  await expect(seatOf(page, 'p1')).toContainText('•••');
  await expect(players(page)).not.toContainText('$');
});

test('the display shows who has left and who has joined', async ({ page }) => {
  await page.goto('settings/');
  const match = readMatchToStore('three-players');
  const dealMove = match.log[0]!;
  const leaveMove = { type: 'leave', player: 'p2', pieces: 'stay' };
  const id = await storeMatch(page, { ...match, log: [dealMove, leaveMove] });
  await page.goto(`match/?id=${id}&display`);
  await expect(seatOf(page, 'p2')).toContainText(coreWords.leftLabel(1));
  await expect(seatOf(page, 'p1')).not.toContainText(coreWords.leftLabel(1));
  const joinMove = { type: 'join', player: 'p4', name: 'Dora', colour: 'green', round: 1, start: 'nothing' };
  const joinedId = await storeMatch(page, { ...match, log: [joinMove] }, { id: 'joined' });
  await page.goto(`match/?id=${joinedId}&display`);
  await expect(seatOf(page, 'p4')).toContainText(coreWords.joinedLabel(1));
});

test('a finished game shows the ranking, winner first', async ({ page }) => {
  await page.goto('settings/');
  const id = await storeMatch(page, readMatchToStore('three-players'));
  await page.goto(`match/?id=${id}&display`);
  await expect(headline(page)).toHaveText(/ wins?$/);
  await expect(players(page).locator('li b')).toHaveCount(3);
  const sums = await players(page).locator('li b').allTextContents();
  const dollars = sums.map((sum) => Number(sum.replace(/[^\d]/g, '')));
  expect(dollars).toEqual(dollars.toSorted((a, b) => b - a));
});

for (const [width, height] of [
  [1920, 1080],
  [1180, 820]
] as const) {
  test(`the display fits ${String(width)}x${String(height)} in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('settings/');
    const id = await storeMatch(page, readMatchToStore('three-players'), { lines: 20 });
    await follow(page, `match/?id=${id}`);
    await page.goto(`match/?id=${id}&display`);
    await expect(page.locator('[data-display] .board')).toBeVisible();
    await checkBothThemes(page, async () => {
      await axe(page);
      await expectNoSidewaysScroll(page);
      for (const player of ['p1', 'p2', 'p3'])
        await expect(seatOf(page, player)).toBeInViewport({ ratio: 1 });
    });
    const overflowHeight = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - clientHeight;
    });
    expect(overflowHeight, 'the page does not scroll').toBe(0);
  });
}
