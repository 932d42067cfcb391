import type { Page } from '@playwright/test';
import { makeBox } from '$lib/games/vegas-strip/copy/stored-box';
import { buildFolder } from '#scripts/settings.js';
import { newMatch } from '$lib/games/vegas-strip/fixtures/test-match';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import * as sheetsWords from '#routes/match/sheets/strings/en';
import { recordedMatch } from '#tests/recorded/matches';
import {
  axe,
  expect,
  installedTest,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { openHost } from '#tests/e2e/offline/hosts';
import { pressByKeyboard } from '#tests/e2e/support/keys';
import {
  countChips,
  chooseAsFixer,
  placeAll,
  readTwo,
  seatStrip,
  sitDown,
  takeDevice,
  walkPayout
} from './strip-table';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import { openButton, undoButton } from '#tests/e2e/support/controls';
import * as asksWords from '$lib/shell/strings/en/asks';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as vegasStripBoardWords from '$lib/games/vegas-strip/strings/en/board';
import * as vegasStripCopyWords from '$lib/games/vegas-strip/strings/en/copy-screens';
import * as partsWords from '#routes/parts/strings/en';
import * as vegasStripWords from '$lib/games/vegas-strip/strings/en/shared';
import * as uiWords from '$lib/ui/strings/en/results';
import * as matchWords from '#routes/match/strings/en/match';
import * as uiAskWords from '$lib/ui/strings/en/gate';
import * as vegasStripAskText from '$lib/games/vegas-strip/strings/en/asks';
import { ANY, matchExactly, mentioning, oneOfSentences, startingWith } from '#tests/e2e/support/sentences';
import { seatNames } from '#tests/e2e/support/seats';
import { text as stripText } from '$lib/games/vegas-strip/strings/en/log';

/** The reason why Emil and Anna win together. */
const WINS_REASON = { code: 'winsWith', rule: '1.5', first: ['p5'], second: ['p1'] } as const;

const WIDTHS = [320, 390, 1180];

type Counts = Readonly<Record<string, number>>;
type LoggedMove = {
  readonly type: string;
  readonly player?: string;
  readonly rigged?: string;
  readonly secure?: string;
  readonly tile?: number;
  readonly casino?: string;
} & {
  readonly gives?: Counts;
  readonly takes?: Counts;
  readonly jackpot?: { readonly on: number; readonly off: number };
};

/** A match of six players in teams, scored by hand from the printed rules. */
const evening = recordedMatch('vegas-strip', 'six-in-teams');
const { seats, places } = evening.file;
const { casinos } = evening.file.options as {
  readonly casinos: readonly { readonly name: string; readonly character?: { readonly name: string } }[];
};
/** Each player's chips after every round. */
const totalsOf = evening.checks.flatMap(({ content: { totals } }) => (totals === undefined ? [] : [totals]));

function casinoOf(id = ''): string {
  return casinos[Number(id.slice(1)) - 1]?.name ?? id;
}

function nameOf(player = ''): string {
  return seats[Number(player.slice(1)) - 1] ?? player;
}

/** The rows of the counts for a move of chips. */
function rowsOf({ gives = {}, takes = {}, jackpot }: LoggedMove): readonly (readonly [string, number])[] {
  return [
    ...Object.entries(gives).map(
      ([player, count]) => [`To players, from the supply, ${nameOf(player)}`, count] as const
    ),
    ...Object.entries(takes).map(
      ([player, count]) => [`From players, to the supply, ${nameOf(player)}`, count] as const
    ),
    ...(jackpot?.on ? [['The jackpot, Onto the jackpot', jackpot.on] as const] : []),
    ...(jackpot?.off ? [['The jackpot, Off the jackpot', jackpot.off] as const] : [])
  ];
}

/** Enters the whole match; consecutive tiles are placed in one call. */
async function enterMatch(page: Page): Promise<void> {
  let tiles: string[] = [];
  let round = 0;
  const placeTiles = async (): Promise<void> => {
    if (tiles.length > 0) await placeAll(page, tiles);
    tiles = [];
  };
  for (const line of evening.log as readonly LoggedMove[]) {
    if (line.type === 'place') {
      tiles.push(`${line.tile} ${line.casino}`);
      continue;
    }
    await placeTiles();
    if (line.type === 'fix')
      await chooseAsFixer(page, nameOf(line.player), casinoOf(line.rigged), casinoOf(line.secure));
    if (line.type === 'read') await readTwo(page, nameOf(line.player), '');
    if (line.type === 'chips') await countChips(page, rowsOf(line));
    if (line.type === 'reveal') await page.getByRole('button', { name: 'Reveal it' }).click();
    if (line.type === 'pay') {
      await page.getByRole('button', { name: 'Pay out', exact: true }).click();
      await walkPayout(page);
      const totals = seats.map((name) => String(totalsOf[round]?.[name] ?? 'none'));
      await expect(
        page.getByRole('list', { name: vegasStripBoardWords.chipsOfEach }).locator('b')
      ).toHaveText(totals);
      round += 1;
      await page
        .getByRole('button', {
          name: round < 3 ? vegasStripBoardWords.onToRound(round + 1) : vegasStripBoardWords.seeWhoWon
        })
        .click();
    }
  }
}

installedTest(
  'a whole match of six in teams, with the host gone, comes to what was scored by hand @commit',
  async ({ page }) => {
    test.setTimeout(240_000);
    const host = await openHost(buildFolder);
    await page.goto(host.address);
    await waitForCachedApp(page);
    const box = makeBox({
      cards: {},
      casinos: casinos.map(({ name, character }) =>
        character === undefined ? { name } : { name, character: 0 }
      ),
      characters: [{ name: 'High Roller', side: 'A', text: '', chips: true }]
    });
    await page.goto(`${host.address}parts/copy/?box=vegas-strip#${encodeURIComponent(box)}`);
    await page.getByRole('button', { name: vegasStripCopyWords.importThisCopy }).click();
    await expect(page.getByText(partsWords.savedToYourCopy)).toBeVisible();
    await page.goto(`${host.address}new/vegas-strip/`);
    await host.stop();
    await page.goto(`${host.address}new/vegas-strip/`);
    await sitDown(page, { names: seats, firstPlayer: 'Denny' });
    await enterMatch(page);
    await expect(page.getByRole('heading', { name: shellWords.finalResult })).toBeVisible();
    for (const { total } of places)
      await expect(
        page
          .getByRole('region', { name: uiWords.places })
          .getByRole('button', { name: vegasStripWords.chipText(total) })
          .first()
      ).toBeVisible();
    await expect(page.getByRole('heading', { name: uiWords.winTogether(2) })).toBeVisible();
    await expect(page.getByText(stripText.why(WINS_REASON, seatNames))).toBeVisible();
  }
);

/** Everything that other players can see, hear or find at one moment, except times and addresses. */
async function visibleContent(page: Page): Promise<string> {
  await expect(page.getByText(matchWords.saved, { exact: true }).first()).toBeVisible();
  const body = page.locator('body');
  let content = '';
  await expect(async () => {
    const contentBefore = content;
    content = `${await page.title()} ${await body.innerHTML()} ${await body.ariaSnapshot()}`;
    expect(content === contentBefore).toBe(true);
  }, 'the page stops changing').toPass();
  return content.replaceAll(/id=[\w-]+/g, '').replaceAll(/\d{1,2}:\d{2}/g, '');
}

/**
 * Plays a match with these secrets up to the reveal, and returns all content that the other players could see
 * meanwhile.
 */
async function playWithSecrets(page: Page, rigged: string, secure: string): Promise<readonly string[]> {
  const moments: string[] = [];
  await seatStrip(page, { names: ['Anna', 'Ben', 'Carla', 'Denny'] });
  await chooseAsFixer(page, 'Anna', rigged, secure);
  moments.push(await visibleContent(page));
  await readTwo(page, 'Ben', rigged);
  moments.push(await visibleContent(page));
  await chooseAsFixer(page, 'Carla', 'The Peacock', 'Sunken Treasure');
  await readTwo(page, 'Denny', 'The Peacock');
  await page.getByRole('button', { name: vegasStripBoardWords.tile(7), exact: true }).click();
  moments.push(await visibleContent(page));
  await page.locator('[data-casino="c1"] .cover').click();
  moments.push(await visibleContent(page));
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  await expect(page.locator('.log .pieces').first()).toBeVisible();
  moments.push(await visibleContent(page));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: matchWords.ifStopped }).click();
  moments.push(await visibleContent(page));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: vegasStripBoardWords.ownCasinosLabel }).click();
  moments.push(await visibleContent(page));
  await takeDevice(page, 'Anna');
  await expect(page.locator('.gate .rigged')).toContainText(rigged);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  moments.push(await visibleContent(page));
  await page.reload();
  await expect(page.getByRole('button', { name: vegasStripBoardWords.ownCasinosLabel })).toBeVisible();
  moments.push(await visibleContent(page));
  return moments;
}

