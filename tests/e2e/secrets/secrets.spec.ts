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
  takenAway,
  wordsOfHand
} from './attacks';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch, type Recorded } from '#tests/e2e/support/stored-match';
import { redoButton, undoButton } from '#tests/e2e/support/controls';

const all = await everyAsk();
const secretAsks = all.filter(({ secret }) => secret);
const PLACES = ['board', 'plain table'] as const;
/** Games whose boards have a layer for money that flies. */
const WITH_FLIGHTS = /^las-vegas(-royale)?$/;
/** Asks without a secret, during which an earlier secret can be viewed again. */
const VIEWABLE_LATER = /^vegas-strip, turns: choose block$/;
const viewableAgain = all
  .filter(({ title }) => VIEWABLE_LATER.test(title))
  .map((askMatch) => ({ ...askMatch, called: `${askMatch.title}, looking again`, gated: true }));

/** Each secret is attacked in every way on its own board; on the generic board with every third attack. */
function attacksAt(place: (typeof PLACES)[number], turn: number): readonly (readonly [string, Attack])[] {
  return Object.entries(ATTACKS).filter((_way, index) => place === 'board' || index % 3 === turn % 3);
}

/** Stores a match that has reached its secret, with all parts in the app, and returns its address. */
async function openedMatch(page: Page, match: Recorded, id: string, place: string): Promise<string> {
  await page.goto('ledger/');
  const game = await games.find(({ meta }) => meta.id === match.game)?.load();
  const parts = Object.fromEntries((game?.parts ?? []).map((part) => [part.id, 'app'] as const));
  await storeMatch(page, match, { id, parts });
  return `match/?id=${id}${place === 'board' ? '' : '&plain'}`;
}

for (const place of PLACES)
  for (const [turn, askMatch] of (place === 'board'
    ? [...secretAsks, ...viewableAgain]
    : secretAsks
  ).entries()) {
    const { title, match, gated, variants } = askMatch;
    if (gated)
      test(`${title}, ${place}: an open hand is covered when the player looks away, and drops the choice`, async ({
        page
      }) => {
        test.setTimeout(360_000);
        await follow(page, await openedMatch(page, match, 'attacked', place));
        const covered = [await contentAndTree(page)];
        for (const sheet of SHEETS) covered.push(await readSheet(page, sheet));
        const coveredText = covered.join('\n');
        await openAndChoose(page);
        const secret = (await wordsOfHand(page)).filter((words) => !coveredText.includes(words));
        expect((await foundOnPage(page, secret)).length, 'it is found while open').toBeGreaterThan(0);
        const takenContent = await takenAway(page);
        expect(
          secret.filter((words) => takenContent.includes(words)),
          'copied, dragged or printed'
        ).toEqual([]);
        await page.locator('[data-do=cover]').click();
        for (const [attack, take] of attacksAt(place, turn + 1)) {
          await openAndChoose(page);
          const otherPagesContent: string[] = [];
          await take(page, (words) => otherPagesContent.push(words));
          await expect(coveredGate(page), attack).toBeVisible();
          await expect(page.locator('.gate > .hand'), attack).toHaveCount(0);
          const enteredText = [await contentAndTree(page), ...otherPagesContent].join('\n');
          expect(
            secret.filter((words) => enteredText.includes(words)),
            attack
          ).toEqual([]);
          expect(await foundOnPage(page, secret), attack).toEqual([]);
          await openHand(page);
          await expect(page.locator('.gate > .hand [aria-pressed="true"]'), attack).toHaveCount(0);
          await page.locator('[data-do=cover]').click();
        }
        const log = await readSheet(page, 'Log');
        expect(secret.filter((words) => log.includes(words))).toEqual([]);
        expect(log).toMatch(/opened/);
      });

    if (variants !== undefined)
      test(`${title}, ${place}: no screen depends on the secret choice`, async ({ page }) => {
        test.setTimeout(360_000);
        const entered: string[][] = [];
        for (const [index, world] of variants.entries()) {
          // Loaded again for each world, so that neither finds files that the other has fetched.
          await page.goto(await openedMatch(page, world, `world-${index}`, place));
          const surroundings = await everythingAround(page, place === 'board' ? match.game : undefined);
          entered.push(
            place === 'board'
              ? [...surroundings, ...(await otherPages(page, `world-${index}`))]
              : surroundings
          );
        }
        expect(entered[1]).toEqual(entered[0]);
      });
  }

