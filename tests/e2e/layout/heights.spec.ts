import { expect, test } from '#tests/e2e/support/harness';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 }
] as const;

test('no page goes on below what is on it @commit', async ({ page }) => {
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
