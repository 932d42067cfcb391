import { expect, test } from '#tests/e2e/support/harness';
import { place, placer, seat, turnUp, walkOn, type Placement } from './las-vegas-table';

/** The placements of the three players in every round; their results are at the end. */
const PLANS: Readonly<Record<string, readonly Placement[]>> = {
  Anna: [
    { face: 3, small: 5 },
    { face: 1, small: 2, big: true }
  ],
  Ben: [
    { face: 3, small: 3 },
    { face: 6, small: 4, big: true }
  ],
  Carla: [
    { face: 3, small: 1, big: true },
    { face: 2, small: 6 }
  ]
};

test('a match of three, every turn typed in three taps, from the deal to the result @commit', async ({
  page
}) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  for (const round of [1, 2, 3]) {
    await turnUp(page);
    const left = Object.fromEntries(Object.entries(PLANS).map(([name, plan]) => [name, [...plan]]));
    if (round === 2) {
      expect(await placer(page), 'the winner of the higher note at casino 6 begins').toBe('Ben');
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
    }
    for (let turn = 0; turn < 6; turn += 1) {
      const next = left[await placer(page)]?.shift();
      if (next === undefined) throw new Error('somebody without a plan has the turn');
      await place(page, next);
    }
    await expect(page.getByRole('heading', { name: `Payout, round ${round}` })).toBeVisible();
    await walkOn(page);
  }

  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
  const places = page.getByRole('region', { name: 'Places' }).getByRole('listitem');
  await expect(places).toHaveText([
    /1st.*Anna.*\$420,000/s,
    /2nd.*Ben.*\$350,000/s,
    /3rd.*Carla.*\$270,000/s
  ]);

  await page.getByRole('button', { name: /^Undo: .*payout/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Where to, Anna?' })).toBeVisible();
});

test('the twelfth note deals, and the rows show which pair lies where', async ({ page }) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  await turnUp(page);
  const rows = page.getByRole('region', { name: 'Casinos' });
  await expect(rows.getByRole('group', { name: /^Casino 6\. .*\$100,000 and \$80,000/ })).toBeVisible();
  await expect(rows.getByRole('group', { name: /^Casino 4\. .*\$90,000 and \$40,000/ })).toBeVisible();
  await expect(rows.getByRole('group', { name: /^Casino 3\. .*\$80,000 and \$50,000/ })).toBeVisible();

  await rows.getByRole('button', { name: /^Casino 4: why these notes/ }).click();
  await expect(page.getByRole('dialog', { name: 'Why' })).toContainText('§ 2.2');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Undo: the deal of round 1/ }).click();
  await expect(page.getByRole('heading', { name: 'One more note' })).toBeVisible();
  await page.getByRole('button', { name: /^\$90,000/ }).click();
  await expect(rows.getByRole('group', { name: /^Casino 6\. .*\$100,000 and \$80,000/ })).toBeVisible();
});

test('a roll that is typed in lights what can be chosen, with where it would put the player', async ({
  page
}) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  await turnUp(page);
  await place(page, { face: 4, small: 3 });
  await place(page, { face: 6, small: 2 });
  await page.getByRole('button', { name: 'All dice', exact: true }).click();
  const small = page.getByRole('group', { name: 'Small dice' });
  for (const face of [1, 3, 3, 4, 4, 6, 6])
    await small.getByRole('button', { name: new RegExp(`^Small ${face}`) }).click();
  await page.getByRole('button', { name: 'Big 3', exact: true }).click();

  const rows = page.getByRole('region', { name: 'Casinos' });
  await expect(rows.getByRole('button', { name: /^Casino 3: You’d lead/ })).toBeVisible();
  await expect(rows.getByRole('button', { name: /^Casino 4: You’d be second/ })).toBeVisible();
  await expect(rows.getByRole('button', { name: /^Casino 6: You’d tie Ben/ })).toBeVisible();
  await rows.getByRole('button', { name: /^Casino 2: No 2 in this roll/ }).click({ force: true });
  await expect(page.getByRole('dialog', { name: 'Why' })).toContainText(
    'Place a number from the roll: Carla didn’t roll a 2.'
  );
  await page.getByRole('button', { name: 'Close' }).click();
  // Before and after the roll, the claims explain themselves, and the sign chooses the casino.
  await rows.getByRole('button', { name: 'Casino 3: who gets what' }).click();
  await expect(page.getByRole('dialog', { name: 'Why' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const sign = { x: 30, y: 30 };
  await rows.getByRole('button', { name: /^Casino 3: You’d lead/ }).click({ position: sign });
  await expect(page.getByRole('heading', { name: 'Where to, Anna?' })).toBeVisible();
});

test('what happens is said once, and whose turn it has become', async ({ page }) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  await turnUp(page);
  await place(page, { face: 3, small: 2, big: true });
  const heard = page.locator('[aria-live=polite]').filter({ hasText: /./ });
  await expect(heard).toHaveText(['Anna places two 3s and the big 3 at casino 3. Ben is next.']);
  await page.getByRole('button', { name: /^Undo: Anna places/ }).click();
  await expect(heard).toHaveText(['Undone: Anna places two 3s and the big 3 at casino 3.']);
});

test('a reload in the middle of a placement goes on where it was', async ({ page }) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  await turnUp(page);
  await page.getByRole('button', { name: 'Number 3', exact: true }).click();
  await page.getByRole('button', { name: 'Big die', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How many small 3s?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Big die', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true'
  );
  await page.getByRole('button', { name: /^2 small dice: 4 there, you’d lead/ }).click();
  await expect(page.getByRole('heading', { name: 'Where to, Ben?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Where to, Ben?' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo: Anna places two 3s and the big 3/ })).toBeVisible();
});