test('page, log, title, undo, blur, reload and a second tab are the same whatever the secrets are', async ({
  page,
  context,
  alsoWatch
}) => {
  await alsoWatch(context);
  const contents = await playWithSecrets(page, 'Santorini', 'Gold Rush');
  const otherContents = await playWithSecrets(page, 'Gold Rush', 'Santorini');
  for (const [index, moment] of otherContents.entries())
    expect(moment, `moment ${index}`).toBe(contents[index]);
  const secondTab = await context.newPage();
  await secondTab.goto(page.url());
  await expect(secondTab.getByRole('button', { name: vegasStripBoardWords.ownCasinosLabel })).toBeVisible();
  expect(await visibleContent(secondTab)).toBe(contents.at(-1));
  await secondTab.close();
});

test('everything is reachable on a phone and on a tablet, with six long names', async ({ page }) => {
  test.setTimeout(240_000);
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].map(
    (letter) => `${letter}nnabella Maximiliana Featherstonehaughs`
  );
  const checkLayout = async (): Promise<void> => {
    await targets(page, WIDTHS);
    await expectNoSidewaysScroll(page, WIDTHS);
    await axe(page);
  };
  await seatStrip(page, { names, hasAppDeal: true });
  await checkLayout();
  await page.getByRole('button', { name: vegasStripAskText.DEAL_FIXERS }).click();
  await openButton(page).click();
  await page.getByRole('list', { name: vegasStripBoardWords.casinos }).getByRole('button').first().click();
  await axe(page);
  await page.getByRole('button', { name: vegasStripAskText.PLACE_BOTH }).click();
  for (let clickIndex = 0; clickIndex < 5; clickIndex += 1) {
    await openButton(page).click();
    const placeTiles = page.getByRole('button', { name: vegasStripAskText.PLACE_BOTH });
    if (await placeTiles.isVisible())
      await page
        .getByRole('list', { name: vegasStripBoardWords.casinos })
        .getByRole('button')
        .first()
        .click();
    await page
      .getByRole('button', {
        name: oneOfSentences(vegasStripAskText.PLACE_BOTH, vegasStripAskText.LOOK_TEXT.action)
      })
      .click();
  }
  await placeAll(page, ['7 c1', '6 c1', '5 c1', '4 c1', '3 c1', '2 c1', '6 c1', '5 c2']);
  await page.keyboard.press('1');
  await checkLayout();
});

