import { buildFolder } from '#scripts/settings.js';
import { chooseOne, dealAll, layFive, layNotes, seatCards, fillInAndStart, walkPayout } from './cards-table';
import {
  axe,
  expect,
  installedTest,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { openHost } from '#tests/e2e/offline/hosts';
import { entriesIn, follow, storeMatch, waitUntilSaved } from '#tests/e2e/support/stored-match';
import { pressByKeyboard } from '#tests/e2e/support/keys';
import { waitForCorrections } from '#tests/e2e/support/parts-set';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import { openButton, stepButton, undoButton } from '#tests/e2e/support/controls';
import { matchExactly, mentioning } from '#tests/e2e/support/sentences';
import * as lasVegasCardsBoardWords from '$lib/games/las-vegas-cards/strings/en/table';
import * as lasVegasCardsPartsWords from '$lib/games/las-vegas-cards/strings/en/parts';
import * as lasVegasCardsWords from '$lib/games/las-vegas-cards/strings/en/shared';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as uiAskWords from '$lib/ui/strings/en/gate';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as resultWords from '$lib/ui/strings/en/results';
import * as matchWords from '#routes/match/strings/en/match';
import * as sheetsWords from '#routes/match/sheets/strings/en';
import * as cardsAskText from '$lib/games/las-vegas-cards/strings/en/asks';
import { seatNames } from '#tests/e2e/support/seats';
import { tieSentence } from '$lib/games/las-vegas-cards/strings/en/table';

const EQUAL_GROUPS = [{ own: { who: 'p1', count: 6 } }, { own: { who: 'p2', count: 6 } }] as const;

/** The notes of casinos 1 to 6 in thousands: casino 2 pays Anna, casino 3 pays Ben, casino 1 no one. */
const FIRST_NOTES = [60, 30, 90, 50, 80, 40, 60, 30, 60, 30, 60, 30];
const OTHER_NOTES = [60, 30, 30, 40, 100, 30, 60, 30, 60, 30, 60, 30];
const WIDTHS = [320, 390, 1180];
/** Anna has placed her own cards; Ben has two equal ones in hand. */
const TIED_MATCH = {
  game: 'las-vegas-cards',
  seats: ['Anna', 'Ben'],
  options: { first: 'p1', depth: 'turns', money: 'hidden', order: 'oneByOne', neutral: false },
  log: [
    { type: 'notes', notes: FIRST_NOTES.map((thousands) => 1000 * thousands) },
    { type: 'lay', player: 'p1', cards: ['single 6'] },
    { type: 'hand', player: 'p2', cards: ['single 2', 'single 2', 'double 3', 'single 4', 'single 5'] }
  ]
};

installedTest(
  'a whole match with cards on the table, with the host gone, pays what was scored by hand @commit',
  async ({ page }) => {
    test.setTimeout(240_000);
    const host = await openHost(buildFolder);
    await page.goto(host.address);
    await waitForCachedApp(page);
    await page.goto(`${host.address}new/las-vegas-cards/`);
    await host.stop();
    await page.goto(`${host.address}new/las-vegas-cards/`);
    await fillInAndStart(page, { names: ['Anna', 'Ben'] });
    for (const [round, notes] of [FIRST_NOTES, FIRST_NOTES, OTHER_NOTES, OTHER_NOTES].entries()) {
      await layNotes(page, notes);
      await layFive(page, 'Anna', 1);
      await layFive(page, 'Ben', 3);
      await layFive(page, 'Anna', 2);
      await layFive(page, 'Ben', 1);
      await expect(
        page.getByRole('heading', { level: 1, name: shellWords.payoutRound(round + 1) })
      ).toBeVisible();
      await expect(page.getByText(tieSentence(EQUAL_GROUPS, seatNames), { exact: true })).toBeVisible();
      await walkPayout(page);
      if (round === 0) {
        await expect(page.getByText('$90,000', { exact: true })).toBeVisible();
        await expect(page.getByText('$80,000', { exact: true })).toBeVisible();
      }
      await page
        .getByRole('button', { name: round < 3 ? `On to round ${round + 2}` : 'See who won' })
        .click();
    }
    await expect(page.getByRole('heading', { name: shellWords.finalResult })).toBeVisible();
    await expect(page.getByText('$360,000').first()).toBeVisible();
    await expect(page.getByText('$260,000').first()).toBeVisible();
    await waitUntilSaved(page);
    await page.reload();
    await expect(page.getByText('$360,000').first()).toBeVisible();
  }
);

test('no one can read another player’s hand', async ({ page, context, alsoWatch }) => {
  await alsoWatch(context);
  await seatCards(page, { names: ['Anna', 'Ben', 'Carla'], app: ['Dice cards'] });
  await layNotes(page, FIRST_NOTES);
  await dealAll(page, 3);
  await chooseOne(page);
  const CARD_NAME = /(single|double) [1-6]/i;
  const openHandButton = openButton(page);
  const hand = page.getByRole('list', { name: lasVegasCardsBoardWords.cardsOf('Ben') }).getByRole('button');
  const expectCovered = async (): Promise<void> => {
    await expect(openHandButton).toBeVisible();
    await expect(hand).toHaveCount(0);
    const body = page.locator('body');
    const content = `${await body.innerHTML()} ${await body.ariaSnapshot()} ${await page.title()} ${page.url()}`;
    expect(content).not.toMatch(CARD_NAME);
  };
  await expectCovered();
  for (const eventType of ['blur', 'pagehide', 'resize']) {
    await openHandButton.click();
    await expect(hand).toHaveCount(5);
    await page.evaluate((name) => window.dispatchEvent(new Event(name)), eventType);
    await expectCovered();
  }
  await openHandButton.click();
  await page.reload();
  await expectCovered();
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  const log = page.getByRole('dialog', { name: matchWords.log });
  await expect(log).toContainText(/Anna .*chosen/);
  expect(await log.innerText()).not.toMatch(CARD_NAME);
  await page.keyboard.press('Escape');
  const secondTab = await context.newPage();
  await secondTab.goto(page.url());
  await expect(openButton(secondTab)).toBeVisible();
  expect(await secondTab.locator('body').innerHTML()).not.toMatch(CARD_NAME);
  await secondTab.close();
  await undoButton(page).click();
  await expect(page.getByText(uiAskWords.passTo)).toBeVisible();
  await expect(page.locator('.gate .name')).toContainText('Anna');
  expect(await page.locator('body').innerHTML()).not.toMatch(CARD_NAME);
});

test('everything is reachable on a phone and on a tablet, with five long names', async ({ page }) => {
  test.setTimeout(240_000);
  const names = ['A', 'B', 'C', 'D', 'E'].map((letter) => `${letter}nnabella Maximiliana Featherstonehaughs`);
  const checkLayout = async (): Promise<void> => {
    await targets(page, WIDTHS);
    await expectNoSidewaysScroll(page, WIDTHS);
    await axe(page);
  };
  await seatCards(page, { names });
  await layNotes(page, FIRST_NOTES.slice(0, 3));
  await checkLayout();
  await layNotes(page, FIRST_NOTES.slice(3));
  for (const name of names.slice(0, 4)) await layFive(page, name, 5);
  await page.getByRole('button', { name: lasVegasCardsBoardWords.cardNumber(3), exact: true }).click();
  await checkLayout();
});

test('two equal cards are chosen, announced and undone separately, and both are placed', async ({ page }) => {
  await page.goto('ledger/');
  const id = await storeMatch(page, TIED_MATCH, { parts: { 'dice cards': 'app' } });
  await follow(page, `match/?id=${id}`);
  await openButton(page).click();
  const hand = page.getByRole('list', { name: lasVegasCardsBoardWords.cardsOf('Ben') }).getByRole('button');
  const pressedNames = (): Promise<readonly string[]> =>
    hand.evaluateAll((buttons) =>
      buttons.filter(({ ariaPressed }) => ariaPressed === 'true').map(({ ariaLabel }) => ariaLabel ?? '')
    );
  const names = (): Promise<readonly (string | null)[]> =>
    hand.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
  await expect
    .poll(names)
    .toEqual(['Single 2, first of two', 'Single 2, second of two', 'Double 3', 'Single 4', 'Single 5']);
  await hand.nth(1).click();
  await expect.poll(pressedNames).toEqual(['Single 2, second of two']);
  await hand.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect.poll(pressedNames).toEqual(['Single 2, first of two', 'Single 2, second of two']);
  await undoButton(page).click();
  await expect.poll(pressedNames).toEqual(['Single 2, second of two']);
  await hand.nth(0).click();
  await hand.nth(1).click();
  await expect.poll(pressedNames).toEqual(['Single 2, first of two']);
  await hand.nth(1).click();
  await page.getByRole('button', { name: cardsAskText.PLACE_CARDS }).click();
  await page.getByRole('button', { name: cardsAskText.TURN_OVER }).click();
  await expect(undoButton(page)).toContainText(mentioning('Ben', '2'));
});

test('editing a placement shows the cards that were entered', async ({ page }) => {
  await page.goto('ledger/');
  const [notes] = TIED_MATCH.log;
  const placements = [
    { type: 'lay', player: 'p1', cards: ['single 6', 'double 6'] },
    { type: 'lay', player: 'p2', cards: ['single 2', 'single 5'] }
  ];
  await storeMatch(page, { ...TIED_MATCH, log: [notes ?? {}, ...placements] });
  await follow(page, 'match/?id=kept');
  const openChange = async (line: number): Promise<void> => {
    await page.getByRole('button', { name: matchWords.log, exact: true }).click();
    const lines = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^Line ${line} `) });
    await lines.click();
    await page.getByRole('button', { name: sheetsWords.changeThisLine }).click();
  };
  await openChange(2);
  const doubleCard = page.getByRole('button', { name: lasVegasCardsBoardWords.double(6), exact: true });
  await expect(doubleCard).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: lasVegasCardsWords.diceWords(4), exact: true }).click();
  await page.locator('[data-do="change"]').click();
  await openChange(3);
  const other = page.getByRole('group', { name: lasVegasCardsBoardWords.theOtherCard });
  await expect(other.getByRole('button')).toHaveCount(2);
  await other.getByRole('button').nth(1).click();
  await page.locator('[data-do="change"]').click();
  const move = { type: 'lay', player: 'p2', cards: ['single 2', 'double 5'] };
  await expect
    .poll(() => entriesIn(page))
    .toContainEqual(expect.objectContaining({ do: { correct: 3, move } }));
});

test('a turn can be played with the keyboard alone, with physical cards and with a dealt hand', async ({
  page
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seatCards(page, { names: ['Anna', 'Ben'], app: ['Dice cards'] });
  for (let noteIndex = 0; noteIndex < 12; noteIndex += 1) await pressByKeyboard(page, /^\$50,000/);
  await pressByKeyboard(page, matchExactly(cardsAskText.DEAL_FIVE));
  await pressByKeyboard(page, matchExactly(cardsAskText.DEAL_FIVE));
  for (let player = 0; player < 2; player += 1) {
    await pressByKeyboard(page, /^Cannot hold/);
    await pressByKeyboard(page, /^(Single|Double)/);
    await pressByKeyboard(page, matchExactly(cardsAskText.PLACE_CARDS));
  }
  await pressByKeyboard(page, matchExactly(cardsAskText.TURN_OVER));
  await expect(page.locator('.ask')).toContainText(/turn 2/i);
});

test('a whole match can be played with the keyboard alone', async ({ page }) => {
  test.setTimeout(360_000);
  await seatCards(page, { names: ['Anna', 'Ben'] });
  for (let round = 1; round <= 4; round += 1) {
    for (let noteIndex = 0; noteIndex < 12; noteIndex += 1) await pressByKeyboard(page, /^\$50,000$/);
    for (const number of [1, 3, 2, 1]) {
      await page.keyboard.press(String(number));
      await pressByKeyboard(page, new RegExp(`^Double ${number}$`));
      expect(
        await pressByKeyboard(page, matchExactly(lasVegasCardsWords.diceWords(6))),
        'its count is close'
      ).toBeLessThan(8);
    }
    for (let casino = 2; casino <= 6; casino += 1)
      await pressByKeyboard(page, new RegExp(`^Next: casino ${casino}$`));
    await pressByKeyboard(page, /^Winnings$/);
    await pressByKeyboard(page, round < 4 ? new RegExp(`^On to round ${round + 1}$`) : /^See who won$/);
  }
  await expect(page.getByRole('heading', { name: shellWords.finalResult })).toBeVisible();
  const places = page.getByRole('region', { name: resultWords.places }).getByRole('listitem');
  await expect(places).toHaveText([/1st.*Anna.*\$200,000/s, /1st.*Ben.*\$200,000/s]);
});

test('the app can draw the notes only after the players have counted those of their box', async ({
  page
}) => {
  await seatCards(page, { names: ['Anna', 'Ben'], app: ['Notes'] });
  await expect(page.locator('.ask')).toContainText(cardsAskText.NOT_COUNTED);
  await expect(page.getByRole('button', { name: cardsAskText.DRAW_NOTES })).toHaveCount(0);
  await page.goto('parts/box/?box=las-vegas-cards');
  const notes = page.getByRole('listitem').filter({ hasText: lasVegasCardsPartsWords.notesHint });
  await notes.getByRole('button', { name: /^Edit.*Notes/ }).click();
  const noteCount = (value: string): ReturnType<typeof page.getByRole> =>
    page.getByRole('group', { name: controlWords.numberInTheBox(value) });
  await stepButton(noteCount('$100,000'), -1).click();
  await stepButton(noteCount('$30,000'), 1).click();
  await expect(page.getByText(controlWords.asInYourBox)).toBeVisible();
  await waitForCorrections(page);
  await seatCards(page, { names: ['Carla', 'Denny'], app: ['Notes'] });
  await page.getByRole('button', { name: cardsAskText.DRAW_NOTES }).click();
  await expect(page.locator('.ask')).toContainText(mentioning('Carla'));
});

// The first Back on a sheet once did nothing after a hand had been opened.
test('Back closes a sheet, even after a hand was opened', async ({ page }) => {
  await page.goto('ledger/');
  const id = await storeMatch(page, TIED_MATCH, { parts: { hands: 'app' } });
  await page.goto(`match/?id=${id}`);
  const hand = page.getByRole('list', { name: lasVegasCardsBoardWords.cardsOf('Ben') }).getByRole('button');
  const log = page.getByRole('dialog', { name: matchWords.log });
  for (const isCovered of [true, false]) {
    await openButton(page).click();
    await expect(hand).toHaveCount(5);
    if (isCovered) await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.getByRole('button', { name: matchWords.log, exact: true }).click();
    await expect(log).toBeVisible();
    await page.goBack();
    await expect(log).toHaveCount(0);
    await expect(page).toHaveURL(/\/match\/\?id=/);
  }
});
