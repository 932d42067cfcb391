import type { Page } from '@playwright/test';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { follow, storeMatch, type MatchToStore } from '#tests/e2e/support/stored-match';
import { undoButton } from '#tests/e2e/support/controls';
import { place, stepThroughPayout } from '#tests/e2e/las-vegas/las-vegas-table';
import { seatNames } from '#tests/e2e/support/seats';
import { PRINTED_RULES, showCards, turnUpChits } from '#tests/e2e/razzia/razzia-table';
import { continueMatch, throwDie } from '#tests/e2e/vegas/vegas-table';
import { placeAll, walkPayout } from '#tests/e2e/vegas-strip/strip-table';
import { OPTIONS as VEGAS } from '$lib/games/vegas/fixtures/position';
import { newMatch as seatedStrip } from '$lib/games/vegas-strip/fixtures/test-match';
import * as razziaBoardWords from '$lib/games/razzia/strings/en/board';
import * as razziaLeavingWords from '$lib/games/razzia/strings/en/leaving';
import * as stripBoardWords from '$lib/games/vegas-strip/strings/en/board';
import * as stripLeavingWords from '$lib/games/vegas-strip/strings/en/leaving';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as coreWords from '$lib/core/strings/en';
import * as leavingWords from '$lib/games/contract/strings/en/leaving';
import * as resultWords from '$lib/ui/strings/en/results';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as matchWords from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';
import * as peopleWords from '#routes/match/strings/en/people';
import * as sheetWords from '#routes/match/sheets/strings/en';

/** These tests fail if a player who has left is asked again, loses money, or changes what others get. */

const LEFT_LABEL = coreWords.leftLabel(1);
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
async function storeSixTaken(page: Page, seats: readonly string[]): Promise<void> {
  const log = [
    DEAL,
    { type: 'place', face: 6, small: 7, big: 1 },
    { type: 'place', face: 6, small: 7, big: 0 }
  ];
  await page.goto('settings/');
  await storeMatch(page, { seats, options: OPTIONS, log }, { id: 'leaving' });
  await follow(page, 'match/?id=leaving');
}

/** Opens the sheet in which a player leaves. */
async function openLeavingSheet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tableWords.people, exact: true }).click();
  await page.getByRole('button', { name: peopleWords.replacePlayer(name) }).click();
  await page.getByRole('button', { name: sheetWords.noOneTakesOver(name) }).click();
  await expect(page.getByRole('dialog', { name: sheetWords.leaves(name) })).toBeVisible();
}

test('a player leaves in round 1, the round is paid, and the game goes on', async ({ page }) => {
  await storeSixTaken(page, ['Anna', 'Ben', 'Carla']);
  await openLeavingSheet(page, 'Ben');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Ben') });
  await expect(sheet).toContainText(sheetWords.noOneElseChanges);
  await expect(sheet).toContainText(sheetWords.keeps('Ben', '$20,000'));
  await axe(page, ['target-size']);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: sheetWords.leaves('Ben'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText(LEFT_LABEL);
  await undoButton(page, 'Ben').click();
  await expect(page.getByText(LEFT_LABEL)).toHaveCount(0);

  await page.getByRole('button', { name: peopleWords.replacePlayer('Ben') }).click();
  await page.getByRole('button', { name: sheetWords.noOneTakesOver('Ben') }).click();
  await sheet.getByRole('button', { name: sheetWords.leaves('Ben'), exact: true }).click();
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
  const strip = page.getByRole('region', { name: uiWords.players });
  await expect(strip.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText(LEFT_LABEL);
  await axe(page, ['target-size']);

  // Casino 6 pays Anna and Ben, casino 5 Carla; the big die that Ben had in hand is in the box.
  await place(page, { face: 5, smallCount: 7, hasBigDie: true });
  await stepThroughPayout(page);
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    leavingWords.leftLine({ code: 'left', player: 'p2', pieces: 'stay' }, seatNames)
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tableWords.people, exact: true }).click();
  for (const [name, sum] of [
    ['Anna', '$120,000'],
    ['Ben', '$110,000'],
    ['Carla', '$100,000']
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(sum);
});

for (const [width, height] of [
  [844, 390],
  [320, 568]
] as const)
  test(`the buttons of the leaving sheet are visible on ${String(width)}x${String(height)}`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height });
    await storeSixTaken(page, ['Anna', 'Ben', 'Carla']);
    await openLeavingSheet(page, 'Anna');
    const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Anna') });
    const { y, height: buttonHeight } = (await sheet
      .getByRole('button', { name: sheetWords.leaves('Anna'), exact: true })
      .boundingBox())!;
    const sheetFoot = (await sheet.locator('.foot').boundingBox())!;
    expect(y + buttonHeight).toBeLessThanOrEqual(sheetFoot.y);
  });

