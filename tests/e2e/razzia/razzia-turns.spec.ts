import type { Page } from '@playwright/test';
import { axe, expect, withMotion, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import { PRINTED_RULES, seatRazzia, showCards, turnUpChits } from './razzia-table';
import { undoButton } from '#tests/e2e/support/controls';
import { mentioning, startingWith, ANY } from '#tests/e2e/support/sentences';
import * as razziaBoardWords from '$lib/games/razzia/strings/en/board';
import * as razziaDuelWords from '$lib/games/razzia/strings/en/shared';
import * as razziaHouseRuleWords from '$lib/games/razzia/strings/en/house-rules';
import * as razziaIndexWords from '$lib/games/razzia/strings/en/game';
import * as gateWords from '$lib/ui/strings/en/gate';
import * as padWords from '$lib/ui/strings/en/pads';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as resultWords from '$lib/ui/strings/en/results';
import * as matchSheetsWords from '#routes/match/sheets/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';
import * as razziaAskText from '$lib/games/razzia/strings/en/asks';
import * as razziaStepText from '$lib/games/razzia/strings/en/steps';
import { sumText } from '$lib/games/razzia/strings/en/shared';

test.use(withMotion);

const EXAMPLE_NAMES = ['Udo', 'Claudia', 'Stefan', 'Karin'] as const;
const LONG_NAMES = [
  'Maximiliane-Alexandra von Hohenlohe-Lang',
  'Ben',
  'Jean-Sebastien',
  'Denny',
  'Konstantinopolitanischer Dudelsackpfeife',
  'Frederika',
  'Gus',
  'Wilhelmina-Charlotte'
];

async function expectAccessible(page: Page): Promise<void> {
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
}

/** The printed example: $55,000 at the Jazz Club, raids 3 and 4 against gamblers 5 and 2. */
async function playExample(page: Page): Promise<void> {
  await seatRazzia(page, {
    names: EXAMPLE_NAMES,
    rules: { 'Odds before a duel': 'Shown, with what a duel is worth' }
  });
  await turnUpChits(page, [5, 5, 5, 5, 5, 25, 10], 'Jazz Club');
  await showCards(page, [
    ['Colibri', 'raid 3'],
    ['Cotton Club', 'raid 3'],
    ['Havana', 'raid 3'],
    ['Lincoln', 'raid 3']
  ]);
  await turnUpChits(page, [5, 5, 5, 5, 5, 20, 30], 'Colibri');
  await showCards(page, [
    ['Jazz Club', 'raid 3'],
    ['Jazz Club', 'raid 4'],
    ['Jazz Club', 'gambler 5'],
    ['Jazz Club', 'gambler 2']
  ]);
  await page.getByRole('button', { name: razziaStepText.openDeal('$55,000') }).click();
}

async function makeOffer(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Propose this' })).toHaveAttribute('aria-disabled', 'true');
  const middleGroup = page.getByRole('group', { name: padWords.inTheMiddleTitle });
  for (let chits = 3; chits > 0; chits -= 1) await middleGroup.getByRole('button').first().click();
  await page
    .getByRole('region', { name: 'Claudia' })
    .getByRole('button', { name: /^\$20,000/ })
    .click();
  await expect(page.getByRole('region', { name: 'Udo' })).toContainText('$20,000');
  await expect(page.getByRole('region', { name: 'Claudia' })).toContainText('$35,000');
  await page.getByRole('button', { name: 'Propose this' }).click();
}

test('the printed example: Claudia offers $20,000 of $55,000, and Udo takes it', async ({ page }) => {
  await playExample(page);
  await expectAccessible(page);
  await makeOffer(page);
  await expect(page.locator('.ask')).toContainText(mentioning('15', '36', 'Udo'));
  await expect(page.locator('.ask')).toContainText(razziaBoardWords.manyChances(21, 36, 'Claudia'));
  await expect(page.locator('.ask')).toContainText(mentioning('$22,900', 'Udo'));
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(
    page.getByRole('button', { name: razziaBoardWords.takesWhyLabel('Udo', 20000) })
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: razziaBoardWords.takesWhyLabel('Claudia', 35000) })
  ).toBeVisible();
  await page.getByRole('button', { name: 'Stefan, gambler 5. Why?' }).click();
  await expect(page.getByRole('dialog', { name: resultWords.why })).toContainText(
    mentioning('Stefan', 'Jazz Club', 'Claudia', 'Udo')
  );
});

