import type { Page } from '@playwright/test';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { count, place } from './las-vegas-table';
import {
  COUNT_BANK_MOVE,
  DEAL_MOVE,
  tilesMoves,
  LONG_NAMES,
  openRoyaleMatch,
  PAY_DAY_MOVES,
  placeMove,
  ROLL_MOVE,
  seat,
  SIX_OTHER_TILES,
  SIX_TILES,
  tileMove,
  tileAt
} from './royale-table';
import { redoButton, stepButton, undoButton } from '#tests/e2e/support/controls';
import { mentioning, startingWith, ANY } from '#tests/e2e/support/sentences';
import * as tileAskText from '$lib/games/las-vegas/tiles/shared/strings/en/asks';
import * as lasVegasBoardRowWords from '$lib/games/las-vegas/strings/en/row';
import * as lasVegasBoardRoyaleWords from '$lib/games/las-vegas/strings/en/board-royale';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as lasVegasHouseRuleWords from '$lib/games/las-vegas/strings/en/house-rules';
import * as lasVegasIndexWords from '$lib/games/las-vegas/strings/en/game';
import * as lasVegasStepText from '$lib/games/las-vegas/strings/en/steps';
import * as lasVegasTilesDoubleDownCaseWords from '$lib/games/las-vegas/tiles/double-down/strings/en';
import * as lasVegasTilesHighFiveCaseWords from '$lib/games/las-vegas/tiles/high-five/strings/en';
import * as lasVegasTilesJackpotCaseWords from '$lib/games/las-vegas/tiles/jackpot/strings/en';
import * as lasVegasTilesMyChoiceCaseWords from '$lib/games/las-vegas/tiles/my-choice/strings/en';
import * as lasVegasTilesNiceDiceCaseWords from '$lib/games/las-vegas/tiles/nice-dice/strings/en';
import * as lasVegasTilesPowerPlayCaseWords from '$lib/games/las-vegas/tiles/power-play/strings/en';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as resultWords from '$lib/ui/strings/en/results';
import * as matchWords from '#routes/match/strings/en/match';
import * as lasVegasAskText from '$lib/games/las-vegas/strings/en/asks';
import * as lasVegasChoiceText from '$lib/games/las-vegas/strings/en/choices';

/** The name of the card of the main game with this many tiles. */
function royaleLabelOf(tiles: number): RegExp {
  return startingWith(`${lasVegasIndexWords.royale} ${lasVegasIndexWords.theSameAndTiles(tiles)}`);
}

async function expectAccessible(page: Page): Promise<void> {
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
}

