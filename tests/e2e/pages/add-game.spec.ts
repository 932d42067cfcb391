import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as addWords from '#routes/ledger/add/strings/en';
import * as ledgerWords from '#routes/ledger/strings/en';

/**
 * Fails if the total does not follow the counted pieces, no one is asked about a tie, or the game is missing from
 * History.
 */
test('a game is added by counting the money, and appears in History', async ({ page }) => {
  await page.goto('ledger/');
  await page.getByRole('link', { name: ledgerWords.addAGame }).click();
  await page.getByRole('combobox', { name: addWords.game }).selectOption('razzia');
  await page.getByLabel(addWords.date).fill('2026-03-01');
  for (const name of ['Anna', 'Ben']) {
    await page.getByLabel(controlWords.newName).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-entrant="${name}"]`)).toBeVisible();
  }
  await page
    .locator('[data-entrant="Anna"]')
    .getByRole('button', { name: addWords.countTheMoneyOf('Anna') })
    .click();
  const sheet = page.getByRole('dialog');
  const moreButton = (value: string) =>
    sheet.getByRole('group', { name: addWords.piece(value) }).locator('[data-step="1"]');
  await moreButton('$50,000').click();
  await moreButton('$15,000').click();
  await moreButton('$15,000').click();
  const sum = sheet.getByRole('status').filter({ hasText: '$80,000' });
  await expect(sum).toContainText(addWords.pieces(3));
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: addWords.done }).click();

  await page.getByRole('textbox', { name: addWords.scoreOf('Ben') }).fill('80000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '§ 1.7' })).toBeVisible();
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('radio', { name: addWords.ahead('Ben') }).press('Space');
  await page.getByRole('textbox', { name: addWords.where, exact: true }).fill('Harbour Street');
  await page.locator('[data-do="save"]').click();

  const places = page.getByRole('list', { name: addWords.resultHeading }).getByRole('listitem');
  await expect(places.first()).toContainText('Ben');
  await expect(places.last()).toContainText('$80,000');
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: addWords.deleteWord }).click();
  await page.locator('[data-do="undo"]').click();
  await expect(places).toHaveCount(2);
  await page.getByRole('button', { name: addWords.change }).click();
  await page.getByLabel(addWords.text).fill('By lamplight.');
  await page.locator('[data-do="save"]').click();
  await expect(page.getByText('By lamplight.')).toBeVisible();

  await page.getByRole('link', { name: addWords.backToHistory }).first().click();
  const rows = page.getByRole('list', { name: ledgerWords.finishedGames }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(addWords.enteredByHand);
  await expect(rows).toContainText('Harbour Street');
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
});
