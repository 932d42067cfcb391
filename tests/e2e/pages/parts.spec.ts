import { foundOnPage, contentAndTree, copiedText, wordsOfHand } from '#tests/e2e/secrets/attacks';
import { expect, test } from '#tests/e2e/support/harness';
import {
  setUpLostPieces,
  openBox,
  waitUntilSaved,
  sum,
  tickPieces,
  tickAll,
  usePieces,
  BIG_RED_DIE,
  rollText
} from '#tests/e2e/support/parts-set';
import { doubleTapsWithGaps, tapTwice } from '#tests/e2e/taps/double-tap';
import { openButton, redoButton, stepButton, undoButton } from '#tests/e2e/support/controls';
import { mentioning, startingWith, ANY, containing, matchExactly } from '#tests/e2e/support/sentences';
import * as lasVegasCardsBoardWords from '$lib/games/las-vegas-cards/strings/en/table';
import * as lasVegasCardsHouseRuleWords from '$lib/games/las-vegas-cards/strings/en/house-rules';
import * as lasVegasBoardTilesDrawnWords from '$lib/games/las-vegas/strings/en/board-royale';
import * as lasVegasIndexWords from '$lib/games/las-vegas/strings/en/game';
import * as lasVegasPartsWords from '$lib/games/las-vegas/strings/en/parts';
import * as lasVegasTilesBlackBoxTokenWords from '$lib/games/las-vegas/tiles/black-box/strings/en';
import * as razziaIndexWords from '$lib/games/razzia/strings/en/game';
import * as vegasBoardWords from '$lib/games/vegas/strings/en/board';
import * as vegasIndexWords from '$lib/games/vegas/strings/en/game';
import * as sessionWords from '$lib/session/strings/en/session';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as sharingWords from '$lib/ui/strings/en/sharing';
import * as partsBoxWords from '#routes/parts/strings/en';
import * as partsUsePanelsWords from '#routes/parts/use/panels/strings/en';
import * as partsUseSheetsWords from '#routes/parts/use/sheets/strings/en';
import * as partsUseWords from '#routes/parts/use/strings/en';
import * as settingsWords from '#routes/settings/strings/en';
import type { Locator, Page } from '@playwright/test';
import { oftenThisUneven, rarelyThisUneven } from '$lib/core/strings/en/dice-fairness';
import { noneLeftToDraw, onlySomeInTheBank } from '$lib/parts/strings/en/refusals';
import { changedFaceDown } from '$lib/parts/strings/en/log';
import * as luckyPunchToken from '$lib/games/las-vegas/tiles/lucky-punch/strings/en';
import { dice, countOf } from '$lib/parts/strings/en/parts';
import { capitalize } from '$lib/core';

const DUELLING_DIE = capitalize(dice('duelling', 'black', 1));
const NOTE_WORDS = { one: 'note', many: 'notes', container: 'pile' } as const;
const CHIP_WORDS = { one: 'chip', many: 'chips' } as const;

/** The text that says how even this many rolls were, in either wording. */
function evennessTable(page: Page, rolls: number): Locator {
  return page
    .getByText(startingWith(rarelyThisUneven(rolls)))
    .or(page.getByText(startingWith(oftenThisUneven(rolls, ANY))));
}

