import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { startingWith } from '#tests/e2e/support/sentences';
import * as vegasBoxWords from '$lib/games/vegas/strings/en/box';
import * as vegasCopyWords from '$lib/games/vegas/strings/en/copy-screens';
import * as partsWords from '#routes/parts/strings/en';

test('a whole board can be copied by touch, checked, undone, saved and shared', async ({ page }) => {
  await page.goto('parts/copy/?box=vegas');
  let tapCount = 0;
  const tapButton = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
    tapCount += 1;
  };

  await tapButton('1');
  await tapButton('2');
  await tapButton('5 or 6, one space');
  await tapButton('3 rows like the first');
  const openTable = page.getByRole('region', { name: vegasCopyWords.table('1st') });
  await expect(openTable).toContainText(vegasCopyWords.spacesSummary(9, 9));
  await tapButton('One gold more');
  await expect(openTable).toContainText(vegasBoxWords.oddGoldWarning(1, 9, 10));
  await tapButton(/^Undo: one more gold/);
  await expect(openTable).toContainText(vegasCopyWords.spacesSummary(9, 9));

  for (let table = 2; table <= 14; table += 1) {
    await tapButton(/^Next: the/);
    await tapButton('1 to 6, a space each');
  }
  await expect(page.getByRole('link', { name: startingWith(vegasCopyWords.doneLabel) })).toBeVisible();
  expect(tapCount, 'taps for fourteen tables').toBe(32);

  await expect(page.getByText(partsWords.savedToYourCopy)).toBeVisible();
  await page.reload();
  await expect(openTable).toContainText(vegasCopyWords.spacesSummary(9, 9));
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);

  await page.goto(`parts/copy/?box=vegas#vegas1${'_3-123'.repeat(13)}`);
  await expect(page.getByRole('alert')).toContainText(vegasBoxWords.wrongTableCount(14, 13));

  await page.goto('parts/box/?box=vegas');
  await expect(page.getByRole('link', { name: startingWith(vegasBoxWords.changeYourBoard) })).toContainText(
    vegasBoxWords.boardIsEntered
  );
});

test('a half-copied board continues where it stopped, and a link imports a complete one', async ({
  page
}) => {
  await page.goto('parts/copy/?box=vegas');
  await page.getByRole('button', { name: vegasCopyWords.oneTo6ASpace }).click();
  await expect(page.getByText(partsWords.savedToYourCopy)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: vegasCopyWords.table('2nd') })).toBeVisible();
  await expect(page.getByText(vegasCopyWords.enteredOf(1, 14))).toBeVisible();
  await page.goto('parts/');
  await page.goto(`parts/copy/?box=vegas#vegas1${'_3-123'.repeat(14)}`);
  await page.getByRole('button', { name: vegasCopyWords.importThisBoard }).click();
  await expect(page.getByRole('region', { name: vegasCopyWords.table('1st') })).toContainText(
    vegasCopyWords.spacesSummary(3, 3)
  );
  await expect(page.getByRole('link', { name: startingWith(vegasCopyWords.doneLabel) })).toBeVisible();
});
