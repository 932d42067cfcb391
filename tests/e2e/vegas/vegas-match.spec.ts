import { buildFolder } from '#scripts/settings.js';
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
  continueMatch,
  tapTableOnMap,
  layHearts,
  seatVegas,
  showHearts,
  SMALL_BOARD,
  importBoard,
  throwDie
} from './vegas-table';
import { tapTwice } from '#tests/e2e/taps/double-tap';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import { openButton, undoButton } from '#tests/e2e/support/controls';
import { waitUntilSaved } from '#tests/e2e/support/stored-match';
import { startingWith, ANY, containing, matchExactly } from '#tests/e2e/support/sentences';
import * as vegasAskText from '$lib/games/vegas/strings/en/asks';
import * as vegasBoardWords from '$lib/games/vegas/strings/en/board';
import * as vegasCopyWords from '$lib/games/vegas/strings/en/copy-screens';
import * as uiAskWords from '$lib/ui/strings/en/gate';
import * as resultWords from '$lib/ui/strings/en/results';
import * as sharingWords from '$lib/ui/strings/en/sharing';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as matchWords from '#routes/match/strings/en/match';
import { seatNames } from '#tests/e2e/support/seats';
import { payText } from '$lib/games/vegas/strings/en/pay';
import { changeSentence } from '$lib/games/vegas/strings/en/shared';

/** The reason that no one has a counter at one of the 3-gold tables. */
const EMPTY_REASON = { code: 'nobodyThere', rule: '5.5', at: { table: 0, gold: ANY }, gold: 3 } as const;

/** The label of the free space 1, where Ben would have one counter and win. */
const SPACE_REASONS = [
  vegasBoardWords.space(1),
  '1',
  vegasBoardWords.freeText,
  vegasBoardWords.placeHere,
  changeSentence({ space: 0, count: 1, winner: 'p2' }, 'p2', seatNames)
].join(', ');

const FOUR_NAMES = ['Anna', 'Ben', 'Carla', 'Denny'] as const;

/*
 * Scored by hand on the small board. At the 15-gold table Ben has 1 and 3, and Anna 2: Ben gets 15. At the 14-gold
 * table Carla has 1 and 2, and Denny 3: Carla gets 14. Mary Chip finds Ben alone at the 12-gold table: Ben gets 12. At
 * the 13-gold table Anna, Carla and Denny have one counter each, Carla's on the 1: Carla gets 13. Mary Chip finds Ben
 * alone at the last 3-gold table: Ben gets 3. All other tables are empty when she comes. Ben has 15 + 12 + 3 = 30,
 * Carla 14 + 13 = 27, and Anna and Denny have nothing.
 */
