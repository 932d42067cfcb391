import type { Locator, Page } from '@playwright/test';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { storeManyGames, SEAT_COUNT } from '#tests/e2e/support/many-games';
import * as uiWords from '$lib/ui/strings/en/controls';
import { INITIAL_ROWS, MORE_ROWS } from '$lib/ui/controls/list-position.svelte';
import * as ledgerMatchWords from '#routes/ledger/match/strings/en';
import * as ledgerWords from '#routes/ledger/strings/en';
import * as peopleWords from '#routes/people/strings/en';
import * as settingsWords from '#routes/settings/strings/en';

/**
 * These tests use a device with thousands of games. They fail if a list renders all of them (70,100 elements) or loses
 * the rows that it does not render, or Back returns to the top.
 */

const GAME_COUNT = 2000;

test.beforeEach(async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await storeManyGames(page, GAME_COUNT);
});

function finishedLinks(page: Page): Locator {
  return page.getByRole('list', { name: ledgerWords.finishedGames }).getByRole('listitem');
}

function elements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

test('History renders the newest of 2,000 games, counts and finds all, and Back returns to the same place', async ({
  page
}) => {
  await page.goto('ledger/');
  await expect(page.getByText(ledgerWords.matchesNewestFirst(GAME_COUNT))).toBeVisible();
  await expect(finishedLinks(page)).toHaveCount(INITIAL_ROWS);
  await expect(finishedLinks(page).first()).toContainText(`Person ${GAME_COUNT - 1}`);
  expect(await elements(page)).toBeLessThan(2000);
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);

  const moreButton = page.locator('[data-do="more"]');
  await expect(moreButton).toContainText(uiWords.shownOfAll(INITIAL_ROWS, GAME_COUNT));
  await moreButton.focus();
  await page.keyboard.press('Enter');
  await expect(finishedLinks(page)).toHaveCount(INITIAL_ROWS + MORE_ROWS);
  const next = finishedLinks(page).nth(INITIAL_ROWS).getByRole('link');
  await expect(next, 'the focus moves to the first new row').toBeFocused();
  expect(await elements(page)).toBeLessThan(6000);

  const ticketLeft = finishedLinks(page)
    .nth(INITIAL_ROWS + 30)
    .getByRole('link');
  await ticketLeft.focus();
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: ledgerMatchWords.backToHistory }).first()).toBeVisible();
  await page.goBack();
  await expect(ticketLeft).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop);
  await expect(finishedLinks(page)).toHaveCount(INITIAL_ROWS + MORE_ROWS);
});

test('the filter of History finds the oldest of 2,000 games', async ({ page }) => {
  await page.goto('ledger/');
  await expect(page.getByText(ledgerWords.matchesNewestFirst(GAME_COUNT))).toBeVisible();
  const games = page.getByLabel(ledgerWords.game, { exact: true });
  await expect(games.getByRole('option')).toHaveCount(5);
  await games.selectOption({ index: 1 });
  await expect(page.locator('[data-do="more"]')).toContainText(
    uiWords.shownOfAll(INITIAL_ROWS, GAME_COUNT / 4)
  );
  await page.getByLabel(ledgerWords.player).selectOption({ index: 1 });
  await expect(finishedLinks(page)).toHaveCount(1);
  await games.selectOption(ledgerWords.all);
  await expect(finishedLinks(page)).toHaveCount(SEAT_COUNT);
  await expect(page.locator('[data-do="more"]')).toHaveCount(0);
});

test('the page of players shows the last of 2,000 and suggests merging any of them', async ({ page }) => {
  await page.goto('people/');
  const list = page.getByRole('list', { name: peopleWords.everyoneWhoPlays });
  await expect(list.getByRole('listitem')).toHaveCount(INITIAL_ROWS);
  await expect(list.getByRole('listitem').first()).toContainText(peopleWords.inMatches(SEAT_COUNT));
  const moreButton = page.locator('[data-do="more"]');
  await expect(moreButton).toContainText(uiWords.shownOfAll(INITIAL_ROWS, GAME_COUNT));
  expect(await elements(page)).toBeLessThan(1000);
  await moreButton.click();
  await expect(list.getByRole('listitem')).toHaveCount(INITIAL_ROWS + MORE_ROWS);

  const name = `Person ${GAME_COUNT - 1}`;
  await page.getByRole('button', { name: peopleWords.change(name), exact: true }).click();
  await expect(list.locator('[data-do="more"]')).toContainText(
    uiWords.shownOfAll(INITIAL_ROWS, GAME_COUNT - 1)
  );
  expect(await elements(page)).toBeLessThan(2000);
  // In a list of thousands no one has to find the same person: typing the name is enough.
  await page.getByLabel(peopleWords.newNameOf(name)).fill('Person 7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: uiWords.theSamePerson }).click();
  await expect(page.locator('[data-do="more"]')).toContainText(
    uiWords.shownOfAll(INITIAL_ROWS + MORE_ROWS, GAME_COUNT - 1)
  );
});
