import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePosition } from '$lib/referee/position-url';
import { buildFolder } from '#scripts/settings.js';
import { putBack } from '#tests/past/device';
import { readDump, recordsOf } from '#tests/past/dump';
import { expect, installedTest as test } from '#tests/e2e/support/harness';
import { openHost } from './hosts';
import { waitForCachedApp, waitForWaitingWorker } from '#tests/e2e/support/worker';
import * as routeWords from '#routes/strings/en';
import * as uiTabWords from '$lib/ui/strings/en/tabs';
import * as uiWords from '$lib/ui/strings/en/results';
import * as refereeGameQuestionWords from '#routes/referee/strings/en';

/**
 * Rehearses an update by hand: `OLD_BUILD=<folder> npx playwright test old-installs`, where the folder has the build of
 * a released version. Automatic checks skip it.
 */
const oldBuild = process.env.OLD_BUILD;

if (oldBuild !== undefined)
  test('an older installed version updates with one tap, keeps its games, and opens its old addresses', async ({
    page,
    allow
  }) => {
    allow(/favicon\.ico|version\.json|Not found|404/);
    test.setTimeout(900_000);
    const newHome = readFileSync(join(buildFolder, 'index.html'), 'utf8');
    const fetchHome = (): Promise<string> => page.evaluate(async () => (await fetch('/')).text());
    const { device, shown: shownTexts } = readDump('royale-mid-evening');
    const games = page.locator('main .tickets a.ticket');

    const host = await openHost(oldBuild);
    await page.goto(`${host.address}icons/icon-192.png`);
    await page.evaluate(putBack, device);
    await page.goto(host.address);
    await waitForCachedApp(page);
    await host.stop();
    await page.reload();
    await expect(games).toHaveCount(shownTexts.home.length);
    expect(await fetchHome()).not.toBe(newHome);

    await host.resume(buildFolder);
    await page.goto(`${host.address}settings/`);
    await waitForWaitingWorker(page);
    expect(await fetchHome(), 'the new version waits').not.toBe(newHome);
    const pageLoad = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await pageLoad;
    await expect.poll(fetchHome, 'one tap activates it').toBe(newHome);

    const expectEverythingOpens = async (): Promise<void> => {
      await page.goto(host.address);
      await expect(games).toHaveCount(shownTexts.home.length);
      for (const address of ['ledger/', 'ledger']) {
        await page.goto(host.address + address);
        await expect(page.getByRole('heading', { level: 1, name: uiTabWords.ledger })).toBeVisible();
        await expect(games).toHaveCount(shownTexts.ledger.length);
      }
      await page.goto(`${host.address}drawer/`);
      await expect(page.locator('h1')).not.toHaveText(routeWords.pageNotFound);
      await page.goto(`${host.address}tickets/`);
      await expect(page.locator('h1')).toHaveText(routeWords.pageNotFound);
      const position = writePosition({
        notes: [80000, 50000],
        dice: { Anna: { small: 5 }, Ben: { small: 3 } }
      });
      await page.goto(`${host.address}referee/las-vegas/casino/#v${position}`);
      await expect(page.getByRole('region', { name: refereeGameQuestionWords.theAnswer })).toContainText(
        'Anna'
      );
      const [draft] = recordsOf(device, 'drafts');
      await page.goto(`${host.address}match/?id=${draft!.match}`);
      await expect(page.getByRole('heading', { level: 1, name: uiWords.round(1) })).toBeVisible();
      await expect(page.locator('.ask')).toBeVisible();
    };
    await expectEverythingOpens();
    await host.stop();
    await expectEverythingOpens();
    await page.goto(host.address);
    expect(await fetchHome()).toBe(newHome);
  });
