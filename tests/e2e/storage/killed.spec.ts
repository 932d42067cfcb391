import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserLaunch } from '#scripts/checks/browser.js';
import { bundleOf, withOtherLines } from '#tests/storage/damage/backup';
import { makeBackup } from '$lib/storage/backup/backup-file';
import { expect, test } from '#tests/e2e/support/harness';
import { entriesIn, storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { containing } from '#tests/e2e/support/sentences';
import * as restoreWords from '#routes/restore/strings/en';

const MATCH_COUNT = 150;
const LINE_COUNT = 150;

/** A separate browser on a profile, which can be killed as a phone kills one. */
async function openBrowser(profile: string): Promise<{ page: Page; kill: () => Promise<void> }> {
  const { executablePath, args } = browserLaunch();
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const ownFlags = [
    '--headless=new',
    '--no-sandbox',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`
  ];
  const browserProcess = spawn(executablePath, [...args, ...ownFlags, 'about:blank'], {
    detached: true,
    stdio: 'ignore'
  });
  while (!existsSync(portFile) || readFileSync(portFile, 'utf8').trim() === '') await pause(50);
  const [port = ''] = readFileSync(portFile, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (page === undefined || browserProcess.pid === undefined) throw new Error('The browser did not open.');
  const { pid } = browserProcess;
  return {
    page,
    kill: async () => {
      const processExit = once(browserProcess, 'exit');
      process.kill(-pid, 'SIGKILL');
      await processExit;
    }
  };
}

/** Writes a backup file with the matches of a year. */
async function writeYearFile(path: string): Promise<void> {
  const matches = Array.from({ length: MATCH_COUNT }, (_, index) =>
    withOtherLines(bundleOf(`year-${index}`, 5), 5, LINE_COUNT - 5)
  );
  const file = await makeBackup(
    {
      matches,
      ...{ partSets: [], players: [], people: [], boxes: [], settings: [] },
      ...{ gameNotes: [], manualGames: [] }
    },
    1
  );
  writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
}

async function restoreFile(page: Page, home: string, file: string): Promise<void> {
  await page.goto(`${home}restore/`);
  await page.getByLabel(containing(restoreWords.chooseBackupFile)).setInputFiles(file);
  await page.getByRole('button', { name: /^Restore 150 games/ }).click();
}

test('a browser that is killed during a restore has its old data unchanged', async ({ baseURL }, info) => {
  test.setTimeout(360_000);
  const home = baseURL ?? '';
  const profile = info.outputPath('profile');
  const file = info.outputPath('year.json.gz');
  await writeYearFile(file);

  const firstBrowser = await openBrowser(profile);
  await firstBrowser.page.goto(`${home}ledger/`);
  await storeMatch(firstBrowser.page, readMatchToStore('three-players'), { id: 'mine', lines: 80 });
  const entriesBefore = await entriesIn(firstBrowser.page);
  expect(entriesBefore).toHaveLength(80);
  await firstBrowser.page.goto(`${home}restore/`);
  await firstBrowser.page.evaluate(
    (halfCount) => {
      let addCount = 0;
      const addRecord = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add')?.value as (
        this: IDBObjectStore,
        value: unknown
      ) => IDBRequest<IDBValidKey>;
      IDBObjectStore.prototype.add = function (this: IDBObjectStore, value: unknown) {
        const request = addRecord.call(this, value);
        request.addEventListener('success', () => {
          addCount += 1;
          if (addCount === halfCount) document.title = 'in the middle';
        });
        return request;
      };
    },
    (MATCH_COUNT * LINE_COUNT) / 2
  );
  await firstBrowser.page.getByLabel(containing(restoreWords.chooseBackupFile)).setInputFiles(file);
  await firstBrowser.page.getByRole('button', { name: /^Restore 150 games/ }).click({ noWaitAfter: true });
  await firstBrowser.page.waitForFunction(() => document.title === 'in the middle', undefined, {
    polling: 5
  });
  await firstBrowser.kill();

  const secondBrowser = await openBrowser(profile);
  await secondBrowser.page.goto(`${home}ledger/`);
  expect(await entriesIn(secondBrowser.page)).toEqual(entriesBefore);
  await restoreFile(secondBrowser.page, home, file);
  await expect(secondBrowser.page.locator('[data-outcome]')).toBeVisible({
    timeout: 60_000
  });
  expect(await entriesIn(secondBrowser.page)).toHaveLength(80 + MATCH_COUNT * LINE_COUNT);
  await secondBrowser.kill();
});
