import type { Locator, Page } from '@playwright/test';
import { games } from '$lib/games/registry';
import { everyAsk } from '#tests/e2e/support/asked';
import { expect, test } from '#tests/e2e/support/harness';
import { storeMatch } from '#tests/e2e/support/stored-match';
import { ANY, startingWith, containing } from '#tests/e2e/support/sentences';
import * as uiAskWords from '$lib/ui/strings/en/gate';

/** Asks that open a hand behind a gate, one of each kind. */
const handAsks = (await everyAsk()).filter(({ secret, gated }) => secret && gated);

interface Touch {
  readonly press: (target: Locator) => Promise<void>;
  readonly move: (target: Locator) => Promise<void>;
  readonly release: () => Promise<void>;
}

/** A touch through the devtools protocol, because a mouse cannot scroll by touch. */
async function touchOn(page: Page): Promise<Touch> {
  const devtools = await page.context().newCDPSession(page);
  const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await target.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  let lastPoint = { x: 0, y: 0 };
  return {
    async press(target) {
      lastPoint = await middleOf(target);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [lastPoint] });
    },
    async move(target) {
      const { x, y } = await middleOf(target);
      for (const fraction of [0.5, 1]) {
        const point = {
          x: lastPoint.x + (x - lastPoint.x) * fraction,
          y: lastPoint.y + (y - lastPoint.y) * fraction
        };
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      }
      lastPoint = { x, y };
    },
    async release() {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
  };
}

/** The parts of the hand that are not completely visible. */
function hiddenButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('.gate')?.getBoundingClientRect();
    return [...document.querySelectorAll('.gate > .hand button')].flatMap((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const isSeen =
        board !== undefined && top >= board.top && bottom <= board.bottom && left >= 0 && right <= innerWidth;
      return isSeen ? [] : [`${button.getAttribute('aria-label') ?? button.textContent.trim()}: ${bottom}`];
    });
  });
}

/** The height of the hidden part of the hand below the visible one, in pixels. */
function heightBelowSight(page: Page): Promise<number> {
  return page
    .locator('.gate')
    .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
}

test('on the smallest phone one thumb can open a hand, slide to a choice and release on the button', async ({
  page
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('ledger/');
  const touch = await touchOn(page);
  expect(handAsks.length).toBeGreaterThan(5);
  for (const [index, { title, match }] of handAsks.entries()) {
    const game = await games.find(({ meta }) => meta.id === match.game)?.load();
    const parts = Object.fromEntries((game?.parts ?? []).map((part) => [part.id, 'app'] as const));
    await page.goto(`match/?id=${await storeMatch(page, match, { id: `thumb-${index}`, parts })}`);
    const undoText = page.locator('.undo .words');
    const textBefore = await undoText.innerText();
    const holdButton = page.getByRole('button', { name: startingWith(uiAskWords.holdToSee(ANY)) });
    const hand = page.locator('.gate > .hand');

    await page.setViewportSize({ width: 844, height: 390 });
    await touch.press(holdButton);
    await expect(hand, title).toBeVisible();
    expect(await hiddenButtons(page), `${title}, on its side`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(hand, `${title}, upright again`).toHaveCount(0);
    await touch.release();

    await touch.press(holdButton);
    await expect(hand, title).toBeVisible();
    expect(await hiddenButtons(page), title).toEqual([]);
    await touch.move(page.locator('.ask > .words'));
    await expect.poll(() => heightBelowSight(page), `${title}, to its end`).toBeLessThan(2);
    await touch.move(page.locator('.gate > .choose'));
    await expect.poll(() => hiddenButtons(page), `${title}, back to its beginning`).toEqual([]);
    const choices = hand.locator('button:not([aria-disabled="true"])');
    if ((await choices.count()) === 0) {
      await touch.release();
      await expect(undoText, title).toHaveText(textBefore);
      await touch.press(holdButton);
      await expect(hand, title).toBeVisible();
      await touch.release();
      await expect(undoText, `${title}: let go where it came down, it is seen`).not.toHaveText(textBefore);
      continue;
    }
    await touch.move(choices.first());
    const button = page.locator('.holding');
    await expect(button, title).toContainText(containing(uiAskWords.letGoHere(ANY)));
    await touch.move(page.locator('.gate .choose'));
    await touch.release();
    await expect(
      holdButton,
      `${title}: let go beside the button, it is covered and nothing is laid`
    ).toBeVisible();
    await expect(undoText, title).toHaveText(textBefore);

    await touch.press(holdButton);
    await touch.move(choices.first());
    await expect(button, title).toContainText(containing(uiAskWords.letGoHere(ANY)));
    await touch.move(button);
    await touch.release();
    await expect(undoText, `${title}: let go on the button, it is laid`).not.toHaveText(textBefore);
    await expect(hand, title).toHaveCount(0);
  }
});
