import type { Page } from '@playwright/test';
import { axe, expect, noSideways, targets, test } from '#tests/e2e/support/harness';
import { follow, keep } from '#tests/e2e/support/kept-match';
import { undoButton } from '#tests/e2e/support/controls';
import { place, walkOn } from '#tests/e2e/las-vegas/las-vegas-table';
import { named } from '#tests/e2e/support/seats';
import * as coreWords from '$lib/core/strings/en';
import * as leavingWords from '$lib/games/contract/strings/en/leaving';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as matchWords from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';
import * as peopleWords from '#routes/match/strings/en/people';
import * as sheetWords from '#routes/match/sheets/strings/en';

/** Would catch a player who leaves and is asked again, loses money, or changes what others get. */

const LEFT = coreWords.leftWords(1);
const OPTIONS = { first: 'p1', depth: 'turns', nobodyWon: 'same', imaginaryWinner: 'down' };
const DEAL = {
  type: 'deal',
  pairs: [
    [30000, 30000],
    [50000, 40000],
    [70000, 40000],
    [60000, 60000],
    [80000, 70000],
    [100000, 90000]
  ]
};

/** Anna has all dice at casino 6 and Ben his seven small ones; Carla has the turn. */
async function sixTaken(page: Page, seats: readonly string[]): Promise<void> {
  const log = [
    DEAL,
    { type: 'place', face: 6, small: 7, big: 1 },
    { type: 'place', face: 6, small: 7, big: 0 }
  ];
  await page.goto('settings/');
  await keep(page, { seats, options: OPTIONS, log }, { id: 'leaving' });
  await follow(page, 'match/?id=leaving');
}

/** Opens the sheet in which a player leaves. */
async function prepare(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: matchWords.table, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tableWords.people, exact: true }).click();
  await page.getByRole('button', { name: peopleWords.handTheSeatOn(name) }).click();
  await page.getByRole('button', { name: sheetWords.nobodyTakesOver(name) }).click();
  await expect(page.getByRole('dialog', { name: sheetWords.leaves(name) })).toBeVisible();
}

test('a player leaves in round 1, the round is paid, and the game goes on', async ({ page }) => {
  await sixTaken(page, ['Anna', 'Ben', 'Carla']);
  await prepare(page, 'Ben');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Ben') });
  await expect(sheet).toContainText(sheetWords.noOneElsesRoundChanges);
  await expect(sheet).toContainText(sheetWords.keeps('Ben', '$20,000'));
  await axe(page, ['target-size']);
  await targets(page);
  await noSideways(page);
  await sheet.getByRole('button', { name: sheetWords.leaves('Ben'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText(LEFT);
  await undoButton(page, 'Ben').click();
  await expect(page.getByText(LEFT)).toHaveCount(0);

  await page.getByRole('button', { name: peopleWords.handTheSeatOn('Ben') }).click();
  await page.getByRole('button', { name: sheetWords.nobodyTakesOver('Ben') }).click();
  await sheet.getByRole('button', { name: sheetWords.leaves('Ben'), exact: true }).click();
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
  const strip = page.getByRole('region', { name: uiWords.players });
  await expect(strip.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText(LEFT);
  await axe(page, ['target-size']);

  // Casino 6 pays Anna and Ben, casino 5 Carla; the big die that Ben had in hand is in the box.
  await place(page, { face: 5, small: 7, big: true });
  await walkOn(page);
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    leavingWords.leftLine({ code: 'left', player: 'p2', pieces: 'stay' }, named)
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: matchWords.table, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tableWords.people, exact: true }).click();
  for (const [name, sum] of [
    ['Anna', '$120,000'],
    ['Ben', '$110,000'],
    ['Carla', '$100,000']
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(sum);
});

test('who takes the dice along, what that costs is said before, and two can only end', async ({ page }) => {
  await sixTaken(page, ['Anna', 'Ben', 'Carla']);
  await prepare(page, 'Anna');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Anna') });
  // Without Anna's nine, Ben's seven take the higher note: $100,000 in place of $90,000.
  await sheet.getByRole('radio').last().check();
  await expect(sheet).toContainText(sheetWords.gains('Ben', '$10,000'));
  await sheet.getByRole('button', { name: sheetWords.leaves('Anna'), exact: true }).click();
  await page.getByRole('button', { name: peopleWords.handTheSeatOn('Carla') }).click();
  await page.getByRole('button', { name: sheetWords.nobodyTakesOver('Carla') }).click();
  const last = page.getByRole('dialog', { name: sheetWords.leaves('Carla') });
  await expect(last).toContainText(
    leavingWords.leavingSentence({ code: 'tooFewStay', rule: '1.8', player: 'p3', min: 2 }, named)
  );
  await last.getByRole('button', { name: sheetWords.endInstead }).click();
  await expect(page.getByRole('dialog').last()).toContainText('Ben');
});
