import type { Page } from '@playwright/test';
import { matchOf, resultOf } from '#tests/storage/damage/store';
import { readBackup } from '$lib/storage/backup/backup-file';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import * as settingsWords from '#routes/settings/strings/en';
import * as uiWords from '$lib/ui/strings/en/sharing';
import * as matchWords from '#routes/match/strings/en/table';
import { ANY, containing, startingWith } from '#tests/e2e/support/sentences';

const FILE_NAME = 'croupier.json.gz';
/** The counts of a backup that leaves nothing out. */
const NOTHING_LEFT_OUT = { damaged: 0, unsaved: 0, forms: 0 };

/** The content of the file that the players chose. */
async function readWrittenFile(page: Page): Promise<Blob> {
  const bytes = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle('croupier.json.gz')).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  });
  return new Blob([new Uint8Array(bytes)]);
}

test('a backup file that was chosen once is offered after each match, and updated with one tap', async ({
  page
}) => {
  await page.addInitScript(() => {
    const pickFile = async (): Promise<FileSystemFileHandle> => {
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle('croupier.json.gz', { create: true });
    };
    Object.assign(globalThis, { showSaveFilePicker: pickFile });
  });
  await page.goto('settings/');
  await page.getByRole('button', { name: settingsWords.chooseTheFile }).click();
  await expect(page.getByText(uiWords.holdsWhat(NOTHING_LEFT_OUT))).toBeVisible();
  await axe(page);
  await targets(page);
  expect((await readBackup(await readWrittenFile(page))).matches).toEqual([]);

  await storeMatch(page, readMatchToStore('two-players'), { id: 'ended' });
  await page.goto('match/?id=ended');
  await expect(page.getByText(matchWords.backupLacksThisGame(FILE_NAME))).toBeVisible();
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Back up' }).click();
  await expect(page.getByText(uiWords.holdsWhat(NOTHING_LEFT_OUT, FILE_NAME))).toBeVisible();
  expect((await readBackup(await readWrittenFile(page))).matches.map(({ head }) => head.id)).toEqual([
    'ended'
  ]);
});

test('if files cannot be updated, a reminder follows every tenth match', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'showSaveFilePicker');
  });
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await expect(page.getByRole('button', { name: settingsWords.chooseTheFile })).toHaveCount(0);
  await storeMatch(page, readMatchToStore('two-players'), { id: 'tenth' });
  const ids = Array.from({ length: 9 }, (_, index) => `ended-${index}`);
  await page.evaluate(
    async ({ matches, results }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const openRequest = indexedDB.open('croupier');
        openRequest.onsuccess = () => resolve(openRequest.result);
      });
      const transaction = database.transaction(['matches', 'results'], 'readwrite');
      for (const match of matches) transaction.objectStore('matches').put(match);
      for (const result of results) transaction.objectStore('results').put(result);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    },
    { matches: ids.map(matchOf), results: ids.map(resultOf) }
  );
  await page.goto('match/?id=tenth');
  await expect(page.getByText(matchWords.gamesSinceBackup(10))).toBeVisible();
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up' }).click();
  await downloadPromise;
  await expect(page.getByText(containing(uiWords.holdsWhat(NOTHING_LEFT_OUT, ANY)))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  for (const games of [1, ANY])
    await expect(page.getByText(startingWith(matchWords.gamesSinceBackup(games)))).toHaveCount(0);
});
