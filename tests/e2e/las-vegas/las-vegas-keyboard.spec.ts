import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/harness';
import { seat } from './las-vegas-table';

const LONGEST_WAY = 60;

/** The name of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: here } = document;
    return (here?.getAttribute('aria-label') ?? here?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
}

/** Tabs to the next control with this name, as a keyboard user does, and returns the number of steps. */
async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let step = 1; step <= LONGEST_WAY; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return step;
  }
  throw new Error(`no ${String(name)} within ${LONGEST_WAY} steps`);
}

async function press(page: Page, name: RegExp): Promise<number> {
  const way = await tabTo(page, name);
  await page.keyboard.press('Enter');
  return way;
}

test('a whole match by keyboard alone', async ({ page }) => {
  test.setTimeout(360_000);
  await seat(page, { names: ['Anna', 'Ben'], app: ['Dice', 'Notes', 'Neutral dice'] });
  const paid = page.getByRole('heading', { level: 1, name: /^Payout/ });
  const held = page.locator('.ask:focus, .ask :focus');
  const rolling = page.getByRole('button', { name: /^Roll (\d dice|the last die)$/ });
  for (let round = 1; round <= 3; round += 1) {
    await press(page, /^Deal the notes$/);
    await press(page, /^Roll the neutral dice$/);
    for (let turn = 0; turn < 20; turn += 1) {
      await expect(paid.or(rolling)).toBeVisible();
      if (await paid.isVisible()) break;
      if (turn > 0) await expect(held).toHaveCount(1);
      expect(await press(page, /^Roll (\d dice|the last die)$/), 'the next question is near').toBeLessThan(6);
      await expect(page.getByRole('button', { name: /^Place / }).first()).toBeVisible();
      await expect(held, 'the focus waits where the next question is').toHaveCount(1);
      expect(await press(page, /^Place /), 'and so is its answer').toBeLessThan(6);
    }
    for (let casino = 2; casino <= 6; casino += 1) await press(page, new RegExp(`^Next: casino ${casino}$`));
    await press(page, /^Next: the whole round$/);
    await press(page, /^(On to round|See who won)/);
  }
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
});

test('the number keys are the faces, and a disabled control is reached and answers', async ({ page }) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'], app: ['Notes'] });
  await press(page, /^Deal the notes$/);
  await page.keyboard.press('3');
  await expect(page.getByRole('heading', { name: 'How many small 3s?' })).toBeVisible();
  await press(page, /^0 small dice$/);
  await expect(page.getByRole('dialog', { name: 'Why' })).toContainText('Choose at least one die to place.');
  await page.keyboard.press('Escape');
  await press(page, /^Big die$/);
  await press(page, /^2 small dice: 4 there, you’d lead$/);
  await expect(page.getByRole('heading', { name: 'Where to, Ben?' })).toBeVisible();
  await press(page, /^Undo: Anna places two 3s and the big 3/);
  await expect(page.getByRole('heading', { name: 'Where to, Anna?' })).toBeVisible();
});
