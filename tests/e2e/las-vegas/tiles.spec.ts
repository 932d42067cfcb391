import type { Page } from '@playwright/test';
import { coveredTokens } from '#tests/e2e/layout/frame-measures';
import { axe, contrast, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { ALL_PLACED, placeMove, rollMove, openMatchWithTiles, type LoggedMove } from './tiles-table';
import { undoButton } from '#tests/e2e/support/controls';
import { waitUntilSaved } from '#tests/e2e/support/stored-match';
import { mentioning, ANY, matchExactly, startingWith } from '#tests/e2e/support/sentences';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as lasVegasBoardTilesWords from '$lib/games/las-vegas/strings/en/board-royale';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as lasVegasTilesBlackBoxLookWords from '$lib/games/las-vegas/tiles/black-box/strings/en';
import * as lasVegasTilesFiftyFiftyText from '$lib/games/las-vegas/tiles/fifty-fifty/strings/en';
import * as lasVegasTilesHandicapCaseWords from '$lib/games/las-vegas/tiles/handicap/strings/en';
import * as lasVegasTilesJackpotCaseWords from '$lib/games/las-vegas/tiles/jackpot/strings/en';
import * as lasVegasTilesKnockoutWords from '$lib/games/las-vegas/tiles/knockout/strings/en';
import * as lasVegasTilesLuckyPunchCaseWords from '$lib/games/las-vegas/tiles/lucky-punch/strings/en';
import * as lasVegasTilesPrimeTimeCaseWords from '$lib/games/las-vegas/tiles/prime-time/strings/en';
import * as uiAskWords from '$lib/ui/strings/en/gate';
import * as uiWords from '$lib/ui/strings/en/results';
import { seatNames } from '#tests/e2e/support/seats';
import * as sessionWords from '$lib/session/strings/en/session';
import * as matchWords from '#routes/match/strings/en/match';
import * as sheetsWords from '#routes/match/sheets/strings/en';
import * as noEntryWords from '$lib/games/las-vegas/tiles/no-entry/strings/en';
import * as lasVegasText from '$lib/games/las-vegas/strings/en/log';
import * as payDay from '$lib/games/las-vegas/tiles/pay-day/strings/en';
import { whereTo } from '$lib/games/las-vegas/strings/en/steps';
import { ROLL_BOTH } from '$lib/games/las-vegas/tiles/shared/strings/en/log';

const LONG_NAMES = ['Maximiliane-Alexandra von Hohenlohe', 'Ben', 'Jean-Sebastien', 'Denny', 'Konstantin'];

/** The result when Anna bets on more than 6 and rolls 6. */
const SAME_SUM_RESULT = lasVegasTilesFiftyFiftyText.text.sentences.fiftyFiftyLost(
  { code: 'fiftyFiftyLost', rule: '12.3', at: 1, player: 'p1', bet: 'higher', sum: 6, before: 6 },
  seatNames
);

function tileMove(tile: string, moveParts: object): LoggedMove {
  return { type: 'tile', tile, ...moveParts };
}

/** The note with the result of the last move. */
function resultNote(page: Page): ReturnType<Page['locator']> {
  return page.getByRole('list', { name: lasVegasBoardTilesWords.tileEffect });
}

async function tapButtons(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
}

async function expectQuestion(page: Page, question: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
}

/** Taps in both black dice. */
async function enterBlackDice(page: Page, firstFace: number, secondFace: number): Promise<void> {
  await tapButtons(page, `Black ${firstFace}`, new RegExp(`^Black ${secondFace}`));
}

/** Counts the dice that the app throws, even if they are shown only briefly. */
async function watchThrownDice(page: Page): Promise<() => Promise<number>> {
  const maxThrown = await page.evaluateHandle(() => {
    const record = { dice: 0 };
    new MutationObserver(() => {
      record.dice = Math.max(record.dice, document.querySelectorAll('.thrown-dice .die').length);
    }).observe(document.body, { childList: true, subtree: true });
    return record;
  });
  return () => maxThrown.evaluate(({ dice }) => dice);
}

/** A point on the sign of a row, left of its tile. */
const SIGN_POSITION = { x: 24, y: 24 };

function casino(page: Page, number: number): ReturnType<Page['locator']> {
  return page
    .getByRole('region', { name: lasVegasBoardWords.casinos })
    .getByRole('button', { name: new RegExp(`^Casino ${number}[.,:]`) })
    .first();
}

test.describe('tiles with dice rolls', () => {
  test('Jackpot: a seven wins the money under the counter, any other sum moves the counter', async ({
    page
  }) => {
    await openMatchWithTiles(page, { tiles: ['jackpot'], turns: [placeMove(1, 2)] });
    await expect(page.getByRole('region', { name: lasVegasBoardTilesWords.tileAtCasino(1) })).toContainText(
      lasVegasTilesJackpotCaseWords.jackpot
    );
    await expectQuestion(page, 'What did Anna roll?');
    await enterBlackDice(page, 2, 3);
    await expect(resultNote(page)).toContainText(mentioning('$40,000'));
    await expectQuestion(page, whereTo('Ben'));
    // The first die is still entered, and one more undo takes it away.
    await tapButtons(page, /^Undo: Anna’s roll, 2 and 3/, /^Undo: (?!Anna’s).*2/);
    await enterBlackDice(page, 3, 4);
    await expect(resultNote(page)).toContainText(mentioning('Anna', '3', '4', '$30,000'));
    await resultNote(page).getByRole('button').click();
    await expect(page.getByRole('dialog', { name: uiWords.why })).toContainText('§ 10.2');
  });

  test('Jackpot: the app rolls and shows the result', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['jackpot'], turns: [placeMove(1, 2)], app: true });
    const dice = await watchThrownDice(page);
    await tapButtons(page, ROLL_BOTH);
    await expect(resultNote(page)).toContainText(/^Anna rolls \d and \d, /);
    await expect.poll(dice, 'Both dice are shown first.').toBe(2);
    await expect(page.locator('.thrown-dice')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Ben rolls' })).toBeVisible();
  });

  test('Fifty Fifty: a bet can be changed until the dice are rolled', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['fifty-fifty'], turns: [placeMove(1, 2)] });
    await expect(page.getByRole('button', { name: lasVegasBoardTilesWords.blackDie(2) })).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('4');
    await expectQuestion(page, 'Higher or lower than 6?');
    await expect(page.getByText(lasVegasTilesFiftyFiftyText.betHint('Anna'))).toBeVisible();
    await tapButtons(page, 'Lower 2 to 5');
    await expect(page.getByText(lasVegasTilesFiftyFiftyText.hasBet('Anna', 'lower'))).toBeVisible();
    await tapButtons(page, 'Higher');
    await expect(page.getByText(lasVegasTilesFiftyFiftyText.hasBet('Anna', 'higher'))).toBeVisible();
    await tapButtons(page, /^Undo: Anna bets higher/);
    await expect(page.getByText(lasVegasTilesFiftyFiftyText.hasBet('Anna', 'lower'))).toBeVisible();
    await tapButtons(page, 'Higher');
    await enterBlackDice(page, 5, 3);
    await expect(page.getByText(lasVegasTilesFiftyFiftyText.sumsWords([6, 8], 'Anna', 10000))).toBeVisible();
    await expect(
      page.getByRole('list', { name: lasVegasTilesFiftyFiftyText.itsValue }).locator('[aria-current=true]')
    ).toContainText(lasVegasTilesHandicapCaseWords.oneChip);
    await tapButtons(page, 'Take 1 chip and stop');
    await expect(resultNote(page)).toContainText(mentioning('Anna', '6', '8', '1'));
    await expectQuestion(page, whereTo('Ben'));
  });

  test('Fifty Fifty: the same sum loses, which the bet says in advance', async ({ page }) => {
    await openMatchWithTiles(page, {
      tiles: ['fifty-fifty'],
      turns: [placeMove(1, 2), tileMove('fifty-fifty', { do: 'throw', dice: [2, 4] })]
    });
    await tapButtons(page, '§ 12.3 Same total');
    await expect(page.getByRole('dialog', { name: uiWords.why })).toContainText(SAME_SUM_RESULT);
    await tapButtons(page, 'Close');
    await tapButtons(page, 'Higher 7 to 12');
    await enterBlackDice(page, 5, 1);
    await expect(resultNote(page)).toContainText(SAME_SUM_RESULT);
  });

  test('Fifty Fifty: the app rolls after the bet', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['fifty-fifty'], turns: [placeMove(1, 2)], app: true });
    await tapButtons(page, ROLL_BOTH);
    await tapButtons(page, /^Higher/, ROLL_BOTH);
    const lostNote = resultNote(page).filter({ hasText: 'bets higher' });
    const resultSlip = page.getByText(
      matchExactly(lasVegasTilesFiftyFiftyText.sumsWords([1, 2], '', 10000).replace(/\d/g, ANY))
    );
    await expect(lostNote.or(resultSlip)).toBeVisible();
  });

  test('Prime Time: both dice go to the casinos with their numbers before the payout', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['prime-time'], turns: ALL_PLACED });
    await expect(page.getByText(lasVegasTilesPrimeTimeCaseWords.aboutToWin('Anna'))).toBeVisible();
    await enterBlackDice(page, 2, 3);
    await expectQuestion(page, 'Which dice does Anna place?');
    await tapButtons(page, 'Both at casinos 2 and 3');
    await expect(page.getByRole('heading', { name: shellWords.payoutRound(1) })).toBeVisible();
  });

  test('My Choice: the player chooses one of two results, which activates a tile', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['my-choice', 'jackpot'], turns: [placeMove(1, 2)] });
    await enterBlackDice(page, 4, 6);
    await expectQuestion(page, 'Which result, Anna?');
    await tapButtons(page, 'Another tile, for the 4');
    await expectQuestion(page, 'Which tile do you use the 4 on?');
    await tapButtons(page, 'Jackpot, at casino 2');
    await expect(resultNote(page)).toContainText(mentioning('Anna', '4', '2'));
    await enterBlackDice(page, 5, 5);
    await expect(resultNote(page)).toContainText(mentioning('$30,000'));
  });

  test('My Choice: a die is placed on the golden space, or one is taken back', async ({ page }) => {
    await openMatchWithTiles(page, {
      tiles: ['my-choice'],
      turns: [placeMove(1, 2), tileMove('my-choice', { do: 'throw', dice: [5, 6] })]
    });
    await tapButtons(page, 'Golden space, for the 6', 'The big die');
    await expect(resultNote(page)).toContainText(mentioning('Anna'));
    await tapButtons(
      page,
      /^Undo: Anna takes the golden space/,
      /^Undo: Anna chooses the 6/,
      'Adjust a die, for the 5'
    );
    await tapButtons(page, 'Take one back');
    await casino(page, 1).click({ position: SIGN_POSITION });
    await expectQuestion(page, whereTo('Ben'));
    await expect(undoButton(page, 'Anna', '1')).toBeVisible();
  });
});

