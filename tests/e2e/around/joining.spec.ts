import type { Locator, Page } from '@playwright/test';
import { buildFolder } from '#scripts/settings.js';
import { openHost } from '#tests/e2e/offline/hosts';
import {
  axe,
  expect,
  installedTest,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { follow, storeMatch, waitUntilSaved } from '#tests/e2e/support/stored-match';
import { startButton, undoButton } from '#tests/e2e/support/controls';
import { place, stepThroughPayout } from '#tests/e2e/las-vegas/las-vegas-table';
import { PRINTED_RULES, showCards, turnUpChits } from '#tests/e2e/razzia/razzia-table';
import { seatNames, seat as takeSeats } from '#tests/e2e/support/seats';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import { continueMatch, tapTableOnMap, throwDie } from '#tests/e2e/vegas/vegas-table';
import { OPTIONS as VEGAS } from '$lib/games/vegas/fixtures/position';
import * as vegasLeavingWords from '$lib/games/vegas/strings/en/leaving';
import { refusalText } from '$lib/games/vegas/strings/en/refusals';
import * as coreWords from '$lib/core/strings/en';
import * as joiningWords from '$lib/games/contract/strings/en/joining';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as resultWords from '$lib/ui/strings/en/results';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as matchWords from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';
import * as peopleWords from '#routes/match/strings/en/people';
import * as sheetWords from '#routes/match/sheets/strings/en';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/state/royale';
import { readStoredForms } from '#tests/e2e/storage/stored-drafts';
import { placeAll, walkPayout } from '#tests/e2e/vegas-strip/strip-table';
import { newMatch as seatedStrip } from '$lib/games/vegas-strip/fixtures/test-match';
import * as stripBoardWords from '$lib/games/vegas-strip/strings/en/board';
import * as stripLeavingWords from '$lib/games/vegas-strip/strings/en/leaving';
import { text as cardsText } from '$lib/games/las-vegas-cards/strings/en/log';
import * as razziaBoardWords from '$lib/games/razzia/strings/en/board';
import * as razziaWords from '$lib/games/razzia/strings/en/leaving';

/**
 * These tests fail if a newcomer has no seat, name or sum after an undo, after a reload, in another tab or in the
 * result.
 */

const JOINED_LABEL = coreWords.joinedLabel(2);
const OPTIONS = { first: 'p1', depth: 'turns', nobodyWon: 'same', imaginaryWinner: 'down' };
const CARD_OPTIONS = { first: 'p1', depth: 'turns', money: 'open', order: 'atOnce', neutral: false };
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
const TURNS_MOVE = { type: 'depth', depth: 'turns' };
const NEUTRAL_MOVE = { type: 'neutral', dice: [1, 1, 1, 1, 1, 1, 1], big: 1 };
const placeAllMove = (face: number): object => ({ type: 'place', face, small: 7, big: 1 });
const doraJoins = {
  ...{ type: 'join', player: 'p3', name: 'Dora', colour: 'blue' },
  ...{ round: 2, start: 'lowest' }
};

/** Anna has $120,000 and Ben $100,000. */
const ROUND_1 = [DEAL, NEUTRAL_MOVE, placeAllMove(6), placeAllMove(5)];

async function openMatchWith(page: Page, log: readonly object[], game: object = {}): Promise<void> {
  await page.goto('settings/');
  await storeMatch(page, { seats: ['Anna', 'Ben'], options: OPTIONS, log, ...game }, { id: 'joining' });
  await follow(page, 'match/?id=joining');
}

async function openPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tableWords.people, exact: true }).click();
}

/** Opens the sheet, says who joins, and leaves the answers to the caller. */
async function openNewcomerSheet(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: sheetWords.addAPlayer, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: sheetWords.whoJoins }).fill(name);
  await sheet.getByRole('button', { name: controlWords.takeThisName }).click();
  return page.getByRole('dialog', { name: sheetWords.joins(name) });
}

