import type { Page } from '@playwright/test';
import { games } from '$lib/games/registry';
import { everyAsk } from '#tests/e2e/support/asked';
import { tapControlsRepeatedly, type RepeatedTaps } from './repeated-taps';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { openGenericBoard } from '#tests/e2e/generic-board/random-taps';
import { isSlip, doubleTapControls, type DoubleTap } from './double-tap-controls';
import { tapTwice } from './double-tap';
import { indistinguishableControls, looksOf, type PageStyles } from '#tests/e2e/layout/unusable';
import { undoButton } from '#tests/e2e/support/controls';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as lasVegasStepText from '$lib/games/las-vegas/strings/en/steps';
import * as uiAskWords from '$lib/ui/strings/en/pads';
import * as uiWords from '$lib/ui/strings/en/ui';
import { DEAL_NOTES } from '$lib/games/las-vegas/strings/en/asks';

/** The parts of all games; games ignore parts that they do not have. */
const PARTS = ['dice', 'notes', 'tiles', 'neutral', 'chits', 'cards', 'die'];

/**
 * Taps the middle of the main control, 120 ms apart on the events' own clock. Returns the label of undo after each tap.
 */
function tapTogether(page: Page, count: number): Promise<readonly string[]> {
  return page.evaluate(async (tapCount) => {
    const { left, top, width, height } =
      document.querySelector('.ask .main-button')?.getBoundingClientRect() ?? new DOMRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const labels: string[] = [];
    for (let fingerIndex = 0; fingerIndex < tapCount; fingerIndex += 1) {
      const eventOptions = { clientX, clientY, bubbles: true, cancelable: true, detail: 1 };
      const tap = new MouseEvent('click', eventOptions);
      Object.defineProperty(tap, 'timeStamp', { value: 1e9 + 120 * fingerIndex });
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(tap);
      await new Promise((resolve) => setTimeout(resolve, 0));
      labels.push(document.querySelector('.undo .words')?.textContent.trim() ?? '');
    }
    return labels;
  }, count);
}

test('a second tap on a logging control, or on the control now in its place, is ignored for a moment @commit', async ({
  page
}) => {
  await openGenericBoard(page, {
    game: 'las-vegas',
    names: ['Anna', 'Ben', 'Carla'],
    app: ['Dice', 'Notes']
  });
  const [firstLabel, ...laterLabels] = await tapTogether(page, 3);
  expect(firstLabel).toMatch(/^Undo: the deal of round 1/);
  expect(laterLabels).toEqual([firstLabel, firstLabel]);
});

