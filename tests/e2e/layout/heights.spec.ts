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
      const overflowHeight = await page.evaluate(() => {
        const bottoms = [...document.body.querySelectorAll('main, .house, .page, footer, nav')].map(
          (element) => element.getBoundingClientRect().bottom + scrollY
        );
        return document.documentElement.scrollHeight - Math.ceil(Math.max(innerHeight, ...bottoms));
      });
      expect(overflowHeight, `${address} at ${size.width}x${size.height}`).toBeLessThanOrEqual(0);
    }
  }
});

test('no focusable element is hidden below the tabs @commit', async ({ page }) => {
  for (const address of ['', 'referee/', 'settings/']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const coveredElements: string[] = [];
    for (let tabStop = 0; tabStop < 30; tabStop += 1) {
      await page.keyboard.press('Tab');
      const hiddenElements = await page.evaluate(() => {
        const [focusedElement, tabs] = [document.activeElement, document.querySelector('nav.tabs')];
        if (
          focusedElement === null ||
          focusedElement === document.body ||
          tabs === null ||
          tabs.contains(focusedElement)
        )
          return undefined;
        const { bottom, height } = focusedElement.getBoundingClientRect();
        const { top } = tabs.getBoundingClientRect();
        return height > 1 && bottom > top
          ? `${focusedElement.textContent.trim()}: ${bottom} of ${top}`
          : undefined;
      });
      if (hiddenElements !== undefined) coveredElements.push(hiddenElements);
    }
    expect(coveredElements, address).toEqual([]);
  }
});