test('a player who joins in round 2 stays after undo, redo, a reload and in another tab', async ({
  page
}) => {
  await openMatchWith(page, ROUND_1);
  await openPeople(page);
  const sheet = await openNewcomerSheet(page, 'Dora');
  await expect(sheet).toContainText(sheetWords.playsFrom('Dora', 2));
  await axe(page, ['target-size']);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('radio', { name: sheetWords.withTheLowestSum('$100,000') }).check();
  await sheet.getByRole('button', { name: sheetWords.joins('Dora'), exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Dora' });
  await expect(row).toContainText(JOINED_LABEL);
  await expect(row).toContainText('$100,000');

  await undoButton(page, 'Dora').click();
  await expect(page.getByText(JOINED_LABEL)).toHaveCount(0);
  await page.getByRole('button', { name: /Dora/ }).click();
  await expect(row).toContainText(JOINED_LABEL);

  await waitUntilSaved(page);
  await page.reload();
  await openPeople(page);
  await expect(row).toContainText(JOINED_LABEL);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await openPeople(tab);
  await expect(tab.getByRole('listitem').filter({ hasText: 'Dora' })).toContainText('$100,000');
  await axe(tab, ['target-size']);
});

// Fails if a result cannot be saved because two of its seats started under the same name.
test('someone who gave up a seat can join again, and the result is saved', async ({ page }) => {
  await openMatchWith(page, ROUND_1);
  await openPeople(page);
  await page.getByRole('button', { name: peopleWords.replacePlayer('Ben') }).click();
  await page.getByLabel(peopleWords.whoTakesOver('Ben')).fill('Emil');
  await page.keyboard.press('Enter');
  await expect(undoButton(page, 'Emil', 'Ben')).toBeVisible();
  const sheet = await openNewcomerSheet(page, 'Ben');
  await sheet.getByRole('button', { name: sheetWords.joins('Ben'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText(JOINED_LABEL);
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();

  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tableWords.endTheMatchHere }).click();
  const endSheet = page.getByRole('dialog');
  await endSheet
    .getByRole('button', { name: payoutWords.endItNow })
    .or(endSheet.getByRole('button', { name: payoutWords.endUnpaid }))
    .click();
  await waitUntilSaved(page);
  await page.reload();
  const places = page.getByRole('region', { name: resultWords.places });
  await expect(places).toContainText('Emil');
  await expect(places).toContainText(JOINED_LABEL);
});

test('a round is paid to three players, and the result says who joined', async ({ page }) => {
  const round = [DEAL, placeAllMove(6), placeAllMove(5)];
  await openMatchWith(page, [...ROUND_1, doraJoins, ...round, placeAllMove(4), ...round]);
  await place(page, { face: 4, smallCount: 7, hasBigDie: true });
  await stepThroughPayout(page);
  // Anna: 3 x $100,000 and 6 chips. Ben: 3 x $80,000 and 6 chips. Dora: $100,000, 2 x $60,000 and 4 chips.
  for (const [name, sum] of [
    ['Anna', '$360,000'],
    ['Ben', '$300,000'],
    [`Dora, ${JOINED_LABEL}`, '$260,000']
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(sum);
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    joiningWords.joinedLine({ code: 'joined', player: 'p3', name: 'Dora', start: 'lowest' }, () => 'Dora')
  );
});

test('the typed name of a newcomer is saved until it is confirmed', async ({ page }) => {
  await openMatchWith(page, ROUND_1);
  await openPeople(page);
  await page.getByRole('button', { name: sheetWords.addAPlayer, exact: true }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('Dora');
  await expect.poll(async () => Object.values(await readStoredForms(page)).join()).toContain('Dora');
  await page.reload();
  await openPeople(page);
  await expect(field).toHaveValue('Dora');
  await page.keyboard.press('Escape');
  await expect.poll(() => readStoredForms(page)).toEqual({});
  await page.reload();
  await openPeople(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no one can join during a round, and the sheet says when they can', async ({ page }) => {
  await openMatchWith(page, [...ROUND_1, DEAL]);
  await openPeople(page);
  await page.getByRole('button', { name: sheetWords.addAPlayer, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    joiningWords.joiningSentence({ code: 'joinLater', rule: '1.10', max: 5 }, seatNames)
  );
});

/** Someone joins before round 1 and starts with nothing. */
async function addNewcomer(page: Page, name: string): Promise<void> {
  await openPeople(page);
  const sheet = await openNewcomerSheet(page, name);
  await sheet.getByRole('button', { name: sheetWords.joins(name), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(coreWords.joinedLabel(1));
}

test('Royale: a player joins before the tiles are placed', async ({ page }) => {
  await openMatchWith(page, [], {
    game: 'las-vegas-royale',
    options: { ...OPTIONS, royale: ROYALE_DEFAULTS }
  });
  await addNewcomer(page, 'Dora');
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
  const strip = page.getByRole('region', { name: uiWords.players });
  await expect(strip.getByRole('listitem')).toHaveCount(3);
});

test('the Card Game: a player joins, but cannot start with a hidden total', async ({ page }) => {
  const options = { ...CARD_OPTIONS, money: 'hidden' };
  await openMatchWith(page, [], { game: 'las-vegas-cards', options });
  await openPeople(page);
  const sheet = await openNewcomerSheet(page, 'Dora');
  await expect(sheet).toContainText(cardsText.why({ code: 'startHidden', rule: '1.11' }, seatNames));
  await expect(sheet.getByRole('radio', { name: sheetWords.withNothing })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: new RegExp(sheetWords.withTheLowest) })).toHaveCount(0);
  await sheet.getByRole('button', { name: sheetWords.joins('Dora'), exact: true }).click();
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
  const strip = page.getByRole('region', { name: uiWords.players });
  await expect(strip.getByRole('listitem')).toHaveCount(3);
  await axe(page, ['target-size']);
});

test('Vegas Strip: with a fourth player there are two teams and five casinos, and the round is paid to them', async ({
  page
}) => {
  await openMatchWith(
    page,
    [{ type: 'collected', chips: { p1: 12, p2: 9, p3: 3 }, sevens: [] }, TURNS_MOVE],
    {
      game: 'vegas-strip',
      seats: ['Anna', 'Ben', 'Carla'],
      options: seatedStrip(3, { depth: 'rounds' }).state.options
    }
  );
  await openPeople(page);
  const sheet = await openNewcomerSheet(page, 'Dora');
  await expect(sheet).toContainText(stripLeavingWords.allPlayText(4, 5));
  await targets(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('radio', { name: sheetWords.withTheLowestSum('3 chips') }).check();
  await axe(page, ['target-size']);
  await sheet.getByRole('button', { name: sheetWords.joins('Dora'), exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Dora' });
  await expect(row).toContainText(JOINED_LABEL);
  await expect(row).toContainText('3 chips');
  await undoButton(page, 'Dora').click();
  await expect(page.getByText(JOINED_LABEL)).toHaveCount(0);
  await page.getByRole('button', { name: /Dora/ }).click();
  await expect(row).toContainText(JOINED_LABEL);
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
  // The payout of round 1 is still that of three solo players.
  const chips = page.getByRole('list', { name: stripBoardWords.chipsOfEach });
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: stripBoardWords.onToRound(2) }).click();
  const strip = page.getByRole('region', { name: uiWords.players });
  await expect(strip.getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('[data-casino]')).toHaveCount(5);
  await axe(page, ['target-size']);

  // Ben plays with Carla, and Dora with Anna; no one has the 7 at the casino that their team rigs.
  const tiles = [1, 2, 3, 4, 5, 6, 7].flatMap((tile) =>
    [0, 1, 2, 3].map((seat) => `${tile} c${((tile + seat) % 5) + 1}`)
  );
  await placeAll(page, tiles);
  for (const casino of ['c2', 'c3']) await page.locator(`[data-casino="${casino}"] .row.lit .cover`).click();
  await page.getByRole('button', { name: 'Pay out', exact: true }).click();
  await walkPayout(page, 5);
  await page.getByRole('button', { name: stripBoardWords.onToRound(3) }).click();
  // Ben leads both rigged casinos and gets 39: 20 there, and 12 and 7 with Carla at the secure ones. Dora and Anna get
  // 22.
  await openPeople(page);
  for (const [name, sum] of [
    ['Anna', '23 chips'],
    ['Ben', '28 chips'],
    ['Carla', '22 chips'],
    ['Dora', '14 chips']
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(sum);
});

test('Razzia: a fourth player joins, two bars open, and the next round is paid to four', async ({ page }) => {
  const log = [
    { type: 'lay', chits: [5000, 10000, 15000, 20000, 25000] },
    { type: 'put', bar: 'jungle' },
    { type: 'reveal', cards: ['colibri gambler 1', 'cotton gambler 1', 'havana gambler 1'] }
  ];
  await page.goto('settings/');
  await storeMatch(
    page,
    { game: 'razzia', seats: ['Anna', 'Ben', 'Carla'], options: PRINTED_RULES, log },
    { id: 'joining' }
  );
  await follow(page, 'match/?id=joining');
  await openPeople(page);
  const sheet = await openNewcomerSheet(page, 'Dora');
  await expect(sheet).toContainText(razziaWords.barsOpen(['lincoln', 'jazz'], 12));
  await axe(page, ['target-size']);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('radio', { name: sheetWords.withTheLowestSum('$5,000') }).check();
  await sheet.getByRole('button', { name: sheetWords.joins('Dora'), exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Dora' });
  await expect(row).toContainText('$5,000');

  // Anna, Ben and Carla have $5,000, $10,000 and $15,000; $45,000 is at Jungle.
  const board = page.getByRole('region', { name: razziaBoardWords.barsHeading });
  await undoButton(page, 'Dora').click();
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
  await expect(board).not.toContainText(/lincoln/i);
  await page.getByRole('button', { name: /Dora/ }).click();
  await expect(board).toContainText(/lincoln/i);
  await turnUpChits(page, [50, 40, 30, 25, 20, 15, 10], 'Jazz Club');
  await showCards(page, [
    ['Lincoln', 'gambler 1'],
    ['Jazz Club', 'gambler 2'],
    ['Cotton Club', 'raid 3'],
    ['Jungle', 'gambler 5']
  ]);
  await openPeople(page);
  for (const [name, sum] of [
    ['Anna', '$25,000'],
    ['Ben', '$35,000'],
    ['Carla', '$15,000'],
    ['Dora', '$75,000']
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(sum);
});

/** Anna has won 3 gold and Ben 10. Anna has the 1 of the first 6-gold table, Ben its 2, and Ben is next. */
const VEGAS_LOG = [
  { type: 'depth', depth: 'rounds' },
  ...[
    [1, 'p1'],
    [2, 'p2']
  ].flatMap(([table, winner]) => [
    { type: 'scored', table, by: 'full' },
    { type: 'winner', winner }
  ]),
  { type: 'depth', depth: 'turns' },
  ...['p1', 'p2'].map((player) => ({ type: 'stand', player, table: 0 })),
  ...['p1', 'p2'].map((owner, space) => ({ type: 'lies', table: 0, space, whose: owner })),
  { type: 'resume', player: 'p2' }
];
const vegasMatch = { game: 'vegas', options: VEGAS };

test('Vegas: a player joins between two turns and first chooses a table for the pawn', async ({ page }) => {
  await openMatchWith(page, VEGAS_LOG, vegasMatch);
  await openPeople(page);
  await expect(page.getByRole('listitem').last()).toContainText(sheetWords.fromTheNextTurn);
  const sheet = await openNewcomerSheet(page, 'Dora');
  await expect(sheet).toContainText(vegasLeavingWords.newcomersPieces);
  await expect(sheet).toContainText(vegasLeavingWords.playsFromNow('Dora'));
  await axe(page, ['target-size']);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('radio', { name: sheetWords.withTheLowestSum('3 gold') }).check();
  await sheet.getByRole('button', { name: sheetWords.joins('Dora'), exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Dora' });
  await expect(row).toContainText(coreWords.joinedLabel(3));
  await expect(row).toContainText('3 gold');
  await undoButton(page, 'Dora').click();
  await expect(page.getByText(coreWords.joinedLabel(3))).toHaveCount(0);
  await page.getByRole('button', { name: /Dora/ }).click();
  await expect(row).toContainText(coreWords.joinedLabel(3));

  await waitUntilSaved(page);
  await page.reload();
  await expect(page.locator('.ask')).toContainText('Dora');
  await tapTableOnMap(page, 'The first 6-gold table');
  await expect(page.locator('.ask')).toContainText('Ben');
  await axe(page, ['target-size']);
  await throwDie(page, 3);
  await expect(page.locator('.ask')).toContainText('Dora');
});

test('Vegas: a newcomer wins a gold chip, and the result says who joined', async ({ page }) => {
  const joinMove = { ...doraJoins, round: 3 };
  await openMatchWith(
    page,
    [
      ...[...VEGAS_LOG, joinMove, { type: 'stand', player: 'p3', table: 0 }],
      ...[
        { type: 'throw', face: 3 },
        { type: 'goodLuck', number: 4 },
        { type: 'throw', face: 5 }
      ],
      ...[
        { type: 'change', table: 4 },
        { type: 'change', table: 4 }
      ]
    ],
    vegasMatch
  );
  // Dora has spaces 4, 5 and now 6; Ben has two counters and Anna one.
  await throwDie(page, 6);
  await continueMatch(page);
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tableWords.endTheMatchHere }).click();
  const sheet = page.getByRole('dialog').last();
  await sheet
    .getByRole('button', { name: payoutWords.endItNow })
    .or(sheet.getByRole('button', { name: payoutWords.endUnpaid }))
    .click();
  const places = page.getByRole('region', { name: resultWords.places });
  for (const [name, sum] of [
    ['Ben', '10 gold'],
    [`Dora, ${coreWords.joinedLabel(3)}`, '9 gold'],
    ['Anna', '3 gold']
  ] as const)
    await expect(places.getByRole('listitem').filter({ hasText: name }).first()).toContainText(sum);
  // Ben's 10 gold of round 2 decided it, before Dora came.
  const decidingRound = page.getByRole('region', { name: payoutWords.decidingRound(2) });
  await expect(decidingRound).toContainText('Ben');
  await expect(decidingRound).not.toContainText('Dora');
  await axe(page, ['target-size']);
});

test('Vegas: no one can join in the middle of a turn', async ({ page }) => {
  await openMatchWith(page, [...VEGAS_LOG, { type: 'frontMan', table: 4 }], vegasMatch);
  await openPeople(page);
  await page.getByRole('button', { name: sheetWords.addAPlayer, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    refusalText.joinSoon({ code: 'joinSoon', rule: '1.13' }, seatNames)
  );
});

installedTest('somebody joins with the host gone, and is there in a page opened anew', async ({ page }) => {
  const host = await openHost(buildFolder);
  await page.goto(host.address);
  await waitForCachedApp(page);
  await host.stop();
  await page.goto(`${host.address}new/las-vegas/`);
  await takeSeats(page, 'Anna', 'Ben');
  await startButton(page).click();
  await addNewcomer(page, 'Dora');
  await waitUntilSaved(page);
  await page.reload();
  const strip = page.getByRole('region', { name: uiWords.players });
  await expect(strip.getByRole('listitem')).toHaveCount(3);
});