test('a held key acts once @commit', async ({ page }) => {
  await openGenericBoard(page, {
    game: 'las-vegas',
    names: ['Anna', 'Ben', 'Carla'],
    app: ['Dice', 'Notes']
  });
  await page.getByRole('button', { name: DEAL_NOTES }).focus();
  for (let keyDown = 0; keyDown < 5; keyDown += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(undoButton(page, '1')).toBeVisible();
});

/** Presses Enter on the focused element, at given times. */
function enterAt(page: Page, times: readonly number[], key = 'Enter'): Promise<void> {
  return page.evaluate(
    async ({ all: pressTimes, pressed: pressedKey }) => {
      for (const time of pressTimes) {
        const control = document.activeElement;
        const keys = { key: pressedKey, bubbles: true, cancelable: true };
        const keyDown = new KeyboardEvent('keydown', keys);
        const click = new MouseEvent('click', { bubbles: true, cancelable: true });
        for (const event of [keyDown, click])
          Object.defineProperty(event, 'timeStamp', { value: 1e9 + time });
        if (control?.dispatchEvent(keyDown) === true && pressedKey === 'Enter') control.dispatchEvent(click);
        document.dispatchEvent(new KeyboardEvent('keyup', keys));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    { all: times, pressed: key }
  );
}

/** Deals and rolls: two lines that can be undone. */
async function expectDealAndRoll(page: Page): Promise<void> {
  await openGenericBoard(page, {
    game: 'las-vegas',
    names: ['Anna', 'Ben', 'Carla'],
    app: ['Dice', 'Notes']
  });
  for (const [button, undoLabel] of [
    [DEAL_NOTES, /^Undo: the deal of round 1/],
    [/^Roll/, /^Undo: Anna’s roll/]
  ] as const) {
    await page.locator('.ask').getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('button', { name: undoLabel })).toBeVisible();
  }
}

test('a second Enter is ignored where the app moved the focus, until another key moves the focus', async ({
  page
}) => {
  await openGenericBoard(page, {
    game: 'las-vegas',
    names: ['Anna', 'Ben', 'Carla'],
    app: ['Dice', 'Notes']
  });
  await page.getByRole('button', { name: DEAL_NOTES }).focus();
  await page.evaluate(() => {
    new MutationObserver(() => document.querySelector<HTMLElement>('.ask .main-button')?.focus()).observe(
      document.body,
      { childList: true, subtree: true }
    );
  });
  await enterAt(page, [0, 150, 300]);
  await expect(page.locator('.ask .main-button')).toBeFocused();
  await expect(undoButton(page, '1')).toBeVisible();
  await enterAt(page, [310], 'Tab');
  await enterAt(page, [330]);
  await expect(undoButton(page, 'Anna')).toBeVisible();
});

test('undo accepts a second tap after 200 ms, not earlier @commit', async ({ page }) => {
  await expectDealAndRoll(page);
  await undoButton(page).focus();
  await enterAt(page, [0, 150]);
  await expect(undoButton(page, '1')).toBeVisible();
  await enterAt(page, [360]);
  await expect(page.getByText(uiWords.nothingToUndoYet)).toBeVisible();
});

test.describe('with the clock of the device', () => {
  test.use({ slow: false });

  test('quickly tapped dice of a roll all count, including two equal ones @commit', async ({ page }) => {
    await page.goto('ledger/');
    const match = readMatchToStore('three-players');
    const lines = match.log.findIndex(
      (item) => typeof item === 'object' && 'type' in item && item.type === 'roll'
    );
    await follow(page, `match/?id=${await storeMatch(page, match, { lines })}`);
    await page.getByRole('button', { name: lasVegasBoardWords.allDice, exact: true }).click();
    const smallDiceButtons = page.getByRole('group', { name: uiAskWords.smallDice }).getByRole('button');
    await expect(smallDiceButtons).toHaveCount(6);
    const middles = await smallDiceButtons.evaluateAll((buttons) =>
      buttons
        .map((item) => item.getBoundingClientRect())
        .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
    );
    for (const face of [1, 2, 2, 3]) {
      const { x, y } = middles[face - 1]!;
      await page.touchscreen.tap(x, y);
    }
    await expect(page.locator('.ask p').first()).toHaveText(lasVegasStepText.diceStep(3, true));
    await expect(smallDiceButtons.nth(1)).toHaveAccessibleName(lasVegasBoardWords.smallSoFar(2, 2));
    // Nothing is logged yet, so a double tap on undo undoes only one tap of the roll, and not the previous log line.
    const undo = undoButton(page);
    for (const remaining of [4, 5]) {
      const labels = await tapTwice(undo, { gap: 80, pointerType: 'touch', textSelector: '.ask p' });
      expect(labels).toEqual(Array(2).fill(`${remaining} more small dice, 1 big die.`));
      // The pause must end 200 ms after the second tap, whose own time is 80 ms ahead.
      await page.waitForTimeout(300);
    }
  });
});

const askStates = await everyAsk();

for (const boardKind of ['board', 'plain table'] as const)
  for (const game of games.map(({ meta }) => meta))
    test(`${game.title}, ${boardKind}: a double-tapped control logs once in every kind of ask, and disabled controls look disabled`, async ({
      page
    }) => {
      test.setTimeout(600_000);
      await page.goto('ledger/');
      const gameAsks = askStates.filter(({ match }) => match.game === game.id);
      expect(gameAsks.length).toBeGreaterThan(5);
      // The generic board uses the same bar: every second kind of ask is enough there.
      const checkedAsks = gameAsks.filter((_kind, index) => boardKind === 'board' || index % 2 === 0);
      const loggedTitles = new Set<string>();
      const slipsByAsk: Record<string, readonly DoubleTap[]> = {};
      const pageStyles: PageStyles[] = [];
      const results: Record<string, readonly RepeatedTaps[]> = {};
      for (const [index, { title, match }] of checkedAsks.entries()) {
        const app = Object.fromEntries(
          PARTS.map((part) => [part, index % 2 === 0 ? 'app' : 'table'] as const)
        );
        const id = await storeMatch(page, match, { id: `slip-${index}`, parts: app });
        await follow(page, `match/?id=${id}${boardKind === 'board' ? '' : '&plain'}`);
        pageStyles.push(await looksOf(page));
        const slips = await doubleTapControls(page, { match: id, seed: index + 1, taps: 10 });
        const doubleTaps = slips.filter(isSlip);
        if (doubleTaps.length > 0) slipsByAsk[title] = doubleTaps;
        const repeatedActions = (await tapControlsRepeatedly(page, id)).filter(
          ({ laterLines }) => laterLines > 0
        );
        if (repeatedActions.length > 0) results[title] = repeatedActions;
        if (slips.some(({ lines: [firstLines] }) => firstLines > 0)) loggedTitles.add(title);
      }
      expect(slipsByAsk).toEqual({});
      expect(results, 'a repeatedly tapped control logs at its first tap only').toEqual({});
      expect(indistinguishableControls(pageStyles)).toEqual([]);
      expect(loggedTitles.size, 'double taps still log').toBeGreaterThan(checkedAsks.length / 2);
    });