test('the attacks cover every secret of every game, at its gate or at the choice after a secret draw', () => {
  const attacked = new Set(secretAsks.filter(({ gated }) => gated).map(({ match }) => match.game));
  const left = secretAsks.filter(({ title, gated, match }) =>
    gated ? false : !/: draw /.test(title) || !attacked.has(match.game)
  );
  expect(left.map(({ title }) => title)).toEqual([]);
  const readOnlySecrets = secretAsks
    .filter(({ variants }) => variants === undefined)
    .map(({ title }) => title);
  expect(
    readOnlySecrets,
    'every secret except cards that are only read is played with another choice'
  ).toEqual(['vegas-strip, turns: choose read player']);
  expect(viewableAgain).toHaveLength(1);
  expect(games.map(({ meta }) => meta.id).filter((id) => attacked.has(id)).length).toBeGreaterThan(4);
});

/** The pages of damaged data and history, and the table display, opened with the address of a running match. */
async function otherPages(page: Page, id: string): Promise<readonly string[]> {
  await page.goto(`drawer/?match=${id}`);
  await expect(page.locator('main details')).toHaveCount(1);
  const drawer = withoutTimes(await contentAndTree(page));
  await page.goto(`ledger/match/?id=${id}`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const history = withoutTimes(await contentAndTree(page));
  await page.goto(`match/?id=${id}&display`);
  await expect(page.locator('[data-display] .board')).toBeVisible();
  return [drawer, history, withoutTimes(await contentAndTree(page))];
}

/**
 * The content of the page, also after a hand was opened, marked and covered; of its sheets; after undo and redo; and
 * after a reload. Without `game` it is the plain table.
 */
async function everythingAround(page: Page, game: string | undefined): Promise<string[]> {
  await tableIsComplete(page, game);
  const entered = [await contentAndTree(page)];
  if ((await coveredGate(page).count()) === 1) {
    await openHand(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Escape');
    await expect(page.locator('.gate > .hand')).toHaveCount(0);
    entered.push(await contentAndTree(page));
    // Whether a selection contains a closed list depends on what the browser has rendered so far.
    await page.evaluate(() => getSelection()?.removeAllRanges());
  }
  for (const sheet of SHEETS) entered.push(await readSheet(page, sheet));
  await undoButton(page).click();
  const redo = redoButton(page);
  await expect(redo).toBeVisible();
  await firstPageIsAnnounced(page);
  entered.push(await contentAndTree(page), await readSheet(page, 'Log'));
  await redo.click();
  await expect(redo).toHaveCount(0);
  entered.push(await contentAndTree(page), await readSheet(page, 'Log'));
  await page.reload();
  await tableIsComplete(page, game);
  entered.push(await contentAndTree(page));
  return entered.map(withoutTimes);
}

/** The table draws what its first ask needs, and loads the other parts of its page after that. */
async function tableIsComplete(page: Page, game: string | undefined): Promise<void> {
  await expect(page.locator('.frame .ask').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (WITH_FLIGHTS.test(game ?? '')) await expect(page.locator('.flights')).toBeAttached();
}

/** After an undo, a payout announces its first page a moment later; until then the announcer holds other words. */
async function firstPageIsAnnounced(page: Page): Promise<void> {
  if (!(await page.locator('.ask [data-do="next"]').isVisible())) return;
  await expect(page.locator('.announcer')).not.toHaveText(/^\s*(Undone: |$)/);
}

/** Removes differences between two worlds that are not secret: ids and times. */
function withoutTimes(enteredText: string): string {
  return enteredText
    .replace(/world-\d/g, 'world')
    .replace(/\d{13}/g, 'a moment')
    .replace(/\d\d?:\d\d/g, 'a time')
    .replace(/Saving|Saved|Not saved yet|Nothing to undo yet/g, '');
}
