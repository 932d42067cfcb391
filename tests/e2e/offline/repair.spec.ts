import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '#scripts/settings.js';
import { expect, installedTest as test } from '#tests/e2e/support/harness';
import { openHost } from './hosts';
import {
  precachedFiles,
  damageAllCached,
  stopWorkers,
  trustingWorker,
  damagedOrMissing
} from './precached-files';
import { entriesIn, storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { waitForCachedApp, waitForWaitingWorker } from '#tests/e2e/support/worker';
import * as uiTabWords from '$lib/ui/strings/en/tabs';
import * as matchWords from '#routes/match/strings/en/match';

test('another site’s page is not cached in place of a file, and the next visit loads the right file', async ({
  page,
  allow
}, info) => {
  allow(/integrity|service worker|worker|Failed to load|bad-precaching/i);
  const damagedFolder = info.outputPath('spoilt');
  cpSync(buildFolder, damagedFolder, { recursive: true });
  const nodesFolder = join(damagedFolder, '_app/immutable/nodes');
  const [lastNode = ''] = readdirSync(nodesFolder)
    .filter((file) => file.endsWith('.js'))
    .slice(-1);
  writeFileSync(join(nodesFolder, lastNode), '<!doctype html><title>Welcome to the hotel</title>');
  const host = await openHost(damagedFolder);
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    workers.register = (address, options) => {
      const registrationPromise = register(address, options);
      Object.assign(globalThis, { registered: registrationPromise });
      return registrationPromise;
    };
  });
  await page.goto(host.address);
  await page.evaluate(async () => {
    const isWorkerRefused = async (): Promise<boolean> => {
      const { registered } = globalThis as { registered?: Promise<ServiceWorkerRegistration> };
      const registration = await registered;
      if (registration === undefined) return false;
      return (registration.installing ?? registration.waiting ?? registration.active) === null;
    };
    while (!(await isWorkerRefused())) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await host.resume(buildFolder);
  await page.reload();
  await waitForCachedApp(page);
  await host.stop();
  await page.goto(`${host.address}ledger/`);
  await expect(page.getByRole('heading', { name: uiTabWords.ledger, exact: true })).toBeVisible();
});

test('damaged cache entries are repaired when the app starts, and matches stay unchanged', async ({
  page,
  context
}) => {
  const host = await openHost(buildFolder);
  await page.goto(host.address);
  await waitForCachedApp(page);
  await page.goto(`${host.address}ledger/`);
  await storeMatch(page, readMatchToStore('three-players'), { id: 'late', lines: 80 });
  const entriesBefore = await entriesIn(page);
  expect(await damageAllCached(page)).toBe(precachedFiles.length);
  expect((await damagedOrMissing(page)).length).toBe(precachedFiles.length);
  await stopWorkers(context, page);

  await page.goto(host.address);
  await expect(page.locator('a.ticket')).toHaveCount(1);
  await expect.poll(() => damagedOrMissing(page), { timeout: 120_000 }).toEqual([]);
  expect(await entriesIn(page)).toEqual(entriesBefore);
  await host.stop();
  await stopWorkers(context, page);
  await page.goto(`${host.address}match/?id=late`);
  await expect(page.getByRole('button', { name: matchWords.log })).toBeVisible();
});

test('if a damaged page cannot be loaded again, the fallback page opens instead', async ({
  page,
  context
}) => {
  const host = await openHost(buildFolder);
  await page.goto(host.address);
  await waitForCachedApp(page);
  await page.evaluate(async () => {
    const [place = ''] = await caches.keys();
    const cache = await caches.open(place);
    for (const key of await cache.keys())
      if (/\/ledger\/\?/.test(key.url)) await cache.put(key, new Response('<title>Welcome</title>'));
  });
  await host.stop();
  await stopWorkers(context, page);
  await page.goto(`${host.address}ledger/`);
  await expect(page.getByRole('heading', { name: uiTabWords.ledger, exact: true })).toBeVisible();
});

test('wrong files in the cache of version 0.1.0 are repaired before an update is activated', async ({
  page,
  allow
}, info) => {
  allow(/Failed to load|MIME type|Unexpected token|dynamically imported/i);
  const oldFolder = info.outputPath('old');
  cpSync(buildFolder, oldFolder, { recursive: true });
  writeFileSync(join(oldFolder, 'sw.js'), trustingWorker);
  const hotelPage = '<!doctype html><title>Welcome to the hotel</title>';
  for (const folder of ['nodes', 'chunks', 'assets'])
    for (const file of readdirSync(join(oldFolder, '_app/immutable', folder)).slice(0, 3))
      writeFileSync(join(oldFolder, '_app/immutable', folder, file), hotelPage);
  const host = await openHost(oldFolder);
  await page.goto(`${host.address}icons/icon.svg`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  expect(await damagedOrMissing(page)).toHaveLength(9);
  await host.resume(buildFolder);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await waitForWaitingWorker(page);
  await expect.poll(() => damagedOrMissing(page), { timeout: 60_000 }).toEqual([]);
});