test.describe('a lost die', () => {
  test('can be rolled five taps after the home page', async ({ page }) => {
    await page.goto('');
    await page.getByRole('link', { name: partsUseWords.parts, exact: true }).click();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: startingWith(lasVegasPartsWords.bigDice) }).click();
    await page.getByRole('checkbox', { name: BIG_RED_DIE }).click();
    await page.getByRole('button', { name: startingWith(partsBoxWords.useThese(1)) }).click();
    await page.getByRole('button', { name: startingWith(BIG_RED_DIE) }).click();
    await expect(
      page.getByRole('button', { name: startingWith(`${BIG_RED_DIE} ${partsUsePanelsWords.rollNumber(1)}`) })
    ).toBeVisible();
    await expect(undoButton(page)).toHaveText(rollText(BIG_RED_DIE, 1));
  });

  test('can be rolled two taps after the home page, without choosing a box', async ({ page }) => {
    await page.goto('');
    await page.getByRole('link', { name: partsUseWords.parts, exact: true }).click();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: startingWith(partsBoxWords.oneDie) }).click();
    await expect(page.getByRole('button', { name: /^Undo: Die, roll 1: [1-6]$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Die roll 1/ })).toBeVisible();
    const plusStepper = page.getByRole('group', { name: partsUsePanelsWords.addedToEveryRoll });
    await stepButton(plusStepper, 1).click();
    const undo = undoButton(page, '+1');
    await expect(undo).toBeVisible();
    const sumText = (await page.locator('.sum').textContent()) ?? '';
    const [face, sum] = (sumText.match(/\d+/g) ?? []).filter((_, index) => index !== 1).map(Number);
    expect(sum).toBe(Number(face) + 1);
  });

  test('numbers its rolls, which can be undone and redone and survive a reload', async ({ page }) => {
    await openBox(page);
    await tickPieces(page, 'Big dice', BIG_RED_DIE);
    await usePieces(page);
    const die = page.getByRole('button', { name: startingWith(BIG_RED_DIE) });
    for (let roll = 1; roll <= 9; roll += 1) await die.click();
    await expect(die).toContainText(partsUsePanelsWords.rollNumber(9));
    const undo = undoButton(page);
    const lastUndoText = await undo.textContent();
    await undo.click();
    await expect(die).toContainText(partsUsePanelsWords.rollNumber(8));
    await redoButton(page).click();
    await expect(undo).toHaveText(lastUndoText ?? '');
    await waitUntilSaved(page);
    await page.reload();
    await expect(undo).toHaveText(lastUndoText ?? '');
    await expect(die).toContainText(partsUsePanelsWords.rollNumber(9));
  });

  test('rolls together with dice of its colour, except dice that are set aside', async ({ page }) => {
    await openBox(page);
    await tickPieces(page, 'Small dice', 'Small red die', 2);
    await tickPieces(page, 'Big dice', BIG_RED_DIE);
    await usePieces(page);
    const tray = page.getByRole('button', { name: /^Red dice/ });
    await tray.click();
    await page.getByRole('button', { name: matchExactly(partsUsePanelsWords.setAsideBig(ANY)) }).click();
    await tray.click();
    const setAsideDice = page.getByRole('group', { name: partsUsePanelsWords.setAsideNotRolled });
    await expect(setAsideDice.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(undoButton(page)).toHaveText(rollText('Red dice', 2, 2));
    await setAsideDice.getByRole('button', { name: partsUsePanelsWords.allBack }).click();
    await expect(setAsideDice.getByRole('button', { pressed: true })).toHaveCount(0);
  });

  test('compares its rolls with the expected number of each face', async ({ page }) => {
    await openBox(page, 'razzia');
    await tickAll(page, 'Die');
    await usePieces(page);
    const die = page.getByRole('button', { name: startingWith(razziaIndexWords.die) });
    for (let roll = 0; roll < 30; roll += 1) await die.click();
    await page.getByRole('button', { name: partsUseWords.rolls }).click();
    await expect(evennessTable(page, 30)).toBeVisible();
    const pieces = await page.locator('tbody td:nth-child(2)').allTextContents();
    expect(pieces.map(Number).reduce((total, count) => total + count, 0)).toBe(30);
    await waitUntilSaved(page);
    await page.goto('settings/');
    await expect(evennessTable(page, 30)).toBeVisible();
  });
});