test('the sheet shows the cost of removing the dice, and with only two players it offers just to end the game', async ({
  page
}) => {
  await storeSixTaken(page, ['Anna', 'Ben', 'Carla']);
  await openLeavingSheet(page, 'Anna');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Anna') });
  // Without Anna's nine, Ben's seven take the higher note: $100,000 in place of $90,000.
  await sheet.getByRole('radio').last().check();
  await expect(sheet).toContainText(sheetWords.gains('Ben', '$10,000'));
  await sheet.getByRole('button', { name: sheetWords.leaves('Anna'), exact: true }).click();
  await page.getByRole('button', { name: peopleWords.replacePlayer('Carla') }).click();
  await page.getByRole('button', { name: sheetWords.noOneTakesOver('Carla') }).click();
  const lastSheet = page.getByRole('dialog', { name: sheetWords.leaves('Carla') });
  await expect(lastSheet).toContainText(
    leavingWords.leavingSentence({ code: 'tooFewStay', rule: '1.8', player: 'p3', min: 2 }, seatNames)
  );
  await lastSheet.getByRole('button', { name: sheetWords.endInstead }).click();
  await expect(page.getByRole('dialog').last()).toContainText('Ben');
});

test('if a player cannot leave, the same sheet offers to hand over the seat', async ({ page }) => {
  await openMatch(page, { seats: ['Anna', 'Ben'], options: OPTIONS, log: [DEAL] });
  await openLeavingSheet(page, 'Ben');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Ben') });
  await expect(sheet.getByRole('button', { name: sheetWords.endInstead })).toBeVisible();
  await sheet.getByRole('button', { name: sheetWords.someoneTakesOver('Ben') }).click();
  await axe(page, ['target-size']);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('textbox', { name: peopleWords.whoTakesOver('Ben') }).fill('Emil');
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Emil' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toHaveCount(0);
});

/** Opens a match with this log. */
async function openMatch(page: Page, match: MatchToStore): Promise<void> {
  await page.goto('settings/');
  await storeMatch(page, match, { id: 'leaving' });
  await follow(page, 'match/?id=leaving');
}

/** Ben leaves in the open sheet, and the table is shown again. */
async function leaveInSheet(page: Page, leftLabel: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Ben') });
  await targets(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: sheetWords.leaves('Ben'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText(leftLabel);
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
}

/** Ends the match early, without a payout if the sheet offers that. */
async function endMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tableWords.endTheMatchHere }).click();
  await endInSheet(page);
}

/** Ends the match in the open sheet, without a payout if the sheet offers that. */
async function endInSheet(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog').last();
  await sheet
    .getByRole('button', { name: payoutWords.endItNow })
    .or(sheet.getByRole('button', { name: payoutWords.endUnpaid }))
    .click();
}