test('a claimant without an offer is named at the bar with the reason', async ({ page }) => {
  await playExample(page);
  const middleGroup = page.getByRole('group', { name: padWords.inTheMiddleTitle });
  for (let chits = 3; chits > 0; chits -= 1) await middleGroup.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Propose this' }).click();
  await expect(page.getByRole('heading', { name: razziaAskText.takeOffer('Udo', sumText()) })).toBeVisible();
  await page.getByRole('button', { name: /^Accept/ }).click();
  const sentence = 'Claudia agreed, with nothing for Udo';
  await expect(page.locator(`[aria-label$="${sentence}"]`)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Udo, raid 3. Why?' }).click();
  await expect(page.getByRole('dialog', { name: resultWords.why })).toContainText(
    mentioning('Udo', 'Jazz Club', 'Claudia')
  );
});

test('a tied duel goes to its challenger, who gets everything', async ({ page }) => {
  await playExample(page);
  await makeOffer(page);
  await page.getByRole('button', { name: /^Duel for/ }).click();
  await expect(page.getByRole('region', { name: razziaBoardWords.duelHeading })).toContainText(
    razziaBoardWords.duelForAll(55000)
  );
  await page.getByRole('button', { name: razziaBoardWords.rollsText('Claudia', 2) }).click();
  await page.getByRole('button', { name: razziaBoardWords.rollsText('Udo', 3) }).click();
  await expect(page.getByRole('heading', { name: razziaDuelWords.tieText(6, 6) })).toBeVisible();
  await expect(page.locator('.ask')).toContainText(mentioning('4', '2', '6', '3'));
  await expectAccessible(page);
  await page.getByRole('button', { name: razziaDuelWords.takesText('Udo', 55000) }).click();
  await expect(
    page.getByRole('button', { name: razziaBoardWords.takesWhyLabel('Udo', 55000) })
  ).toBeVisible();
  await page.getByRole('button', { name: razziaBoardWords.takesWhyLabel('Udo', 55000) }).click();
  await expect(page.getByRole('dialog', { name: resultWords.why })).toContainText('§ 4.6');
  await page.getByRole('link', { name: startingWith(matchSheetsWords.disputeThis) }).click();
  await expect(page).toHaveURL(/referee\/razzia\/deal/);
});

test('a roll by the app shows both sums before the match continues', async ({ page }) => {
  await playExample(page);
  await makeOffer(page);
  await page.getByRole('button', { name: /^Duel for/ }).click();
  await page.getByRole('button', { name: 'App rolls' }).click();
  await expect(page.locator('.ask')).toContainText(/4 \+ \d = \d+ and 3 \+ \d = \d+/);
  await page.getByRole('button', { name: /^(Udo|Claudia) takes \$55,000/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: razziaBoardWords.payoutRound(2) })).toBeVisible();
});

test('an impossible card is refused with the reason', async ({ page }) => {
  await seatRazzia(page, { names: EXAMPLE_NAMES });
  await turnUpChits(page, [5, 5, 5, 5, 5, 25, 10], 'Jazz Club');
  await page.getByRole('button', { name: 'Jungle', exact: true }).click();
  await page.getByRole('button', { name: 'raid 5', exact: true }).click({ force: true });
  await expect(page.getByRole('dialog', { name: resultWords.why })).toContainText(
    mentioning('4', 'Jungle', '5')
  );
});

