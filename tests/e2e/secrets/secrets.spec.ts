import type { Page } from '@playwright/test';
import { games } from '$lib/games/registry';
import { everyAsk } from '#tests/e2e/support/asked';
import {
  type Attack,
  ATTACKS,
  coveredGate,
  foundOnPage,
  openAndChoose,
  openHand,
  contentAndTree,
  readSheet,
  SHEETS,
  copiedText,
  wordsOfHand
} from './attacks';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch, type MatchToStore } from '#tests/e2e/support/stored-match';
import { redoButton, undoButton } from '#tests/e2e/support/controls';

const allAsks = await everyAsk();
const secretAsks = allAsks.filter(({ secret }) => secret);
const PLACES = ['board', 'plain table'] as const;
/** Games whose boards have a layer for money that flies. */
const WITH_FLIGHTS = /^las-vegas(-royale)?$/;
/** Asks without a secret that still let players view an earlier secret again. */
const VIEWABLE_LATER = /^vegas-strip, turns: choose block$/;
const viewableAsks = allAsks
  .filter(({ title }) => VIEWABLE_LATER.test(title))
  .map((askMatch) => ({ ...askMatch, called: `${askMatch.title}, looking again`, gated: true }));

/** The attacks on a secret: all of them on the game's own board, and every third one on the generic board. */
function attacksAt(place: (typeof PLACES)[number], turn: number): readonly (readonly [string, Attack])[] {
  return Object.entries(ATTACKS).filter((_way, index) => place === 'board' || index % 3 === turn % 3);
}

/** Stores a match that has reached its secret, with all parts in the app, and returns its address. */
async function storeMatchAt(page: Page, match: MatchToStore, id: string, place: string): Promise<string> {
  await page.goto('ledger/');
  const game = await games.find(({ meta }) => meta.id === match.game)?.load();
  const parts = Object.fromEntries((game?.parts ?? []).map((part) => [part.id, 'app'] as const));
  await storeMatch(page, match, { id, parts });
  return `match/?id=${id}${place === 'board' ? '' : '&plain'}`;
}

for (const place of PLACES)
  for (const [turn, askMatch] of (place === 'board'
    ? [...secretAsks, ...viewableAsks]
    : secretAsks
  ).entries()) {
    const { title, match, gated, variants } = askMatch;
    if (gated)
      test(`${title}, ${place}: an open hand is covered when the player looks away, and drops the choice`, async ({
        page
      }) => {
        test.setTimeout(360_000);
        await follow(page, await storeMatchAt(page, match, 'attacked', place));
        const coveredContents = [await contentAndTree(page)];
        for (const sheet of SHEETS) coveredContents.push(await readSheet(page, sheet));
        const coveredText = coveredContents.join('\n');
        await openAndChoose(page);
        const secretTexts = (await wordsOfHand(page)).filter((text) => !coveredText.includes(text));
        expect((await foundOnPage(page, secretTexts)).length, 'it is found while open').toBeGreaterThan(0);
        const takenContent = await copiedText(page);
        expect(
          secretTexts.filter((text) => takenContent.includes(text)),
          'copied, dragged or printed'
        ).toEqual([]);
        await page.locator('[data-do=cover]').click();
        for (const [attackName, attackPage] of attacksAt(place, turn + 1)) {
          await openAndChoose(page);
          const otherPagesContent: string[] = [];
          await attackPage(page, (text) => otherPagesContent.push(text));
          await expect(coveredGate(page), attackName).toBeVisible();
          await expect(page.locator('.gate > .hand'), attackName).toHaveCount(0);
          const content = [await contentAndTree(page), ...otherPagesContent].join('\n');
          expect(
            secretTexts.filter((text) => content.includes(text)),
            attackName
          ).toEqual([]);
          expect(await foundOnPage(page, secretTexts), attackName).toEqual([]);
          await openHand(page);
          await expect(page.locator('.gate > .hand [aria-pressed="true"]'), attackName).toHaveCount(0);
          await page.locator('[data-do=cover]').click();
        }
        const log = await readSheet(page, 'Log');
        expect(secretTexts.filter((text) => log.includes(text))).toEqual([]);
        expect(log).toMatch(/opened/);
      });

    if (variants !== undefined)
      test(`${title}, ${place}: no screen depends on the secret choice`, async ({ page }) => {
        test.setTimeout(360_000);
        const contents: string[][] = [];
        for (const [index, variant] of variants.entries()) {
          // The app is loaded again for each world, so that neither finds files that the other has fetched.
          await page.goto(await storeMatchAt(page, variant, `world-${index}`, place));
          const surroundings = await readSurroundings(page, place === 'board' ? match.game : undefined);
          contents.push(
            place === 'board'
              ? [...surroundings, ...(await readOtherPages(page, `world-${index}`))]
              : surroundings
          );
        }
        expect(contents[1]).toEqual(contents[0]);
      });
  }

