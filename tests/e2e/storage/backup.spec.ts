import { readFileSync, writeFileSync } from 'node:fs';
import { FileBreaker } from '#tests/storage/damage/broken-files';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { entriesIn, storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import * as restoreWords from '#routes/restore/strings/en';
import * as settingsWords from '#routes/settings/strings/en';
import { ANY, startingWith } from '#tests/e2e/support/sentences';
import { incompleteOrAltered } from '$lib/storage/strings/en/backup';

test('a backup from one browser can be restored in another one, and the restore can be undone', async ({
  page,
  browser,
  alsoWatch,
  baseURL
}, info) => {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await storeMatch(page, readMatchToStore('three-players'), { id: 'late', lines: 80 });
  await storeMatch(page, readMatchToStore('two-players'), { id: 'early', lines: 8 });
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up' }).click();
  const download = await downloadPromise;
  expect(download.suggestedFilename()).toMatch(/^croupier-\d{4}-\d\d-\d\d\.json\.gz$/);
  const path = info.outputPath('backup.json.gz');
  await download.saveAs(path);
  const entriesBefore = await entriesIn(page);

  const other = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  await alsoWatch(other);
  const freshPage = await other.newPage();
  await freshPage.goto('restore/');
  const file = freshPage.getByLabel(restoreWords.chooseBackupFile);
  const truncatedFile = info.outputPath('cut.json.gz');
  writeFileSync(truncatedFile, readFileSync(path).subarray(0, 900));
  await file.setInputFiles(truncatedFile);
  await expect(freshPage.getByText(startingWith(incompleteOrAltered(ANY)))).toBeVisible();
  await file.setInputFiles(path);
  const rows = freshPage.getByRole('list', { name: 'Changes' });
  await expect(rows).toContainText(restoreWords.toAdd);
  await axe(freshPage);
  await targets(freshPage);
  await expectNoSidewaysScroll(freshPage);
  await freshPage.getByRole('button', { name: /^Restore 2 games/ }).click();
  await expect(freshPage.locator('[data-outcome]')).toContainText('2 games');
  expect(await entriesIn(freshPage)).toEqual(entriesBefore);
  await freshPage.goto('');
  await expect(freshPage.locator('a.ticket')).toHaveCount(2);
  await freshPage.goto('restore/');
  await expect(freshPage.locator('[data-undo="goes"]')).toContainText('2 games');
  await expect(freshPage.locator('[data-undo="stays"]')).toHaveCount(0);
  await freshPage.getByRole('button', { name: /^Undo/ }).click();
  await expect(freshPage.locator('[data-undo]')).toHaveCount(0);
  expect(await entriesIn(freshPage)).toEqual([]);
  await other.close();
});

test('broken files are refused with the position of the error, and nothing is restored', async ({ page }) => {
  await page.goto('restore/');
  await storeMatch(page, readMatchToStore('two-players'), { id: 'here', lines: 8 });
  const entriesBefore = await entriesIn(page);
  const file = page.getByLabel(restoreWords.chooseBackupFile);
  const fileBreaker = await FileBreaker.create(5);
  let refusalCount = 0;
  for (let index = 0; index < 30; index += 1) {
    const { kind, refusal, bytes } = await fileBreaker.nextFile(index % 3 === 0);
    await file.setInputFiles({
      name: `${index}.json.gz`,
      mimeType: 'application/gzip',
      buffer: Buffer.from(bytes)
    });
    if (refusal === undefined) continue;
    refusalCount += 1;
    await expect(page.getByText(refusal, { exact: true }), kind).toBeVisible();
    await expect(page.getByRole('button', { name: /^Restore / }), kind).toHaveCount(0);
  }
  expect(refusalCount).toBeGreaterThan(25);
  expect(await entriesIn(page)).toEqual(entriesBefore);
});

test('for a match that was continued on both sides the players choose one, or keep both', async ({
  page,
  browser,
  alsoWatch,
  baseURL
}, info) => {
  const match = readMatchToStore('three-players');
  await page.goto('settings/');
  await storeMatch(page, match, { id: 'late', lines: 20 });
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up' }).click();
  const path = info.outputPath('backup.json.gz');
  await (await downloadPromise).saveAs(path);

  const other = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  await alsoWatch(other);
  const otherPage = await other.newPage();
  await otherPage.goto('restore/');
  await storeMatch(otherPage, { ...match, log: [...match.log.slice(0, 12), 'undo'] }, { id: 'late' });
  const entriesBefore = (await entriesIn(otherPage)) as readonly object[];
  await otherPage.getByLabel(restoreWords.chooseBackupFile).setInputFiles(path);
  await expect(otherPage.getByText(restoreWords.playedOnInBothPlaces)).toBeVisible();
  await expect(otherPage.getByRole('radio', { name: 'Both' })).toBeChecked();
  await axe(otherPage);
  await otherPage.getByRole('button', { name: /^Restore / }).click();
  await expect(otherPage.locator('[data-outcome]')).toContainText('1 game');
  const entriesAfter = (await entriesIn(otherPage)) as readonly object[];
  expect(entriesAfter).toHaveLength(entriesBefore.length + 20);
  expect(entriesAfter).toEqual(expect.arrayContaining([...entriesBefore]));
  await otherPage.goto('');
  await expect(otherPage.locator('a.ticket')).toHaveCount(2);
  await other.close();
});
