import type { Page } from '@playwright/test';
import {
  ALL_PLACED,
  DEAL_MOVE,
  openMatchWithTiles,
  placeMove,
  type LoggedMove
} from '#tests/e2e/las-vegas/tiles-table';
import { waitForDatabase } from '#tests/e2e/storage/app-database';
import { redoButton, undoButton } from '#tests/e2e/support/controls';
import { expect, withMotion, test } from '#tests/e2e/support/harness';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as settingsWords from '#routes/settings/strings/en';

/** These tests fail if money from a tile appears without a flight, is counted too early, or keeps flying. */

const CHOOSE_THREE = '.ask button:has-text("3")';
const CASINO_4 = 'button[aria-label^="Casino 4"]';
/** A point on the sign of a casino, and on any button. */
const SIGN_POSITION = { x: 24, y: 24 };

/** Anna's next two dice at casino 1 earn her a chip for each of the casinos where she has one. */
async function openPayDay(page: Page): Promise<void> {
  await openMatchWithTiles(page, { tiles: ['pay-day'], turns: [2, 2, 2].map((face) => placeMove(face, 1)) });
  await expect(chipsOf(page)).toHaveText('2');
  // Nothing flies until the screens that are loaded later are ready.
  await expect(page.locator('.flights')).toBeAttached();
  await page.getByRole('button', { name: 'Number 1', exact: true }).click();
}

/** A match of the basic game, after its notes are dealt. */
async function openWithoutTiles(page: Page): Promise<void> {
  await page.goto('ledger/');
  const options = { first: 'p1', depth: 'turns', nobodyWon: 'same' };
  const id = await storeMatch(page, { seats: ['Anna', 'Ben', 'Carla'], options, log: [DEAL_MOVE] });
  await follow(page, `match/?id=${id}`);
}

const place = (page: Page) => page.getByRole('button', { name: /^2 small dice/ }).click();
const chipsOf = (page: Page) => page.locator('[data-player=p1] .pair:nth-of-type(2) > span').first();

/** Tile at casino 1 → the input that is left after Anna has placed two dice there, and the payment to her. */
const TILE_PAYMENTS: readonly (readonly [
  tile: string,
  moves: readonly LoggedMove[],
  controls: readonly string[],
  paid: { readonly flights?: number; readonly gain: string; readonly chips?: number }
])[] = [
  ['jackpot', [], ['[aria-label="Black 3"]', '[aria-label^="Black 4"]'], { gain: '+$30k' }],
  ['my-choice', [], ['[aria-label="Black 1"]', '[aria-label^="Black 3"]', CHOOSE_THREE], { gain: '+$30k' }],
  ['lucky-punch', [], ['.ask button:has-text("$30,000")'], { gain: '+$30k' }],
  ['lucky-punch', [], ['.ask button:has-text("2 chips")'], { flights: 2, gain: '+$20k', chips: 4 }],
  [
    'fifty-fifty',
    [
      { do: 'throw', dice: [2, 4] },
      { do: 'bet', bet: 'higher' },
      { do: 'throw', dice: [5, 3] }
    ].map((moveParts) => ({ type: 'tile', tile: 'fifty-fifty', ...moveParts })),
    ['.ask button:has-text("1 chip")'],
    { gain: '+$10k', chips: 3 }
  ],
  ['no-entry', [], [CASINO_4], { flights: 2, gain: '+$20k', chips: 4 }],
  ['handicap', [], ['.ask button:has-text("$30,000")', CASINO_4], { gain: '+$30k' }]
];

/** Anna's chips, the number of flights, and the players whose seat is visible when money flies to it. */
interface WatchedChips {
  readonly chips: readonly string[];
  readonly flights: number;
  readonly owners: readonly string[];
  /** The gains that were shown: "+$10k". */
  readonly gains: readonly string[];
  /** The amounts shown for Anna if the round ended now. */
  readonly amounts: readonly string[];
  /** The places that money came from. */
  readonly sources: readonly string[];
  /** The elements that have moved since the first chip arrived. Earlier movement is a response to the tap. */
  readonly moved: readonly string[];
}

