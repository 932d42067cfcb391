import { axe, expect, noSideways, targets, test } from './harness';

test('a whole board is copied with the thumbs, checked, taken back, kept and handed on', async ({ page }) => {
  await page.goto('parts/copy/?box=vegas');
  let taps = 0;
  const tap = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
    taps += 1;
  };

  await tap('1');
  await tap('2');
  await tap('5 or 6, one space');
  await tap('3 rows like the first');
  const open = page.getByRole('region', { name: '1st table' });
  await expect(open).toContainText('9 spaces, 9 gold');
  await tap('One gold more');
  await expect(open).toContainText('Table 1 has 9 spaces and a gold chip of 10. Check your board.');
  await tap(/^Undo: one more gold/);
  await expect(open).toContainText('9 spaces, 9 gold');

  for (let table = 2; table <= 14; table += 1) {
    await tap(/^Next: the/);
    await tap('1 to 6, a space each');
  }
  await expect(page.getByRole('link', { name: /^Done/ })).toBeVisible();
  expect(taps, 'taps for fourteen tables').toBe(32);

  await page.reload();
  await expect(open).toContainText('9 spaces, 9 gold');
  await axe(page);
  await targets(page);
  await noSideways(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);

  await page.goto(`parts/copy/?box=vegas#vegas1${'_3-123'.repeat(13)}`);
  await expect(page.getByRole('alert')).toContainText('A board has exactly 14 tables; this one has 13.');

  await page.goto('parts/box/?box=vegas');
  await expect(page.getByRole('link', { name: /^Copy your board/ })).toContainText('Your board is copied.');
});

test('a board that is begun goes on where it was left, and a link brings a whole one', async ({ page }) => {
  await page.goto('parts/copy/?box=vegas');
  await page.getByRole('button', { name: '1 to 6, a space each' }).click();
  await expect(page.getByText('Saved to your box')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: '2nd table' })).toBeVisible();
  await expect(page.getByText('1 of 14 copied')).toBeVisible();
  await page.goto('parts/');
  await page.goto(`parts/copy/?box=vegas#vegas1${'_3-123'.repeat(14)}`);
  await page.getByRole('button', { name: 'Take this board' }).click();
  await expect(page.getByRole('region', { name: '1st table' })).toContainText('3 spaces, 3 gold');
  await expect(page.getByRole('link', { name: /^Done/ })).toBeVisible();
});
