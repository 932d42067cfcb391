import type { Page } from '@playwright/test';
import { everyAsk } from '#tests/e2e/support/asked';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import { cannotHoldTapToOpen } from '$lib/ui/strings/en/gate';

/** The games with hands of five cards. */
const FIVE_CARD_GAMES = ['razzia', 'las-vegas-cards'];
/** Space that may be below the main action. */
const MAX_GAP = 16;

const askStates = await everyAsk();

/** The number of cards in each row, from top to bottom. */
function rowsOfCards(page: Page): Promise<readonly number[]> {
  return page.locator('.gate .five-cards > li').evaluateAll((cards) => {
    const rows = new Map<number, number>();
    for (const card of cards) {
      const top = Math.round(card.getBoundingClientRect().top / 20);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    return [...rows].toSorted(([a], [b]) => a - b).map(([, count]) => count);
  });
}

for (const game of FIVE_CARD_GAMES)
  test(`${game}: five cards are drawn as three above two if there is room, and none is cut off at the bottom`, async ({
    page
  }) => {
    const hand = askStates.find(({ title }) => title === `${game}, turns: choose choose player`);
    await page.goto('ledger/');
    const id = await storeMatch(page, hand!.match, { parts: { cards: 'app' } });
    for (const [size, rows] of [
      [{ width: 390, height: 844 }, [3, 2]],
      [{ width: 430, height: 832 }, [3, 2]],
      [{ width: 412, height: 732 }, [5]],
      [{ width: 540, height: 720 }, [5]],
      [{ width: 820, height: 1180 }, [5]],
      [{ width: 1180, height: 820 }, [3, 2]],
      [{ width: 844, height: 390 }, [5]]
    ] as const) {
      await page.setViewportSize(size);
      await follow(page, `match/?id=${id}`);
      await page.getByRole('button', { name: cannotHoldTapToOpen }).click();
      await expect(page.locator('.gate .five-cards > li')).toHaveCount(5);
      expect(await rowsOfCards(page), `${size.width}x${size.height}`).toEqual(rows);
      await expect(page.locator('.gate')).not.toHaveClass(/more/);
    }
  });

test('the main button is directly above the undo bar', async ({ page }) => {
  await page.goto('ledger/');
  const spaces: Record<string, number> = {};
  const handAsks = askStates.filter(({ title }) => /turns: (draw|dice) |turnover$/i.test(title));
  const parts = { dice: 'app', cards: 'app', notes: 'app', chits: 'app', chipCards: 'app' } as const;
  for (const [index, { title, match }] of handAsks.entries()) {
    await follow(page, `match/?id=${await storeMatch(page, match, { id: `main-${index}`, parts })}`);
    const frame = page.locator('.frame:not([data-left])');
    const mainButton = frame.locator('.ask .body .main-button:last-child');
    if ((await mainButton.count()) === 0) continue;
    const { y, height } = (await mainButton.boundingBox())!;
    const { y: undo } = (await frame.locator('> .undo').boundingBox())!;
    spaces[title] = Math.round(undo - y - height);
  }
  expect(Object.keys(spaces).length).toBeGreaterThan(6);
  expect(Object.entries(spaces).filter(([, gap]) => gap > MAX_GAP)).toEqual([]);
});
