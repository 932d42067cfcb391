import type { Page } from '@playwright/test';
import { ALL_PLACED, openMatchWithTiles, placeMove } from '#tests/e2e/las-vegas/tiles-table';
import { redoButton, undoButton } from '#tests/e2e/support/controls';
import { expect, moving, test } from '#tests/e2e/support/harness';

/** Would catch money of a tile that is simply there, is counted too early, or keeps flying. */

/** Anna's next two dice at casino 1 earn her a chip for each of the casinos where she has one. */
async function openPayDay(page: Page): Promise<void> {
  await openMatchWithTiles(page, { tiles: ['pay-day'], turns: [2, 2, 2].map((face) => placeMove(face, 1)) });
  await expect(chipsOf(page)).toHaveText('2');
  // Nothing flies before the screens that come later are loaded.
  await expect(page.locator('.flights')).toBeAttached();
  await page.getByRole('button', { name: 'Number 1', exact: true }).click();
}

const place = (page: Page) => page.getByRole('button', { name: /^2 small dice/ }).click();
const chipsOf = (page: Page) => page.locator('[data-player=p1] .pair:nth-of-type(2) > span').first();

/** What Anna has, the number of flights, and the players whose seat is in sight when money is on its way to it. */
interface Watched {
  readonly chips: readonly string[];
  readonly flights: number;
  readonly owners: readonly string[];
  /** The gains that seats have shown: "p1 +$10,000". */
  readonly gains: readonly string[];
  /** The elements that have moved since the first chip arrived. What moves before that is an answer to the tap. */
  readonly moved: readonly string[];
}

/** Records in the page itself, since a busy machine is too late to look at a flight. */
async function watchChips(page: Page): Promise<() => Promise<Watched>> {
  const seen = await page.evaluateHandle(() => {
    const record = {
      chips: [] as string[],
      flights: 0,
      owners: [] as string[],
      gains: [] as string[],
      moved: [] as string[]
    };
    const look = (): void => {
      const chips = document.querySelector('[data-player=p1] .pair:nth-of-type(2) > span')?.textContent;
      if (chips !== undefined && chips !== record.chips.at(-1)) record.chips.push(chips);
      for (const seat of document.querySelectorAll<HTMLElement>('.seat[data-paid]')) {
        const owner = `${seat.dataset['player'] ?? ''} ${seat.checkVisibility({ visibilityProperty: true }) ? 'in sight' : 'hidden'}`;
        if (owner !== record.owners.at(-1)) record.owners.push(owner);
      }
      for (const gain of document.querySelectorAll('.seat .gain')) {
        const player = gain.closest<HTMLElement>('[data-player]')?.dataset['player'] ?? '';
        const text = `${player} ${gain.textContent.trim()}`;
        if (text !== record.gains.at(-1)) record.gains.push(text);
      }
    };
    look();
    interface LayoutShift extends PerformanceEntry {
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      if (record.chips.length < 2) return;
      const sources = (list.getEntries() as LayoutShift[]).flatMap((entry) => entry.sources);
      // The shapes of an SVG are reported where they are in it, not where they are on the page.
      for (const { node } of sources) if (node instanceof HTMLElement) record.moved.push(node.className);
    }).observe({ type: 'layout-shift' });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      record.flights += added.filter(
        (node) => node instanceof HTMLElement && node.matches('.piece[popover=manual]')
      ).length;
      look();
    }).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-paid']
    });
    return record;
  });
  return () => seen.evaluate((record) => record);
}

/** Lets timers take four times as long, so that a busy machine has a frame between two arrivals. */
async function slowTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timer = window.setTimeout.bind(window);
    const slow = (then: () => void, length = 0): number => timer(then, 4 * length);
    Object.assign(window, { setTimeout: slow });
  });
}