/** The result has these sums, and says when Ben left. */
async function expectResult(
  page: Page,
  leftLabel: string,
  sums: Readonly<Record<string, string>>
): Promise<void> {
  const places = page.getByRole('region', { name: resultWords.places });
  await expect(places.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText(leftLabel);
  for (const [name, sum] of Object.entries(sums))
    await expect(places.getByRole('listitem').filter({ hasText: name })).toContainText(sum);
}

test('Razzia: one of four leaves, two bars close, and the next round is paid to three', async ({ page }) => {
  await openMatch(page, {
    game: 'razzia',
    seats: ['Anna', 'Ben', 'Carla', 'Denny'],
    options: PRINTED_RULES,
    log: [
      { type: 'lay', chits: [5000, 10000, 15000, 20000, 25000, 30000, 40000] },
      { type: 'put', bar: 'jungle' },
      {
        type: 'reveal',
        cards: ['colibri gambler 1', 'cotton gambler 1', 'havana gambler 1', 'jungle gambler 1']
      }
    ]
  });
  await openLeavingSheet(page, 'Ben');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Ben') });
  await expect(sheet).toContainText(razziaLeavingWords.barsClose(['lincoln', 'jazz']));
  await expect(sheet).toContainText(sheetWords.keeps('Ben', '$10,000'));
  const leftLabel = coreWords.leftLabel(2, true);
  await leaveInSheet(page, leftLabel);

  await turnUpChits(page, [50, 40, 30, 25, 10], 'Jungle');
  await openLeavingSheet(page, 'Carla');
  await expect(page.getByRole('dialog', { name: sheetWords.leaves('Carla') })).toContainText(
    leavingWords.leavingSentence({ code: 'tooFewStay', rule: '1.11', player: 'p3', min: 3 }, seatNames)
  );
  await page.keyboard.press('Escape');
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
  await showCards(page, [
    ['Colibri', 'gambler 3'],
    ['Cotton Club', 'raid 3'],
    ['Havana', 'gambler 2']
  ]);
  // In thousands: Anna 5 + 50, Carla 15 and nothing for a raid without a gambler, Denny 60 + 30; Ben keeps his 10.
  await endMatch(page);
  await expectResult(page, leftLabel, {
    Anna: '$55,000',
    Ben: '$10,000',
    Carla: '$15,000',
    Denny: '$90,000'
  });
});

test('Razzia: one of four leaves before the reveal, and six bars are paid before two close', async ({
  page
}) => {
  await openMatch(page, {
    game: 'razzia',
    seats: ['Anna', 'Ben', 'Carla', 'Denny'],
    options: PRINTED_RULES,
    log: [
      { type: 'lay', chits: [5000, 10000, 15000, 20000, 25000, 30000, 40000] },
      { type: 'put', bar: 'jungle' }
    ]
  });
  await openLeavingSheet(page, 'Ben');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Ben') });
  await expect(sheet).toContainText(razziaLeavingWords.othersPlay);
  await expect(sheet).toContainText(razziaLeavingWords.barsCloseThen(['lincoln', 'jazz']));
  await leaveInSheet(page, LEFT_LABEL);

  await showCards(page, [
    ['Lincoln', 'gambler 1'],
    ['Jazz Club', 'gambler 1'],
    ['Jungle', 'gambler 1']
  ]);
  const bars = page.getByRole('region', { name: razziaBoardWords.barsHeading });
  await expect(bars.locator('[data-bar="lincoln"]').first()).toContainText('25,000');
  await turnUpChits(page, [50, 40, 30, 25, 10], 'Jungle');
  await expect(bars.locator('[data-bar="lincoln"]')).toHaveCount(0);
  // In thousands: Anna 25, Carla 30, Denny 20 + 40.
  await endMatch(page);
  await expectResult(page, LEFT_LABEL, { Anna: '$25,000', Ben: '$0', Carla: '$30,000', Denny: '$60,000' });
});

test('Razzia: a player who leaves during a deal accepts the offer, and the bar is paid', async ({ page }) => {
  await openMatch(page, {
    game: 'razzia',
    seats: ['Anna', 'Ben', 'Carla', 'Denny'],
    options: PRINTED_RULES,
    log: [
      { type: 'lay', chits: [5000, 10000, 15000, 20000, 25000, 30000, 40000] },
      { type: 'put', bar: 'jungle' },
      {
        type: 'reveal',
        cards: ['jungle gambler 5', 'jungle gambler 2', 'colibri gambler 1', 'cotton gambler 1']
      },
      { type: 'propose', shares: { p1: [40000], p2: [20000] } }
    ]
  });
  await openLeavingSheet(page, 'Ben');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Ben') });
  await expect(sheet).toContainText(razziaLeavingWords.acceptsSentence('jungle', 'Ben', 20_000));
  await expect(sheet).toContainText(sheetWords.keeps('Ben', '$20,000'));
  await expect(sheet).toContainText(sheetWords.noOneElseChanges);
  await leaveInSheet(page, LEFT_LABEL);
  await endMatch(page);
  await expectResult(page, LEFT_LABEL, {
    Anna: '$40,000',
    Ben: '$20,000',
    Carla: '$5,000',
    Denny: '$10,000'
  });
});

test('Vegas: counters of a player who left can still win a table, and turns skip the seat', async ({
  page
}) => {
  const standMoves = ['p1', 'p2', 'p3'].map((player) => ({ type: 'stand', player, table: 0 }));
  await openMatch(page, {
    game: 'vegas',
    seats: ['Anna', 'Ben', 'Carla'],
    options: VEGAS,
    log: [
      ...standMoves,
      { type: 'throw', face: 2 },
      { type: 'goodLuck', number: 5 },
      { type: 'throw', face: 3 },
      { type: 'throw', face: 4 },
      { type: 'change', table: 2 },
      { type: 'throw', face: 6 }
    ]
  });
  await openLeavingSheet(page, 'Ben');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Ben') });
  await expect(sheet).toContainText(sheetWords.noOneElseChanges);
  // Without Ben's three counters, Anna and Carla have one each, and Anna's 2 is the lowest number.
  await expect(sheet).toContainText(sheetWords.gains('Anna', '6 gold'));
  await leaveInSheet(page, LEFT_LABEL);

  // Carla takes the last space: Ben has spaces 3, 5 and 6, Carla 1 and 4, Anna 2.
  await throwDie(page, 1);
  await continueMatch(page);
  await throwDie(page, 2);
  await expect(page.locator('.ask')).toContainText('Carla');
  await endMatch(page);
  await expectResult(page, LEFT_LABEL, { Anna: '0 gold', Ben: '6 gold', Carla: '0 gold' });
});

test('Vegas Strip: one of four leaves, three continue solo at six casinos, and the round is paid', async ({
  page
}) => {
  await openMatch(page, {
    game: 'vegas-strip',
    seats: ['Anna', 'Ben', 'Carla', 'Denny'],
    options: seatedStrip(4, { depth: 'rounds' }).state.options,
    log: [
      { type: 'collected', chips: { p1: 12, p3: 8 }, sevens: [] },
      { type: 'depth', depth: 'turns' }
    ]
  });
  await openLeavingSheet(page, 'Ben');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Ben') });
  await expect(sheet).toContainText(stripLeavingWords.playOnText(3, 6));
  const leftLabel = coreWords.leftLabel(2, true);
  await leaveInSheet(page, leftLabel);

  const tiles = [1, 2, 3, 4, 5, 6, 7].flatMap((tile) =>
    [0, 1, 2].map((seat) => `${tile} c${((tile + seat) % 6) + 1}`)
  );
  await placeAll(page, tiles);
  // Carla leads the three rigged casinos and has 2 and 3 at secure ones; Denny gets 6 and 2, Anna 5 and 6.
  for (const casino of ['c1', 'c6', 'c5'])
    await page.locator(`[data-casino="${casino}"] .row.lit .cover`).click();
  await page.getByRole('button', { name: 'Pay out', exact: true }).click();
  await walkPayout(page);
  await page.getByRole('button', { name: stripBoardWords.onToRound(3) }).click();
  await endMatch(page);
  await expectResult(page, leftLabel, {
    Anna: '17 chips',
    Ben: '6 chips',
    Carla: '39 chips',
    Denny: '12 chips'
  });
});

test('the list of players marks the current player, not a partner who may still look at a choice', async ({
  page
}) => {
  await openMatch(page, {
    game: 'vegas-strip',
    seats: ['Anna', 'Ben', 'Carla', 'Denny'],
    options: seatedStrip(4, { depth: 'turns' }).state.options,
    log: []
  });
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tableWords.people, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: peopleWords.theirTurn })).toHaveText(/Anna/);
});

test('Vegas Strip: no one can leave during a round, and the sheet offers both alternatives', async ({
  page
}) => {
  await openMatch(page, {
    game: 'vegas-strip',
    seats: ['Anna', 'Ben', 'Carla', 'Denny'],
    options: seatedStrip(4, { depth: 'turns' }).state.options,
    log: []
  });
  await placeAll(page, ['1 c1']);
  await openLeavingSheet(page, 'Ben');
  const sheet = page.getByRole('dialog', { name: sheetWords.leaves('Ben') });
  await expect(sheet).toContainText(
    leavingWords.leavingSentence({ code: 'leaveLater', rule: '1.10', player: 'p2' }, seatNames)
  );
  await expect(sheet.getByRole('button', { name: sheetWords.someoneTakesOver('Ben') })).toBeVisible();
  await sheet.getByRole('button', { name: sheetWords.endInstead }).click();
  await endInSheet(page);
  await expect(page.getByRole('region', { name: resultWords.places })).toBeVisible();
});
