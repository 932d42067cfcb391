import type { Locator, Page } from '@playwright/test';
import {
  axe,
  checkBothThemes,
  contrast,
  expect,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { tabTo } from '#tests/e2e/support/keys';
import { storeRecords, storeTwentyGames } from '#tests/e2e/support/twenty-games';
import * as ledgerWords from '#routes/ledger/strings/en';
import * as say from '#routes/ledger/statistics/strings/en';
import * as uiWords from '$lib/ui/strings/en/ui';

function figureItem(page: Page, name: string): Locator {
  return page.locator(`[data-figure="${name}"]`);
}

function gameCountItem(page: Page): Locator {
  return page.getByRole('dialog').getByRole('list', { name: say.theseGames }).getByRole('listitem');
}

async function openPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: say.playerColumn }).getByRole('button', { name }).click();
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('without a finished game there are no figures, but a link to start one', async ({ page }) => {
  await page.goto('ledger/');
  await page.getByRole('link', { name: ledgerWords.statistics }).click();
  await expect(page.getByRole('heading', { name: say.noStatisticsYet })).toBeVisible();
  await expect(page.getByRole('link', { name: uiWords.chooseAGame })).toBeVisible();
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
});

test.describe('a year with twenty games', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('ledger/');
    await storeTwentyGames(page);
    await page.goto('ledger/statistics/');
    await expect(figureItem(page, 'dice')).toBeVisible();
  });

  // Fails if a figure differs from the one counted by hand, or opens other games.
  test('shows the figures that were worked out by hand, and the games behind each @commit', async ({
    page
  }) => {
    await expect(figureItem(page, 'wins')).toContainText(/^11\s*wins of 18/);
    await expect(figureItem(page, 'wins')).toContainText('7.4');
    await expect(figureItem(page, 'streak')).toContainText('3');
    await expect(figureItem(page, 'place-1')).toContainText('10');
    await expect(figureItem(page, 'box-las-vegas')).toContainText('$333k');
    await expect(figureItem(page, 'box-las-vegas')).toContainText('$288k');
    await expect(figureItem(page, 'box-razzia')).toContainText('$388k');
    await expect(figureItem(page, 'box-las-vegas-cards')).toContainText('$260k, $200k, $250k');
    await expect(figureItem(page, 'took').first()).toContainText('$90,000');
    await expect(figureItem(page, 'gave')).toContainText('$60,000');
    await expect(figureItem(page, 'took').last()).toContainText('5 gold');
    await expect(figureItem(page, 'biggest').first()).toContainText('$150,000');
    await expect(figureItem(page, 'luckiest')).toContainText('249');
    await expect(figureItem(page, 'dice')).toContainText('12');
    await expect(figureItem(page, 'against').first()).toContainText(say.aheadOf('Anna', 9, 'Ben', 4, 1));
    await axe(page);
    await targets(page);

    await figureItem(page, 'wins').click();
    await expect(gameCountItem(page)).toHaveCount(11);
    await expect(gameCountItem(page).first()).toContainText('$380,000');
    await axe(page);
    await closeSheet(page);
    await figureItem(page, 'against').first().click();
    await expect(gameCountItem(page)).toHaveCount(14);
    await closeSheet(page);
    await figureItem(page, 'took').first().click();
    await expect(gameCountItem(page)).toHaveCount(2);
    await closeSheet(page);
    await figureItem(page, 'biggest').first().click();
    await expect(gameCountItem(page)).toHaveCount(1);
    await expect(gameCountItem(page)).toContainText('$330,000');
  });

  test('can be filtered by year, box and co-players', async ({ page }) => {
    await page.locator('summary').first().click();
    const group = (name: string): Locator => page.getByRole('group', { name });
    await group(say.year).getByRole('button', { name: '2025' }).click();
    await expect(figureItem(page, 'wins')).toContainText(/^4\s*wins of 6/);
    await group(say.year).getByRole('button', { name: say.all }).click();
    await group(say.playedWith).getByRole('button', { name: 'Ben' }).click();
    await group(say.playedWith).getByRole('button', { name: 'Denny' }).click();
    // The filter leaves games 03, 04, 07, 08, 15, 16 and 17, of which Anna wins 04, 08 and 17.
    await expect(figureItem(page, 'wins')).toContainText(/^3\s*wins of 7/);
    await group(say.game).getByRole('button', { name: 'Razzia' }).click();
    await expect(figureItem(page, 'wins')).toContainText(/^1\s*win of 1/);
    // On Ben's own page, the filter no longer requires Ben as a co-player.
    await openPerson(page, 'Ben');
    await expect(figureItem(page, 'wins')).toContainText(/^0\s*wins of 1/);
  });

  test('opens a game, and Back keeps the person and the filter', async ({ page }) => {
    await page.locator('summary').first().click();
    await page.getByRole('group', { name: say.year }).getByRole('button', { name: '2026' }).click();
    await openPerson(page, 'Carla');
    // The filter leaves games 08, 10, 11, 13, 14, 15, 19 and 20, of which Carla wins 13 and 20.
    await expect(figureItem(page, 'wins')).toContainText(/^2\s*wins of 8/);
    await figureItem(page, 'wins').click();
    await gameCountItem(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/ledger\/match\/\?id=20/);
    await page.goBack();
    await expect(figureItem(page, 'wins')).toContainText(/^2\s*wins of 8/);
  });

  test('works with the keyboard alone', async ({ page }) => {
    await tabTo(page, /^11\s*wins/);
    await page.keyboard.press('Enter');
    await expect(gameCountItem(page)).toHaveCount(11);
    await closeSheet(page);
    await expect(figureItem(page, 'wins')).toBeFocused();
    await tabTo(page, /^Carla$|^CCarla$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say.resultsOf('Carla') })).toBeVisible();
  });

  test('fits a narrow screen in both themes', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoSidewaysScroll(page);
    await targets(page);
    await checkBothThemes(page, async () => contrast(page));
  });
});

test('three games show results but no average, and a manually added game counts', async ({ page }) => {
  await page.goto('ledger/');
  await storeTwentyGames(page, { count: 1 });
  await storeRecords(page, [
    {
      name: 'manualGames',
      records: [
        {
          id: 'by hand',
          game: 'las-vegas',
          playedAt: Date.UTC(2025, 10, 2),
          players: [
            { name: 'Ben', colour: 'yellow', place: 1 },
            { name: 'Anna', colour: 'sky', place: 2 }
          ],
          changedAt: Date.UTC(2025, 10, 2)
        }
      ]
    }
  ]);
  await page.goto('ledger/statistics/');
  await openPerson(page, 'Anna');
  await expect(figureItem(page, 'wins')).toContainText(/^1\s*win of 2/);
  await expect(figureItem(page, 'box-las-vegas')).toContainText('$300k, 2nd');
  await expect(figureItem(page, 'against').first()).toContainText(say.aheadOf('Anna', 1, 'Ben', 1, 0));
});

test('names are shown exactly as typed', async ({ page }) => {
  const oddNames = { Anna: '<b>p1</b> $& {{x}}', Ben: 'Benjamin-Maximilian Hohenlohe', Carla: 'שרה' };
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('ledger/');
  await storeTwentyGames(page, { newNames: oddNames });
  await page.goto('ledger/statistics/');
  await expect(figureItem(page, 'dice')).toBeVisible();
  for (const name of Object.values(oddNames))
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
