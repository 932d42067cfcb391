import type { Page } from '@playwright/test';
import { axe, expect, noSideways, targets, test } from './harness';
import { keep, recorded } from './kept-match';

const DAY = 24 * 60 * 60 * 1000;
const EVENING = Date.UTC(2026, 10, 20, 19);

/** Two finished matches, the second one of another evening with other people, and one that is running. */
async function fill(page: Page): Promise<void> {
  await page.goto('ledger/');
  await keep(page, recorded('three-players'), { id: 'late', startedAt: EVENING });
  await keep(page, recorded('two-players'), { id: 'early', startedAt: EVENING - 7 * DAY });
  await keep(page, recorded('three-players'), { id: 'running', lines: 16, startedAt: EVENING });
  for (const id of ['late', 'early']) {
    await page.goto(`match/?id=${id}`);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    await expect(page.getByText('Saved')).toBeVisible();
  }
  await page.goto('ledger/');
}

function finished(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('list', { name: 'Finished matches' }).getByRole('listitem');
}

test('an empty ledger says what it is for, and where to begin', async ({ page }) => {
  await page.goto('ledger/');
  await expect(page.getByRole('heading', { name: 'No match is in the ledger yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open a box' })).toBeVisible();
  await axe(page);
  await targets(page);
  await noSideways(page);
});

test.describe('the ledger', () => {
  test.beforeEach(({ page }) => fill(page));

  test('lists every match, the newest first, and finds those of somebody', async ({ page }) => {
    await expect(finished(page)).toHaveCount(2);
    await expect(finished(page).first()).toContainText('Fri, Nov 20');
    await expect(finished(page).first()).toContainText('$530,000');
    await expect(finished(page).last()).toContainText('Fri, Nov 13');
    const running = page.getByRole('list', { name: 'Still on the table' });
    await expect(running.getByRole('listitem')).toContainText('running, since Fri, Nov 20');
    await axe(page);
    await targets(page);
    await noSideways(page);

    await page.getByRole('button', { name: 'Dora' }).click();
    await expect(finished(page)).toHaveCount(1);
    await expect(finished(page)).toContainText('Emil');
    await expect(running).toHaveCount(0);
    await page.getByRole('button', { name: 'Anyone' }).click();
    await expect(finished(page)).toHaveCount(2);
  });

  test('opens a match as it ended, and steps through it', async ({ page }) => {
    await finished(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Las Vegas, Fri, Nov 20' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Places' })).toContainText('$530,000');
    await axe(page);
    await targets(page);
    await noSideways(page);

    await page.getByRole('button', { name: 'Replay' }).click();
    const steps = page.getByRole('region', { name: 'Step through the match' });
    await expect(steps).toContainText('The match begins.');
    await steps.getByRole('button', { name: 'One line on' }).click();
    await expect(steps).toContainText('Round 1 is dealt');
    await steps.getByRole('slider', { name: 'Line' }).press('End');
    await expect(steps.getByRole('button', { name: 'What was paid' })).toBeVisible();
    await axe(page);
    await targets(page);
    await noSideways(page);
    await steps.getByRole('button', { name: 'What was paid' }).click();
    await expect(page.getByRole('dialog', { name: 'What was paid' })).toContainText('Casino 6, Boxcars');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Result' }).click();
    await expect(page.getByRole('region', { name: 'Places' })).toBeVisible();
  });

  test('shows the moment of a line of its log', async ({ page }) => {
    await finished(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Log' }).click();
    const line = page.getByRole('dialog', { name: 'Log' }).locator('ol > li').last();
    await line.getByRole('button').first().click();
    await expect(page.getByRole('region', { name: 'Step through the match' })).toContainText(
      'Round 1 is dealt'
    );
  });

  test('deletes a match in one tap, and brings it back in another', async ({ page }) => {
    await finished(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Las Vegas of Fri, Nov 20 is no longer in the ledger.')).toBeVisible();
    await axe(page);
    await targets(page);
    await page.getByRole('button', { name: 'Undo: Las Vegas of Fri, Nov 20 is deleted' }).click();
    await expect(page.getByRole('region', { name: 'Places' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'To the ledger' }).last().click();
    await expect(finished(page)).toHaveCount(1);
    await axe(page);
    await targets(page);
    await page.getByRole('button', { name: 'Undo: A match is deleted' }).click();
    await expect(finished(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\/ledger\/?$/);
  });

  test('ends a running match, and lets it go on', async ({ page }) => {
    await page.getByRole('list', { name: 'Still on the table' }).getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Play on' })).toBeVisible();
    await axe(page);
    await targets(page);
    await page.getByRole('button', { name: 'End it here' }).click();
    await page
      .getByRole('dialog', { name: 'End the match' })
      .getByRole('button', { name: /^End (the match now|without paying it)$/ })
      .click();
    await expect(page.getByText('The table stopped before the end.')).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Undo: the end of the match' }).click();
    await page.getByRole('link', { name: 'Play on' }).click();
    await expect(page).toHaveURL(/\/match\/\?id=running/);
  });

  test('says in one sentence that a match is not there', async ({ page }) => {
    await page.goto('ledger/match/?id=nowhere');
    await expect(page.getByText('There is no match at this address on this device.')).toBeVisible();
    await axe(page);
    await targets(page);
  });
});