test.describe('two missing notes of $90,000', () => {
  test('pile, app and used notes always add up to the box', async ({ page }) => {
    await setUpLostPieces(page);
    await expect.poll(() => sum(page)).toEqual([88, 2, 0, 90]);
    for (let drawIndex = 1; drawIndex <= 20; drawIndex += 1) {
      await page.getByRole('button', { name: partsUsePanelsWords.drawAppOrTable }).click();
      const sums = async (): Promise<readonly (number | undefined)[]> => {
        const [table = 0, app = 0, outCount = 0, total] = await sum(page);
        return [table + app + outCount, outCount, total];
      };
      await expect.poll(sums).toEqual([90, drawIndex, 90]);
    }
  });

  test('all notes of this value are drawn, two of them from the app, and then none is left', async ({
    page
  }) => {
    await setUpLostPieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.several }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('90');
    await page.getByRole('button', { name: 'Draw 90 notes' }).click();
    await expect(page.getByText(partsUsePanelsWords.theAppDrew('$70,000'))).toHaveCount(2);
    await expect.poll(() => sum(page)).toEqual([0, 0, 90, 90]);
    await page.getByRole('button', { name: partsUsePanelsWords.nothingLeftToDraw }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: noneLeftToDraw(NOTE_WORDS) })).toBeVisible();
  });

  test('a wrong number of notes in the pile causes a warning with the difference until it is fixed', async ({
    page
  }) => {
    await setUpLostPieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.count, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('86');
    await page.getByRole('button', { name: 'It has 86 notes' }).click();
    const warning = page.getByRole('alert');
    await expect(warning).toContainText(mentioning('86', '2', '88'));
    await expect.poll(() => sum(page)).toEqual([86, 2, 0, 2, 90]);
    await warning.getByRole('button', { name: partsUsePanelsWords.outOnTheTable(2) }).click();
    await expect(warning).toHaveCount(0);
    await expect.poll(() => sum(page)).toEqual([86, 2, 2, 90]);
  });

  test('a note that is put back on top is drawn next', async ({ page }) => {
    await setUpLostPieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.several }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('90');
    await page.getByRole('button', { name: 'Draw 90 notes' }).click();
    await page.getByRole('button', { name: partsUsePanelsWords.putBack }).click();
    await page.getByRole('button', { name: startingWith(partsUseSheetsWords.oneOfYourOwn) }).click();
    await page
      .getByRole('button', { name: partsUseSheetsWords.returnPlace(NOTE_WORDS, 'top'), exact: true })
      .click();
    const inPlayList = page.getByRole('list', { name: partsUseSheetsWords.inPlay });
    await inPlayList
      .getByRole('button', { name: /\$70,000/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: partsUseSheetsWords.returnPlace(NOTE_WORDS, 'top'), exact: true })
      .click();
    await page.getByRole('button', { name: uiWords.close, exact: true }).click();
    await expect.poll(() => sum(page)).toEqual([1, 1, 88, 90]);
    await page.getByRole('button', { name: partsUsePanelsWords.drawAppOrTable }).click();
    await expect(page.getByText(partsUsePanelsWords.fromTheApp, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: partsUsePanelsWords.drawAppOrTable }).click();
    await expect(page.getByText(partsUsePanelsWords.fromYour(NOTE_WORDS), { exact: true })).toBeVisible();
  });

  test('the page explains why the draw is fair', async ({ page }) => {
    await setUpLostPieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.isItFair }).click();
    await expect(page.getByText(partsUseSheetsWords.eachPlaceAsLikely(NOTE_WORDS, 90, 88, 2))).toBeVisible();
  });
});

