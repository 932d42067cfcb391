import { expect, withMotion, test } from '#tests/e2e/support/harness';
import { entriesIn } from '#tests/e2e/support/stored-match';
import { ROLL_BOTH } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import { placeMove, openMatchWithTiles } from './tiles-table';
import type { Page } from '@playwright/test';

/** These tests fail if a die shows another face than the one that was rolled. */

interface SeenDie {
  readonly rolledFace: number;
  readonly topFace: number;
}

/** Records the top face of each thrown die where it comes to rest, computed by the browser. */
async function watchLandings(page: Page): Promise<() => Promise<readonly SeenDie[]>> {
  const landedDice = await page.evaluateHandle(() => {
    const dice: SeenDie[] = [];
    const recordedDice = new Set<Element>();
    const matrixOf = (element: Element): DOMMatrix => {
      const { transform } = getComputedStyle(element);
      return new DOMMatrix(transform === 'none' ? '' : transform);
    };
    new MutationObserver(() => {
      for (const die of document.querySelectorAll<HTMLElement>('[data-rolled]')) {
        if (recordedDice.has(die)) continue;
        recordedDice.add(die);
        const restTransform = new DOMMatrix(/matrix3d\(.*\)/.exec(die.style.transform)?.[0] ?? '');
        const cubeTransform = restTransform.multiply(matrixOf(die.firstElementChild!));
        const heights = [...die.querySelectorAll('.face')].map(
          (face) => cubeTransform.multiply(matrixOf(face)).m33
        );
        dice.push({
          rolledFace: Number(die.dataset['rolled']),
          topFace: heights.indexOf(Math.max(...heights)) + 1
        });
      }
    }).observe(document.body, { childList: true, subtree: true });
    return dice;
  });
  return () => landedDice.evaluate((dice) => dice);
}

/** The dice of the last roll in storage. */
async function readLastRoll(page: Page): Promise<readonly number[]> {
  const entries = (await entriesIn(page)) as readonly {
    readonly do: { readonly move?: { readonly dice?: readonly number[]; readonly big?: number } };
  }[];
  const { dice = [], big } = entries.at(-1)?.do.move ?? {};
  return big === undefined ? dice : [...dice, big];
}

test.describe('with animations', () => {
  test.use(withMotion);

  test('the thrown dice land on the rolled faces', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['jackpot'], turns: [placeMove(1, 2)], app: true });
    const readLandings = await watchLandings(page);
    await page.getByRole('button', { name: ROLL_BOTH }).click();
    await expect.poll(async () => (await readLandings()).length).toBe(2);
    await expect(page.locator('.thrown-dice')).toHaveCount(0);
    const dice = await readLandings();
    expect(dice.map(({ topFace }) => topFace)).toEqual(dice.map(({ rolledFace }) => rolledFace));
    await expect
      .poll(async () => (await readLastRoll(page)).toSorted())
      .toEqual(dice.map(({ topFace }) => topFace).toSorted());
  });

  // Fails if the dice are measured by the screen inside a frame that is enlarged, so that some land outside of it or
  // under the undo bar.
  for (const size of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 1180, height: 820 }
  ])
    test(`the thrown dice land in sight above the undo bar: ${size.width}`, async ({ page }) => {
      await page.setViewportSize(size);
      await openMatchWithTiles(page, { tiles: ['jackpot'], turns: [], app: true });
      const landedEdges = await page.evaluateHandle(() => {
        const edges: Record<'left' | 'top' | 'right' | 'bottom', number>[] = [];
        new MutationObserver(() => {
          for (const die of edges.length > 0 ? [] : document.querySelectorAll('[data-rolled]')) {
            for (const animation of die.getAnimations()) animation.finish();
            const boxes = [...die.querySelectorAll('.face')].map((face) => face.getBoundingClientRect());
            edges.push({
              left: Math.min(...boxes.map(({ left }) => left)),
              top: Math.min(...boxes.map(({ top }) => top)),
              right: Math.max(...boxes.map(({ right }) => right)),
              bottom: Math.max(...boxes.map(({ bottom }) => bottom))
            });
          }
        }).observe(document.body, { childList: true, subtree: true });
        return edges;
      });
      await page.locator('.ask .main-button').click();
      await expect.poll(() => landedEdges.evaluate((edges) => edges.length)).toBe(8);
      const undoTop = await page.locator('.undo').evaluate((undo) => undo.getBoundingClientRect().top);
      for (const edges of await landedEdges.jsonValue()) {
        expect(Math.min(edges.left, edges.top)).toBeGreaterThanOrEqual(0);
        expect(edges.right).toBeLessThanOrEqual(size.width);
        expect(edges.bottom).toBeLessThanOrEqual(undoTop);
      }
    });

  test('the dice of a turn land before they can be placed', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['jackpot'], turns: [], app: true });
    const readLandings = await watchLandings(page);
    await page.locator('.ask .main-button').click();
    await expect.poll(async () => (await readLandings()).length).toBe(8);
    await expect(page.locator('.thrown-dice')).toHaveCount(0);
    const dice = await readLandings();
    expect(dice.map(({ topFace }) => topFace)).toEqual(dice.map(({ rolledFace }) => rolledFace));
    await expect
      .poll(async () => (await readLastRoll(page)).toSorted())
      .toEqual(dice.map(({ topFace }) => topFace).toSorted());
  });
});

test('without animations the rolled dice are shown in their final places at once', async ({ page }) => {
  await openMatchWithTiles(page, { tiles: ['jackpot'], turns: [], app: true });
  await page.locator('.ask .main-button').click();
  await expect(page.locator('.groups .die').first()).toBeVisible();
  await expect(page.locator('.thrown-dice')).toHaveCount(0);
});