test('choices made on paper can still be entered, and each player is asked by name', async ({ page }) => {
  const names = ['Anna', 'Ben', 'Carla'];
  await seatStrip(page, { names });
  for (const _ of names)
    await page.getByRole('button', { name: matchExactly(vegasStripAskText.usesRealCards(ANY)) }).click();
  await page.getByRole('button', { name: asksWords.more, exact: true }).click();
  for (const name of names)
    await expect(page.getByRole('button', { name: vegasStripAskText.choosesTwo(name) })).toHaveCount(1);
  await page.getByRole('button', { name: startingWith(vegasStripAskText.choosesTwo('Ben')) }).click();
  await expect(page.locator('.gate .name')).toContainText('Ben');
  await expect(
    page.getByRole('button', { name: uiAskWords.holdToSee(vegasStripAskText.YOUR_CASINOS) })
  ).toBeVisible();
});

test('a round can be entered with the keyboard alone, and casino by casino', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seatStrip(page, { names: ['Anna', 'Ben', 'Carla'], rules: { 'The fixers’ choice': /real cards/ } });
  for (const tile of [7, 6, 5]) {
    await expect(page.locator(`.ask [aria-label="Tile ${tile}"]`)).toBeVisible();
    await page.keyboard.press(String(tile));
    await expect(page.locator('[data-casino="c1"] .row.lit')).toHaveCount(1);
    await pressByKeyboard(page, /^Santorini.*\.$/);
  }
  await expect(undoButton(page, 'Carla', '5', 'Santorini')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator('[data-casino="c1"] .row.lit')).toHaveCount(1);

  await seatStrip(page, { names: ['Anna', 'Ben'], depth: 'Round results' });
  for (const [leader, rigged] of [
    ['Anna', 'Ben'],
    ['No one', 'Anna'],
    ['No one', /secure/],
    ['No one', /secure/],
    ['No one', /secure/]
  ] as const) {
    await page
      .getByRole('group', { name: startingWith(vegasStripAskText.whoLeads(ANY)) })
      .getByRole('button', { name: leader, exact: true })
      .click();
    await page
      .getByRole('group', { name: startingWith(vegasStripAskText.whoRigged(ANY)) })
      .getByRole('button', { name: rigged })
      .click();
    await page.getByRole('button', { name: 'Next casino' }).click();
  }
  await page.getByRole('button', { name: 'Pay out', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: shellWords.payoutRound(1) })).toBeVisible();
  await page.getByRole('button', { name: vegasStripBoardWords.next('Santorini') }).click();
  await expect(
    page.getByRole('button', {
      name: mentioning('Anna', vegasStripBoardWords.takesItAll)
    })
  ).toBeVisible();
});

