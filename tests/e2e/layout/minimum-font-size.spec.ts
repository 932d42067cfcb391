import type { Page } from '@playwright/test';
import { browserLaunch } from '#scripts/checks/browser.js';
import { everyAsk } from '#tests/e2e/support/asked';
import { expect, test } from '#tests/e2e/support/harness';
import { recordedMatch } from '#tests/recorded/matches';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';

/** Users can set a minimum font size in the browser. The page cannot detect it. */
const MINIMUM_FONT_FLAG = '--blink-settings=minimumFontSize=24,minimumLogicalFontSize=24';
const launchSettings = browserLaunch();
test.use({ launchOptions: { ...launchSettings, args: [...launchSettings.args, MINIMUM_FONT_FLAG] } });

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 1180, height: 820 }
] as const;
/** After this many lines of the match, dice are rolled and not placed. */
const ROLLED_LINE = 14;
const PAGES = [
  '',
  'parts/',
  'parts/starts/',
  'referee/',
  'ledger/',
  'ledger/add/',
  'settings/',
  'new/razzia/'
];

/** Controls outside the window that nothing scrolls into view. */
function pushedOutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isScrollable = (item: Element | null): boolean =>
      item !== null &&
      (/auto|scroll/.test(getComputedStyle(item).overflowX) || isScrollable(item.parentElement));
    return [...document.querySelectorAll('button, a[href], input, select, summary')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isShown = element.checkVisibility() && width > 1 && element.closest('.for-readers') === null;
      const isOutside = left < -1 || right > innerWidth + 1;
      return isShown && isOutside && !isScrollable(element.parentElement)
        ? [`${element.getAttribute('aria-label') ?? element.textContent.trim()}: ${left} to ${right}`]
        : [];
    });
  });
}

test('with a minimum font size of 24 px all controls of a page stay inside the window', async ({ page }) => {
  const problems: Record<string, readonly string[]> = {};
  for (const address of PAGES) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const outsideTexts = await pushedOutTexts(page);
      if (outsideTexts.length > 0) problems[`${address} at ${size.width}`] = outsideTexts;
    }
  }
  expect(problems).toEqual({});
});

/** Words that are broken across two lines. */
function brokenWords(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const brokenTexts: string[] = [];
      while (walker.nextNode() !== null) {
        const node = walker.currentNode;
        for (const { 0: word, index } of node.textContent?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            brokenTexts.push(word);
        }
      }
      return brokenTexts;
    })
  );
}

// Fails if a word is broken in two, such as "Razzi" and "a", or "2n" and "d".
test('with a minimum font size of 24 px no name of a box and no place in the ranking is broken', async ({
  page
}) => {
  const { file, match, log } = recordedMatch('las-vegas', 'three-players');
  await page.goto('ledger/');
  const id = await storeMatch(page, { seats: file.seats, options: match.options, log });
  const screens = [
    { address: 'parts/', names: '.tabs label > span' },
    { address: 'referee/', names: '[role="tab"] > span' },
    { address: `match/?id=${id}`, names: '.result .row > .brass-heading' }
  ];
  for (const { address, names } of screens) {
    await page.goto(address);
    await expect(page.locator(names).first()).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await brokenWords(page, names), `${address} at ${size.width}`).toEqual([]);
    }
  }
});

// Fails if "You’d lead" loses the lower half of its letters.
test('with a minimum font size of 24 px the captions of casinos are as high as their letters', async ({
  page
}) => {
  const { file, match, log } = recordedMatch('las-vegas', 'three-players');
  await page.goto('ledger/');
  const id = await storeMatch(
    page,
    { seats: file.seats, options: match.options, log },
    { lines: ROLLED_LINE }
  );
  await follow(page, `match/?id=${id}`);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const captions = page.locator('.board .caption');
    await expect(captions).not.toHaveCount(0);
    const cutCaptions = await captions.evaluateAll((captionElements) =>
      captionElements
        .filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 1)
        .map((caption) => caption.textContent)
    );
    expect(cutCaptions, `at ${size.width}`).toEqual([]);
  }
});

test('with a minimum font size of 24 px all controls of a match stay inside the window', async ({ page }) => {
  const firstStates = new Map(
    (await everyAsk()).map((ask) => [`${ask.match.game} ${ask.title.split(' ')[2]}`, ask])
  );
  await page.goto('ledger/');
  const problems: Record<string, readonly string[]> = {};
  for (const [index, { title, match }] of [...firstStates.values()].entries()) {
    await follow(page, `match/?id=${await storeMatch(page, match, { id: `least-${index}` })}`);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const outsideTexts = await pushedOutTexts(page);
      if (outsideTexts.length > 0) problems[`${title} at ${size.width}`] = outsideTexts;
    }
  }
  expect(firstStates.size).toBeGreaterThan(12);
  expect(problems).toEqual({});
});
