import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserLaunch } from './checks/browser.js';
import { PREVIEW } from './build/link-preview.js';
import { serve } from './checks/server.js';
import { basePath, buildFolder, root } from './settings.js';

/** Takes the pictures of the app for install prompts and link previews from a finished build, into `static/pictures`. */

const folder = join(root, 'static/pictures');
/** Entries of the sample game: one ends its first round, the other its last round but one. */
const PAYOUT_LINE = '33';
const LAST_ROUND_LINE = '88';

const narrowScreen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };
const wideScreen = { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 1 };
const previewScreen = { viewport: { width: PREVIEW.width, height: PREVIEW.height }, deviceScaleFactor: 1 };

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
async function openPayout(page) {
  await page.goto('ledger/match/?sample');
  await page.getByRole('slider').fill(PAYOUT_LINE);
}

/** @param {Page} page */
async function openShowdown(page) {
  await page.goto('ledger/match/?sample');
  await page.getByRole('slider').fill(LAST_ROUND_LINE);
}

/** @param {Page} page */
async function openResult(page) {
  await page.goto('ledger/match/?sample');
  await page.locator('[data-action="chart"]').click();
}

const pictures = [
  { file: 'round-narrow.png', ...narrowScreen, open: openPayout },
  { file: 'result-narrow.png', ...narrowScreen, open: openResult },
  { file: 'round-wide.png', ...wideScreen, open: openShowdown },
  { file: PREVIEW.file.replace('pictures/', ''), ...previewScreen, open: openShowdown }
];

mkdirSync(folder, { recursive: true });
const host = await serve({ folder: buildFolder, base: basePath });
const browser = await chromium.launch(browserLaunch());
for (const { file, viewport, deviceScaleFactor, open } of pictures) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    baseURL: host.address,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block'
  });
  const page = await context.newPage();
  await open(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, file) });
  await context.close();
}
await browser.close();
await host.close();