test.describe('a box with half of its pieces missing', () => {
  test('is entered by value, and can be sent to another phone as a link', async ({
    page,
    context,
    alsoWatch
  }) => {
    await openBox(page);
    await page.getByRole('button', { name: startingWith(lasVegasCardsHouseRuleWords.notes) }).click();
    await page.getByRole('button', { name: startingWith(partsBoxWords.countWhatIsLeft) }).click();
    for (const [value, remaining] of [
      ['$30,000', 5],
      ['$40,000', 5],
      ['$50,000', 6],
      ['$60,000', 7],
      ['$70,000', 6],
      ['$80,000', 5],
      ['$90,000', 4],
      ['$100,000', 3]
    ] as const)
      await page
        .getByRole('group', { name: value, exact: true })
        .getByRole('button', { name: String(remaining), exact: true })
        .click();
    await expect(page.getByText(partsBoxWords.leftAndLost(NOTE_WORDS, 41, 49))).toBeVisible();
    await page.getByRole('button', { name: uiWords.close, exact: true }).click();
    await page.getByRole('button', { name: partsBoxWords.shareTicked }).click();
    await page.getByRole('button', { name: sharingWords.showAQRCode }).click();
    await expect(page.getByRole('img', { name: sharingWords.linkAsCode(partsBoxWords.set) })).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.title = data.text ?? '';
          return Promise.resolve();
        }
      });
    });
    await page.getByRole('button', { name: sharingWords.shareAsALink }).click();
    await expect.poll(() => page.title()).toContain('#parts1;las-vegas;notes:');
    const link = await page.title();
    await alsoWatch(context);
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText(partsBoxWords.theSetIsTicked)).toBeVisible();
    await usePieces(other);
    await expect.poll(() => sum(other)).toEqual([41, 49, 0, 90]);
  });

  test('keeps its header and undo bar visible even with the whole box ticked', async ({ page }) => {
    await openBox(page);
    await page.getByRole('checkbox', { name: startingWith(partsBoxWords.theWholeBox) }).click();
    await usePieces(page);
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
      [1180, 820]
    ] as const) {
      await page.setViewportSize({ width, height });
      await page
        .getByRole('button', { name: startingWith(lasVegasTilesBlackBoxTokenWords.blackBoxTokens) })
        .scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name: partsBoxWords.newSetName('Las Vegas') })).toBeInViewport(
        {
          ratio: 1
        }
      );
      await expect(undoButton(page)).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('drawn pieces', () => {
  test('are listed at their place, and one of two equal ones can be put back', async ({ page }) => {
    await openBox(page, 'razzia');
    await tickPieces(page, '(Money )?chits', '$5,000', 14);
    await usePieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.several }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('84');
    await page.getByRole('button', { name: 'Draw 84 chits' }).click();
    await page.getByRole('button', { name: startingWith(partsUsePanelsWords.noOneHas) }).click();
    const chits = page.getByRole('list', { name: partsUseSheetsWords.piecesOfNoOne }).getByRole('button');
    await expect(chits).toHaveCount(14);
    for (const barName of ['Colibri', 'Havana']) {
      await chits.first().click();
      await page.getByRole('button', { name: `To ${barName}`, exact: true }).click();
    }
    await expect(chits).toHaveCount(12);
    await page.getByRole('button', { name: uiWords.close, exact: true }).click();
    await page.getByRole('button', { name: /^Havana/ }).click();
    await page
      .getByRole('list', { name: partsUseSheetsWords.piecesTitle('Havana') })
      .getByRole('button')
      .click();
    await page
      .getByRole('button', {
        name: partsUseSheetsWords.returnPlace({ container: 'pile' }, 'shuffled'),
        exact: true
      })
      .click();
    await page.getByRole('button', { name: uiWords.close, exact: true }).click();
    await expect(page.getByRole('button', { name: /^Colibri 1 chit, \$5,000/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Havana/ })).toHaveCount(0);
  });
});

test.describe('chips, counters and tokens', () => {
  test('are given out and returned, never more than the bank has', async ({ page }) => {
    await setUpLostPieces(page);
    await page.getByRole('button', { name: 'Two each' }).click();
    await expect(page.getByText(partsUsePanelsWords.inTheBankAndOut(12, 8))).toBeVisible();
    await stepButton(page.getByRole('group', { name: 'A: chips' }), -1).click();
    await expect(page.getByText(partsUsePanelsWords.inTheBankAndOut(13, 7))).toBeVisible();
    await expect(undoButton(page, '1')).toBeVisible();
    for (let round = 0; round < 3; round += 1) await page.getByRole('button', { name: 'Two each' }).click();
    await page.getByRole('button', { name: 'Two each' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: onlySomeInTheBank(5, CHIP_WORDS) })
    ).toBeVisible();
  });

  test('belong to named players, whose names stay in the log', async ({ page }) => {
    await setUpLostPieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.playersAndNames }).click();
    await page
      .getByRole('textbox', { name: partsBoxWords.nameOfPlayer(1) })
      .fill('<b>Anna</b> & {@html "x"}');
    await page.getByRole('button', { name: partsUseSheetsWords.done }).click();
    await stepButton(page.getByRole('group', { name: '<b>Anna</b> & {@html "x"}: chips' }), 1).click();
    await expect(page.getByRole('button', { name: /^Undo: <b>Anna<\/b>/ })).toBeVisible();
  });

  test('are moved along a track or placed at a casino', async ({ page }) => {
    await openBox(page);
    await tickAll(page, 'Jackpot counter');
    await tickAll(page, 'No Entry token');
    await usePieces(page);
    await page.getByRole('button', { name: '$50,000', exact: true }).click();
    await expect(page.getByRole('button', { name: '$50,000', exact: true })).toHaveAttribute(
      'aria-current',
      'step'
    );
    await page.getByRole('button', { name: lasVegasCardsBoardWords.casino(4), exact: true }).click();
    await expect(
      page.getByRole('button', { name: lasVegasCardsBoardWords.casino(4), exact: true })
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(undoButton(page, 'No Entry', '4')).toBeVisible();
  });
});

