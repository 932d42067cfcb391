import type { Locator, Page } from '@playwright/test';
import { buildFolder } from '#scripts/settings.js';
import { openHost } from '#tests/e2e/offline/hosts';
import { axe, expect, installed, noSideways, targets, test } from '#tests/e2e/support/harness';
import { follow, keep } from '#tests/e2e/support/kept-match';
import { startButton, undoButton } from '#tests/e2e/support/controls';
import { place, walkOn } from '#tests/e2e/las-vegas/las-vegas-table';
import { PRINTED, show, turnUpChits } from '#tests/e2e/razzia/razzia-table';
import { named, seat as takeSeats } from '#tests/e2e/support/seats';
import { kept } from '#tests/e2e/support/worker';
import * as coreWords from '$lib/core/strings/en';
import * as joiningWords from '$lib/games/contract/strings/en/joining';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as matchWords from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';
import * as peopleWords from '#routes/match/strings/en/people';
import * as sheetWords from '#routes/match/sheets/strings/en';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/state/royale';
import * as cardsWords from '$lib/games/las-vegas-cards/strings/en/refusals';
import * as razziaBoardWords from '$lib/games/razzia/strings/en/board';
import * as razziaWords from '$lib/games/razzia/strings/en/leaving';

/** Would catch a newcomer without a seat, a name or a sum after an undo, a reload, in another tab or in the result. */

const JOINED = coreWords.joinedWords(2);
const OPTIONS = { first: 'p1', depth: 'turns', nobodyWon: 'same', imaginaryWinner: 'down' };
const CARDS = { first: 'p1', depth: 'turns', money: 'open', order: 'atOnce', neutral: false };
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
const NEUTRAL = { type: 'neutral', dice: [1, 1, 1, 1, 1, 1, 1], big: 1 };
const all = (face: number): object => ({ type: 'place', face, small: 7, big: 1 });
const dora = {
  ...{ type: 'join', player: 'p3', name: 'Dora', colour: 'blue' },
  ...{ round: 2, start: 'lowest' }
};

/** Anna has $120,000 and Ben $100,000. */
const ROUND_1 = [DEAL, NEUTRAL, all(6), all(5)];

async function seated(page: Page, log: readonly object[], game: object = {}): Promise<void> {
  await page.goto('settings/');
  await keep(page, { seats: ['Anna', 'Ben'], options: OPTIONS, log, ...game }, { id: 'joining' });
  await follow(page, 'match/?id=joining');
}

async function people(page: Page): Promise<void> {
  await page.getByRole('button', { name: matchWords.table, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: tableWords.people, exact: true }).click();
}

/** Opens the sheet, says who joins, and leaves the answers to the caller. */
async function newcomer(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: sheetWords.addAPlayer, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: sheetWords.whoJoins }).fill(name);
  await sheet.getByRole('button', { name: controlWords.takeThisName }).click();
  return page.getByRole('dialog', { name: sheetWords.joins(name) });
}

