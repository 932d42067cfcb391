import { buildFolder } from '#scripts/settings.js';
import { expect, test } from './harness';
import { buildVariant, openHost } from './hosts';
import { kept, waiting } from './worker';

test('a newer version waits until it is let in by one tap', async ({ page }) => {
  test.setTimeout(240_000);
  const newer = await buildVariant({ name: 'newer', version: '99.0.0' });
  const host = await openHost(buildFolder);
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.goto(`${host.address}settings/`);
  await kept(page);
  await host.resume(newer);
  await page.reload();
  await waiting(page);
  await expect(page.getByText('99.0.0')).toHaveCount(0);
  expect(loads, 'the page did not open again by itself').toBe(2);

  await page.getByRole('button', { name: /update/i }).click();
  await expect(page.getByText('99.0.0').first()).toBeVisible();
  expect(loads, 'one tap opened it again, once').toBe(3);

  await host.stop();
  await page.reload();
  await expect(page.getByText('99.0.0').first()).toBeVisible();
});