test.describe('a new match', () => {
  test('the basic game can be chosen and then has no options for tiles', async ({ page }) => {
    await page.goto('new/las-vegas/');
    await expect(
      page.getByRole('button', { name: startingWith(lasVegasIndexWords.basicGame) })
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: startingWith(lasVegasBoardRowWords.tiles) })).toHaveCount(
      0
    );
    await page.locator('summary').click();
    await expect(page.getByRole('group', { name: lasVegasHouseRuleWords.tilesARound })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('house rules are listed on the card of Royale and apply in the match', async ({ page }) => {
    await seat(page, {
      names: ['Anna', 'Ben'],
      app: ['Tiles'],
      rules: { 'Tiles a round': '1', 'The bank’s notes': 'Are not counted' }
    });
    await page.getByRole('button', { name: 'Draw casino 1’s tile' }).click();
    await page.getByRole('button', { name: 'App deals' }).click();
    await expect(page.getByRole('heading', { name: lasVegasAskText.NEUTRAL_SHOWN })).toBeVisible();
  });

  test('every house rule of Royale can be read and tapped', async ({ page }) => {
    await page.goto('new/las-vegas/');
    const royaleButton = page.getByRole('button', { name: royaleLabelOf(3) });
    await expect(async () => {
      await royaleButton.click();
      await expect(royaleButton).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
    }, 'the page is interactive once its script is loaded').toPass();
    await page.locator('summary').click();
    await page
      .getByRole('group', { name: lasVegasHouseRuleWords.tilesARound })
      .getByRole('radio', { name: '6' })
      .check();
    await expect(page.getByRole('button', { name: royaleLabelOf(6) })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('six tiles and five long names at every width', () => {
  test('all sixteen tile sides are accessible', async ({ page }) => {
    await openRoyaleMatch(page, { log: [] });
    await page.getByRole('button', { name: lasVegasTilesNiceDiceCaseWords.niceDice }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: lasVegasTilesMyChoiceCaseWords.myChoice }).click({ force: true });
    await expect(page.getByRole('dialog', { name: resultWords.why })).toContainText('§ 8.2');
  });

  test('the bank is accessible with entered notes and without', async ({ page }) => {
    await openRoyaleMatch(page, {
      log: [...SIX_TILES.slice(0, 6), DEAL_MOVE, COUNT_BANK_MOVE],
      royale: { bank: 'counted' }
    });
    await page.getByLabel(lasVegasBoardRoyaleWords.notesOfInTheBank(30000)).fill('99');
    await page.getByLabel(lasVegasBoardRoyaleWords.notesOfInTheBank(30000)).press('Enter');
    await expect(page.getByRole('dialog', { name: resultWords.why })).toContainText('§ 8.5');
    await page.getByRole('button', { name: uiWords.close, exact: true }).click();
    await page.getByLabel(lasVegasBoardRoyaleWords.notesOfInTheBank(40000)).fill('4');
    await page.getByLabel(lasVegasBoardRoyaleWords.notesOfInTheBank(40000)).press('Enter');
    await expect(page.getByRole('button', { name: '50 to count' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: tileAskText.NOT_COUNTED }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: startingWith(lasVegasStepText.whereTo(ANY)) })
    ).toBeVisible();
  });

  test('the players are asked about a note only if the bank may have run out of it', async ({ page }) => {
    const seats = LONG_NAMES.slice(0, 3);
    await openRoyaleMatch(page, {
      log: PAY_DAY_MOVES,
      seats,
      tiles: 1,
      royale: { bank: 'counted', bankShort: 'owes' }
    });
    const bankQuestion = page.getByRole('heading', { level: 2, name: mentioning('$30,000') });
    await expect(bankQuestion).toBeVisible();
    await expect(
      page.getByRole('button', { name: lasVegasBoardRoyaleWords.kindStep(30000, undefined) })
    ).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    const field = page.getByRole('group', { name: lasVegasBoardRoyaleWords.notesOfInTheBank(30000) });
    await stepButton(field, 1).click();
    await stepButton(field, 1).click();
    await page
      .getByRole('button', { name: lasVegasBoardRoyaleWords.kindStep(30000, 2), exact: true })
      .click();
    await expect(
      page.getByRole('heading', { level: 2, name: lasVegasStepText.whereTo('Ben') })
    ).toBeVisible();
    await expect(page.locator('.undo')).toContainText(mentioning('$30,000'));
  });

  // Fails if players are asked about notes that only the app has.
  test('the app draws the notes from its own bank, and one undo returns them with the placement', async ({
    page
  }) => {
    const [seats, log] = [['Anna', 'Ben', 'Carla'], PAY_DAY_MOVES.slice(0, -1)];
    const royaleRules = { bank: 'counted', bankShort: 'owes' };
    await openRoyaleMatch(page, { log, seats, tiles: 1, royale: royaleRules, parts: { notes: 'app' } });
    const bankQuestion = (name: string) =>
      page.getByRole('heading', { level: 2, name: lasVegasStepText.whereTo(name) });
    await expect(bankQuestion('Anna')).toBeVisible();
    await place(page, { face: 1, smallCount: 1 });
    await expect(bankQuestion('Ben')).toBeVisible();
    await undoButton(page, 'Anna').click();
    await expect(bankQuestion('Anna')).toBeVisible();
    await redoButton(page).click();
    await expect(bankQuestion('Ben')).toBeVisible();
  });

  test('eight bank counts take eight taps, and no input is lost', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openRoyaleMatch(page, {
      log: [...SIX_TILES.slice(0, 6), DEAL_MOVE, COUNT_BANK_MOVE],
      royale: { bank: 'counted' }
    });
    const fields = page.locator('.board input');
    await expect(fields).toHaveCount(8);
    for (const field of await fields.all()) {
      await field.tap();
      await expect(field).toBeFocused();
      await page.keyboard.type('3');
      await expect(field).toHaveValue('3');
    }
    await expect(page.getByRole('button', { name: '30 to count' })).toBeVisible();
    await fields.first().tap();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(fields.nth(1)).toBeFocused();
    await page.keyboard.type('4');
    await expect(
      page.getByRole('button', { name: '27 to count' }),
      'before the field loses the focus'
    ).toBeVisible();
    await expect(page.locator('.undo')).toContainText(/4 notes of \$40,000.*Saved/s);
    await page.reload();
    const readCounts = (): Promise<readonly string[]> =>
      fields.evaluateAll((inputs) =>
        inputs.map((input) => (input instanceof HTMLInputElement ? input.value : ''))
      );
    await expect.poll(readCounts).toEqual(['5', '4', '3', '3', '3', '3', '3', '3']);
    await undoButton(page).click();
    await expect.poll(readCounts).toEqual(['5', '3', '3', '3', '3', '3', '3', '3']);
  });

  for (const [title, log] of [
    ['a turn', SIX_TILES],
    ['a turn with six others', SIX_OTHER_TILES],
    ['a choice after a roll', [...SIX_TILES, ROLL_MOVE]]
  ] as const) {
    test(`${title}, in both themes`, async ({ page }) => {
      await openRoyaleMatch(page, { log });
      await page.emulateMedia({ colorScheme: 'light' });
      await axe(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    });
  }

  test('a choice fits on a phone without scrolling', async ({ page }) => {
    await openRoyaleMatch(page, { log: [...SIX_TILES, ROLL_MOVE] });
    const board = page.getByRole('region', { name: lasVegasBoardWords.casinos });
    const hiddenHeight = await board.evaluate((item) => item.scrollHeight - item.clientHeight);
    expect(hiddenHeight).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 1180, height: 820 });
    const wideHiddenHeight = await board.evaluate((item) => item.scrollHeight - item.clientHeight);
    expect(wideHiddenHeight).toBeLessThanOrEqual(1);
  });
});

test('each tile at its casino shows its state, and explains itself when tapped', async ({ page }) => {
  await openRoyaleMatch(page, { log: SIX_TILES });
  const states = [
    'Jackpot. The counter is on $50,000.',
    'Block It! Clusters of grey dice left: 1, 2 and 3.',
    'Power Play. Denny has the token.',
    'High Five. No one has dice there yet. Five dice take the token.',
    'No Entry! The counter is on the space for 2 chips.',
    'Double Down. Ben has 1 small die and Denny has 1 small die on the tile.'
  ];
  for (const [index, state] of states.entries())
    await expect(tileAt(page, index + 1)).toHaveAccessibleName(
      lasVegasBoardRoyaleWords.tileOfCasino(index + 1, state)
    );
  // While the question asks for a casino, its row is one button; a tap on the tile's name explains the tile.
  await tileAt(page, 3).click();
  const sheet = page.getByRole('dialog', { name: lasVegasTilesPowerPlayCaseWords.powerPlay });
  await expect(sheet).toContainText(lasVegasTilesPowerPlayCaseWords.text.effect);
  await expect(sheet).toContainText('§ 16.1');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: uiWords.close, exact: true }).click();
  await expect(
    page
      .getByRole('region', { name: uiWords.players })
      .getByRole('img', { name: lasVegasTilesPowerPlayCaseWords.powerPlayToken })
  ).toBeVisible();
});

