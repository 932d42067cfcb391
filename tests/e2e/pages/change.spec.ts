import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore, waitUntilSaved } from '#tests/e2e/support/stored-match';
import * as settingsWords from '#routes/settings/strings/en';
import * as matchSheetsWords from '#routes/match/sheets/strings/en';
import * as matchWords from '#routes/match/strings/en/change';
import * as uiAskWords from '$lib/ui/strings/en/pads';
import * as sessionWords from '$lib/session/strings/en/session';
import { rollWords } from '$lib/games/las-vegas/strings/en/shared';
import { ANY, containing, matchExactly, startingWith } from '#tests/e2e/support/sentences';
import * as row from '$lib/games/las-vegas/strings/en/row';
import * as board from '$lib/games/las-vegas/strings/en/board';
import { redoButton, undoButton } from '#tests/e2e/support/controls';
import * as shellWords from '$lib/shell/strings/en/shell';

/** The name of the picture of a casino before and after the change. */
function casinoChangesText(casino: number, textBefore: string, textAfter: string): string {
  return board.casinoChanges(row.casino(casino), textBefore, textAfter);
}

/** Matches the button that places the dice with this face after an entered roll. */
const placeButtonName = (face: number): RegExp => new RegExp(`^Place .*\\b${face}s?\\b`);

test('an edited line shows its effects first, offers dropped lines again, and can be undone', async ({
  page
}) => {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  // Ben placed two 3s, then rolled six dice. With three 2s instead he would have had five.
  await storeMatch(page, readMatchToStore('three-players'), { id: 'slip', lines: 19 });
  await page.goto('match/?id=slip');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Log' })
    .getByRole('button', { name: /Ben places/ })
    .last()
    .click();
  await page.getByRole('button', { name: matchSheetsWords.changeThisLine }).click();
  await expect(page.getByRole('heading', { name: matchWords.changeLine(5) })).toBeVisible();
  await axe(page, ['target-size']);
  await expectNoSidewaysScroll(page);
  // A second tap after 120 ms hits the position of the main button, and changes nothing.
  const placeButton = (face: number) =>
    page.locator('.ask').getByRole('button', { name: placeButtonName(face) });
  const place = await placeButton(5).boundingBox();
  const tappedNames = await page.evaluate(
    async ([x, y]) => {
      const names: string[] = [];
      for (const time of [0, 120]) {
        const target = document.elementFromPoint(x, y);
        const button = target?.closest('button');
        names.push(button?.dataset['do'] ?? button?.ariaLabel ?? '');
        for (const type of ['pointerdown', 'pointerup', 'click']) {
          const touch = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
          const event = type === 'click' ? new MouseEvent(type, touch) : new PointerEvent(type, touch);
          Object.defineProperty(event, 'timeStamp', { value: 1e9 + time });
          target?.dispatchEvent(event);
        }
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      return names;
    },
    [(place?.x ?? 0) + 40, (place?.y ?? 0) + 20] as const
  );
  expect(tappedNames).toEqual([expect.stringMatching(placeButtonName(5)), 'change']);
  await expect(page.getByRole('heading', { level: 1, name: matchWords.changeLine(5) })).toBeVisible();
  await page.getByRole('button', { name: matchWords.chooseAgain }).click();
  await placeButton(2).click();
  const changesRegion = page.getByRole('region', { name: matchWords.whatChangesAfterIt });
  await expect(changesRegion).toContainText(matchWords.noLongerFits(10));
  await expect(
    changesRegion.getByRole('img', {
      name: startingWith(casinoChangesText(2, row.noOneHasDiceThere, row.paidClaim('Ben', 3, ANY)))
    })
  ).toBeVisible();
  await expect(
    changesRegion.getByRole('img', {
      name: startingWith(casinoChangesText(3, row.paidClaim('Ben', 3, ANY), row.noOneHasDiceThere))
    })
  ).toBeVisible();
  await expect(changesRegion).toContainText(matchWords.isTakenBack(4));
  await axe(page, ['target-size']);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await changesRegion.getByRole('button', { name: /^\$/ }).first().click();
  const previewSheet = page.getByRole('dialog', { name: matchExactly(matchWords.afterTheChange(ANY)) });
  await expect(previewSheet.getByRole('list', { name: 'Breakdown' })).toContainText('$');
  await page.keyboard.press('Escape');
  await page.locator('[data-do="change"]').click();

  const undo = undoButton(page).filter({ hasText: sessionWords.changeLabel(5) });
  await expect(undo).toBeVisible();
  await expect(page.getByRole('heading', { name: /Ben/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log.getByRole('button', { name: /changed/ })).toHaveCount(1);
  await expect(log.getByRole('button', { name: /undone/ })).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await waitUntilSaved(page);
  await page.reload();
  await undo.click();
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(undo).toBeVisible();
});

test('each line that an edit dropped can be entered again with one tap', async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  // Anna rolled 3 5 2 2 2 and placed the 2s. In 3 3 3 3 5 there is no 2, but Ben's next roll still fits.
  await storeMatch(page, readMatchToStore('three-players'), { id: 'slip', lines: 19 });
  await page.goto('match/?id=slip');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Log' })
    .getByRole('button', { name: containing(rollWords({ dice: [3, 5, 2, 2, 2] })) })
    .click();
  await page.getByRole('button', { name: matchSheetsWords.changeThisLine }).click();
  // The pad is filled with the roll as it was entered, so only the three 2s are replaced.
  const ask = page.locator('.ask');
  for (let removal = 0; removal < 3; removal += 1)
    await ask
      .getByRole('button', { name: uiAskWords.remove('2') })
      .first()
      .click();
  for (let addition = 0; addition < 3; addition += 1) await ask.locator('[data-face="3"]').click();
  await expect(page.getByRole('region', { name: matchWords.whatChangesAfterIt })).toContainText(
    containing(matchWords.noLongerFits(ANY))
  );
  await page.locator('[data-do="change"]').click();
  await expect(page.getByRole('button', { name: containing(sessionWords.changeLabel(ANY)) })).toBeVisible();

  await page.getByRole('button', { name: /^Place (four|4) 3s/ }).click();
  const notice = page.locator('.banner.notice');
  // The whole queue is listed; only its first line can be entered again.
  await notice.locator('[data-do="show-more"]').click();
  const lines = page.locator('[data-list="dropped"] > li');
  await expect(lines.first()).toContainText('Ben');
  await expect(lines.first()).toHaveAttribute('aria-current', 'step');
  const countBefore = await lines.count();
  await lines.first().locator('[data-do="enter-again"]').click();
  await expect(lines).toHaveCount(countBefore - 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Undo: Ben’s roll/ })).toBeVisible();
});