installedTest(
  'a whole match of four with duels, with the host gone, to the result scored by hand @commit',
  async ({ page }) => {
    test.setTimeout(360_000);
    const host = await openHost(buildFolder);
    await page.goto(host.address);
    await waitForCachedApp(page);
    await page.goto(`${host.address}new/vegas/`);
    await host.stop();
    await importBoard(page, host.address, SMALL_BOARD);
    await seatVegas(page, host.address, { names: FOUR_NAMES, hasDuels: true });
    for (const table of ['The 15-gold table', 'The 15-gold table', 'The 14-gold table', 'The 14-gold table'])
      await tapTableOnMap(page, table);

    await throwDie(page, 1);
    await expect(page.getByRole('region', { name: vegasBoardWords.theBoard })).toContainText(
      containing(payText.nobodyThere(EMPTY_REASON, seatNames))
    );
    await throwDie(page, 1);
    await expect(page.getByRole('heading', { level: 1, name: vegasBoardWords.theDuel })).toBeVisible();
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
    await showHearts(page, { Ben: 2, Anna: 1 });
    await expect(
      page.getByRole('heading', { name: vegasBoardWords.keepsTheSpace('Ben'), exact: true })
    ).toBeVisible();
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
    await continueMatch(page);
    await throwDie(page, 2);
    await throwDie(page, 2);
    await showHearts(page, { Denny: 3, Carla: 3 });
    await expect(
      page.getByRole('heading', { name: vegasBoardWords.keepsTheSpace('Carla'), exact: true })
    ).toBeVisible();
    await continueMatch(page);

    await throwDie(page, 2);
    await throwDie(page, 3);
    await expect(
      page.getByRole('heading', { name: vegasBoardWords.scoredHeading('The 15-gold table') })
    ).toBeVisible();
    // The highest possible count has two digits, which must stay on one line.
    const counts = page.locator('.rows .count > [aria-hidden]');
    const [countBefore] = await counts.allTextContents();
    await counts.first().evaluate((item) => (item.textContent = '15'));
    for (const width of [320, 390, 1180]) {
      await page.setViewportSize({ width, height: 820 });
      const { height, size } = await counts.first().evaluate((item) => ({
        height: item.getBoundingClientRect().height,
        size: parseFloat(getComputedStyle(item).fontSize)
      }));
      expect(height, `${width}`).toBeLessThan(1.6 * size);
    }
    await counts.first().evaluate((item, text) => (item.textContent = text), countBefore ?? '');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { name: vegasBoardWords.goldToPlayer(15, 'Ben') })).toBeVisible();
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
    await continueMatch(page);
    await throwDie(page, 1);
    await throwDie(page, 3);
    await expect(
      page.getByRole('heading', { name: vegasBoardWords.goldToPlayer(14, 'Carla') })
    ).toBeVisible();
    await continueMatch(page);
    for (const table of ['The 13-gold table', 'The 12-gold table', 'The 13-gold table', 'The 13-gold table'])
      await tapTableOnMap(page, table);

    for (const name of ['Anna', 'Ben']) {
      await expect(page.getByRole('heading', { name: `Roll, ${name}` })).toBeVisible();
      await page.locator('[data-do="maryCard"]').click();
      await throwDie(page, 1);
    }
    await page.locator('[data-do="maryCard"]').click();
    await throwDie(page, 1);
    await showHearts(page, { Carla: 1, Anna: 3 });
    await expect(
      page.getByRole('heading', { name: vegasBoardWords.keepsTheSpace('Carla'), exact: true })
    ).toBeVisible();
    await continueMatch(page);
    await page.locator('[data-do="maryCard"]').click();
    await expect(page.getByRole('heading', { name: vegasBoardWords.goldToPlayer(12, 'Ben') })).toBeVisible();
    await continueMatch(page);

    await throwDie(page, 2);
    await tapTableOnMap(page, 'The second 3-gold table');
    await throwDie(page, 2);
    await showHearts(page, { Carla: 2, Anna: 2 });
    await expect(
      page.getByRole('heading', { name: vegasBoardWords.theSpaceIsFree, exact: true })
    ).toBeVisible();
    await continueMatch(page);
    await throwDie(page, 3);
    await throwDie(page, 2);
    await expect(
      page.getByRole('heading', { name: vegasBoardWords.goldToPlayer(13, 'Carla') })
    ).toBeVisible();
    await continueMatch(page);
    await throwDie(page, 1);
    await expect(page.getByRole('figure')).toContainText(vegasBoardWords.scoredSkipped);
    await expect(page.getByRole('heading', { name: vegasBoardWords.goldToPlayer(3, 'Ben') })).toBeVisible();
    await continueMatch(page);

    const places = page.getByRole('region', { name: resultWords.places });
    await expect(places.getByRole('article')).toContainText('Ben');
    for (const place of [
      /^30 gold/,
      /^2nd Carla 2 gold chips 27 gold/,
      /^3rd Anna .*0 gold/,
      /^3rd Denny .*0 gold/
    ])
      await expect(places.getByRole('button', { name: place })).toBeVisible();
    await expect(page.getByRole('heading', { name: shellWords.finalResult })).toBeVisible();
    await axe(page);
  }
);

test('a usual turn with physical parts is one tap, or two if there is a choice', async ({
  page,
  baseURL
}) => {
  await importBoard(page, baseURL ?? '', `vegas1${'_6-123123'.repeat(14)}`);
  await seatVegas(page, baseURL ?? '', { names: FOUR_NAMES });
  for (const table of [
    'The first 6-gold table',
    'The first 6-gold table',
    'The third 6-gold table',
    'The third 6-gold table'
  ])
    await tapTableOnMap(page, table);
  await throwDie(page, 3);
  await expect(page.getByRole('heading', { name: 'Roll, Ben' })).toBeVisible();
  await throwDie(page, 6);
  const spaceButton = page.getByRole('button', {
    name: SPACE_REASONS
  });
  await spaceButton.click();
  await expect(page.getByRole('heading', { name: 'Roll, Carla' })).toBeVisible();
});

