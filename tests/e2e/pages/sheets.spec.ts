import { axe, expect, withMotion, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { redoButton, undoButton } from '#tests/e2e/support/controls';
import { mentioning, startingWith } from '#tests/e2e/support/sentences';
import * as lasVegasCardsBoardWords from '$lib/games/las-vegas-cards/strings/en/table';
import * as lasVegasBoardRowWords from '$lib/games/las-vegas/strings/en/row';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as resultWords from '$lib/ui/strings/en/results';
import * as matchSheetsWords from '#routes/match/sheets/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import { findParagraph as find } from '$lib/core';
import { rulebook } from '$lib/games/las-vegas/rulebook';
import { seatNames } from '#tests/e2e/support/seats';
import { text as lasVegasText } from '$lib/games/las-vegas/strings/en/log';

test.use(withMotion);

/** A paragraph of the rules by its number. */
function paragraph(id: string): { readonly title: string; readonly text: string } {
  return find(rulebook, id) ?? { title: '', text: '' };
}

/** The casinos where no one has dice, each with its notes. */
const UNCLAIMED_CASINOS = [
  [1, 40_000, 30_000],
  [2, 50_000, 40_000],
  [3, 70_000, 30_000],
  [5, 80_000, 50_000],
  [6, 100_000, 90_000]
] as const;

/** Two of three players tie at casino 4, and one placement was undone. */
const match = {
  ...readMatchToStore('shared-first-place'),
  log: [
    readMatchToStore('shared-first-place').log[0] ?? 'undo',
    { type: 'place', face: 4, small: 3, big: 0 },
    { type: 'place', face: 4, small: 1, big: 1 },
    { type: 'place', face: 4, small: 1, big: 0 },
    'undo',
    { type: 'place', face: 4, small: 4, big: 1 }
  ]
};

test.describe('sheets of a match', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('ledger/');
    await storeMatch(page, match);
    await page.goto('match/?id=kept');
  });

  test('are inside the window on an upright tablet', async ({ page }) => {
    for (const width of [820, 834]) {
      await page.setViewportSize({ width, height: 1180 });
      await page.getByRole('button', { name: matchWords.ifStopped }).click();
      const sheet = page.getByRole('dialog', { name: matchSheetsWords.ifWeStoppedNow });
      const box = await sheet.boundingBox();
      expect(box?.x, `${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
      await sheet.getByRole('button', { name: uiWords.close }).click();
      await expect(sheet).toBeHidden();
    }
  });

  test('show who would be paid what, and why', async ({ page }) => {
    await page.getByRole('button', { name: matchWords.ifStopped }).click();
    const sheet = page.getByRole('dialog', { name: matchSheetsWords.ifWeStoppedNow });
    await expect(sheet.getByRole('row', { name: /Uma/ })).toContainText('$60k');
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('button', { name: /^Vito has 3/ }).click();

    const whyDialog = page.getByRole('dialog', { name: resultWords.why });
    await expect(whyDialog.getByRole('heading', { level: 2 })).toHaveText(
      mentioning('Vito', '3', '4', 'Wanda', '1')
    );
    const casino = whyDialog.getByRole('table', { name: lasVegasBoardRowWords.casino(4) });
    await expect(casino.getByRole('row', { name: /Uma/ })).toContainText('$60,000');
    await expect(casino.getByRole('row', { name: /Wanda/ })).toContainText(lasVegasCardsBoardWords.out);
    await expect(whyDialog.getByRole('article').first()).toContainText(mentioning('§ 4.2'));
    await expect(whyDialog.getByRole('article').first()).toContainText(resultWords.printed);

    const relatedButton = whyDialog.getByRole('button', { name: '§ 4.1 Counting' });
    await relatedButton.click();
    await expect(relatedButton).toHaveAttribute('aria-expanded', 'true');
    await expect(whyDialog.getByText(paragraph('4.1').text)).toBeVisible();
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);

    await page.keyboard.press('Escape');
    await expect(whyDialog).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: /^Vito has 3/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: matchWords.ifStopped })).toBeFocused();
  });

  test('explain with the keyboard why each player at a casino is or is not paid', async ({ page }) => {
    await page
      .getByRole('button', { name: lasVegasBoardWords.whoGetsWhat(lasVegasBoardRowWords.casino(4)) })
      .focus();
    await page.keyboard.press('Enter');
    const whyDialog = page.getByRole('dialog', { name: resultWords.why });
    await expect(whyDialog.getByRole('heading', { level: 2 })).toContainText(mentioning('Uma', '6', '4'));
    const otherReasons = whyDialog.getByRole('list', { name: lasVegasBoardWords.reasonsForTheOthers });
    await expect(otherReasons.getByRole('listitem')).toHaveText([
      /^Vito .*3.* 4 .*Wanda .* § 4\.2$/,
      /^Wanda .*3.* 4 .*Vito.* § 4\.2$/
    ]);
    await axe(page);
    await expectNoSidewaysScroll(page);
  });

  test('show for one player the payment if we stopped now, and why', async ({ page }) => {
    await page.getByRole('button', { name: uiWords.totalOf('Vito') }).click();
    const purseDialog = page.getByRole('dialog', { name: 'Vito' });
    await expect(purseDialog.getByRole('list', { name: shellWords.payoutOf('Vito') })).toContainText(
      'Vito $0'
    );
    await axe(page);
    await targets(page);
    await purseDialog.getByRole('button', { name: /^Vito has 3/ }).click();
    const whyDialog = page.getByRole('dialog', { name: resultWords.why });
    await expect(whyDialog.getByRole('heading', { level: 2 })).toContainText(mentioning('Vito', '3', '4'));
  });

  test('show the notes that no one wins in one line for each casino', async ({ page }) => {
    await page.getByRole('button', { name: matchWords.ifStopped }).click();
    const sheet = page.getByRole('dialog', { name: matchSheetsWords.ifWeStoppedNow });
    for (const [casino, ...notes] of UNCLAIMED_CASINOS) {
      const leftOverReason = { code: 'leftOver', rule: '4.4', casino, notes, claimants: 0, left: 0 } as const;
      const line = startingWith(lasVegasText.why(leftOverReason, seatNames));
      await expect(sheet.getByRole('button', { name: line })).toHaveCount(1);
    }
  });

  test('show the log with undone lines, and an earlier state of the board', async ({ page }) => {
    await page.getByRole('button', { name: matchWords.log }).click();
    const log = page.getByRole('dialog', { name: matchWords.log });
    const round = log.getByRole('region', { name: resultWords.round(1) });
    const lines = round.locator('ol > li');
    await expect(lines).toHaveCount(5);
    await expect(lines.first()).toContainText(/Line 4\s+U\s+Uma .*\b4s .*\b4\b/);
    await expect(lines.nth(1)).toContainText('undone');
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);

    await round.getByRole('button', { name: 'Uma +$20,000, § 2.4' }).click();
    await expect(page.getByRole('dialog', { name: resultWords.why })).toContainText(mentioning('Uma'));
    await page.keyboard.press('Escape');
    await round.getByRole('button', { name: resultWords.payoutsInRound(1) }).click();
    const payoutDialog = page.getByRole('dialog', { name: resultWords.payoutsInRound(1) });
    await expect(payoutDialog.getByRole('list', { name: payoutWords.payoutsPerPlayer })).toContainText(
      'Vito $20k'
    );
    await payoutDialog.getByRole('radio', { name: payoutWords.byPlayer }).check();
    await expect(payoutDialog.getByRole('heading', { name: 'Wanda' })).toBeVisible();
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await round.getByRole('button', { name: /Vito .*\b4s\b/ }).click();
    await expect(log).toHaveCount(0);
    const earlierRegion = page.getByRole('region', { name: matchSheetsWords.earlierInTheGame });
    await expect(earlierRegion).toContainText(mentioning('2', 'Vito', '4'));
    await axe(page);
    await earlierRegion.getByRole('button', { name: matchSheetsWords.backToNow }).click();
    await expect(earlierRegion).toHaveCount(0);
    await expect(undoButton(page, 'Uma')).toBeVisible();
  });

  test('have the undo bar at the bottom', async ({ page }) => {
    await page.getByRole('button', { name: matchWords.log }).click();
    const log = page.getByRole('dialog', { name: matchWords.log });
    await undoButton(log, 'Uma', '4').click();
    await expect(log.getByRole('listitem').filter({ hasText: 'undone' })).toHaveCount(2);
    await redoButton(log).click();
    const redoneMoves = log
      .getByRole('listitem')
      .filter({ hasText: /Uma .*\b4s\b/ })
      .first();
    await expect(redoneMoves, 'the log keeps the undone line').toContainText('undone');
  });

  // Fails if the board shows through the text of a sheet, because gradients are left out in forced colours.
  test('have an opaque background in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.getByRole('button', { name: matchWords.log }).click();
    const body = page.locator('dialog[open] .body');
    await expect(body).toBeVisible();
    await expect(body).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('open the rules at the relevant paragraph', async ({ page }) => {
    await page.getByRole('button', { name: matchWords.rules }).click();
    const rulesDialog = page.getByRole('dialog', { name: matchWords.rules });
    await expect(
      rulesDialog.getByRole('heading', { name: `§ 3.1 ${paragraph('3.1').title}` })
    ).toBeInViewport();
    await expect(rulesDialog.getByRole('heading', { name: matchWords.rules, exact: true })).toBeInViewport();
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
    await rulesDialog.getByRole('button', { name: uiWords.close }).click();
    await expect(page.getByRole('button', { name: matchWords.rules })).toBeFocused();
  });
});