/** Records inside the page, because on a busy machine the test would look too late to see a flight. */
async function watchChips(page: Page): Promise<() => Promise<WatchedChips>> {
  const chipRecord = await page.evaluateHandle(() => {
    const emptyList = (): string[] => [];
    const record = {
      chips: emptyList(),
      flights: 0,
      owners: emptyList(),
      gains: emptyList(),
      amounts: emptyList(),
      sources: emptyList(),
      moved: emptyList()
    };
    /** The place on the board where a piece is when it leaves. */
    const sourceOf = (piece: Element): string => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const place = [...document.querySelectorAll<HTMLElement>('.board [data-place]')].find((element) => {
        const box = element.getBoundingClientRect();
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      });
      return place?.dataset['place'] ?? '';
    };
    const recordChips = (): void => {
      const chips = document.querySelector('[data-player=p1] .pair:nth-of-type(2) > span')?.textContent;
      if (chips !== undefined && chips !== record.chips.at(-1)) record.chips.push(chips);
      for (const seat of document.querySelectorAll<HTMLElement>('.seat[data-paid]')) {
        const isSeen = seat.checkVisibility({ visibilityProperty: true });
        const owner = `${seat.dataset['player'] ?? ''} ${isSeen ? 'in sight' : 'hidden'}`;
        if (owner !== record.owners.at(-1)) record.owners.push(owner);
      }
      const shownAmount = document.querySelector('[data-player=p1] .amount')?.textContent.trim();
      if (shownAmount !== undefined && shownAmount !== record.amounts.at(-1))
        record.amounts.push(shownAmount);
    };
    recordChips();
    interface LayoutShift extends PerformanceEntry {
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((entries) => {
      if (record.chips.length < 2) return;
      const sources = (entries.getEntries() as LayoutShift[]).flatMap((entry) => entry.sources);
      // SVG shapes are reported in the coordinates of the SVG, not of the page.
      for (const { node } of sources) if (node instanceof HTMLElement) record.moved.push(node.className);
    }).observe({ type: 'layout-shift' });
    new MutationObserver((changes) => {
      const addedElements = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof HTMLElement);
      const flownPieces = addedElements.filter((node) => node.matches('.piece[popover=manual]'));
      record.flights += flownPieces.length;
      record.sources.push(...flownPieces.map(sourceOf));
      const gains = addedElements.filter((node) => node.matches('.gain[popover=manual]'));
      record.gains.push(...gains.map(({ textContent }) => textContent));
      recordChips();
    }).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-paid']
    });
    return record;
  });
  return () => chipRecord.evaluate((record) => record);
}

/** Lets timers take four times as long, so that a busy machine has a frame between two arrivals. */
async function slowTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const setTimer = window.setTimeout.bind(window);
    const slowTimer = (callback: () => void, delay = 0): number => setTimer(callback, 4 * delay);
    Object.assign(window, { setTimeout: slowTimer });
  });
}

/** Taps a control once money is in the air. Returns how many things are still on their way two frames later. */
async function tapDuringFlight(page: Page, control: string): Promise<() => Promise<number>> {
  const tapRecord = await page.evaluateHandle((selector) => {
    const record = { left: -1 };
    const flightObserver = new MutationObserver(() => {
      if (document.querySelector('[popover=manual].piece') === null) return;
      flightObserver.disconnect();
      const button = document.querySelector<HTMLElement>(selector);
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button?.click();
      const count = (): void => {
        record.left = document.querySelectorAll('[data-paid], [popover=manual].piece').length;
      };
      requestAnimationFrame(() => requestAnimationFrame(count));
    });
    flightObserver.observe(document.body, { childList: true, subtree: true });
    return record;
  }, control);
  return async () => {
    const remainingFlights = (): Promise<number> => tapRecord.evaluate((record) => record.left);
    await expect.poll(remainingFlights, { message: 'money flies' }).toBeGreaterThanOrEqual(0);
    return remainingFlights();
  };
}