test.describe('a closed casino', () => {
  const CLOSED_MOVES = [
    ...tilesMoves('no-entry'),
    DEAL_MOVE,
    placeMove(1, 2),
    tileMove('no-entry', { do: 'close', face: 4 })
  ];

  test('says that it is closed on its sign, at the dice, and when tapped', async ({ page }) => {
    await openRoyaleMatch(page, {
      log: [...CLOSED_MOVES, { type: 'roll', dice: [4, 4, 4, 4, 4, 4, 3], big: 4 }],
      seats: ['Anna', 'Ben', 'Carla'],
      tiles: 1
    });
    const row = page
      .getByRole('region', { name: lasVegasBoardWords.casinos })
      .getByRole('button', { name: /^Casino 4, closed: / });
    await expect(row).toHaveAccessibleName(/closed: Closed/);
    await row.click({ force: true });
    await expect(page.getByRole('dialog', { name: resultWords.why })).toContainText('§ 8.8');
    await page.getByRole('button', { name: uiWords.close, exact: true }).click();
    const dice = lasVegasBoardWords.placeAndTheBig(lasVegasBoardWords.rolledText(6, 4), 4);
    const closedDice = lasVegasBoardWords.placedWithRank(dice, lasVegasBoardWords.closed);
    await expect(page.getByRole('button', { name: closedDice })).toBeVisible();
    await expectAccessible(page);
  });

  test('a player who rolled only its number passes without getting a chip', async ({ page }) => {
    await openRoyaleMatch(page, {
      log: [...CLOSED_MOVES, { type: 'roll', dice: [4, 4, 4, 4, 4, 4, 4], big: 4 }],
      seats: ['Anna', 'Ben', 'Carla'],
      tiles: 1
    });
    await expect(
      page.getByRole('heading', { level: 2, name: lasVegasAskText.cannotPlace('Ben') })
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: lasVegasChoiceText.PASS_FREE }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: lasVegasStepText.whereTo('Carla') })
    ).toBeVisible();
    await expect(undoButton(page, 'Ben')).toBeVisible();
  });
});