/** Taps a control once money is in the air. Returns how many things are still on their way two frames later. */
async function tapInFlight(page: Page, control: string): Promise<() => Promise<number>> {
  const tapped = await page.evaluateHandle((selector) => {
    const record = { left: -1 };
    const watch = new MutationObserver(() => {
      if (document.querySelector('[popover=manual].piece') === null) return;
      watch.disconnect();
      const button = document.querySelector<HTMLElement>(selector);
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button?.click();
      const count = (): void => {
        record.left = document.querySelectorAll('[data-paid], [popover=manual].piece').length;
      };
      requestAnimationFrame(() => requestAnimationFrame(count));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return record;
  }, control);
  return async () => {
    const left = (): Promise<number> => tapped.evaluate((record) => record.left);
    await expect.poll(left, { message: 'money flies' }).toBeGreaterThanOrEqual(0);
    return left();
  };
}

/** Lists how far the payment of a tile has come at the end of a round, without repeats. */
async function watchPayment(page: Page): Promise<() => Promise<readonly string[]>> {
  const states = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const row = document.querySelector('.tile-paid li');
      if (row === null) return;
      const [waits, flies] = ['.waits', '.flies'].map((selector) => row.querySelector(selector));
      const isSaid = getComputedStyle(row.querySelector('.sentence')!).opacity === '1';
      const isFlying = flies?.getAnimations()[0]?.playState === 'running';
      const state = row.matches('.paid')
        ? 'has arrived'
        : waits !== null && !isSaid
          ? 'is to come'
          : isFlying && isSaid
            ? 'flies, and is said'
            : 'does not move';
      if (state !== seen.at(-1)) seen.push(state);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return seen;
  });
  return () => states.evaluate((seen) => seen);
}

test.describe('with animations', () => {
  test.use(moving);

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
      const seen = await watchChips(page);
      await place(page);
      await expect(chipsOf(page)).toHaveText('4');
      expect(await seen()).toMatchObject({ chips: ['2', '3', '4'], flights: 2, owners: ['p1 in sight'] });
      await expect(page.locator('[data-paid], [popover=manual]')).toHaveCount(0);
      await page.waitForTimeout(200);
      expect((await seen()).moved).toEqual([]);
    });

  // Would have caught: "+$30,000" for money that is still at the casino.
  test('on a tablet only what a tile has paid is shown as a gain', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await openPayDay(page);
    const seen = await watchChips(page);
    await place(page);
    await expect.poll(async () => (await seen()).gains).not.toEqual([]);
    await expect(page.locator('[data-player=p1] .amount')).toContainText('$30,000');
    for (const gain of (await seen()).gains) expect(gain).toMatch(/^p1 .*[12]0,000/);
    await page.getByRole('button', { name: 'Number 3', exact: true }).click();
    await place(page);
    await expect(page.locator('[data-player=p2] .amount')).toContainText('$70,000');
    await expect(page.locator('.gain')).toHaveCount(0);
  });

  test('a tap lets all of it arrive at once, and does what it is for', async ({ page }) => {
    await openPayDay(page);
    const seen = await watchChips(page);
    const leftAfter = await tapInFlight(page, 'button[aria-label="Number 3"]');
    await place(page);
    expect(await leftAfter()).toBe(0);
    expect((await seen()).chips).toEqual(['2', '4']);
    await expect(page.getByRole('button', { name: /^2 small dice/ })).toBeVisible();
  });

  test('an undo takes the money back in flight, and nothing flies when it is put back', async ({ page }) => {
    await openPayDay(page);
    const leftAfter = await tapInFlight(page, '[data-do="undo"]');
    await place(page);
    expect(await leftAfter()).toBe(0);
    await expect(chipsOf(page)).toHaveText('2');
    const seen = await watchChips(page);
    await redoButton(page).click();
    await expect(chipsOf(page)).toHaveText('4');
    await undoButton(page).click();
    await expect(chipsOf(page)).toHaveText('2');
    expect(await seen()).toMatchObject({ chips: ['2', '4', '2'], flights: 0, owners: [] });
  });

  test('a second tab that is open meanwhile counts the same', async ({ page, context }) => {
    await openPayDay(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(chipsOf(other)).toHaveText('2');
    await page.bringToFront();
    const seen = await watchChips(page);
    await place(page);
    await expect.poll(async () => (await seen()).flights).toBeGreaterThan(0);
    await other.bringToFront();
    for (const tab of [other, page]) {
      await tab.bringToFront();
      await expect(chipsOf(tab)).toHaveText('4');
      await expect(tab.locator('[data-paid], [popover=manual]')).toHaveCount(0);
    }
  });

  test('at the end of a round a tile pays in sight, and says so when it does', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['high-five'], turns: ALL_PLACED.slice(0, 2) });
    for (const name of ['Number 3', 'Big die']) await page.getByRole('button', { name, exact: true }).click();
    const states = await watchPayment(page);
    await page.getByRole('button', { name: /^7 small dice/ }).click();
    await expect(page.locator('.tile-paid .paid')).toBeVisible();
    expect(await states()).toEqual(['is to come', 'flies, and is said', 'has arrived']);
  });
});

test('without animations the money of a tile is there at once', async ({ page }) => {
  await openPayDay(page);
  const seen = await watchChips(page);
  await place(page);
  await expect(chipsOf(page)).toHaveText('4');
  expect(await seen()).toMatchObject({ chips: ['2', '4'], flights: 0, owners: [] });
});
