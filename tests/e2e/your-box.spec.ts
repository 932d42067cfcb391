import { axe, byNightAndDay, expect, noSideways, targets, test } from './harness';
import { seat } from './seats';
import { openBox, putRight, saved, sum, use } from './parts-set';

test('a guess is put right once, stays so, and the parts go by it', async ({ page }) => {
  await page.goto('parts/box/?box=razzia');
  const chits = page.getByRole('listitem').filter({ hasText: 'Money chits' });
  await expect(chits).toContainText('A guess');
  await expect(chits).toContainText('Check your box.');
  await chits.getByRole('button', { name: /^Put it right.*Money chits/ }).click();
  const fives = chits.getByRole('group', { name: '$5,000: how many are in the box' });
  await fives.getByRole('button', { name: 'One less' }).click();
  await expect(chits).toContainText('83 chits in all');
  await expect(chits).toContainText('As in your box');
  await putRight(page);
  await page.reload();
  await expect(chits).toContainText('83 chits, as your table counted');

  await openBox(page, 'razzia');
  await page.getByRole('button', { name: /^Money chits/ }).click();
  await page.getByRole('checkbox', { name: /^All 83 chits/ }).click();
  await use(page);
  await saved(page);
  expect(await sum(page)).toEqual([83, 0, 83]);

  await page.goto('rules/razzia/#box');
  await expect(chits).toContainText('83 chits, as your table counted');
  await chits.getByRole('button', { name: /^Back to what we think/ }).click();
  await expect(chits).toContainText('84 in eight values');
});

test('the rewards round the ring of No Entry are as on the table’s own tile', async ({ page }) => {
  await page.goto('parts/box/');
  const ring = page.getByRole('listitem').filter({ hasText: 'No Entry counter' });
  await ring.getByRole('button', { name: /^Put it right/ }).click();
  await ring.getByRole('textbox', { name: 'Space 3' }).fill('$40,000');
  await ring.getByRole('textbox', { name: 'Space 3' }).press('Enter');
  await expect(ring).toContainText('As in your box');
  await putRight(page);
  await openBox(page);
  await page.getByRole('checkbox', { name: /^No Entry counter/ }).click();
  await use(page);
  await expect(page.getByRole('button', { name: '$40,000', exact: true })).toBeVisible();
});

test('a match is played with the ring of the table’s own tile, and says so', async ({ page }) => {
  await page.goto('parts/box/');
  const ring = page.getByRole('listitem').filter({ hasText: 'No Entry counter' });
  await ring.getByRole('button', { name: /^Put it right/ }).click();
  await ring.getByRole('textbox', { name: 'Space 3' }).fill('$40,000');
  await ring.getByRole('textbox', { name: 'Space 3' }).press('Enter');
  await expect(ring).toContainText('As in your box');
  await putRight(page);
  const said =
    'The ring of No Entry! is that of your box: after the arrow 2 chips, $40,000, $30,000, nothing and 1 chip.';
  await page.goto('new/las-vegas/');
  await seat(page, 'Anna', 'Ben');
  await page.getByRole('button', { name: /^Royale/ }).click();
  await page.getByText('House rules', { exact: true }).click();
  await expect(page.getByText(said)).toBeVisible();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Table' })).toContainText(said);
});

test('a suit that nobody knew is called as on the table’s own tiles', async ({ page }) => {
  await page.goto('parts/box/?box=vegas-strip');
  const tiles = page.getByRole('listitem').filter({ hasText: 'Number tiles' });
  await tiles.getByRole('button', { name: /^Put it right/ }).click();
  await tiles.getByRole('textbox', { name: 'fifth suit' }).fill('stars');
  await tiles.getByRole('textbox', { name: 'fifth suit' }).press('Enter');
  await expect(tiles).toContainText('As in your box');
  await putRight(page);
  await openBox(page, 'vegas-strip');
  await page.getByRole('button', { name: /^Number tiles/ }).click();
  await page.getByRole('button', { name: 'stars', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^stars 7/i })).toBeVisible();
});

test('what is in the boxes can be read and tapped by night and day', async ({ page }) => {
  for (const box of ['las-vegas', 'vegas', 'razzia']) {
    await page.goto(`parts/box/?box=${box}`);
    await page
      .getByRole('button', { name: /^Put it right/ })
      .first()
      .click();
    await byNightAndDay(page, async () => {
      await axe(page, ['target-size']);
      await noSideways(page);
      await targets(page);
    });
  }
});
