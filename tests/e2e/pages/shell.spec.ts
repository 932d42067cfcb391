import {
  axe,
  checkBothThemes,
  expect,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { readMatchToStore, storeMatch } from '#tests/e2e/support/stored-match';
import * as matchWords from '#routes/match/strings/en/match';
import * as uiTabWords from '$lib/ui/strings/en/tabs';
import * as uiWords from '$lib/ui/strings/en/results';
import * as homeWords from '#routes/strings/en';

const PLACES = [
  { tab: 'Play', address: '', heading: 'Croupier' },
  { tab: 'Pieces', address: 'parts/', heading: 'Missing pieces' },
  { tab: 'Referee', address: 'referee/', heading: 'Referee' },
  { tab: 'History', address: 'ledger/', heading: 'History' }
] as const;

test('four tabs open four areas and mark the current one @commit', async ({ page }) => {
  await page.goto('');
  const tabs = page.getByRole('navigation', { name: uiTabWords.places });
  for (const { tab, address, heading } of [...PLACES.slice(1), PLACES[0]]) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`/${address}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(tabs.locator('[aria-current=page]')).toHaveText(tab);
  }
});

test('a page inside an area keeps its tab marked', async ({ page }) => {
  const currentTab = page.getByRole('navigation', { name: uiTabWords.places }).locator('[aria-current=true]');
  await page.goto('settings/');
  await expect(currentTab).toHaveText(uiTabWords.play);
  await page.goto('rules/las-vegas/');
  await expect(currentTab).toHaveText(uiTabWords.referee);
});

test('a match has no tabs', async ({ page }) => {
  await page.goto('new/las-vegas/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: uiTabWords.places })).toHaveCount(0);
});

test('the tabs are at the bottom of a phone and at the side of a tablet', async ({ page }) => {
  await page.goto('parts/');
  const tabs = page.getByRole('navigation', { name: uiTabWords.places });
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await tabs.boundingBox())?.width).toBe(390);
  await page.setViewportSize({ width: 1180, height: 820 });
  expect(await tabs.boundingBox()).toMatchObject({ x: 0, y: 0, width: 104, height: 820 });
});

test('every page but the home page loads the app’s fonts', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.goto('', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
  await page
    .getByRole('navigation', { name: uiTabWords.places })
    .getByRole('link', { name: uiTabWords.parts })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: uiTabWords.parts })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.check('700 18px Inter'))).toBe(true);
});

test.describe('the rules', () => {
  test('are one list of numbered paragraphs, each marked with its source', async ({ page }) => {
    await page.goto('rules/las-vegas/');
    await expect(page.getByRole('heading', { level: 2, name: 'Payout' })).toBeVisible();
    const paragraph = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Ties', exact: true }) });
    await expect(paragraph).toContainText(uiWords.printed);
    await expect(page.getByText(uiWords.ourInterpretation).first()).toBeVisible();
    await paragraph.getByRole('link', { name: '§ 4.3' }).click();
    await expect(page).toHaveURL(/#4\.3$/);
    await expect(page.locator('[id="4.3"]').getByRole('heading')).toBeInViewport();
  });

  test('open at a paragraph from its address', async ({ page }) => {
    await page.goto('rules/las-vegas/#6.2');
    await expect(page.locator('[id="6.2"]').getByRole('heading')).toBeInViewport();
  });

  // Fails if the search covers the paragraph, or if the sheet scrolls by the pixels of an unzoomed frame.
  test('of a match open at the paragraph that matters now', async ({ page }) => {
    await page.goto('ledger/');
    await storeMatch(page, readMatchToStore('three-players'), { lines: 12 });
    for (const [width, height] of [
      [320, 568],
      [1280, 800]
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('match/?id=kept');
      await page.getByRole('button', { name: matchWords.rules }).click();
      const heading = page.locator('.paragraph.here').getByRole('heading');
      await expect(heading).toBeInViewport({ ratio: 1 });
      const isCovered = await heading.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + 5, top + 5));
      });
      expect(isCovered).toBe(false);
    }
  });

  test.describe('before any script runs', () => {
    test.use({ javaScriptEnabled: false });

    test('are readable', async ({ page }) => {
      await page.goto('rules/las-vegas/');
      await expect(page.getByRole('heading', { name: 'Ties', exact: true })).toBeVisible();
    });
  });

  test('of an unknown game are reported as missing', async ({ page, allow }) => {
    allow(/404|Not found|no rulebook/);
    await page.goto('rules/tiddlywinks/');
    await expect(page.getByRole('heading', { name: homeWords.pageNotFound })).toBeVisible();
  });
});

test('an unknown address says so, and links back', async ({ page }) => {
  await page.goto('nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1, name: homeWords.pageNotFound })).toBeVisible();
  await axe(page);
  await targets(page);
  await page.getByRole('link', { name: homeWords.backToHome }).click();
  await expect(page.getByRole('heading', { level: 1, name: homeWords.croupier })).toBeVisible();
});

test('the rules are accessible in both themes and scale @commit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 9000 });
  await page.goto('rules/las-vegas/');
  await checkBothThemes(page, async () => {
    // Axe measures content that scrolls below the tabs as too small; `targets` measures its box instead.
    await axe(page, ['target-size']);
    await targets(page);
    await expectNoSidewaysScroll(page);
  });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page);
});
