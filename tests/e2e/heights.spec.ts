import type { Page } from '@playwright/test';
import { games } from '$lib/games/registry';
import { everyAsk } from './asked';
import { expect, test } from './harness';
import { keep } from './kept-match';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 }
] as const;

/** Asks of each game that are looked at, spread over all of them. */
const LOOKED = 8;

const asked = await everyAsk();

/** By how much the page is taller than the window, at each size that it is at all. */
async function tooTall(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const more = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    if (more > 0) found.push(`${size.width}x${size.height}: ${more} px`);
  }
  return found;
}

for (const { id, title } of games.map(({ meta }) => meta))
  test(`a match of ${title} is as tall as the window, and only what is in it scrolls`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto('ledger/');
    const kinds = asked.filter(({ match }) => match.game === id);
    const looked = kinds.filter((_, index) => index % Math.ceil(kinds.length / LOOKED) === 0);
    const found: Record<string, readonly string[]> = {};
    for (const [index, { called, match }] of looked.entries()) {
      const kept = await keep(page, match, { id: `tall-${index}` });
      for (const where of ['', '&plain']) {
        await page.goto(`match/?id=${kept}${where}`);
        await expect(page.locator('.frame .ask').first()).toBeVisible();
        const tall = await tooTall(page);
        if (tall.length > 0) found[`${called}${where}`] = tall;
      }
    }
    expect(looked.length).toBeGreaterThan(3);
    expect(found).toEqual({});
  });

test('no page goes on below what is on it', async ({ page }) => {
  for (const address of [
    '',
    'parts/',
    'parts/starts/',
    'referee/',
    'ledger/',
    'settings/',
    'rules/',
    'new/razzia/'
  ]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const more = await page.evaluate(() => {
        const ends = [...document.body.querySelectorAll('main, .house, .page, footer, nav')].map(
          (each) => each.getBoundingClientRect().bottom + scrollY
        );
        return document.documentElement.scrollHeight - Math.ceil(Math.max(innerHeight, ...ends));
      });
      expect(more, `${address} at ${size.width}x${size.height}`).toBeLessThanOrEqual(0);
    }
  }
});
