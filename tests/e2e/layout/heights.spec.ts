import { expect, test } from '#tests/e2e/support/harness';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 }
] as const;

test('no page is longer than its content @commit', async ({ page }) => {
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
          (element) => element.getBoundingClientRect().bottom + scrollY
        );
        return document.documentElement.scrollHeight - Math.ceil(Math.max(innerHeight, ...ends));
      });
      expect(more, `${address} at ${size.width}x${size.height}`).toBeLessThanOrEqual(0);
    }
  }
});

test('no focusable element is hidden below the tabs @commit', async ({ page }) => {
  for (const address of ['', 'referee/', 'settings/']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const covered: string[] = [];
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const hiddenElements = await page.evaluate(() => {
        const [at, tabs] = [document.activeElement, document.querySelector('nav.tabs')];
        if (at === null || at === document.body || tabs === null || tabs.contains(at)) return undefined;
        const { bottom, height } = at.getBoundingClientRect();
        const { top } = tabs.getBoundingClientRect();
        return height > 1 && bottom > top ? `${at.textContent.trim()}: ${bottom} of ${top}` : undefined;
      });
      if (hiddenElements !== undefined) covered.push(hiddenElements);
    }
    expect(covered, address).toEqual([]);
  }
});