test('hearts stay secret until both dice are placed: on the page, in the log, after undo and after a reload', async ({
  page,
  baseURL
}) => {
  await importBoard(page, baseURL ?? '', SMALL_BOARD);
  await seatVegas(page, baseURL ?? '', { names: ['Anna', 'Ben'], hasDuels: true, app: ['Duelling dice'] });
  for (const table of ['The 15-gold table', 'The 15-gold table']) await tapTableOnMap(page, table);
  await throwDie(page, 2);
  await throwDie(page, 2);
  const heartsPattern = /(one heart|two hearts|three hearts)/i;
  const expectNoHearts = async (): Promise<void> => {
    expect(await page.locator('main').innerHTML(), 'no trace of the hearts').not.toMatch(heartsPattern);
  };
  await expect(page.getByText(uiAskWords.passTo)).toBeVisible();
  // The hearts for entering both dice now have the same position.
  await tapTwice(page.getByRole('button', { name: vegasBoardWords.ourDice }), {
    gap: 274,
    pointerType: 'mouse'
  });
  await expect(page.getByRole('button', { name: 'Anna: one heart' })).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await page.getByRole('button', { name: vegasBoardWords.inSecret }).click();
  await layHearts(page, 'three hearts');
  await expect(page.getByText(uiAskWords.passTo)).toBeVisible();
  await expect(page.locator('.seat-picker [aria-disabled="true"]'), 'players who have chosen').toHaveCount(1);
  await expectNoHearts();
  await page.getByRole('button', { name: matchWords.log }).click();
  await expect(page.getByRole('dialog')).toContainText(vegasBoardWords.hasChosen);
  await expect(page.getByRole('dialog')).not.toContainText(heartsPattern);
  await page.keyboard.press('Escape');
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByText(uiAskWords.passTo)).toBeVisible();
  await expectNoHearts();
  await undoButton(page).click();
  await expect(page.getByText(uiAskWords.passTo)).toBeVisible();
  await expectNoHearts();
  await openButton(page).click();
  await expect(page.getByRole('button', { name: 'three hearts' })).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.getByText(uiAskWords.passTo)).toBeVisible();
  await layHearts(page, 'one heart');
  await layHearts(page, 'two hearts');
  await page.getByRole('button', { name: 'Reveal both' }).click();
  await expect(
    page.getByRole('heading', { name: matchExactly(vegasBoardWords.keepsTheSpace(ANY)) })
  ).toBeVisible();
});

test('a match can be played to its end with the keyboard alone', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  await importBoard(page, baseURL ?? '', SMALL_BOARD);
  await seatVegas(page, baseURL ?? '', { names: ['Anna', 'Ben'] });
  await pressByKeyboard(page, /^The 15-gold table,/);
  await pressByKeyboard(page, /^The 14-gold table,/);
  // Mary Chip discards the chips of eleven empty tables; then Ben gets the 14-gold chip, Anna the 15, and Ben the last
  // 3.
  for (let rollCount = 0; rollCount < 12; rollCount += 1) await pressByKeyboard(page, /^Rolled a 1: /);
  await pressByKeyboard(page, /^Counters back/);
  await pressByKeyboard(page, /^Rolled a 1: /);
  await pressByKeyboard(page, /^Counters back/);
  await pressByKeyboard(page, /^The second 3-gold table,/);
  await pressByKeyboard(page, /^The second 3-gold table,/);
  await pressByKeyboard(page, /^Rolled a 1: /);
  await pressByKeyboard(page, startingWith(vegasAskText.END_TEXT.action ?? ''));
  const places = page.getByRole('region', { name: resultWords.places });
  await expect(places.getByRole('article')).toContainText('Ben');
  await expect(places.getByRole('button', { name: /^17 gold/ })).toBeVisible();
  await expect(places.getByRole('button', { name: /^2nd Anna 1 gold chip 15 gold/ })).toBeVisible();
});

test('a board is shared as a QR code of its link', async ({ page, baseURL }) => {
  await importBoard(page, baseURL ?? '', SMALL_BOARD);
  await page.getByRole('button', { name: vegasCopyWords.share }).click();
  await page.getByRole('button', { name: sharingWords.showAQRCode }).click();
  await expect(page.getByRole('img', { name: sharingWords.linkAsCode('board') })).toBeVisible();
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
});
