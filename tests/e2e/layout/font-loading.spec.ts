import type { Page, Route } from '@playwright/test';
import { expect, installedTest, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import * as uiWords from '$lib/ui/strings/en/ui';

type Side = 'left' | 'top' | 'right' | 'bottom';

const FONT_FILES = '**/inter-basic.*.woff2';

/** The boxes of everything that can be tapped, read or counted. */
function places(page: Page): Promise<readonly DOMRect[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, h1, section, li, svg)')].map(
      (element) => element.getBoundingClientRect().toJSON() as DOMRect
    )
  );
}

/** Whether this machine has a font that the fallback is fitted to; without one, everything moves. */
function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const faces = ['Roboto for Inter', 'Arial for Inter'];
    const loadResults = await Promise.allSettled(faces.map((face) => document.fonts.load(`16px '${face}'`)));
    return loadResults.some((result) => result.status === 'fulfilled' && result.value.length > 0);
  });
}

/** The largest distance that an edge has moved, in pixels. */
function largestShift(
  sides: readonly Side[],
  boxesBefore: readonly DOMRect[],
  boxesAfter: readonly DOMRect[]
): number {
  const shifts = boxesBefore.flatMap((box, index) =>
    sides.map((side) => Math.abs(box[side] - (boxesAfter[index]?.[side] ?? Infinity)))
  );
  return Math.max(...shifts);
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [820, 1180]
] as const)
  test(`the first question of a first visit is shown before the fonts load, and loading them moves nothing (${width})`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('ledger/');
    await storeMatch(page, readMatchToStore('three-players'), { lines: 12 });
    const heldRequests: Route[] = [];
    await page.route(FONT_FILES, (route) => void heldRequests.push(route));
    await page.goto('match/?id=kept');
    await expect(page.locator('.row.lit').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-letters');
    expect(await hasStandIn(page), 'Arial, Roboto or Liberation Sans is installed').toBe(true);
    const placesBefore = await places(page);
    await expect.poll(() => heldRequests.length).toBe(1);
    await heldRequests[0]?.continue();
    await expect(page.locator('html')).toHaveAttribute('data-letters');
    const placesAfter = await places(page);
    expect(placesAfter).toHaveLength(placesBefore.length);
    expect(largestShift(['top', 'bottom'], placesBefore, placesAfter)).toBeLessThan(1);
    // Text may be a fraction of a letter wider or narrower, and more so in a larger frame.
    const scale = await page.locator('div.frame').evaluate((frame) => Number(getComputedStyle(frame).zoom));
    expect(largestShift(['left', 'right'], placesBefore, placesAfter)).toBeLessThan(6 * scale);
  });

installedTest('a device that keeps the letters is written with them at once', async ({ page }) => {
  await page.goto('');
  await waitForCachedApp(page);
  await page.goto('match/?id=none', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-letters');
  await expect(page.getByRole('heading', { name: uiWords.gameNotFound })).toBeVisible();
});
