import type { Page } from '@playwright/test';
import { axe, expect, withMotion, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { storeMatch } from '#tests/e2e/support/stored-match';
import { count, place, stepThroughPayout } from './las-vegas-table';
import {
  DEAL_MOVE,
  tilesMoves,
  LONG_NAMES,
  openRoyaleMatch,
  placeMove,
  type LoggedMove
} from './royale-table';
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

test.use(withMotion);

const CHIP_CARDS = { dice: 'placement', big: 'two' };
const NAMES = ['Anna', 'Ben', 'Carla'] as const;
const COLOUR_ROW = ['pink', 'gold', 'third colour', 'fourth colour', 'fifth colour', 'pink'];
const chipCardsMove = (colours: readonly string[] = COLOUR_ROW): LoggedMove => ({
  type: 'chipCards',
  colours
});

/** Each player has all dice at one casino: Anna at 1, Ben at 2, Carla at 3. */
function countMove(chips: number, chipCards: object): LoggedMove {
  const placedDice = (faceIndex: number): object => ({
    small: [1, 2, 3, 4, 5, 6].map((face) => (face === faceIndex ? 7 : 0)),
    big: faceIndex
  });
  return {
    type: 'count',
    dice: { p1: placedDice(1), p2: placedDice(2), p3: placedDice(3) },
    chips: { p1: chips, p2: chips, p3: chips },
    chipCards
  };
}

async function openMatch(
  page: Page,
  log: readonly LoggedMove[],
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
  await openMatch(page, [DEAL_MOVE]);
  await tapRow(page, COLOUR_ROW);
  await place(page, { face: 2, smallCount: 2 });
  await expect(page.getByRole('heading', { name: lasVegasAskText.whichChipCard('Anna') })).toBeVisible();
  await page.getByRole('button', { name: /^Gold.*\+\$10,000/ }).click();
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Ben') })).toBeVisible();
  await page.getByRole('button', { name: uiWords.totalOf('Anna') }).click();
  await expect(page.getByRole('dialog', { name: 'Anna' })).toContainText('$10,000');
  await page.getByRole('button', { name: uiWords.close }).click();
  await undoButton(page, 'Anna').click();
  await page.getByRole('button', { name: lasVegasChoiceText.LEAVE_CARDS }).click();
  await place(page, { face: 3, smallCount: 1 });
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Carla') })).toBeVisible();
});

test('three round results with chip cards are paid as scored by hand', async ({ page }) => {
  await openMatch(
    page,
    [
      DEAL_MOVE,
      chipCardsMove(),
      countMove(2, { 1: { p1: ['pink'] } }),
      DEAL_MOVE,
      chipCardsMove(),
      countMove(4, { 1: { p1: ['pink'] }, 6: { p1: ['pink'] } }),
      DEAL_MOVE
    ],
    'rounds'
  );
  await tapRow(page, ['pink', 'gold', 'third colour', 'fourth colour', 'fifth colour', 'gold']);
  await page.getByRole('button', { name: lasVegasStepText.COUNT_DICE }).click();
  for (const [index, name] of NAMES.entries()) await count(page, index + 1, name, { small: 7, big: true });
  const chipCardTaken = (card: string): ReturnType<Page['getByRole']> =>
    page.getByRole('group', { name: chipCardsWords.whoTookIt(card) });
  await chipCardTaken('Pink chip card at casino 1').getByRole('button', { name: 'Anna' }).click();
  await chipCardTaken('Gold chip card at casino 2').nth(0).getByRole('button', { name: 'Ben' }).click();
  await chipCardTaken('Gold chip card at casino 2').nth(1).getByRole('button', { name: 'Carla' }).click();
  await chipCardTaken('Gold chip card at casino 2').nth(1).getByRole('button', { name: 'Ben' }).click();
  await page.getByRole('button', { name: 'Pay round 3' }).click();
  await stepThroughPayout(page);
  // Totals: notes of 120, 210 and 240 thousand, six chips each, four pink cards for Anna and two gold ones for Ben.
  const places = page.getByRole('region', { name: resultWords.places }).getByRole('listitem');
  await expect(places).toHaveText([
    /1st.*Ben.*\$300,000/s,
    /1st.*Carla.*\$300,000/s,
    /3rd.*Anna.*\$280,000/s
  ]);
});

// Fails if the chip cards cover the casinos while a tile is still asked.
test('in Royale a player chooses a chip card after the tile', async ({ page }) => {
  const tiles = tilesMoves('jackpot', 'block-it', 'power-play', 'high-five', 'no-entry', 'double-down');
  const log = [...tiles, DEAL_MOVE, chipCardsMove(), placeMove(2, 2)];
  await openRoyaleMatch(page, { log, chipCards: CHIP_CARDS });
  const casinoRows = page.locator('.six-places > ol > li');
  await expect(casinoRows).toHaveCount(6);
  await page.getByRole('button', { name: /^1 grey die/ }).click();
  await casinoRows.nth(2).getByRole('button').first().click();
  await expect(casinoRows).toHaveCount(1);
  await expect(
    page.getByRole('heading', { name: lasVegasAskText.whichChipCard(LONG_NAMES[0] ?? '') })
  ).toBeVisible();
  await page.getByRole('button', { name: startingWith(chipCardsWords.colourLabels.gold) }).click();
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Ben') })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('every control of the chip cards is reachable with five long names', async ({ page }) => {
  const checkLayout = async (): Promise<void> => {
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
  };
  await openMatch(page, [DEAL_MOVE], 'turns', LONG_NAMES);
  await tapRow(page, ['gold']);
  await checkLayout();
  await openMatch(page, [DEAL_MOVE, chipCardsMove(), placeMove(2, 2)], 'turns', LONG_NAMES);
  await checkLayout();
  await openMatch(page, [DEAL_MOVE, chipCardsMove()], 'rounds', LONG_NAMES);
  await page.getByRole('button', { name: lasVegasStepText.COUNT_DICE }).click();
  await checkLayout();
  await page.getByRole('region', { name: lasVegasBoardWords.chipsLeft }).scrollIntoViewIfNeeded();
  await checkLayout();
});
