import type { Page } from '@playwright/test';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { storeMatch } from '#tests/e2e/support/stored-match';
import { count, stepThroughPayout } from './las-vegas-table';
import { undoButton } from '#tests/e2e/support/controls';
import { startingWith } from '#tests/e2e/support/sentences';
import * as lasVegasBoardRowWords from '$lib/games/las-vegas/strings/en/row';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as countWords from '$lib/games/las-vegas/strings/en/count';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as resultWords from '$lib/ui/strings/en/results';
import * as matchSheetsWords from '#routes/match/sheets/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';
import * as lasVegasStepText from '$lib/games/las-vegas/strings/en/steps';
import * as lasVegasChoiceText from '$lib/games/las-vegas/strings/en/choices';

const LONG_NAMES = [
  'Maximiliane-Alexandra von Hohenlohe-Lang',
  'Ben',
  'Jean-Sebastien',
  'Denny',
  'Konstantinopolitanischer Dudelsackpfeife'
];
const OPTIONS = { first: 'p1', depth: 'turns', nobodyWon: 'same' };
const DEAL_MOVE = {
  type: 'deal',
  pairs: [
    [40000, 40000],
    [70000, 30000],
    [80000, 50000],
    [90000, 40000],
    [90000, 70000],
    [100000, 80000]
  ]
};
const placeMove = (face: number, smallCount: number, bigCount = 0): object => ({
  type: 'place',
  face,
  small: smallCount,
  big: bigCount
});
const TURN_MOVES = [
  DEAL_MOVE,
  placeMove(2, 2),
  placeMove(2, 2),
  placeMove(2, 1),
  placeMove(2, 1, 1),
  placeMove(2, 1)
];
const ROLL_MOVE = { type: 'roll', dice: [1, 3, 4, 5, 6], big: 2 };
/** Every width at which the sign of a casino is drawn differently. */
const SIGN_SIZES = [
  [320, 568],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [390, 844]
] as const;
const ALL_PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5'];
const COUNT_MOVE = {
  type: 'count',
  dice: Object.fromEntries(
    ALL_PLAYERS.map((player, index) => [player, { small: [1, 1, 1, 1, 1, 2], big: index + 1 }])
  ),
  chips: Object.fromEntries(ALL_PLAYERS.map((player) => [player, 2]))
};

async function openMatch(
  page: Page,
  log: readonly object[],
  seats = LONG_NAMES,
  options: object = OPTIONS
): Promise<void> {
  await page.goto('ledger/');
  const id = await storeMatch(page, { seats, options, log });
  await page.goto(`match/?id=${id}`);
  await expect(page.locator('div.frame')).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
}

const ROUNDS_OPTIONS = { ...OPTIONS, depth: 'rounds' };

