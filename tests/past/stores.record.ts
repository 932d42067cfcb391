import { chromium, type Page } from '@playwright/test';
import { test } from 'vitest';
import { browserLaunch } from '#scripts/checks/browser.js';
import { serve } from '#scripts/checks/server.js';
import { buildFolder } from '#scripts/settings.js';
import { dumpDevice } from './device';
import type { ScreenTexts } from './dump';
import { writeDump } from './dump';
import { EVENINGS } from './evenings';
import { clockOf } from './table';

const EVENING = process.env['EVENING'];

/** The evenings were recorded once, with the build of 0.1.0; see README.md. */
for (const [evening, { start, play }] of Object.entries(EVENINGS))
  test.runIf(EVENING === undefined || EVENING === evening)(`dumps ${evening}`, async () => {
    const server = await serve({ folder: buildFolder });
    const browser = await chromium.launch(browserLaunch());
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce'
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const clock = clockOf(page, start);
    await clock.advance(0);
    try {
      await play(page, clock);
      await page.goto('settings/');
      const device = await dumpDevice(page);
      writeDump({ evening, at: clock.now(), device, shown: await readShownTexts(page) });
    } catch (error) {
      await page.screenshot({ path: `test-results/${evening}.png` });
      throw error;
    } finally {
      await browser.close();
      await server.close();
    }
  });

async function readShownTexts(page: Page): Promise<ScreenTexts> {
  const lines = async (selector: string): Promise<readonly string[]> => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
    const texts = await page.locator(selector).allInnerTexts();
    return texts.map((text) => text.replace(/\s+/g, ' ').trim());
  };
  await page.goto('');
  const homeLines = await lines('main .tickets a.ticket');
  const runningIds = await page
    .locator('main .tickets a.ticket')
    .evaluateAll((tickets) =>
      tickets.map((ticket) => new URL((ticket as HTMLAnchorElement).href).searchParams.get('id') ?? '')
    );
  await page.goto('ledger/');
  const ledger = await lines('main .tickets li');
  await page.goto('parts/');
  const partLines = await lines('main section[aria-labelledby="in-use"] li');
  await page.goto('settings/');
  const settings = await lines('main section, main li');
  const matches: Record<string, readonly string[]> = {};
  for (const id of runningIds) {
    await page.goto(`match/?id=${id}`);
    matches[id] = await lines('h1, .ask');
  }
  return { home: homeLines, ledger, parts: partLines, settings, matches };
}
