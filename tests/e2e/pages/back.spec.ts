import { expect, withMotion, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { undoButton } from '#tests/e2e/support/controls';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as resultWords from '$lib/ui/strings/en/results';
import * as drawerWords from '#routes/drawer/strings/en';
import * as ledgerWords from '#routes/ledger/strings/en';
import * as matchSheetsWords from '#routes/match/sheets/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import * as changeWords from '#routes/match/strings/en/change';
import { ANY, containing } from '#tests/e2e/support/sentences';
import * as ledgerMatchWords from '#routes/ledger/match/strings/en';

test.use(withMotion);

test('Back closes the overlays of a match before it leaves the match, and Forward reopens none', async ({
  page
}) => {
  await page.goto('ledger/');
  await storeMatch(page, readMatchToStore('three-players'), { id: 'kept', lines: 19 });
  await page.goto('match/?id=kept');
  const sheets = page.getByRole('dialog');
  const length = (): Promise<number> => page.evaluate(() => history.length);
  const entries = await length();

  await page.getByRole('button', { name: matchWords.rules }).click();
  await expect(sheets).toHaveCount(1);
  await page.goBack();
  await expect(sheets).toHaveCount(0);
  await expect(page.getByRole('button', { name: matchWords.rules })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('button', { name: matchWords.ifStopped })).toBeVisible();
  await expect(sheets).toHaveCount(0);

  // A reason that is opened on a sheet is above it, and closes separately.
  await page.getByRole('button', { name: matchWords.ifStopped }).click();
  await sheets
    .getByRole('button', { name: /§/ })
    .or(sheets.getByRole('listitem').getByRole('button'))
    .first()
    .click();
  await expect(sheets).toHaveCount(2);
  await page.goBack();
  await expect(sheets).toHaveCount(1);
  await page.getByRole('button', { name: uiWords.close }).click();
  await expect(sheets).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('"over"');

  // A snapshot and an edited line are overlays too.
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  await sheets
    .getByRole('button', { name: /Ben places/ })
    .last()
    .click();
  await page.getByRole('button', { name: matchSheetsWords.changeThisLine }).click();
  await expect(page.getByRole('heading', { name: changeWords.changeLine(5) })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: changeWords.changeLine(5) })).toHaveCount(0);
  await expect(page.getByRole('button', { name: matchWords.log, exact: true })).toBeVisible();

  // After a reload with an open sheet, the page has no sheet and no history entry for it.
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  await expect(sheets).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: matchWords.log, exact: true })).toBeVisible();
  await expect(sheets).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('"over"');
  expect(await length(), 'a sheet has one history entry, however it was closed').toBe(entries + 1);

  await page.goBack();
  await expect(page).toHaveURL(/\/ledger\/$/);
});

test('a deleted match can still be restored after Back and Forward', async ({ page }) => {
  await page.goto('ledger/');
  await storeMatch(page, readMatchToStore('three-players'));
  await page.goto('match/?id=kept');
  await expect(page.getByRole('button', { name: resultWords.playAgain })).toBeVisible();
  await expect(page.getByText(matchWords.saved)).toBeVisible();
  await page.goto('ledger/');
  const ticket = page.getByRole('list', { name: ledgerWords.finishedGames }).getByRole('link');
  await ticket.click();
  await page.getByRole('button', { name: drawerWords.deleteWord }).click();
  const removedNotice = page.getByText(containing(ledgerMatchWords.removedFromHistory(ANY)));
  const undo = undoButton(page, 'Las Vegas');
  await expect(undo).toBeVisible();
  const expectCovering = async (): Promise<void> => {
    const [noticeBox, undoBox] = [await removedNotice.boundingBox(), await undo.boundingBox()];
    const height = page.viewportSize()?.height ?? 0;
    expect(noticeBox!.y, 'the text starts below the top line').toBeLessThan(height / 4);
    expect(undoBox!.y + undoBox!.height, 'undo is the bar at the bottom').toBeGreaterThan(height - 40);
  };
  await expectCovering();

  await page.goBack();
  await expect(undoButton(page)).toBeVisible();
  await page.goForward();
  await expect(undo).toBeVisible();
  await expectCovering();
  await undo.click();
  await expect(page.getByRole('region', { name: resultWords.places })).toBeVisible();
  await page.goBack();
  await expect(ticket).toHaveCount(1);
  await expect(undoButton(page)).toHaveCount(0);
});
