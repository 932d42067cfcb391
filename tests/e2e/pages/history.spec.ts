import type { Page } from '@playwright/test';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { undoButton } from '#tests/e2e/support/controls';
import * as lasVegasBoardRowWords from '$lib/games/las-vegas/strings/en/row';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as uiWords from '$lib/ui/strings/en/results';
import * as ledgerMatchWords from '#routes/ledger/match/strings/en';
import * as ledgerWords from '#routes/ledger/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import { mentioning, oneOfSentences } from '#tests/e2e/support/sentences';
import { notesOf } from '$lib/games/las-vegas/strings/en/log';
import * as messageWords from '$lib/ui/strings/en/ui';

const DAY = 24 * 60 * 60 * 1000;
const EVENING = Date.UTC(2026, 10, 20, 19);

/** Stores two finished matches, the second from another evening with other people, and a running one. */
async function fillHistory(page: Page): Promise<void> {
  await page.goto('ledger/');
  await storeMatch(page, readMatchToStore('three-players'), { id: 'late', startedAt: EVENING });
  await storeMatch(page, readMatchToStore('two-players'), { id: 'early', startedAt: EVENING - 7 * DAY });
  await storeMatch(page, readMatchToStore('three-players'), { id: 'running', lines: 16, startedAt: EVENING });
  for (const id of ['late', 'early']) {
    await page.goto(`match/?id=${id}`);
    await expect(page.getByRole('button', { name: uiWords.playAgain })).toBeVisible();
    await expect(page.getByText(matchWords.saved)).toBeVisible();
  }
  await page.goto('ledger/');
}

function finishedList(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('list', { name: ledgerWords.finishedGames }).getByRole('listitem');
}

test('an empty history says what it is for and how to start a game', async ({ page }) => {
  await page.goto('ledger/');
  await expect(page.getByRole('heading', { name: ledgerWords.noGamesYet })).toBeVisible();
  await expect(page.getByRole('link', { name: messageWords.chooseAGame })).toBeVisible();
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
});

/** A note about the evening. */
const NOTE_TEXT = 'The big die fell off the table.';