// Fails if an edited form is empty, or an edited placement does not open on the board.
test('a casino and a tile are edited where they were entered, with their values filled in', async ({
  page
}) => {
  const { state } = newMatch(3, { depth: 'rounds' });
  const houseMove = {
    type: 'house',
    casino: 'c1',
    jackpot: 10,
    leader: { player: 'p1' },
    sums: {},
    rigged: 'p2',
    sevens: []
  };
  const seats = ['Anna', 'Ben', 'Carla'];
  const changeFirstLine = async (): Promise<void> => {
    await page.getByRole('button', { name: matchWords.log, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Line 1 / })
      .click();
    await page.getByRole('button', { name: sheetsWords.changeThisLine }).click();
  };
  await page.goto('ledger/');
  await storeMatch(
    page,
    { game: 'vegas-strip', seats, options: state.options, log: [houseMove] },
    { id: 'house' }
  );
  await follow(page, 'match/?id=house');
  await changeFirstLine();
  const leaders = page.getByRole('group', { name: vegasStripAskText.whoLeads('Santorini') });
  await expect(leaders.locator('[aria-pressed=true]')).toContainText('Anna');
  await leaders.getByRole('button', { name: 'Carla', exact: true }).click();
  await page.locator('.ask .main-button').click();
  await page.locator('[data-do="change"]').click();
  await expect(page.getByRole('group', { name: vegasStripAskText.whoLeads('Sunset Gondola') })).toBeVisible();

  const log = [{ type: 'place', tile: 6, casino: 'c2' }];
  const options = { ...state.options, depth: 'turns' };
  await page.goto('ledger/');
  await storeMatch(page, { game: 'vegas-strip', seats, options, log }, { id: 'tile' });
  await follow(page, 'match/?id=tile');
  await changeFirstLine();
  const tile = (number: number) =>
    page.locator('.ask').getByRole('button', { name: vegasStripBoardWords.tile(number), exact: true });
  const casino = page.locator('[data-casino="c2"]');
  await expect(tile(6)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-casino] button[aria-pressed=true]')).toHaveCount(1);
  await expect(casino.locator('button[aria-pressed=true]')).toBeVisible();
  await tile(4).click();
  await casino.locator('button').first().click();
  await page.locator('[data-do="change"]').click();
  await expect(page.locator('[data-casino="c2"] .plates .plate')).toContainText('4');
});
