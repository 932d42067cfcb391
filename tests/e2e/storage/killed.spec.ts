import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserLaunch } from '#scripts/checks/browser.js';
import { bundleOf, playedOn } from '#tests/storage/damage/backup';
import { makeBackup } from '$lib/storage/backup/backup-file';
import { expect, test } from '#tests/e2e/support/harness';
import { entriesIn, storeMatch, recorded } from '#tests/e2e/support/stored-match';
import { containing } from '#tests/e2e/support/sentences';
import * as restoreWords from '#routes/restore/strings/en';

const MATCHES = 150;
const LINES = 150;

/** A separate browser on a profile, which can be killed as a phone kills one. */
async function openBrowser(profile: string): Promise<{ page: Page; kill: () => Promise<void> }> {
  const { executablePath, args } = browserLaunch();
  const enteredText = join(profile, 'DevToolsActivePort');
  rmSync(enteredText, { force: true });
  const ownFlags = [
    '--headless=new',
    '--no-sandbox',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`
  ];
  const run = spawn(executablePath, [...args, ...ownFlags, 'about:blank'], {
    detached: true,
    stdio: 'ignore'
  });
  while (!existsSync(enteredText) || readFileSync(enteredText, 'utf8').trim() === '') await pause(50);
  const [port = ''] = readFileSync(enteredText, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (page === undefined || run.pid === undefined) throw new Error('The browser did not open.');
  const { pid } = run;
  return {
    page,
    kill: async () => {
      const ended = once(run, 'exit');
      process.kill(-pid, 'SIGKILL');
      await ended;
    }
  };
}

/** Writes a backup file with the matches of a year. */
async function yearFile(path: string): Promise<void> {
  const matches = Array.from({ length: MATCHES }, (_, index) =>
    playedOn(bundleOf(`year-${index}`, 5), 5, LINES - 5)
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
  await yearFile(file);

  const first = await openBrowser(profile);
  await first.page.goto(`${home}ledger/`);
  await storeMatch(first.page, recorded('three-players'), { id: 'mine', lines: 80 });
  const before = await entriesIn(first.page);
  expect(before).toHaveLength(80);
  await first.page.goto(`${home}restore/`);
  await first.page.evaluate(
    (half) => {
      let written = 0;
      const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add')?.value as (
        this: IDBObjectStore,
        value: unknown
      ) => IDBRequest<IDBValidKey>;
      IDBObjectStore.prototype.add = function (this: IDBObjectStore, value: unknown) {
        const request = add.call(this, value);
        request.addEventListener('success', () => {
          written += 1;
          if (written === half) document.title = 'in the middle';
        });
        return request;
      };
    },
    (MATCHES * LINES) / 2
  );
  await first.page.getByLabel(containing(restoreWords.chooseBackupFile)).setInputFiles(file);
  await first.page.getByRole('button', { name: /^Restore 150 games/ }).click({ noWaitAfter: true });
  await first.page.waitForFunction(() => document.title === 'in the middle', undefined, { polling: 5 });
  await first.kill();

  const second = await openBrowser(profile);
  await second.page.goto(`${home}ledger/`);
  expect(await entriesIn(second.page)).toEqual(before);
  await restoreFile(second.page, home, file);
  await expect(second.page.locator('[data-outcome]')).toBeVisible({
    timeout: 60_000
  });
  expect(await entriesIn(second.page)).toHaveLength(80 + MATCHES * LINES);
  await second.kill();
});