test.describe('tiles with secrets', () => {
  test('Lucky Punch with real tokens: the outcome is one tap', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['lucky-punch'], turns: [placeMove(1, 2)] });
    await expectQuestion(page, 'What did Anna hold?');
    await tapButtons(page, '2 tokens: $30,000');
    await expect(resultNote(page)).toContainText(mentioning('Anna', '2', 'Ben', '$30,000'));
    await expectQuestion(page, whereTo('Ben'));
  });

  test('Lucky Punch in the app: the closed fist reveals nothing on any screen', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['lucky-punch'], turns: [placeMove(1, 2)], app: true });
    const openWithoutHolding = page.getByRole('button', { name: uiAskWords.cannotHoldTapToOpen });
    await openWithoutHolding.click();
    await tapButtons(page, '3 tokens');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect(
      page.getByRole('group', { name: lasVegasTilesLuckyPunchCaseWords.tokensInTheFist })
    ).toHaveCount(0);
    await openWithoutHolding.click();
    await expect(page.getByRole('button', { name: lasVegasTilesBlackBoxLookWords.token(3) })).toHaveAttribute(
      'aria-pressed',
      'false'
    );
    await tapButtons(page, '3 tokens', lasVegasTilesLuckyPunchCaseWords.CLOSE_FIST);
    await expectQuestion(page, 'Your guess, Ben?');
    await expect(undoButton(page, 'Anna')).toBeVisible();
    const announcement = page.locator('[aria-live=polite]').filter({ hasText: /./ });
    const handOpenedText = sessionWords.handOpened('Anna', 2);
    await expect(announcement).toHaveText([
      `${lasVegasTilesLuckyPunchCaseWords.hidesTokens('Anna')} ${handOpenedText} ${matchWords.isNext('Ben')}`
    ]);
    await expect(page).toHaveTitle(/^(?!.*3)/);
    await waitUntilSaved(page);
    await page.reload();
    await expectQuestion(page, 'Your guess, Ben?');
    await tapButtons(page, '1 token');
    await expect(resultNote(page)).toContainText(mentioning('Anna', '3', 'Ben', '$40,000'));
  });

  test('Lucky Punch in the app: lifting the finger closes the fist', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['lucky-punch'], turns: [placeMove(1, 2)], app: true });
    const holdButton = page.getByRole('button', {
      name: uiAskWords.holdToSee(lasVegasTilesLuckyPunchCaseWords.THE_TOKENS)
    });
    await holdButton.dispatchEvent('pointerdown', { pointerId: 1 });
    await tapButtons(page, '2 tokens');
    const closeFistButton = page.getByRole('button', {
      name: startingWith(lasVegasTilesLuckyPunchCaseWords.CLOSE_FIST)
    });
    const { x, y, width, height } = (await closeFistButton.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0
    };
    const pointerPosition = { pointerId: 1, clientX: x + width / 2, clientY: y + height / 2 };
    await closeFistButton.dispatchEvent('pointerup', pointerPosition);
    await expectQuestion(page, 'Your guess, Ben?');
    await page.keyboard.press('2');
    await expect(resultNote(page)).toContainText(mentioning('Ben', 'Anna'));
  });

  test('Black Box: the player to the left splits the tokens into two piles, and only the sizes are visible', async ({
    page
  }) => {
    await openMatchWithTiles(page, { tiles: ['black-box'], turns: ALL_PLACED, app: true });
    await expect(page.getByText(uiAskWords.everyoneElseLooksAway)).toContainText('Six tokens');
    await tapButtons(page, 'Cannot hold? Tap to open, tap to cover');
    await expect(page.getByText(lasVegasTilesBlackBoxLookWords.eachPileNeedsAtLeast)).toBeVisible();
    await page
      .getByRole('button', { name: `$60,000, ${lasVegasTilesBlackBoxLookWords.inTheOtherPile}` })
      .click();
    await page
      .getByRole('button', { name: `$0, ${lasVegasTilesBlackBoxLookWords.inTheOtherPile}` })
      .first()
      .click();
    const firstPileButton = page.getByRole('button', {
      name: new RegExp(`${lasVegasTilesBlackBoxLookWords.inOnePile}$`)
    });
    await tapButtons(page, 'Undo: your last tap');
    await expect(firstPileButton).toHaveCount(1);
    await tapButtons(page, 'Undo: your last tap');
    await expect(firstPileButton).toHaveCount(0);
    await page
      .getByRole('button', { name: `$60,000, ${lasVegasTilesBlackBoxLookWords.inTheOtherPile}` })
      .click();
    await page
      .getByRole('button', { name: `$0, ${lasVegasTilesBlackBoxLookWords.inTheOtherPile}` })
      .first()
      .click();
    await tapButtons(page, 'Lay them face down');
    await expectQuestion(page, 'Which pile does Anna take?');
    await expect(page.locator('body')).not.toContainText('$60,000');
    await tapButtons(page, 'One pile: 2 tokens');
    await expect(page.getByRole('heading', { name: shellWords.payoutRound(1) })).toBeVisible();
  });

  test('Black Box with real tokens: the players enter the value of the pile', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['black-box'], turns: ALL_PLACED });
    await tapButtons(page, '$80,000');
    await expect(page.getByRole('heading', { name: shellWords.payoutRound(1) })).toBeVisible();
  });
});

