import { expect, test } from '#tests/e2e/support/harness';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as matchWords from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';
import * as tableStrings from '$lib/games/las-vegas-cards/strings/en/table';
import { walkPayout } from '#tests/e2e/las-vegas-cards/cards-table';
import { storeMatch, waitUntilSaved } from '#tests/e2e/support/stored-match';

const NOTES_MOVE = {
  type: 'notes',
  notes: Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 80_000 : 30_000))
};
const COUNT_MOVE = { type: 'count', dice: { p1: [3, 0, 0, 0, 0, 1], p2: [2, 2, 0, 0, 0, 1] }, chipCards: {} };
const MATCH = {
  game: 'las-vegas-cards',
  seats: ['Anna', 'Ben'],
  options: { first: 'p1', depth: 'rounds', order: 'oneByOne', neutral: false, money: 'hidden' },
  log: [NOTES_MOVE, COUNT_MOVE]
};

// Fails if a payout that is shown twice is paid twice.
test('a payout is shown once, even after a reload or if its notes are entered later', async ({ page }) => {
  await page.goto('settings/');
  await storeMatch(page, MATCH, { id: 'paid' });
  await page.goto('match/?id=paid');
  const payoutBoard = page.locator('.board:is(.walk, :has(.walk))');
  await expect(payoutBoard).toBeVisible();
  await walkPayout(page);
  // A reload shows the page that was open.
  await page.reload();
  await expect(payoutBoard).toBeVisible();
  await expect(page.getByRole('button', { name: tableStrings.nextCasino(2) })).toHaveCount(0);
  await page.locator('.ask .main-button').click();
  await expect(payoutBoard).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.ask')).toBeVisible();
  await expect(payoutBoard).toHaveCount(0);

  await page.goto('settings/');
  await storeMatch(
    page,
    { ...MATCH, log: [NOTES_MOVE, COUNT_MOVE, { type: 'later' }, COUNT_MOVE] },
    { id: 'later' }
  );
  await page.goto('match/?id=later');
  await expect(page.locator('.ask')).toBeVisible();
  await expect(payoutBoard).toHaveCount(0);
});

// Fails if an early end with a payout goes straight to the result, so that no one sees who gets which notes.
test('the payout of an early end is shown once, before the result', async ({ page }) => {
  await page.goto('settings/');
  const pairs = [3, 5, 7, 6, 8, 10].map((note) => [note * 10_000, 30_000]);
  const log = [
    { type: 'deal', pairs },
    { type: 'place', face: 1, small: 2, big: 0 }
  ];
  const options = { first: 'p1', depth: 'turns', neutralDice: false };
  await storeMatch(
    page,
    { game: 'las-vegas', seats: ['Anna', 'Ben', 'Carla'], options, log },
    { id: 'early' }
  );
  await page.goto('match/?id=early');
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('button', { name: tableWords.endTheMatchHere }).click();
  await page.getByRole('button', { name: payoutWords.payAndEnd }).click();
  const payoutBoard = page.locator('.board:is(.walk, :has(.walk))');
  await expect(payoutBoard).toBeVisible();
  await expect(page.locator('.result')).toHaveCount(0);
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.locator('.result')).toBeVisible();
});

test('while notes are missing, “If we stop now” says that the payout is unknown', async ({ page }) => {
  await page.goto('settings/');
  await storeMatch(page, { ...MATCH, log: [NOTES_MOVE, COUNT_MOVE, { type: 'later' }] }, { id: 'later' });
  await page.goto('match/?id=later');
  await page.getByRole('button', { name: /^If (we stop|stopped)/ }).click();
  await expect(page.locator('dialog [data-now="unknown"]')).toBeVisible();
  await expect(page.locator('dialog')).not.toContainText('$0');
});