test.describe('the history', () => {
  test.beforeEach(({ page }) => fillHistory(page));

  test('lists every match, newest first, and finds those of a player', async ({ page }) => {
    await expect(finishedList(page)).toHaveCount(2);
    await expect(finishedList(page).first()).toContainText('Fri, Nov 20');
    await expect(finishedList(page).first()).toContainText('$530,000');
    await expect(finishedList(page).last()).toContainText('Fri, Nov 13');
    const runningMatchList = page.getByRole('list', { name: ledgerWords.stillInProgress });
    await expect(runningMatchList.getByRole('listitem')).toContainText(
      ledgerWords.inProgressSince('Fri, Nov 20')
    );
    // At the end of the page the tab bar covers no target.
    await page.keyboard.press('End');
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);

    await page.getByLabel(ledgerWords.player).selectOption('Dora');
    await expect(finishedList(page)).toHaveCount(1);
    await expect(finishedList(page)).toContainText('Emil');
    await expect(runningMatchList).toHaveCount(0);
    await page.getByLabel(ledgerWords.player).selectOption(ledgerWords.anyone);
    await expect(finishedList(page)).toHaveCount(2);
  });

  // Fails if a note is lost, search does not find it, or undo does nothing.
  test('saves a note, place and time of a game, and finds the game by them', async ({ page }) => {
    await finishedList(page).first().getByRole('link').click();
    await page.getByRole('button', { name: ledgerMatchWords.notes, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: ledgerMatchWords.notes });
    await sheet.getByLabel(ledgerMatchWords.whatHappened).fill(NOTE_TEXT);
    await sheet.getByLabel(ledgerMatchWords.place, { exact: true }).fill('Harbour Street');
    await sheet.getByLabel(ledgerMatchWords.date).fill('2025-03-01');
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('button', { name: ledgerMatchWords.saveNotes }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mar 1, 2025');
    await expect(page.getByText(NOTE_TEXT)).toBeVisible();
    await page.locator('[data-do="undo"]').click();
    await expect(page.getByText(NOTE_TEXT)).toHaveCount(0);
    await page.getByRole('button', { name: ledgerMatchWords.notes, exact: true }).click();
    await sheet.getByLabel(ledgerMatchWords.place, { exact: true }).fill('Harbour Street');
    await sheet.getByRole('button', { name: ledgerMatchWords.saveNotes }).click();
    await page.getByRole('link', { name: ledgerMatchWords.backToHistory }).first().click();
    await expect(finishedList(page).filter({ hasText: 'Harbour Street' })).toHaveCount(1);
    await page.getByLabel(ledgerWords.search).fill('harbour');
    await expect(finishedList(page)).toHaveCount(1);
    await page.getByLabel(ledgerWords.search).fill('harbour nobody');
    await expect(page.getByText(ledgerWords.noGamesMatch)).toBeVisible();
    await axe(page);
  });

  test('opens a finished match and steps through it', async ({ page }) => {
    await finishedList(page).first().getByRole('link').click();
    await expect(
      page.getByRole('heading', { level: 1, name: mentioning('Las Vegas', 'Nov 20') })
    ).toBeVisible();
    await expect(page.getByRole('region', { name: uiWords.places })).toContainText('$530,000');
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: ledgerMatchWords.replay }).click();
    const steps = page.getByRole('region', { name: ledgerMatchWords.stepThroughTheMatch });
    await expect(steps).toContainText(ledgerMatchWords.gameStarts);
    await steps.getByRole('button', { name: ledgerMatchWords.oneLineOn }).click();
    await expect(steps).toContainText(notesOf(1));
    await steps.getByRole('slider', { name: ledgerMatchWords.line }).press('End');
    await expect(steps.getByRole('button', { name: ledgerMatchWords.payouts })).toBeVisible();
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
    await steps.getByRole('button', { name: ledgerMatchWords.payouts }).click();
    await expect(page.getByRole('dialog', { name: ledgerMatchWords.payouts })).toContainText(
      lasVegasBoardRowWords.casino(6)
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: ledgerMatchWords.result }).click();
    await expect(page.getByRole('region', { name: uiWords.places })).toBeVisible();
  });

  test('shows the state at a log line', async ({ page }) => {
    await finishedList(page).first().getByRole('link').click();
    await page.getByRole('button', { name: ledgerMatchWords.log }).click();
    const line = page.getByRole('dialog', { name: ledgerMatchWords.log }).locator('ol > li').last();
    await line.getByRole('button').first().click();
    await expect(page.getByRole('region', { name: ledgerMatchWords.stepThroughTheMatch })).toContainText(
      notesOf(1)
    );
  });

  test('deletes a match with one tap and restores it with another', async ({ page }) => {
    await finishedList(page).first().getByRole('link').click();
    await page.getByRole('button', { name: ledgerMatchWords.deleteWord }).click();
    await expect(
      page.getByText(ledgerMatchWords.removedFromHistory('Las Vegas of Fri, Nov 20'))
    ).toBeVisible();
    await axe(page);
    await targets(page);
    await undoButton(page, 'Las Vegas', '20').click();
    await expect(page.getByRole('region', { name: uiWords.places })).toBeVisible();
    await page.getByRole('button', { name: ledgerMatchWords.deleteWord }).click();
    await expect(
      page.getByText(ledgerMatchWords.removedFromHistory('Las Vegas of Fri, Nov 20'))
    ).toBeVisible();
    await page.getByRole('link', { name: ledgerMatchWords.backToHistory }).last().click();
    await expect(finishedList(page)).toHaveCount(1);
    await axe(page);
    await targets(page);
    await undoButton(page).click();
    await expect(finishedList(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\/ledger\/?$/);
  });

  test('ends a running match, and can resume it', async ({ page }) => {
    await page.getByRole('list', { name: ledgerWords.stillInProgress }).getByRole('link').click();
    await expect(page.getByRole('link', { name: ledgerMatchWords.resume })).toBeVisible();
    await axe(page);
    await targets(page);
    await page.getByRole('button', { name: ledgerMatchWords.endItHere }).click();
    await page
      .getByRole('dialog', { name: payoutWords.endTheMatch })
      .getByRole('button', { name: oneOfSentences(payoutWords.endItNow, payoutWords.endUnpaid) })
      .click();
    await expect(page.getByText(uiWords.stopped())).toBeVisible();
    await axe(page);
    await undoButton(page).click();
    await page.getByRole('link', { name: ledgerMatchWords.resume }).click();
    await expect(page).toHaveURL(/\/match\/\?id=running/);
  });

  test('says that a match does not exist', async ({ page }) => {
    await page.goto('ledger/match/?id=nowhere');
    await expect(page.getByText(ledgerMatchWords.noGameAtAddress)).toBeVisible();
    await axe(page);
    await targets(page);
  });
});