/** Records the states of a tile's payment row at the end of a round, without repeats. */
async function watchPaymentRow(page: Page): Promise<() => Promise<readonly string[]>> {
  const states = await page.evaluateHandle(() => {
    const seenStates: string[] = [];
    new MutationObserver(() => {
      const row = document.querySelector('.tile-paid li');
      if (row === null) return;
      const [waitingRow, flyingPiece] = ['.waits', '.flies'].map((selector) => row.querySelector(selector));
      const isSentenceShown = getComputedStyle(row.querySelector('.sentence')!).opacity === '1';
      const isFlying = flyingPiece?.getAnimations()[0]?.playState === 'running';
      const state = row.matches('.paid')
        ? 'has arrived'
        : waitingRow !== null && !isSentenceShown
          ? 'is to come'
          : isFlying && isSentenceShown
            ? 'flies, and is said'
            : 'does not move';
      if (state !== seenStates.at(-1)) seenStates.push(state);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return seenStates;
  });
  return () => states.evaluate((seenStates) => seenStates);
}

test.describe('with animations', () => {
  test.use(withMotion);

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1180, 820],
    [320, 568]
  ] as const)
    test(`chips of a tile fly to their owner, and each counts when it arrives: ${width}`, async ({
      page
    }) => {
      await page.setViewportSize({ width, height });
      await openPayDay(page);
      await slowTimers(page);
      const readChips = await watchChips(page);
      await place(page);
      await expect(chipsOf(page)).toHaveText('4');
      expect(await readChips()).toMatchObject({
        chips: ['2', '3', '4'],
        flights: 2,
        owners: ['p1 in sight']
      });
      await expect(page.locator('[data-paid], [popover=manual]')).toHaveCount(0);
      await page.waitForTimeout(200);
      expect((await readChips()).moved).toEqual([]);
    });

  // Fails if the display counts "+$30,000" that is still at the casino, or drops to $0 before the payment.
  test('on a tablet a tile’s payment is shown as a gain, not as part of the round’s payout', async ({
    page
  }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await openPayDay(page);
    const readChips = await watchChips(page);
    await place(page);
    await expect.poll(async () => (await readChips()).gains).toEqual(['+$20k']);
    expect((await readChips()).amounts).toEqual(['$0', '$30,000']);
    await page.getByRole('button', { name: 'Number 3', exact: true }).click();
    await place(page);
    await expect(page.locator('[data-player=p2] .amount')).toContainText('$70,000');
    await expect(page.locator('.gain[popover=manual]')).toHaveCount(0);
  });

  for (const [tile, moves, controls, { flights = 1, gain, chips = 2 }] of TILE_PAYMENTS)
    test(`what ${tile} pays flies from its casino and adds up to the amount in the log: ${gain}`, async ({
      page
    }) => {
      await openMatchWithTiles(page, { tiles: [tile], turns: [placeMove(1, 2), ...moves] });
      await expect(page.locator('.flights')).toBeAttached();
      for (const control of controls.slice(0, -1)) await page.locator(control).first().click();
      const readChips = await watchChips(page);
      await page.locator(controls.at(-1)!).first().click({ position: SIGN_POSITION });
      await expect.poll(async () => (await readChips()).gains).toEqual([gain]);
      await expect(page.locator('[data-paid], [popover=manual]')).toHaveCount(0);
      const sources = Array<string>(flights).fill('1');
      expect(await readChips()).toMatchObject({ flights, sources, owners: ['p1 in sight'] });
      await expect(chipsOf(page)).toHaveText(String(chips));
    });

  for (const [title, tiles] of [
    ['beside a tile', ['pay-day']],
    ['without tiles', []]
  ] as const)
    test(`the chip for a pass leaves its seat, and is counted there until it has gone: ${title}`, async ({
      page
    }) => {
      if (tiles.length > 0) await openMatchWithTiles(page, { tiles, turns: [] });
      else await openWithoutTiles(page);
      await expect(page.locator('.flights')).toBeAttached();
      const readChips = await watchChips(page);
      await page.getByRole('button', { name: new RegExp(`^${lasVegasBoardWords.pass}`) }).click();
      await expect(chipsOf(page)).toHaveText('1');
      expect(await readChips()).toMatchObject({
        chips: ['2', '1'],
        flights: 1,
        owners: ['p1 in sight'],
        gains: []
      });
    });

  // Fails if notes of a payout make a sound, but those of a tile do not.
  test('each chip is heard when it leaves, if sound is on', async ({ page }) => {
    await page.goto('settings/');
    // A setting changed while the database is being created is lost if the page is left at once.
    await waitForDatabase(page);
    await page.getByRole('switch', { name: settingsWords.sound }).click();
    await openPayDay(page);
    const toneRecord = await page.evaluateHandle(() => {
      const record = { tones: 0 };
      const CountedOscillator = class extends OscillatorNode {
        override start(when?: number): void {
          record.tones += 1;
          super.start(when);
        }
      };
      Object.assign(window, { OscillatorNode: CountedOscillator });
      return record;
    });
    await place(page);
    // A chip is two tones.
    await expect.poll(() => toneRecord.evaluate(({ tones }) => tones)).toBe(4);
  });

  test('a tap makes all money arrive at once, and still does its own job', async ({ page }) => {
    await openPayDay(page);
    const readChips = await watchChips(page);
    const readRemaining = await tapDuringFlight(page, 'button[aria-label="Number 3"]');
    await place(page);
    expect(await readRemaining()).toBe(0);
    expect((await readChips()).chips).toEqual(['2', '4']);
    await expect(page.getByRole('button', { name: /^2 small dice/ })).toBeVisible();
  });

  test('an undo during the flight takes the money back, and nothing flies on redo', async ({ page }) => {
    await openPayDay(page);
    const readRemaining = await tapDuringFlight(page, '[data-do="undo"]');
    await place(page);
    expect(await readRemaining()).toBe(0);
    await expect(chipsOf(page)).toHaveText('2');
    const readChips = await watchChips(page);
    await redoButton(page).click();
    await expect(chipsOf(page)).toHaveText('4');
    await undoButton(page).click();
    await expect(chipsOf(page)).toHaveText('2');
    expect(await readChips()).toMatchObject({ chips: ['2', '4', '2'], flights: 0, owners: [] });
  });

  test('a second open tab shows the same count', async ({ page, context }) => {
    await openPayDay(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(chipsOf(other)).toHaveText('2');
    await page.bringToFront();
    const readChips = await watchChips(page);
    await place(page);
    await expect.poll(async () => (await readChips()).flights).toBeGreaterThan(0);
    await other.bringToFront();
    for (const tab of [other, page]) {
      await tab.bringToFront();
      await expect(chipsOf(tab)).toHaveText('4');
      await expect(tab.locator('[data-paid], [popover=manual]')).toHaveCount(0);
    }
  });

  const niceDiceMove = { type: 'tile', tile: 'nice-dice', do: 'put', from: 'placed', size: 'small', face: 1 };
  const doubleDownMove = { type: 'tile', tile: 'double-down', do: 'move', small: 3, big: 0 };
  const LAST_DICE = ['Number 3', 'Big die', /^7 small dice/];
  const roundMoves = (...moves: readonly LoggedMove[]) => [placeMove(1, 7, 1), ...moves, placeMove(2, 7, 1)];
  for (const [tile, turns, controls, sum] of [
    ['high-five', roundMoves(), LAST_DICE, '$130,000'],
    ['nice-dice', roundMoves(niceDiceMove), LAST_DICE, '$40,000'],
    ['double-down', roundMoves(doubleDownMove), LAST_DICE, '$90,000'],
    ['black-box', ALL_PLACED, ['$80,000'], '$110,000']
  ] as const)
    test(`at the end of a round, the payment of ${tile} is visible, with a sentence`, async ({ page }) => {
      await openMatchWithTiles(page, { tiles: [tile], turns });
      for (const name of controls.slice(0, -1)) await page.getByRole('button', { name, exact: true }).click();
      const states = await watchPaymentRow(page);
      await page.getByRole('button', { name: controls.at(-1)! }).click();
      await expect(page.locator('.tile-paid .paid')).toBeVisible();
      expect(await states()).toEqual(['is to come', 'flies, and is said', 'has arrived']);
      await expect(page.locator('.seats [data-player=p1] .counted > span').first()).toHaveText(sum);
    });
});

test('without animations the money of a tile is there at once', async ({ page }) => {
  await openPayDay(page);
  const readChips = await watchChips(page);
  await place(page);
  await expect(chipsOf(page)).toHaveText('4');
  expect(await readChips()).toMatchObject({ chips: ['2', '4'], flights: 0, owners: [] });
});