test.describe('secret pieces', () => {
  test('a card of Razzia is on the page only while it is open', async ({ page }) => {
    await openBox(page, 'razzia');
    await page.getByRole('button', { name: /^Cards/ }).click();
    await page.getByRole('checkbox', { name: /^All 54 cards/ }).click();
    await usePieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.drawOne({ one: 'card' }) }).click();
    await expect(undoButton(page, '1')).toBeVisible();
    await expect(page.locator('.playing')).toHaveCount(0);
    await openButton(page).click();
    await expect(page.locator('.playing')).toHaveCount(1);
    await page.getByRole('button', { name: controlWords.tapToCover }).click();
    await expect(page.locator('.playing')).toHaveCount(0);
  });

  test('a hand is viewed behind its cover, and one of its cards is played to a bar', async ({ page }) => {
    await openBox(page, 'razzia');
    await page.getByRole('button', { name: /^Cards/ }).click();
    await page.getByRole('checkbox', { name: /^All 54 cards/ }).click();
    await usePieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.fillEveryHandTo(5) }).click();
    await expect(
      page.getByRole('button', { name: `B 5 cards, ${partsUsePanelsWords.faceDown}` })
    ).toBeVisible();
    const fillButton = page.getByRole('button', { name: partsUsePanelsWords.fillEveryHandTo(5) });
    await fillButton.scrollIntoViewIfNeeded();
    const buttonBox = await fillButton.boundingBox();
    for (const doubleTap of doubleTapsWithGaps([80, 380])) {
      await tapTwice(fillButton, doubleTap);
      await expect(page.getByRole('main').getByText(sessionWords.handsFull)).toBeVisible();
      await expect(page.getByRole('dialog'), JSON.stringify(doubleTap)).toHaveCount(0);
      // The control shrinks for a moment as feedback.
      await expect.poll(() => fillButton.boundingBox(), JSON.stringify(doubleTap)).toEqual(buttonBox);
      await page.getByRole('button', { name: uiWords.closeThisMessage }).click();
    }
    await page.getByRole('button', { name: /^B 5 cards/ }).click();
    await expect(page.locator('.playing')).toHaveCount(0);
    const sheet = page.getByRole('region', { name: partsUseSheetsWords.piecesTitle('B') });
    await openButton(sheet).click();
    const hand = page.getByRole('list', { name: partsUseSheetsWords.piecesTitle('B') }).getByRole('button');
    await expect(hand).toHaveCount(5);
    await sheet.getByRole('button', { name: controlWords.tapToCover }).click();
    const holdButton = sheet.getByRole('button').first();
    const handBox = await holdButton.boundingBox();
    await holdButton.hover();
    await page.mouse.down();
    await expect(hand, 'it stays open while held').toHaveCount(5);
    expect(await holdButton.boundingBox()).toEqual(handBox);
    await page.mouse.up();
    await expect(hand).toHaveCount(0);
    await openButton(sheet).click();
    await expect(hand).toHaveCount(5);
    const cards = (await wordsOfHand(page, '.covered > .face')).filter((text) => / [1-6]$/.test(text));
    expect(cards.length).toBeGreaterThan(4);
    const takenContent = await copiedText(page);
    expect(cards.filter((card) => takenContent.includes(card))).toEqual([]);
    await hand.nth(2).click();
    await page.getByRole('button', { name: 'To Havana', exact: true }).click();
    await expect(page.locator('.covered > .face'), 'a change covers it').toHaveCount(0);
    await expect(
      page
        .getByRole('dialog', { name: partsUseSheetsWords.piecesTitle('B') })
        .getByRole('button', { name: /^Undo: .*(gambler|raid) [1-6], from B: Havana$/ })
    ).toBeVisible();
  });

  test('a draw in another tab covers an open piece, and each opening of a hand is logged', async ({
    page,
    context
  }) => {
    await openBox(page, 'razzia');
    await page.getByRole('button', { name: /^Cards/ }).click();
    await page.getByRole('checkbox', { name: /^All 54 cards/ }).click();
    await usePieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.fillEveryHandTo(5) }).click();
    await page.getByRole('button', { name: /^B 5 cards/ }).click();
    const sheet = page.getByRole('region', { name: partsUseSheetsWords.piecesTitle('B') });
    await openButton(sheet).click();
    await expect(page.locator('.covered > .face')).toHaveCount(1);
    await waitUntilSaved(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: partsUsePanelsWords.drawOne({ one: 'card' }) }).click();
    await expect(page.locator('.covered > .face')).toHaveCount(0);
    await openButton(sheet).click();
    await expect(page.locator('.covered > .face')).toHaveCount(1);
    await sheet.getByRole('button', { name: controlWords.tapToCover }).click();
    await expect(undoButton(page.getByRole('dialog'), '21')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: partsUseWords.log, exact: true }).click();
    const lines = page.locator('dialog[open] li', { hasText: sessionWords.handOpened('B', 1) });
    await expect(lines, 'logged before and after the draw').toHaveCount(2);
  });

  test('face-down stacks stay face down until they are turned over', async ({ page }) => {
    await openBox(page);
    await page
      .getByRole('button', { name: startingWith(lasVegasTilesBlackBoxTokenWords.blackBoxTokens) })
      .click();
    await page.getByRole('checkbox', { name: /^All 6 tokens/ }).click();
    await usePieces(page);
    await openButton(page).click();
    const stack = page.getByRole('group', { name: 'One stack: $60,000' });
    await stepButton(stack, 1).click();
    await stepButton(page.getByRole('group', { name: /^One stack: \$0/ }), 1).click();
    await page.getByRole('button', { name: controlWords.tapToCover }).click();
    await expect(page.getByText(`2 tokens, ${partsUsePanelsWords.faceDown}`)).toBeVisible();
    await expect(undoButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Reveal: One stack' }).click();
    await expect(page.getByText('1 × $0, 1 × $60,000, face up')).toBeVisible();
    const changes = page.locator('.log li', { hasText: containing(changedFaceDown(ANY)) });
    await expect(changes, 'the log does not show the number of kinds').toHaveCount(1);
  });

  test('the number of face-down cards cannot be learnt from log, undo, screen reader, selection or print', async ({
    page
  }) => {
    await page.addInitScript(countSounds);
    await page.goto('settings/');
    await page.getByRole('switch', { name: startingWith(settingsWords.sound) }).click();
    await expect(page.getByRole('switch', { name: startingWith(settingsWords.sound) })).toHaveAttribute(
      'aria-checked',
      'true'
    );
    await openBox(page);
    await tickAll(page, 'Hexagons');
    await usePieces(page);
    const pageText = await contentAndTree(page);
    await openButton(page).click();
    const fistGroup = page.getByRole('group', {
      name: partsUsePanelsWords.piecesOf(luckyPunchToken.fistPlace, luckyPunchToken.hexagonPlural)
    });
    for (const _ of [1, 2, 3]) await stepButton(fistGroup, 1).click();
    await expect(fistGroup.getByRole('status').first()).toHaveText('3');
    const hiddenCards = (await wordsOfHand(page, '.covered > .face')).filter(
      (text) => !pageText.includes(text)
    );
    expect((await foundOnPage(page, hiddenCards)).length, 'it is found while open').toBeGreaterThan(0);
    const takenContent = await copiedText(page);
    expect(hiddenCards.filter((text) => takenContent.includes(text))).toEqual([]);
    await page.getByRole('button', { name: controlWords.tapToCover }).click();
    await expect(page.locator('.covered > .face')).toHaveCount(0);
    expect(await foundOnPage(page, hiddenCards)).toEqual([]);
    await page.getByRole('button', { name: partsUseWords.log, exact: true }).click();
    await expect(page.locator('dialog[open] li', { hasText: containing(changedFaceDown(ANY)) })).toHaveCount(
      1
    );
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await page.evaluate(() => Number(sessionStorage.getItem('sounds')))).toBe(0);
    await undoButton(page).click();
    await expect(page.getByRole('button', { name: /^Undo: .*face down/ })).toHaveCount(0);
  });

  test('duelling dice are chosen in secret and then revealed', async ({ page }) => {
    await openBox(page, 'vegas');
    await page.getByRole('button', { name: startingWith(vegasIndexWords.duellingDice) }).click();
    await page.getByRole('checkbox', { name: DUELLING_DIE }).click();
    await usePieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.chooseInSecret }).click();
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect(undoButton(page)).toBeVisible();
    await page.getByRole('button', { name: partsUsePanelsWords.reveal }).click();
    await expect(page.getByRole('img', { name: partsUsePanelsWords.shows(DUELLING_DIE, 2) })).toBeVisible();
  });
});