/** A placement whose roll was not entered: the number of small dice, and the big one. */
const placeMove = (face: number, smallCount: number, bigCount = 0): object => ({
  type: 'place',
  face,
  small: smallCount,
  big: bigCount
});

// Fails if Ben's pass is entered for Anna, or Ben's and Carla's lines are skipped.
test('the first dropped line waits until it fits, and the others wait behind it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('settings/');
  const pairs = [30, 50, 70, 60, 80, 100].map((thousands) => [1000 * thousands, 1000 * thousands]);
  const firstMoves = [{ type: 'deal', pairs }, placeMove(2, 3), placeMove(3, 2), { type: 'pass' }];
  const droppedMoves = [
    placeMove(4, 3),
    placeMove(5, 2),
    placeMove(6, 2),
    placeMove(1, 1),
    { type: 'pass' },
    placeMove(2, 2)
  ];
  // With six 2s instead of three, Anna cannot have placed three 4s later.
  const changeEntry = { correct: 2, move: placeMove(2, 6), drops: 5 };
  await storeMatch(
    page,
    {
      seats: ['Anna', 'Ben', 'Carla'],
      options: { first: 'p1', depth: 'turns', nobodyWon: 'same' },
      log: [...firstMoves, ...droppedMoves, changeEntry]
    },
    { id: 'queue' }
  );
  await page.goto('match/?id=queue');
  const notice = page.locator('.banner.notice');
  await expect(notice.locator('[data-do="retry"]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await notice.locator('[data-do="show-more"]').click();
  const lines = page.locator('[data-list="dropped"] > li');
  await expect(lines).toHaveCount(droppedMoves.length);
  const players = ['Anna', 'Ben', 'Carla', 'Anna', 'Ben', 'Carla'];
  for (const [index, player] of players.entries()) await expect(lines.nth(index)).toContainText(player);
  await expect(lines.first()).toHaveAttribute('aria-current', 'step');
  await expect(page.locator('[data-do="enter-again"]')).toHaveCount(0);
  await axe(page, ['target-size']);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await page.locator('[data-do="leave-out"]').click();
  await expect(lines).toHaveCount(droppedMoves.length - 1);
  await expect(lines.first()).toContainText('Ben');
  await expect(page.locator('[data-do="enter-again"]')).toHaveCount(0);
});

// Fails if the choice is a list of all casinos and dice counts in which the entered one is not visible.
test('a placement without a roll is edited on the pad that entered it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('settings/');
  const pairs = [30, 50, 70, 60, 80, 100].map((thousands) => [1000 * thousands, 1000 * thousands]);
  const log = [{ type: 'deal', pairs }, placeMove(2, 3), placeMove(3, 2, 1)];
  const options = { first: 'p1', depth: 'turns', nobodyWon: 'same' };
  await storeMatch(page, { seats: ['Anna', 'Ben', 'Carla'], options, log }, { id: 'parts' });
  await page.goto('match/?id=parts');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Anna places/ })
    .click();
  await page.getByRole('button', { name: matchSheetsWords.changeThisLine }).click();
  const number = (face: number) =>
    page.locator('.ask').getByRole('button', { name: board.numberLabel(face), exact: true });
  await expect(number(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: board.bigDieTitle, exact: true })).toHaveAttribute(
    'aria-pressed',
    'false'
  );
  await axe(page, ['target-size']);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await number(5).click();
  await page
    .getByRole('group', { name: board.howMany })
    .getByRole('button', { name: startingWith(board.smallDiceLabel(4)) })
    .click();
  await page.locator('[data-do="change"]').click();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Anna places.*5/ })).toBeVisible();
});