test('the source of the cards and of the chits can be switched in the middle of a round', async ({
  page
}) => {
  await seatRazzia(page, { names: EXAMPLE_NAMES, app: ['Chits'] });
  await page.getByRole('button', { name: 'Turn up 7 chits' }).click();
  await page.getByRole('button', { name: /^Jungle: .*Put / }).click();
  await showCards(page, [
    ['Colibri', 'raid 3'],
    ['Cotton Club', 'raid 3'],
    ['Havana', 'raid 3'],
    ['Lincoln', 'gambler 3']
  ]);
  await expect(page.getByText('Karin, alone')).toBeVisible();
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page
    .getByRole('group', { name: razziaIndexWords.cards })
    .getByRole('radio', { name: tableWords.byApp })
    .check();
  await page
    .getByRole('group', { name: razziaIndexWords.chits })
    .getByRole('radio', { name: tableWords.byYou })
    .check();
  await page.getByRole('button', { name: uiWords.close }).click();
  await page.getByRole('button', { name: razziaAskText.DEAL_CARDS }).click();
  await turnUpChits(page, [5, 5, 5, 5, 10, 10, 15], 'Jungle');
  await expect(
    page.getByRole('button', { name: startingWith(gateWords.holdToSee('your cards')) })
  ).toBeVisible();
});

test('a proposal is edited on the board that entered it, with its values filled in', async ({ page }) => {
  const log = [
    { type: 'lay', chits: [5000, 10000, 15000, 20000, 25000, 30000, 40000] },
    { type: 'put', bar: 'jazz' },
    { type: 'reveal', cards: ['jazz raid 3', 'jazz raid 4', 'jazz gambler 5', 'havana gambler 2'] },
    { type: 'propose', shares: { p2: [30000], p1: [40000] } }
  ];
  await page.goto('ledger/');
  const id = await storeMatch(page, { game: 'razzia', seats: EXAMPLE_NAMES, options: PRINTED_RULES, log });
  await follow(page, `match/?id=${id}`);
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Line 4 / })
    .click();
  await page.getByRole('button', { name: matchSheetsWords.changeThisLine }).click();
  const udoSeat = page.locator('[data-place="p1"]');
  await expect(udoSeat).toContainText('$40,000');
  await expect(page.locator('[data-place="p2"]')).toContainText('$30,000');
  await udoSeat.getByRole('button').click();
  await expect(page.locator('[data-place="p2"]')).toContainText('$70,000');
  await page.locator('.ask .main-button').click();
  await page.locator('[data-do="change"]').click();
  await expect(page.getByRole('heading', { name: razziaAskText.takeOffer('Udo', sumText()) })).toBeVisible();
});

test('a round can be entered with its result only', async ({ page }) => {
  await seatRazzia(page, { names: EXAMPLE_NAMES, depth: 'Round results' });
  await turnUpChits(page, [5, 10, 15, 20, 25, 30, 40], 'Colibri');
  await page.getByRole('button', { name: 'Karin', exact: true }).click();
  await page.getByRole('button', { name: /^\$40,000 at Colibri/ }).click();
  await page.getByRole('button', { name: 'Udo', exact: true }).click();
  await page.getByRole('button', { name: /^\$5,000 at Colibri/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: razziaAskText.SETTLE }).click();
  await expect(
    page.getByRole('button', { name: razziaBoardWords.takesWhyLabel('Karin', 40000) })
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: razziaBoardWords.payoutRound(1) })).toBeVisible();
});

test('eight long names fit at every width', async ({ page }) => {
  const layMove = { type: 'lay', chits: [5000, 10000, 15000, 20000, 25000, 30000, 40000] };
  const putMove = { type: 'put', bar: 'jungle' };
  const cards = [
    'jungle gambler 4',
    'jungle gambler 4',
    'jungle gambler 3',
    'jungle gambler 6',
    'colibri raid 3',
    'colibri gambler 1',
    'havana raid 6',
    'jazz gambler 2'
  ];
  const shares = { p4: [20000], p2: [40000] };
  const claims = [layMove, putMove, { type: 'reveal', cards }, { type: 'propose', shares }];
  await page.goto('ledger/');
  const options = { dealer: 'p1', depth: 'turns', equalSymbols: 'stronger', threeCards: 'fewer' };
  const settledMove = {
    closed: ['lincoln', 'jazz'],
    furthest: 'clockwise',
    lastChits: 'box',
    unclaimed: 'nobody'
  };
  const match = {
    game: 'razzia',
    seats: LONG_NAMES,
    options: { ...options, ...settledMove, odds: 'shown' },
    log: claims
  };
  for (const lines of [0, 2, 3, 4]) {
    const id = await storeMatch(page, match, { id: `eight-${lines}`, lines });
    await follow(page, `match/?id=${id}`);
    await expect(page.locator('.ask')).toBeVisible();
    await expectAccessible(page);
  }
});

