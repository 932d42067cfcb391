import type { Page } from '@playwright/test';
import { axe, expect, moving, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { storeMatch } from '#tests/e2e/support/stored-match';
import { count, place, stepThroughPayout } from './las-vegas-table';
import { DEAL, tilesMoves, LONG, openRoyaleMatch, placeMove, tile, type Logged } from './royale-table';
import { undoButton } from '#tests/e2e/support/controls';
import { startingWith } from '#tests/e2e/support/sentences';
import * as padWords from '$lib/ui/strings/en/pads';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/count';
import * as chipCardsWords from '$lib/chip-cards/strings/en';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as resultWords from '$lib/ui/strings/en/results';
import * as lasVegasStepText from '$lib/games/las-vegas/strings/en/steps';
import * as lasVegasChoiceText from '$lib/games/las-vegas/strings/en/choices';
import * as lasVegasAskText from '$lib/games/las-vegas/strings/en/asks';

test.use(moving);

const CHIP_CARDS = { dice: 'placement', big: 'two' };
const NAMES = ['Anna', 'Ben', 'Carla'] as const;
const ROW = ['pink', 'gold', 'third colour', 'fourth colour', 'fifth colour', 'pink'];
const chipCardsMove = (colours: readonly string[] = ROW): Logged => ({ type: 'chipCards', colours });

/** Each player has all dice at one casino: Anna at 1, Ben at 2, Carla at 3. */
function countMove(chips: number, chipCards: object): Logged {
  const all = (at: number): object => ({
    small: [1, 2, 3, 4, 5, 6].map((face) => (face === at ? 7 : 0)),
    big: at
  });
  return {
    type: 'count',
    dice: { p1: all(1), p2: all(2), p3: all(3) },
    chips: { p1: chips, p2: chips, p3: chips },
    chipCards
  };
}

async function openMatch(
  page: Page,
  log: readonly Logged[],
  depth: 'turns' | 'rounds' = 'turns',
  seats: readonly string[] = NAMES
): Promise<void> {
  await page.goto('ledger/');
  const options = { first: 'p1', depth, nobodyWon: 'same', chipCards: CHIP_CARDS };
  const id = await storeMatch(page, { seats, options, log }, { id: `${depth}-${log.length}` });
  await page.goto(`match/?id=${id}`);
  await expect(page.locator('div.frame')).toBeVisible();
}

async function tapRow(page: Page, colours: readonly string[]): Promise<void> {
  const pad = page.getByRole('group', { name: padWords.which, exact: true });
  for (const colour of colours)
    await pad.getByRole('button', { name: new RegExp(`^${colour},`, 'i') }).click();
}

test('a chip card is entered beside the dice, counts as two dice, and is shown at its owner’s seat', async ({
  page
}) => {
  await openMatch(page, [DEAL]);
  await tapRow(page, ROW);
  await place(page, { face: 2, small: 2 });
  await expect(page.getByRole('heading', { name: lasVegasAskText.whichChipCard('Anna') })).toBeVisible();
  await page.getByRole('button', { name: /^Gold.*\+\$10,000/ }).click();
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Ben') })).toBeVisible();
  await page.getByRole('button', { name: uiWords.totalOf('Anna') }).click();
  await expect(page.getByRole('dialog', { name: 'Anna' })).toContainText('$10,000');
  await page.getByRole('button', { name: uiWords.close }).click();
  await undoButton(page, 'Anna').click();
  await page.getByRole('button', { name: lasVegasChoiceText.LEAVE_CARDS }).click();
  await place(page, { face: 3, small: 1 });
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Carla') })).toBeVisible();
});

test('three round results with chip cards are paid as scored by hand', async ({ page }) => {
  await openMatch(
    page,
    [
      DEAL,
      chipCardsMove(),
      countMove(2, { 1: { p1: ['pink'] } }),
      DEAL,
      chipCardsMove(),
      countMove(4, { 1: { p1: ['pink'] }, 6: { p1: ['pink'] } }),
      DEAL
    ],
    'rounds'
  );
  await tapRow(page, ['pink', 'gold', 'third colour', 'fourth colour', 'fifth colour', 'gold']);
  await page.getByRole('button', { name: lasVegasStepText.COUNT_DICE }).click();
  for (const [at, name] of NAMES.entries()) await count(page, at + 1, name, { small: 7, big: true });
  const chipCardTaken = (card: string): ReturnType<Page['getByRole']> =>
    page.getByRole('group', { name: chipCardsWords.whoTookIt(card) });
  await chipCardTaken('Pink chip card at casino 1').getByRole('button', { name: 'Anna' }).click();
  await chipCardTaken('Gold chip card at casino 2').nth(0).getByRole('button', { name: 'Ben' }).click();
  await chipCardTaken('Gold chip card at casino 2').nth(1).getByRole('button', { name: 'Carla' }).click();
  await chipCardTaken('Gold chip card at casino 2').nth(1).getByRole('button', { name: 'Ben' }).click();
  await page.getByRole('button', { name: 'Pay round 3' }).click();
  await stepThroughPayout(page);
  // Notes of 120, 210 and 240, six chips each, four pink cards for Anna and two gold ones for Ben.
  const places = page.getByRole('region', { name: resultWords.places }).getByRole('listitem');
  await expect(places).toHaveText([
    /1st.*Ben.*\$300,000/s,
    /1st.*Carla.*\$300,000/s,
    /3rd.*Anna.*\$280,000/s
  ]);
});

test('in Royale a player chooses a chip card after the tile', async ({ page }) => {
  const tiles = tilesMoves('jackpot', 'block-it', 'power-play', 'high-five', 'no-entry', 'double-down');
  const block = tile('block-it', { do: 'block', gray: 1, face: 3 });
  const log = [...tiles, DEAL, chipCardsMove(), placeMove(2, 2), block];
  await openRoyaleMatch(page, { log, chipCards: CHIP_CARDS });
  await expect(
    page.getByRole('heading', { name: lasVegasAskText.whichChipCard(LONG[0] ?? '') })
  ).toBeVisible();
  await page.getByRole('button', { name: startingWith(chipCardsWords.colourLabels.gold) }).click();
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Ben') })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('all of it is reachable with five long names', async ({ page }) => {
  const measure = async (): Promise<void> => {
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
  };
  await openMatch(page, [DEAL], 'turns', LONG);
  await tapRow(page, ['gold']);
  await measure();
  await openMatch(page, [DEAL, chipCardsMove(), placeMove(2, 2)], 'turns', LONG);
  await measure();
  await openMatch(page, [DEAL, chipCardsMove()], 'rounds', LONG);
  await page.getByRole('button', { name: lasVegasStepText.COUNT_DICE }).click();
  await measure();
  await page.getByRole('region', { name: lasVegasBoardWords.chipsLeft }).scrollIntoViewIfNeeded();
  await measure();
});