test.describe('part sets', () => {
  test('are listed by name, and a deleted one can be restored', async ({ page }) => {
    await setUpLostPieces(page);
    await page.getByRole('button', { name: partsUseWords.parts, exact: true }).click();
    await page.getByRole('textbox', { name: partsUseSheetsWords.nameOfThisSet }).fill('Friday');
    await page.getByRole('button', { name: partsUseSheetsWords.keepTheName }).click();
    await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible();
    await waitUntilSaved(page);
    await openBox(page, 'razzia');
    await tickAll(page, 'Die');
    await usePieces(page);
    await page.getByRole('link', { name: partsBoxWords.toAllParts }).click();
    await expect(page.getByRole('link', { name: /^Friday/ })).toBeVisible();
    await expect(
      page.getByRole('link', {
        name: startingWith(`${partsBoxWords.newSetName('Razzia')} ${capitalize(countOf(1, 'die'))}`)
      })
    ).toBeVisible();
    await page.getByRole('button', { name: partsBoxWords.deleteSet('Friday') }).click();
    await expect(page.getByRole('link', { name: /^Friday/ })).toHaveCount(0);
    await undoButton(page, 'Friday').click();
    await page.getByRole('link', { name: /^Friday/ }).click();
    await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible();
  });

  test('can be edited without losing the rest, and restarted with undo', async ({ page }) => {
    await setUpLostPieces(page);
    await page.getByRole('button', { name: partsUsePanelsWords.drawAppOrTable }).click();
    await page.getByRole('button', { name: partsUseWords.parts, exact: true }).click();
    await page.getByRole('link', { name: startingWith(partsUseSheetsWords.changeMissing) }).click();
    await tickAll(page, 'Black dice');
    await usePieces(page);
    await expect(
      page.getByRole('button', { name: startingWith(lasVegasBoardTilesDrawnWords.blackDice) })
    ).toBeVisible();
    await expect.poll(async () => (await sum(page))[2]).toBe(1);
    await page.getByRole('button', { name: partsUseWords.parts, exact: true }).click();
    await page.getByRole('button', { name: startingWith(partsUseSheetsWords.startAgain) }).click();
    await expect.poll(() => sum(page)).toEqual([88, 2, 0, 90]);
    await undoButton(page).click();
    await expect.poll(async () => (await sum(page))[2]).toBe(1);
  });

  test('follow changes in a second tab', async ({ page, context }) => {
    await setUpLostPieces(page);
    await waitUntilSaved(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Two each' }).click();
    await expect(page.getByText(partsUsePanelsWords.inTheBankAndOut(12, 8))).toBeVisible();
  });

  test('that do not exist are reported with one sentence', async ({ page }) => {
    await page.goto('parts/use/?id=nothing');
    await expect(page.getByText(partsUseWords.noPartsAtThisAddress)).toBeVisible();
    await page.goto('parts/?box=nothing&set=nothing');
    await expect(page.getByRole('checkbox', { name: startingWith(lasVegasPartsWords.chips) })).toBeVisible();
  });
});

test.describe('without a particular game', () => {
  test('the tray rolls any dice, two taps from the parts page', async ({ page }) => {
    await page.goto('parts/');
    await page.getByRole('link', { name: startingWith(partsBoxWords.diceTray) }).click();
    await page.getByRole('button', { name: /^Dice/ }).click();
    await expect(page.getByRole('button', { name: /^Undo: Dice, roll 1: [1-6] [1-6]$/ })).toBeVisible();
    await stepButton(page.getByRole('group', { name: partsUseWords.diceWithFaces(20) }), 1).click();
    await page.getByRole('textbox', { name: partsUseWords.otherFaces }).fill('7');
    await page.getByRole('button', { name: partsUseWords.addOne }).click();
    await page.getByRole('button', { name: /^Dice/ }).click();
    await expect(page.getByRole('button', { name: /^Undo: Dice, roll 1: \d+ \d+ \d+ [1-7]$/ })).toBeVisible();
    await waitUntilSaved(page);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Dice roll 1/ })).toBeVisible();
  });

  test('adding the first die to the visible tray moves nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1600 });
    await page.goto('parts/use/?id=tray');
    const dice = (faces: number) => page.getByRole('group', { name: partsUseWords.diceWithFaces(faces) });
    for (let die = 0; die < 2; die += 1) await stepButton(dice(6), -1).click();
    const boxBefore = await dice(20).boundingBox();
    await page.getByRole('button', { name: startingWith(partsUsePanelsWords.noDice) }).click({ force: true });
    await expect(page.getByRole('main').getByText(partsUseWords.trayIsEmpty)).toBeVisible();
    expect(await dice(20).boundingBox()).toEqual(boxBefore);
    await stepButton(dice(20), 1).click();
    await expect(page.getByRole('button', { name: startingWith(partsUsePanelsWords.noDice) })).toHaveCount(0);
    expect(await dice(20).boundingBox()).toEqual(boxBefore);
  });

  test('“Who goes first?” has the printed rule of each box, a draw, and the finger picker with keys', async ({
    page
  }) => {
    await page.goto('parts/starts/');
    await expect(page.getByText(lasVegasIndexWords.printedRuleOldest)).toBeVisible();
    await page.getByRole('radio', { name: vegasBoardWords.vegas, exact: true }).press('Space');
    await expect(page.getByText(vegasIndexWords.printedRuleTheMeanestPlayer)).toBeVisible();
    await page.getByRole('button', { name: startingWith(partsBoxWords.pickAPlayer) }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /^[A-D] goes first$/ })).toBeVisible();
    await page.getByRole('button', { name: startingWith(partsBoxWords.fingersOnScreen) }).press('Enter');
    const fingerPicker = page.getByRole('dialog', { name: controlWords.fingerPicker });
    for (const name of ['A', 'B', 'C', 'D'])
      await fingerPicker.getByRole('button', { name, exact: true }).press('Space');
    await expect(fingerPicker.getByRole('heading', { name: /^[A-D] goes first$/ })).toBeVisible();
  });
});

/** Runs in the page: counts the sounds that were played. */
function countSounds(): void {
  window.OscillatorNode = class extends OscillatorNode {
    override start(startTime?: number): void {
      sessionStorage.setItem('sounds', String(Number(sessionStorage.getItem('sounds')) + 1));
      super.start(startTime);
    }
  };
}