test.describe('five long names at every width', () => {
  test('the deal is accessible with notes from the players and with notes from the app', async ({ page }) => {
    await openMatch(page, []);
    await page.getByRole('button', { name: /^\$80,000/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('radio', { name: tableWords.byApp }).last().check();
    await page.getByRole('button', { name: uiWords.close }).click();
    await expectAccessible(page);
  });

  test('a turn is accessible before its first tap, half entered, and with the whole roll entered', async ({
    page
  }) => {
    await openMatch(page, TURN_MOVES);
    await expectAccessible(page);
    await page.getByRole('button', { name: lasVegasBoardWords.numberLabel(3), exact: true }).click();
    await page.getByRole('button', { name: lasVegasBoardWords.bigDieTitle, exact: true }).click();
    await expectAccessible(page);
    await undoButton(page).click();
    await undoButton(page).click();
    await page.getByRole('button', { name: lasVegasBoardWords.allDice, exact: true }).click();
    await expectAccessible(page);
  });

  test('a choice after a roll is accessible in both themes', async ({ page }) => {
    await openMatch(page, [...TURN_MOVES, ROLL_MOVE]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });

  test('a count of the dice is accessible', async ({ page }) => {
    await openMatch(page, [DEAL_MOVE], LONG_NAMES, ROUNDS_OPTIONS);
    await expectAccessible(page);
    await page.getByRole('button', { name: lasVegasStepText.COUNT_DICE }).click();
    await count(page, 1, 'Ben', { small: 3, big: true });
    await count(page, 1, 'Denny', { small: 5 });
    await expectAccessible(page);
    await page.getByRole('region', { name: countWords.chipsLeft }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
  });

  test('a payout, its summary and the result are accessible, and show full casino names', async ({
    page
  }) => {
    await openMatch(page, [DEAL_MOVE, COUNT_MOVE], LONG_NAMES, ROUNDS_OPTIONS);
    await expectAccessible(page);
    const cutNames: string[] = [];
    for (let casino = 2; casino <= 7; casino += 1) {
      for (const [width, height] of SIGN_SIZES) {
        await page.setViewportSize({ width, height });
        const overlapCount = await page
          .locator('.sign .name')
          .evaluate((item) => item.scrollWidth - item.clientWidth);
        if (overlapCount > 0) cutNames.push(`casino ${casino - 1} at ${width}: ${overlapCount} px`);
      }
      if (casino < 7) await page.getByRole('button', { name: `Next: casino ${casino}` }).click();
    }
    expect(cutNames, 'the name of a casino is beside its notes').toEqual([]);
    await page.getByRole('button', { name: payoutWords.winnings }).click();
    await expectAccessible(page);
  });
});

test('two players see the neutral colour and the money it takes', async ({ page }) => {
  await openMatch(page, [DEAL_MOVE], ['Anna', 'Ben']);
  await expectAccessible(page);
  const smallDiceGroup = page.getByRole('group', { name: lasVegasBoardWords.smallDiceTitle });
  for (const face of [1, 1, 3, 4, 4, 6, 6])
    await smallDiceGroup.getByRole('button', { name: new RegExp(`^Small ${face}`) }).click();
  await page.getByRole('button', { name: lasVegasBoardWords.bigDieLabel(3), exact: true }).click();
  const rows = page.getByRole('region', { name: lasVegasBoardWords.casinos });
  await expect(rows.getByRole('group', { name: /^Casino 3\. .*Neutral 3, \$80,000/ })).toBeVisible();
  await rows
    .getByRole('button', { name: lasVegasBoardRowWords.casino(3), exact: true })
    .click({ button: 'right' });
  await expect(page.getByRole('dialog', { name: resultWords.why })).toContainText(
    lasVegasBoardRowWords.goesUnderThePile
  );
  await expectAccessible(page);
});

test('hidden money is shown only after a tap', async ({ page }) => {
  await page.goto('ledger/');
  const id = await storeMatch(
    page,
    { seats: LONG_NAMES, options: ROUNDS_OPTIONS, log: [DEAL_MOVE, COUNT_MOVE] },
    { hideMoney: true }
  );
  await page.goto(`match/?id=${id}`);
  for (let casino = 2; casino <= 6; casino += 1)
    await page.getByRole('button', { name: `Next: casino ${casino}` }).click();
  await page.getByRole('button', { name: payoutWords.winnings }).click();
  await expect(page.locator('.all')).toHaveCount(0);
  await page.getByRole('button', { name: uiWords.showTheMoneySoFar }).click();
  await expect(page.locator('.all')).toHaveCount(5);
});

test('a link to a missing match says so and leads to the home page', async ({ page }) => {
  await page.goto('match/?id=nothing');
  await expect(page.getByText(matchWords.noGameAtAddress)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: matchWords.backToHome }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an earlier state can be viewed, but not played from', async ({ page }) => {
  await openMatch(page, TURN_MOVES);
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  await page.getByRole('button', { name: startingWith(resultWords.lineNumber(2)) }).click();
  await expect(page.getByText(matchSheetsWords.howThingsStoodAfterLine(2))).toBeVisible();
  await expect(
    page.getByRole('button', { name: lasVegasBoardWords.numberLabel(3), exact: true })
  ).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: matchSheetsWords.backToNow }).click();
  await expect(
    page.getByRole('button', { name: lasVegasBoardWords.numberLabel(3), exact: true })
  ).toBeVisible();
});

test('the depth can be changed before the first die, and later the option says why not', async ({ page }) => {
  await openMatch(page, [DEAL_MOVE], ['Anna', 'Ben', 'Carla']);
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('button', { name: lasVegasChoiceText.depthLabel('rounds') }).click();
  await page.getByRole('button', { name: uiWords.close }).click();
  await expect(page.getByRole('button', { name: lasVegasStepText.COUNT_DICE })).toBeVisible();
  await undoButton(page).click();
  await page.getByRole('button', { name: lasVegasBoardWords.numberLabel(3), exact: true }).click();
  await page.getByRole('button', { name: startingWith(lasVegasBoardWords.smallDiceText(2)) }).click();
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('button', { name: lasVegasChoiceText.depthLabel('rounds') }).click({ force: true });
  await expect(page.getByRole('dialog', { name: resultWords.why })).toContainText('§ 7.4');
});

test('a match that the players end shows its result, and the end can be undone', async ({ page }) => {
  await openMatch(page, [DEAL_MOVE, COUNT_MOVE], LONG_NAMES, ROUNDS_OPTIONS);
  await stepThroughPayout(page);
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('button', { name: tableWords.endTheMatchHere }).click();
  await page
    .getByRole('dialog', { name: payoutWords.endTheMatch })
    .getByRole('button', { name: payoutWords.endItNow })
    .click();
  await expect(page.getByRole('heading', { name: shellWords.finalResult })).toBeVisible();
  await expectAccessible(page);
  await undoButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: shellWords.round(2) })).toBeVisible();
});