test('the attacks cover every secret of every game, at its gate or at the choice after a secret draw', () => {
  const attackedGames = new Set(secretAsks.filter(({ gated }) => gated).map(({ match }) => match.game));
  const uncoveredAsks = secretAsks.filter(({ title, gated, match }) =>
    gated ? false : !/: draw /.test(title) || !attackedGames.has(match.game)
  );
  expect(uncoveredAsks.map(({ title }) => title)).toEqual([]);
  const readOnlySecrets = secretAsks
    .filter(({ variants }) => variants === undefined)
    .map(({ title }) => title);
  expect(
    readOnlySecrets,
    'every secret except cards that are only read is played with another choice'
  ).toEqual(['vegas-strip, turns: choose read player']);
  expect(viewableAsks).toHaveLength(1);
  expect(games.map(({ meta }) => meta.id).filter((id) => attackedGames.has(id)).length).toBeGreaterThan(4);
});

/**
 * The content of other pages opened with the address of a running match: damaged data, history and the table display.
 */
async function readOtherPages(page: Page, id: string): Promise<readonly string[]> {
  await page.goto(`drawer/?match=${id}`);
  await expect(page.locator('main details')).toHaveCount(1);
  const drawerContent = withoutTimes(await contentAndTree(page));
  await page.goto(`ledger/match/?id=${id}`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const historyContent = withoutTimes(await contentAndTree(page));
  await page.goto(`match/?id=${id}&display`);
  await expect(page.locator('[data-display] .board')).toBeVisible();
  return [drawerContent, historyContent, withoutTimes(await contentAndTree(page))];
}

/**
 * Returns the content of the page at first, after a hand was opened, selected and covered, after undo and redo, and
 * after a reload, and the content of its sheets. Without `game` the page is the simple view.
 */
async function readSurroundings(page: Page, game: string | undefined): Promise<string[]> {
  await expectCompleteTable(page, game);
  const contents = [await contentAndTree(page)];
  if ((await coveredGate(page).count()) === 1) {
    await openHand(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Escape');
    await expect(page.locator('.gate > .hand')).toHaveCount(0);
    contents.push(await contentAndTree(page));
    // Whether a selection contains a closed list depends on what the browser has rendered so far.
    await page.evaluate(() => getSelection()?.removeAllRanges());
  }
  for (const sheet of SHEETS) contents.push(await readSheet(page, sheet));
  await undoButton(page).click();
  const redo = redoButton(page);
  await expect(redo).toBeVisible();
  await expectFirstPageAnnounced(page);
  contents.push(await contentAndTree(page), await readSheet(page, 'Log'));
  await redo.click();
  await expect(redo).toHaveCount(0);
  contents.push(await contentAndTree(page), await readSheet(page, 'Log'));
  await page.reload();
  await expectCompleteTable(page, game);
  contents.push(await contentAndTree(page));
  return contents.map(withoutTimes);
}

/** Waits for the whole page: the board draws what its first ask needs, and loads the other parts later. */
async function expectCompleteTable(page: Page, game: string | undefined): Promise<void> {
  await expect(page.locator('.frame .ask').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (WITH_FLIGHTS.test(game ?? '')) await expect(page.locator('.flights')).toBeAttached();
}

/** Waits until a payout announces its first page after an undo; before that, the announcer has another text. */
async function expectFirstPageAnnounced(page: Page): Promise<void> {
  if (!(await page.locator('.ask [data-do="next"]').isVisible())) return;
  await expect(page.locator('.announcer')).not.toHaveText(/^\s*(Undone: |$)/);
}

/** Removes differences between two worlds that are not secret: ids and times. */
function withoutTimes(content: string): string {
  return content
    .replace(/world-\d/g, 'world')
    .replace(/\d{13}/g, 'a moment')
    .replace(/\d\d?:\d\d/g, 'a time')
    .replace(/Saving|Saved|Not saved yet|Nothing to undo yet/g, '');
}