// Fails if "Nobody's money changes" is shown for a payout that was undone.
test('editing a paid round says who pays whom the difference, even if money is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('settings/');
  const match = readMatchToStore('three-players');
  const dealLines = match.log.flatMap((action, index) =>
    typeof action === 'object' && 'type' in action && action.type === 'deal' ? [index] : []
  );
  await storeMatch(page, match, { id: 'paid', lines: (dealLines[1] ?? 0) + 1, hideMoney: true });
  await page.goto('match/?id=paid');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ben places/ })
    .last()
    .click();
  await page.getByRole('button', { name: matchSheetsWords.changeThisLine }).click();
  await page
    .locator('.ask')
    .getByRole('button', { name: placeButtonName(2) })
    .click();
  await expect(page.locator('[data-list="transfers"] > li').first()).toBeVisible();
  await expect(page.locator('[data-money="hidden"]')).toBeVisible();
  await expect(page.locator('[data-do="change"]')).toContainText(/\d+ lines/);
  await axe(page, ['target-size']);
  await expectNoSidewaysScroll(page);
});

test('a finished game whose change is cancelled stays finished', async ({ page }) => {
  await page.goto('ledger/');
  const id = await storeMatch(page, readMatchToStore('three-players'));
  await page.goto(`match/?id=${id}`);
  const result = page.getByRole('heading', { level: 1, name: shellWords.finalResult });
  await expect(result).toBeVisible();
  await page.getByRole('button', { name: matchSheetsWords.log, exact: true }).click();
  await page
    .getByRole('dialog', { name: matchSheetsWords.log })
    .getByRole('button', { name: /Carla places/ })
    .first()
    .click();
  await page.getByRole('button', { name: matchSheetsWords.reopenAndChangeThisLine }).click();
  await expect(result).toBeHidden();
  await page.getByRole('button', { name: matchWords.cancel }).click();
  await expect(result).toBeVisible();
  await expect(redoButton(page)).toHaveCount(0);
});