test('with round results only, the tiles are asked for before the dice are counted', async ({ page }) => {
  test.setTimeout(240_000);
  await openRoyaleMatch(page, {
    log: [...tilesMoves('jackpot', 'double-down', 'high-five'), DEAL_MOVE],
    seats: ['Anna', 'Ben'],
    depth: 'rounds',
    tiles: 3
  });
  await tileAt(page, 1).click();
  const jackpotDialog = page.getByRole('dialog', { name: lasVegasTilesJackpotCaseWords.jackpot });
  await jackpotDialog.getByRole('button', { name: 'Ben', exact: true }).click();
  await expectAccessible(page);
  await jackpotDialog.getByRole('button', { name: '$40,000' }).click();
  await expect(undoButton(page, 'Ben', '$40,000', 'Jackpot').first()).toBeVisible();
  await jackpotDialog.getByRole('button', { name: uiWords.close, exact: true }).click();
  await tileAt(page, 2).click();
  const doubleDownDialog = page.getByRole('dialog', { name: lasVegasTilesDoubleDownCaseWords.doubleDown });
  await doubleDownDialog.getByRole('button', { name: 'Anna', exact: true }).click();
  await doubleDownDialog
    .getByRole('button', { name: lasVegasTilesDoubleDownCaseWords.andTheBigOne('1 small die'), exact: true })
    .click();
  await expect(doubleDownDialog).toContainText(mentioning('Anna', '1'));
  await doubleDownDialog.getByRole('button', { name: uiWords.close, exact: true }).click();
  await tileAt(page, 3).click();
  await page
    .getByRole('dialog', { name: lasVegasTilesHighFiveCaseWords.highFive })
    .getByRole('button', { name: 'Anna', exact: true })
    .click();
  await page.getByRole('button', { name: uiWords.close, exact: true }).click();

  await page.getByRole('button', { name: lasVegasStepText.COUNT_DICE }).click();
  await count(page, 1, 'Anna', { small: 6 });
  await count(page, 1, 'Ben', { small: 7, big: true });
  await count(page, 1, 'neutral', { small: 7, big: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay round 1' }).click();
  await page.getByRole('button', { name: lasVegasStepText.nextPage({ casino: 2 }) }).click();
  await expect(
    page.getByRole('group', { name: lasVegasTilesDoubleDownCaseWords.doubleDown, exact: true })
  ).toContainText(mentioning('Anna', 'Double Down', '3', '1', '$60,000'));
  await page.getByRole('button', { name: lasVegasStepText.nextPage({ casino: 3 }) }).click();
  await expect(
    page.getByRole('group', { name: lasVegasTilesHighFiveCaseWords.highFive, exact: true })
  ).toContainText(mentioning('Anna', 'High Five', '$100,000'));
  await expectAccessible(page);
});

test('“If we stop now” counts the payments of the tiles', async ({ page }) => {
  const log = [...tilesMoves('high-five'), DEAL_MOVE, placeMove(1, 5)];
  await openRoyaleMatch(page, { log, seats: ['Anna', 'Ben', 'Carla'], tiles: 1 });
  await page.getByRole('button', { name: matchWords.ifStopped }).click();
  await expect(page.getByRole('dialog')).toContainText(mentioning('Anna', 'High Five', '$100,000'));
  await expectAccessible(page);
});