test.describe('tiles about casinos and dice', () => {
  test('No Entry!: a lit casino can be closed, and the player’s own casino says why it cannot', async ({
    page
  }) => {
    await openMatchWithTiles(page, { tiles: ['no-entry'], turns: [placeMove(1, 2)] });
    await expect(page.getByText(noEntryWords.counterMovesOn('2 chips'))).toBeVisible();
    await casino(page, 1).click({ force: true, position: SIGN_POSITION });
    await expect(page.getByRole('dialog', { name: uiWords.why })).toContainText(
      noEntryWords.text.sentences.noEntryOwn({ code: 'noEntryOwn', rule: '17.1', face: 1 }, seatNames)
    );
    await tapButtons(page, 'Close');
    await casino(page, 4).click();
    await expect(resultNote(page)).toContainText(mentioning('Anna', '4', '1', '2'));
  });

  test('No Entry!: if a casino is closed already, the token may stay there', async ({ page }) => {
    const closeMove = tileMove('no-entry', { do: 'close', face: 4 });
    await openMatchWithTiles(page, {
      tiles: ['no-entry'],
      turns: [placeMove(1, 2), closeMove, placeMove(1, 1)]
    });
    await tapButtons(page, /^Leave the token there/);
    await expect(resultNote(page)).toContainText(mentioning('Ben', '4'));
  });

  const adjustMove = tileMove('handicap', { do: 'take', from: 4, slot: 'adjust' });
  for (const [tile, step, moves, casinoNumber] of [
    ['no-entry', 'close', [tileMove('no-entry', { do: 'close', face: 4 })], 4],
    ['block-it', 'block', [tileMove('block-it', { do: 'block', gray: 3, face: 6 })], 6],
    ['handicap', 'take', [adjustMove], 4],
    ['handicap', 'adjust', [adjustMove, tileMove('handicap', { do: 'turn', size: 'small', face: 5 })], 5]
  ] as const)
    test(`${tile}, ${step}: the casino can be edited on the board, where the entered one is marked`, async ({
      page
    }) => {
      await openMatchWithTiles(page, { tiles: [tile], turns: [placeMove(1, 2), ...moves] });
      await tapButtons(page, matchWords.log);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^Line ${4 + moves.length} `) })
        .click();
      await tapButtons(page, sheetsWords.changeThisLine);
      const places = page.locator('.row .cover');
      await expect(places.and(page.locator('[aria-pressed=true]'))).toHaveAccessibleName(
        new RegExp(`^Casino ${casinoNumber}\\b`)
      );
      await expect(page.locator('.row.lit'), 'only the entered casino is lit').toHaveCount(1);
      await places.and(page.getByRole('button', { name: /^Casino 2[.:]/ })).click();
      await page.locator('[data-do="change"]').click();
      await expect(page.locator('[data-do="change"]')).toHaveCount(0);
      await expect(undoButton(page)).toContainText(String(4 + moves.length));
    });

  test('Knockout?: the dice of all opponents are entered together', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['knockout'], turns: [placeMove(1, 2)] });
    await expectQuestion(page, 'Which die does each player put in?');
    await page
      .getByRole('group', { name: lasVegasTilesKnockoutWords.whichDieOf('Ben') })
      .getByRole('button', { name: lasVegasBoardWords.theBigDieTitle })
      .click();
    await tapButtons(page, 'Put them in the bar');
    await expect(resultNote(page)).toContainText(mentioning('Ben'));
    await expect(resultNote(page)).toContainText(mentioning('Carla'));
    await expectQuestion(page, whereTo('Ben'));
  });

  test('Block It!: a group of dice and a casino are chosen in either order', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['block-it'], turns: [placeMove(1, 2)] });
    await tapButtons(page, /^3 grey dice/);
    await casino(page, 6).click();
    await expect(resultNote(page)).toContainText(mentioning('Anna', '3', '6'));
    await tapButtons(page, /^Undo: Casino 6 gets 3 grey dice/);
    await casino(page, 2).click();
    await tapButtons(page, /^1 grey die/);
    await expect(resultNote(page)).toContainText(mentioning('Anna', '1', '2'));
  });

  test('Handicap: a space and a casino are chosen, and an adjusted die shows the rank it would give', async ({
    page
  }) => {
    await openMatchWithTiles(page, { tiles: ['handicap'], turns: [placeMove(1, 2)] });
    await tapButtons(page, /^\$30,000/);
    await casino(page, 4).click();
    await expect(resultNote(page)).toContainText(mentioning('Anna', '4', '$30,000'));
    await tapButtons(page, /^Undo/, /^Adjust a die/);
    await casino(page, 5).click();
    await expectQuestion(page, 'Adjust a die, Anna.');
    await tapButtons(page, 'The big die');
    await expect(casino(page, 5)).toHaveAccessibleName(/You’d lead/);
    await casino(page, 5).click();
    await expect(undoButton(page, 'Anna', '5')).toBeVisible();
  });

  test('Power Play: a player turns a die instead of rolling, or rolls after all', async ({ page }) => {
    await openMatchWithTiles(page, {
      tiles: ['power-play'],
      turns: [placeMove(1, 2), placeMove(2, 2), placeMove(3, 2)]
    });
    await expectQuestion(page, whereTo('Anna'));
    await tapButtons(page, 'Power Play');
    await expectQuestion(page, 'Turn the die to which number?');
    await tapButtons(page, 'Placed');
    await expectQuestion(page, whereTo('Anna'));
    await tapButtons(page, 'Power Play');
    await page.keyboard.press('6');
    await expect(undoButton(page, 'Anna', 'Power Play', '6')).toBeVisible();
    await expectQuestion(page, whereTo('Ben'));
  });

  test('Double Down: any number of dice can be placed, with or without the big one', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['double-down'], turns: [placeMove(1, 3, 1)] });
    await tapButtons(page, 'big die', '2 small dice and the big one');
    await expect(undoButton(page, 'Anna', '2')).toBeVisible();
    await expectQuestion(page, whereTo('Ben'));
  });

  test('Nice Dice: a die that was just rolled or placed is chosen, or none', async ({ page }) => {
    const turns = [rollMove([1, 1, 2, 3, 3, 5, 6], 4), { type: 'place', face: 1 }];
    await openMatchWithTiles(page, { tiles: ['nice-dice'], turns });
    await expect(page.getByRole('button', { name: 'Small 1, just placed' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Big 4, just rolled' })).toBeVisible();
    await tapButtons(page, 'Small 6, just rolled');
    await expect(undoButton(page, 'Anna', '6')).toBeVisible();
    await tapButtons(page, /^Undo/, 'Put none');
    await expectQuestion(page, whereTo('Ben'));
  });
});

test.describe('tiles without a question', () => {
  test('Pay Day pays immediately', async ({ page }) => {
    await openMatchWithTiles(page, {
      tiles: ['pay-day'],
      turns: [placeMove(2, 1), placeMove(2, 1), placeMove(2, 1)]
    });
    await tapButtons(page, 'Number 1', /^2 small dice/);
    await expect(resultNote(page)).toContainText(mentioning('Anna', '2'));
    const announcement = page.locator('[aria-live=polite]').filter({ hasText: /./ });
    const placementSentence = lasVegasText.text.logLine(
      { code: 'placed', player: 'p1', face: 1, small: 2, big: 0 },
      seatNames
    );
    const payDaySentence = payDay.text.sentences.payDay(
      { code: 'payDay', rule: '15.2', at: 1, player: 'p1', casinos: 2, value: 20_000 },
      seatNames
    );
    await expect(announcement).toHaveText([
      `${placementSentence} ${payDaySentence} ${matchWords.isNext('Ben')}`
    ]);
  });

  test('High Five: the first player with five dice gets the token', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['high-five'], turns: [] });
    await tapButtons(page, 'Number 1', 'Big die', /^3 small dice/);
    await expect(resultNote(page)).toContainText(mentioning('High Five'));
  });

  test('a token is drawn beside the dice and chips of a seat, not on them', async ({ page }) => {
    for (const names of [LONG_NAMES.slice(0, 3), LONG_NAMES.slice(0, 4), LONG_NAMES]) {
      await openMatchWithTiles(page, { tiles: ['high-five'], turns: [placeMove(1, 3, 1)], names });
      await expect(page.locator('.seat .held > *')).toHaveCount(1);
      for (const width of [320, 390, 1180]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await coveredTokens(page), `${names.length} at ${width}`).toEqual([]);
      }
    }
  });

  test('Bad Luck: the fine is shown with the payout', async ({ page }) => {
    await openMatchWithTiles(page, { tiles: ['bad-luck'], turns: ALL_PLACED.slice(0, 2) });
    await tapButtons(page, 'Number 3', 'Big die', /^7 small dice/);
    await expect(page.getByRole('heading', { name: shellWords.payoutRound(1) })).toBeVisible();
  });
});

test('with round results only, the tiles are asked for at the payout', async ({ page }) => {
  const diceOf = (smallFaces: readonly number[], bigFace: number): object => ({
    small: smallFaces,
    big: bigFace
  });
  const count = {
    type: 'count',
    dice: {
      p1: diceOf([7, 0, 0, 0, 0, 0], 1),
      p2: diceOf([0, 7, 0, 0, 0, 0], 2),
      p3: diceOf([0, 0, 7, 0, 0, 0], 3)
    },
    chips: { p1: 2, p2: 2, p3: 2 }
  };
  await openMatchWithTiles(page, { tiles: ['black-box', 'prime-time'], turns: [count], depth: 'rounds' });
  await expect(page.getByRole('region', { name: lasVegasBoardTilesWords.tileAtCasino(2) })).toContainText(
    lasVegasTilesPrimeTimeCaseWords.primeTime
  );
  await enterBlackDice(page, 5, 5);
  const fifthCasino = page.getByRole('group', { name: /^Casino 5[.,:]/ });
  await expect(fifthCasino.first()).toHaveAccessibleName(/You’d lead/);
  await tapButtons(page, 'Both at casino 5');
  await expectQuestion(page, 'What does Anna get?');
  await tapButtons(page, '2 chips');
  await expect(page.getByRole('heading', { name: shellWords.payoutRound(1) })).toBeVisible();
});

test('during a tile’s question the players can still look at “If we stop now”', async ({ page }) => {
  await openMatchWithTiles(page, { tiles: ['jackpot'], turns: [placeMove(1, 2)] });
  await tapButtons(page, 'If we stop');
  await expect(page.getByRole('dialog')).toContainText('$30,000');
});

const WAITING_STATES: readonly (readonly [
  title: string,
  tiles: readonly string[],
  turns: readonly LoggedMove[],
  app?: boolean
])[] = [
  ['Fifty Fifty', ['fifty-fifty'], [placeMove(1, 2), tileMove('fifty-fifty', { do: 'throw', dice: [2, 4] })]],
  ['Jackpot', ['jackpot'], [placeMove(1, 2)]],
  ['Lucky Punch', ['lucky-punch'], [placeMove(1, 2)]],
  ['Lucky Punch in the app', ['lucky-punch'], [placeMove(1, 2)], true],
  ['No Entry!', ['no-entry'], [placeMove(1, 2)]],
  ['Knockout?', ['knockout'], [placeMove(1, 2)]],
  ['Block It!', ['block-it'], [placeMove(1, 2)]],
  ['Handicap', ['handicap'], [placeMove(1, 2)]],
  [
    'Handicap, a die',
    ['handicap'],
    [placeMove(1, 2), tileMove('handicap', { do: 'take', from: 4, slot: 'adjust' })]
  ],
  ['Double Down', ['double-down'], [placeMove(1, 6, 1)]],
  ['Nice Dice', ['nice-dice'], [placeMove(1, 2)]],
  [
    'My Choice',
    ['my-choice', 'jackpot'],
    [placeMove(1, 2), tileMove('my-choice', { do: 'throw', dice: [4, 6] })]
  ],
  [
    'Prime Time',
    ['prime-time'],
    [
      ...[1, 2, 3, 4, 5].map((face) => placeMove(face, 7, 1)),
      tileMove('prime-time', { do: 'throw', dice: [2, 3] })
    ]
  ],
  ['Black Box', ['black-box'], [1, 2, 3, 4, 5].map((face) => placeMove(face, 7, 1))],
  [
    'Black Box, two piles',
    ['black-box'],
    [
      ...[1, 2, 3, 4, 5].map((face) => placeMove(face, 7, 1)),
      tileMove('black-box', { do: 'split', pile: [60000, 0] })
    ]
  ],
  ['Pay Day, paid', ['pay-day'], [placeMove(1, 2)]]
];

test('five long names fit in front of every tile, in both themes', async ({ page }) => {
  test.setTimeout(240_000);
  for (const [step, tiles, turns, app] of WAITING_STATES) {
    await test.step(step, async () => {
      await openMatchWithTiles(page, { tiles, turns, names: LONG_NAMES, app: app ?? false });
      for (const [theme, checkLook] of [
        ['night', axe],
        ['day', contrast]
      ] as const) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, theme);
        await checkLook(page);
      }
      await targets(page, [320, 390, 1180]);
      await expectNoSidewaysScroll(page, [320, 390, 1180]);
    });
  }
});