test('with five players all six bars are visible, with room for a banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 784 });
  await seatRazzia(page, { names: ['Claudia', 'Udo', 'Stefan', 'Karin', 'Theresa'] });
  const barElements = page.locator('.board [data-spot]');
  const expectAllInSight = async (): Promise<void> => {
    await expect(barElements).toHaveCount(6);
    for (const barElement of await barElements.all())
      await expect(barElement).toBeInViewport({ ratio: 0.99 });
    await expect(undoButton(page).or(page.getByText(uiWords.nothingToUndoYet))).toBeInViewport();
  };
  await expectAllInSight();
  for (const value of [5, 10, 15, 20, 25, 30, 40])
    await page.getByRole('button', { name: new RegExp(`^\\$${value},000,`) }).click();
  await expectAllInSight();
  await page.getByRole('button', { name: /^Jungle: .*Put / }).click();
  await expectAllInSight();
  await showCards(page, [
    ['Jungle', 'raid 4'],
    ['Jungle', 'raid 3'],
    ['Jungle', 'gambler 5'],
    ['Havana', 'gambler 2'],
    ['Jazz Club', 'raid 3']
  ]);
  await expectAllInSight();
});

test('the active row, the main button and undo are visible on the smallest screens', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [844, 390]
  ] as const) {
    await page.setViewportSize({ width, height });
    await seatRazzia(page, { names: EXAMPLE_NAMES });
    await turnUpChits(page, [5, 5, 5, 5, 5, 25, 10], 'Jazz Club');
    await showCards(page, [
      ['Colibri', 'raid 3'],
      ['Jazz Club', 'gambler 4'],
      ['Jazz Club', 'gambler 3'],
      ['Lincoln', 'raid 3']
    ]);
    await expect(page.getByRole('group', { name: /^Jazz Club/ })).toBeInViewport({ ratio: 0.99 });
    await expect(
      page.getByRole('button', { name: startingWith(razziaStepText.openDeal(ANY)) })
    ).toBeInViewport({ ratio: 1 });
    await expect(undoButton(page)).toBeInViewport({ ratio: 1 });
    const overflowHeight = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(overflowHeight, 'the board alone scrolls').toBeLessThanOrEqual(0);
  }
});

test('with eight players and round results only, five chits at a bar can be told apart', async ({ page }) => {
  await page.goto('ledger/');
  const chits = [5000, 10000, 15000, 20000, 25000, 30000, 40000];
  const round = [
    { type: 'lay', chits },
    { type: 'put', bar: 'jungle' },
    { type: 'taken', bars: {} }
  ];
  const options = { ...PRINTED_RULES, depth: 'rounds' };
  const log = [...round, ...round, { type: 'lay', chits }, { type: 'put', bar: 'jungle' }];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const id = await storeMatch(
      page,
      { game: 'razzia', seats: LONG_NAMES, options, log },
      { id: `taken-${width}` }
    );
    await follow(page, `match/?id=${id}`);
    await page.getByRole('button', { name: 'Denny', exact: true }).click();
    const chitsAtJungle = page.getByRole('button', { name: / at Jungle: / });
    await expect(chitsAtJungle).toHaveCount(6);
    for (let chit = 0; chit < 6; chit += 1) await chitsAtJungle.nth(chit).click();
    await expect(page.getByRole('button', { name: / at Jungle: Denny/ })).toHaveCount(6);
    await expectAccessible(page);
    await page.goto('ledger/');
  }
});

test('with three players the two bars chosen in the options are closed', async ({ page }) => {
  await seatRazzia(page, {
    names: ['Anna', 'Ben', 'Carla'],
    rules: {
      [razziaHouseRuleWords.firstBarLeftOut]: 'Havana',
      [razziaHouseRuleWords.secondBarLeftOut]: 'Colibri'
    }
  });
  await expect(page.getByRole('group', { name: /^Havana/ })).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^Colibri/ })).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^Jazz Club/ })).toBeVisible();
});
