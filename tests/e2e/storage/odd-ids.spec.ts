import { expect, test } from '#tests/e2e/support/harness';
import { storeMatch, waitForQuestion, readMatchToStore } from '#tests/e2e/support/stored-match';
import * as uiWords from '$lib/ui/strings/en/results';
import * as drawerWords from '#routes/drawer/strings/en';
import * as ledgerMatchWords from '#routes/ledger/match/strings/en';
import * as ledgerWords from '#routes/ledger/strings/en';
import * as matchWords from '#routes/match/strings/en/match';

/**
 * A restored file can contain any id. This test fails if a link ends, or changes its meaning, at a special character in
 * the id.
 */

const RUNNING_ID = 'a&id=b#c?d=e%20+/ü';
const FINISHED_ID = 'f&g#h';
const DAMAGED_ID = 'i&j#k';

test('every link opens its game, whatever characters its id contains', async ({ page }) => {
  await page.goto('ledger/');
  await storeMatch(page, readMatchToStore('three-players'), { id: RUNNING_ID, lines: 16 });
  await storeMatch(page, readMatchToStore('two-players'), { id: FINISHED_ID });
  await storeMatch(page, { ...readMatchToStore('two-players'), seats: ['Ann', 'Ann'] }, { id: DAMAGED_ID });
  await page.goto(`match/?id=${encodeURIComponent(FINISHED_ID)}`);
  await expect(page.getByRole('button', { name: uiWords.playAgain })).toBeVisible();
  await expect(page.getByText(matchWords.saved)).toBeVisible();
  const id = (): Promise<string | null> => page.evaluate(() => new URL(location.href).searchParams.get('id'));

  await page.goto('./');
  await page.locator('a[href*="match/?id="]').first().click();
  await waitForQuestion(page);
  expect(await id()).toBe(RUNNING_ID);

  await page.goto('ledger/');
  await page.getByRole('list', { name: ledgerWords.finishedGames }).getByRole('link').click();
  await expect(page.getByRole('region', { name: uiWords.places })).toBeVisible();
  expect(await id()).toBe(FINISHED_ID);
  await page.getByRole('button', { name: ledgerMatchWords.deleteWord }).click();
  await expect(page.getByRole('heading', { name: ledgerMatchWords.deleted })).toBeVisible();
  await page.getByRole('link', { name: ledgerMatchWords.backToHistory }).last().click();
  // History offers the same undo as the page of the deleted game.
  await page.waitForURL(/ledger\/\?deleted=/);
  await page.locator('[data-do="undo"]').click();
  await expect(page.getByRole('list', { name: ledgerWords.finishedGames }).getByRole('listitem')).toHaveCount(
    1
  );

  await page.getByRole('list', { name: ledgerWords.stillInProgress }).getByRole('link').click();
  await page.getByRole('link', { name: ledgerMatchWords.resume }).click();
  await waitForQuestion(page);
  expect(await id()).toBe(RUNNING_ID);

  // The match that cannot be shown is opened among the damaged data, under its own id.
  await page.goto(`match/?id=${encodeURIComponent(DAMAGED_ID)}`);
  const damagedLink = page.locator('a[href*="drawer/?match="]');
  await damagedLink.first().click();
  await expect(page.getByRole('button', { name: drawerWords.deleteWord }).first()).toBeVisible();
  expect(await page.evaluate(() => new URL(location.href).searchParams.get('match'))).toBe(DAMAGED_ID);
});
