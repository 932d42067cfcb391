import { expect, test } from '#tests/e2e/support/harness';
import { indistinguishableControls, looksOf, type PageStyles } from './unusable';

test('disabled controls look disabled on the other pages', async ({ page }) => {
  const styles: PageStyles[] = [];
  for (const address of ['new/las-vegas/', 'parts/', 'parts/starts/', 'parts/box/', 'parts/use/?id=tray']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    styles.push(await looksOf(page));
  }
  expect(styles.flatMap(({ unusable }) => unusable).length).toBeGreaterThan(0);
  expect(indistinguishableControls(styles)).toEqual([]);
});