test('somebody joins in round 2, and stays after undo, redo, reload and in another tab', async ({ page }) => {
  await seated(page, ROUND_1);
  await people(page);
  const sheet = await newcomer(page, 'Dora');
  await expect(sheet).toContainText(sheetWords.playsFrom('Dora', 2));
  await axe(page, ['target-size']);
  await targets(page);
  await noSideways(page);
  await sheet.getByRole('radio', { name: sheetWords.withTheLowestSum('$100,000') }).check();
  await sheet.getByRole('button', { name: sheetWords.joins('Dora'), exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Dora' });
  await expect(row).toContainText(JOINED);
  await expect(row).toContainText('$100,000');

  await undoButton(page, 'Dora').click();
  await expect(page.getByText(JOINED)).toHaveCount(0);
  await page.getByRole('button', { name: /Dora/ }).click();
  await expect(row).toContainText(JOINED);

  await page.reload();
  await people(page);
  await expect(row).toContainText(JOINED);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await people(tab);
  await expect(tab.getByRole('listitem').filter({ hasText: 'Dora' })).toContainText('$100,000');
  await axe(tab, ['target-size']);
});

test('a round is paid to three, and the result says who joined', async ({ page }) => {
  const round = [DEAL, all(6), all(5)];
  await seated(page, [...ROUND_1, dora, ...round, all(4), ...round]);
  await place(page, { face: 4, small: 7, big: true });
  await walkOn(page);
  // Anna: 3 x $100,000 and 6 chips. Ben: 3 x $80,000 and 6 chips. Dora: $100,000, 2 x $60,000 and 4 chips.
  for (const [name, sum] of [
    ['Anna', '$360,000'],
    ['Ben', '$300,000'],
    [`Dora, ${JOINED}`, '$260,000']
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(sum);
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    joiningWords.joinedLine({ code: 'joined', player: 'p3', name: 'Dora', start: 'lowest' }, () => 'Dora')
  );
});

test('in a round nobody joins, and the sheet says when', async ({ page }) => {
  await seated(page, [...ROUND_1, DEAL]);
  await people(page);
  await page.getByRole('button', { name: sheetWords.addAPlayer, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    joiningWords.joiningSentence({ code: 'joinLater', rule: '1.10', max: 5 }, named)
  );
});

/** Somebody joins before round 1 and starts with nothing. */
async function joins(page: Page, name: string): Promise<void> {
  await people(page);
  const sheet = await newcomer(page, name);
  await sheet.getByRole('button', { name: sheetWords.joins(name), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(coreWords.joinedWords(1));
}

test('in Royale somebody joins before the tiles', async ({ page }) => {
  await seated(page, [], { game: 'las-vegas-royale', options: { ...OPTIONS, royale: ROYALE_DEFAULTS } });
  await joins(page, 'Dora');
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
  const strip = page.getByRole('region', { name: uiWords.players });
  await expect(strip.getByRole('listitem')).toHaveCount(3);
});

test('in the Card Game somebody joins, but not with a total that is hidden', async ({ page }) => {
  const options = { ...CARDS, money: 'hidden' };
  await seated(page, [], { game: 'las-vegas-cards', options });
  await people(page);
  const sheet = await newcomer(page, 'Dora');
  await expect(sheet).toContainText(cardsWords.refusal({ code: 'startHidden', rule: '1.11' }, named));
  await expect(sheet.getByRole('radio', { name: sheetWords.withNothing })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: new RegExp(sheetWords.withTheLowest) })).toHaveCount(0);
  await sheet.getByRole('button', { name: sheetWords.joins('Dora'), exact: true }).click();
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
  const strip = page.getByRole('region', { name: uiWords.players });
  await expect(strip.getByRole('listitem')).toHaveCount(3);
  await axe(page, ['target-size']);
});

test('in Razzia three become four: two bars open, and the next round is paid to four', async ({ page }) => {
  const log = [
    { type: 'lay', chits: [5000, 10000, 15000, 20000, 25000] },
    { type: 'put', bar: 'jungle' },
    { type: 'reveal', cards: ['colibri gambler 1', 'cotton gambler 1', 'havana gambler 1'] }
  ];
  await page.goto('settings/');
  await keep(
    page,
    { game: 'razzia', seats: ['Anna', 'Ben', 'Carla'], options: PRINTED, log },
    { id: 'joining' }
  );
  await follow(page, 'match/?id=joining');
  await people(page);
  const sheet = await newcomer(page, 'Dora');
  await expect(sheet).toContainText(razziaWords.barsOpen(['lincoln', 'jazz'], 12));
  await axe(page, ['target-size']);
  await targets(page);
  await noSideways(page);
  await sheet.getByRole('radio', { name: sheetWords.withTheLowestSum('$5,000') }).check();
  await sheet.getByRole('button', { name: sheetWords.joins('Dora'), exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Dora' });
  await expect(row).toContainText('$5,000');

  // Anna, Ben and Carla have $5,000, $10,000 and $15,000; $45,000 is at Jungle.
  const board = page.getByRole('region', { name: razziaBoardWords.theBars });
  await undoButton(page, 'Dora').click();
  await page.locator('.ask').getByRole('button', { name: peopleWords.backToTheTable }).click();
  await expect(board).not.toContainText(/lincoln/i);
  await page.getByRole('button', { name: /Dora/ }).click();
  await expect(board).toContainText(/lincoln/i);
  await turnUpChits(page, [50, 40, 30, 25, 20, 15, 10], 'Jazz Club');
  await show(page, [
    ['Lincoln', 'gambler 1'],
    ['Jazz Club', 'gambler 2'],
    ['Cotton Club', 'raid 3'],
    ['Jungle', 'gambler 5']
  ]);
  await people(page);
  for (const [name, sum] of [
    ['Anna', '$25,000'],
    ['Ben', '$35,000'],
    ['Carla', '$15,000'],
    ['Dora', '$75,000']
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(sum);
});

installed('somebody joins with the host gone, and is there in a page opened anew', async ({ page }) => {
  const host = await openHost(buildFolder);
  await page.goto(host.address);
  await kept(page);
  await host.stop();
  await page.goto(`${host.address}new/las-vegas/`);
  await takeSeats(page, 'Anna', 'Ben');
  await startButton(page).click();
  await joins(page, 'Dora');
  await expect(page.getByText(matchWords.saved, { exact: true })).toBeVisible();
  await page.reload();
  const strip = page.getByRole('region', { name: uiWords.players });
  await expect(strip.getByRole('listitem')).toHaveCount(3);
});
