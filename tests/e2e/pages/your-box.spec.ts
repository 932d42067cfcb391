import {
  axe,
  checkBothThemes,
  expect,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { seat } from '#tests/e2e/support/seats';
import { openBox, waitForCorrections, waitUntilSaved, sum, usePieces } from '#tests/e2e/support/parts-set';
import { stepButton } from '#tests/e2e/support/controls';
import { startingWith } from '#tests/e2e/support/sentences';
import * as lasVegasIndexWords from '$lib/games/las-vegas/strings/en/game';
import * as lasVegasTilesNoEntryTokenWords from '$lib/games/las-vegas/tiles/no-entry/strings/en/your-box';
import * as razziaPartsWords from '$lib/games/razzia/strings/en/parts';
import * as vegasStripPartsWords from '$lib/games/vegas-strip/strings/en/parts';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as resultWords from '$lib/ui/strings/en/results';
import * as matchWords from '#routes/match/strings/en/match';
import * as newGameWords from '#routes/new/[game]/strings/en';
import * as partsWords from '#routes/parts/strings/en';
import { asYouCounted } from '$lib/parts/strings/en/parts';

test('a correction of the box is saved and used for its parts', async ({ page }) => {
  await page.goto('parts/box/?box=razzia');
  const chits = page.getByRole('listitem').filter({ hasText: razziaPartsWords.moneyChits });
  await expect(chits).toContainText(controlWords.aGuess);
  await expect(chits).toContainText(controlWords.checkYourBox);
  await chits.getByRole('button', { name: /^Edit.*Money chits/ }).click();
  const fiveThousands = chits.getByRole('group', { name: controlWords.numberInTheBox('$5,000') });
  await stepButton(fiveThousands, -1).click();
  await expect(chits).toContainText(controlWords.inAll('83 chits'));
  await expect(chits).toContainText(controlWords.asInYourBox);
  await waitForCorrections(page);
  await page.reload();
  await expect(chits).toContainText(asYouCounted(83, 'chit', 'chits'));

  await openBox(page, 'razzia');
  await page.getByRole('button', { name: startingWith(razziaPartsWords.moneyChits) }).click();
  await page.getByRole('checkbox', { name: /^All 83 chits/ }).click();
  await usePieces(page);
  await waitUntilSaved(page);
  await expect.poll(() => sum(page)).toEqual([83, 0, 83]);

  await page.goto('rules/razzia/#box');
  await expect(chits).toContainText(asYouCounted(83, 'chit', 'chits'));
  await chits.getByRole('button', { name: startingWith(controlWords.resetToDefault) }).click();
  await expect(chits).toContainText(razziaPartsWords.moneyChitsHint);
});

test('the rewards on the ring of No Entry can be set as on the players’ own tile', async ({ page }) => {
  await page.goto('parts/box/');
  const counterRow = page
    .getByRole('listitem')
    .filter({ hasText: lasVegasTilesNoEntryTokenWords.noEntryCounter });
  await counterRow.getByRole('button', { name: startingWith(partsWords.editButton) }).click();
  await counterRow.getByRole('textbox', { name: controlWords.space(3) }).fill('$40,000');
  await counterRow.getByRole('textbox', { name: controlWords.space(3) }).press('Enter');
  await expect(counterRow).toContainText(controlWords.asInYourBox);
  await waitForCorrections(page);
  await openBox(page);
  await page
    .getByRole('checkbox', { name: startingWith(lasVegasTilesNoEntryTokenWords.noEntryCounter) })
    .click();
  await usePieces(page);
  await expect(page.getByRole('button', { name: '$40,000', exact: true })).toBeVisible();
});

test('a match is played with the corrected ring and says so', async ({ page }) => {
  await page.goto('parts/box/');
  const counterRow = page
    .getByRole('listitem')
    .filter({ hasText: lasVegasTilesNoEntryTokenWords.noEntryCounter });
  await counterRow.getByRole('button', { name: startingWith(partsWords.editButton) }).click();
  await counterRow.getByRole('textbox', { name: controlWords.space(3) }).fill('$40,000');
  await counterRow.getByRole('textbox', { name: controlWords.space(3) }).press('Enter');
  await expect(counterRow).toContainText(controlWords.asInYourBox);
  await waitForCorrections(page);
  const sentence =
    'The No Entry! ring is the one in your copy: after the arrow, 2 chips, $40,000, $30,000, nothing and 1 chip.';
  await page.goto('new/las-vegas/');
  await seat(page, 'Anna', 'Ben');
  await page.getByRole('button', { name: startingWith(lasVegasIndexWords.royale) }).click();
  await page.getByText(newGameWords.houseRules, { exact: true }).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: startingWith(resultWords.start) }).click();
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await expect(page.getByRole('dialog', { name: matchWords.optionsTitle })).toContainText(sentence);
});

test('the unknown suit can be named as on the players’ own tiles', async ({ page }) => {
  await page.goto('parts/box/?box=vegas-strip');
  const tiles = page.getByRole('listitem').filter({ hasText: vegasStripPartsWords.numberTiles });
  await tiles.getByRole('button', { name: startingWith(partsWords.editButton) }).click();
  await tiles.getByRole('textbox', { name: 'fifth suit' }).fill('stars');
  await tiles.getByRole('textbox', { name: 'fifth suit' }).press('Enter');
  await expect(tiles).toContainText(controlWords.asInYourBox);
  await waitForCorrections(page);
  await openBox(page, 'vegas-strip');
  await page.getByRole('button', { name: startingWith(vegasStripPartsWords.numberTiles) }).click();
  await page.getByRole('button', { name: 'stars', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^stars 7/i })).toBeVisible();
});

test('the pages about the players’ own copy are accessible in both themes', async ({ page }) => {
  for (const box of ['las-vegas', 'vegas', 'razzia']) {
    await page.goto(`parts/box/?box=${box}`);
    await page
      .getByRole('button', { name: startingWith(partsWords.editButton) })
      .first()
      .click();
    await checkBothThemes(page, async () => {
      await axe(page, ['target-size']);
      await expectNoSidewaysScroll(page);
      await targets(page);
    });
  }
});

// Fails if the page, which stays the same component, still shows the parts of the previous rulebook.
test('opening another rulebook from the search lists the parts of its own box', async ({ page }) => {
  await page.goto('rules/razzia/');
  await expect(page.locator('#chits')).toBeVisible();
  await page.locator('input[type="search"]').fill('Mary Chip');
  await page.locator('main a[href*="/rules/vegas"]').first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Gold chips' }).first()).toBeVisible();
  await expect(page.locator('#chits')).toHaveCount(0);
});
