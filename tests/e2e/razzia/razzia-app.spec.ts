import { buildFolder } from '#scripts/settings.js';
import {
  axe,
  expect,
  installedTest,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { openHost } from '#tests/e2e/offline/hosts';
import { storeMatch, waitUntilSaved } from '#tests/e2e/support/stored-match';
import { pressByKeyboard } from '#tests/e2e/support/keys';
import { chooseInTurn, PRINTED_RULES, seatRazzia, playOneStep } from './razzia-table';
import { tapTwice } from '#tests/e2e/taps/double-tap';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { openButton, undoButton } from '#tests/e2e/support/controls';
import { matchExactly, mentioning, startingWith, ANY, containing } from '#tests/e2e/support/sentences';
import * as razziaBoardWords from '$lib/games/razzia/strings/en/board';
import * as razziaChoiceText from '$lib/games/razzia/strings/en/choices';
import * as shellAskWords from '$lib/shell/strings/en/asks';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as uiAskWords from '$lib/ui/strings/en/gate';
import * as uiTabWords from '$lib/ui/strings/en/tabs';
import * as uiWords from '$lib/ui/strings/en/results';
import * as matchWords from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';
import * as newGameWords from '#routes/new/[game]/strings/en';
import * as razziaAskText from '$lib/games/razzia/strings/en/asks';
import * as razziaStepText from '$lib/games/razzia/strings/en/steps';
import { cardText } from '$lib/games/razzia/strings/en/shared';

const FOUR_NAMES = ['Anna', 'Ben', 'Carla', 'Dana'] as const;
const ALL_PARTS = ['Chits', 'Cards', 'Die'] as const;
const BARS = ['colibri', 'cotton', 'havana', 'jungle', 'lincoln', 'jazz'] as const;
/** One card for each of seven seats, so that no card is dealt more often than the box has it. */
const SYMBOLS = ['gambler 1', 'gambler 2', 'gambler 5', 'gambler 6', 'raid 3', 'raid 4', 'raid 6'] as const;

installedTest('a whole match of four with the app’s parts, with the host gone @commit', async ({ page }) => {
  test.setTimeout(360_000);
  const host = await openHost(buildFolder);
  await page.goto(host.address);
  await waitForCachedApp(page);
  await page.goto(`${host.address}new/razzia/`);
  await host.stop();
  await page.goto(`${host.address}new/razzia/`);
  await takeSeats(page, ...FOUR_NAMES);
  for (const part of ALL_PARTS) await page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
  await page.getByRole('button', { name: startingWith(newGameWords.startWith('Anna')) }).click();
  await expect(page.getByRole('heading', { level: 1, name: shellWords.round(1) })).toBeVisible();
  let steps = 0;
  while (!(await playOneStep(page))) {
    steps += 1;
    expect(steps, 'twelve rounds are finished').toBeLessThan(400);
  }
  // The app deals at random, so several players can tie for first.
  await expect(page.getByText('1st', { exact: true }).first()).toBeVisible();
  for (const name of FOUR_NAMES) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByText('1st', { exact: true }).first()).toBeVisible();
});

test('a round and the end of the match can be played with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await seatRazzia(page, { names: FOUR_NAMES, app: ALL_PARTS });
  await pressByKeyboard(page, /^Deal the cards$/);
  await pressByKeyboard(page, /^Turn up 7 chits$/);
  await pressByKeyboard(page, /^Colibri: .*Put /);
  for (let player = 0; player < FOUR_NAMES.length; player += 1) {
    await pressByKeyboard(page, /^Cannot hold/);
    await pressByKeyboard(page, /(gambler|raid) \d/);
    await pressByKeyboard(page, matchExactly(uiAskWords.placeItFaceDown));
  }
  await pressByKeyboard(page, matchExactly(razziaChoiceText.TURN_OVER));
  const settlingText = containing(razziaStepText.nextToSettleAt(ANY));
  const dealHeading = page.getByRole('heading', { name: razziaAskText.NEEDS_CARDS });
  await expect(dealHeading.or(page.getByRole('heading', { name: settlingText }))).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    const question = await page.locator('.ask').innerText();
    if (question.includes(razziaAskText.NEEDS_CARDS)) break;
    if (settlingText.test(question)) await pressByKeyboard(page, startingWith(razziaStepText.openDeal(ANY)));
    else if (question.includes(razziaAskText.GIVE_ALL)) await pressByKeyboard(page, /chit, in the middle$/);
    else if (question.includes('propose')) await pressByKeyboard(page, /^Propose this$/);
    else await pressByKeyboard(page, /^Accept/);
  }
  await expect(page.getByRole('heading', { level: 1, name: razziaBoardWords.payoutRound(1) })).toBeVisible();
  await pressByKeyboard(page, matchExactly(matchWords.optionsTitle));
  await pressByKeyboard(page, matchExactly(tableWords.endTheMatchHere));
  await pressByKeyboard(page, matchExactly(payoutWords.endItNow));
  await expect(page.getByText('1st', { exact: true }).first()).toBeVisible();
});

test('no one can read another player’s card', async ({ page, alsoWatch, context }) => {
  await alsoWatch(context);
  await seatRazzia(page, { names: FOUR_NAMES, app: ALL_PARTS });
  await page.getByRole('button', { name: razziaAskText.DEAL_CARDS }).click();
  await page.getByRole('button', { name: 'Turn up 7 chits' }).click();
  await page.getByRole('button', { name: /^Jungle: .*Put / }).click();
  await chooseInTurn(page, 1);

  const CARD_NAME = /gambler|raid/i;
  /** Everything that the page contains, except what its player sees. */
  const readPage = async (): Promise<string> => {
    const html = await page.locator('body').innerHTML();
    const tree = await page.locator('body').ariaSnapshot();
    return `${html} ${tree} ${await page.title()} ${page.url()}`;
  };
  const expectCovered = async (): Promise<void> => {
    await expect(openButton(page)).toBeVisible();
    expect(await readPage()).not.toMatch(CARD_NAME);
  };
  await expectCovered();

  await openButton(page).click();
  await expect(
    page.getByRole('list', { name: razziaBoardWords.cardsLabel('Ben') }).getByRole('button')
  ).toHaveCount(5);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectCovered();
  await openButton(page).click();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectCovered();
  await openButton(page).click();
  await page.reload();
  await expectCovered();
  await openButton(page).click();
  await page.getByRole('link', { name: matchWords.backToYourGames }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: uiTabWords.ledger })).toBeVisible();
  await page.goBack();
  await expectCovered();

  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  const log = page.getByRole('dialog', { name: matchWords.log });
  await expect(log).toContainText(mentioning('Anna'));
  expect(await log.innerText()).not.toMatch(CARD_NAME);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: matchWords.ifStopped }).click();
  expect(await page.getByRole('dialog').innerText()).not.toMatch(CARD_NAME);
  await page.keyboard.press('Escape');

  const secondTab = await context.newPage();
  await secondTab.goto(page.url());
  await expect(openButton(secondTab)).toBeVisible();
  expect(await secondTab.locator('body').innerHTML()).not.toMatch(CARD_NAME);
  await secondTab.close();

  await page.getByRole('button', { name: shellAskWords.isDone('Anna'), exact: true }).click({ force: true });
  await expect(page.getByRole('dialog', { name: uiWords.why })).toContainText(mentioning('Anna'));
  await page.keyboard.press('Escape');
  await undoButton(page, 'Anna').click();
  await expect(page.getByRole('button', { name: 'Anna', exact: true })).toBeVisible();
  await expectCovered();
});

test('holding a finger down shows the hand, and lifting it covers the hand', async ({ page }) => {
  await seatRazzia(page, { names: FOUR_NAMES, app: ALL_PARTS });
  await page.getByRole('button', { name: razziaAskText.DEAL_CARDS }).click();
  await page.getByRole('button', { name: 'Turn up 7 chits' }).click();
  await page.getByRole('button', { name: /^Jungle: .*Put / }).click();
  const holdButton = page.getByRole('button', { name: startingWith(uiAskWords.holdToSee('your cards')) });
  await holdButton.hover();
  await page.mouse.down();
  await expect(page.getByRole('list', { name: razziaBoardWords.cardsLabel('Anna') })).toBeVisible();
  await page.mouse.up();
  await expect(holdButton).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anna', exact: true })).toBeVisible();
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await openButton(page).click();
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page, [320, 390]);
});

test('on the smallest phone one thumb can open a hand, slide to a card and release on the button', async ({
  page
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await seatRazzia(page, { names: FOUR_NAMES, app: ALL_PARTS });
  await page.getByRole('button', { name: razziaAskText.DEAL_CARDS }).click();
  await page.getByRole('button', { name: 'Turn up 7 chits' }).click();
  await page.getByRole('button', { name: /^Jungle: .*Put / }).click();
  const holdButton = page.getByRole('button', { name: startingWith(uiAskWords.holdToSee('your cards')) });
  await holdButton.hover();
  await page.mouse.down();
  const cards = page.getByRole('list', { name: razziaBoardWords.cardsLabel('Anna') }).getByRole('button');
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(card).toHaveAccessibleName(/^.+ (gambler|raid) [1-6]: (\$[\d,]+|no money) there$/);
    await expect(card).toContainText(/\$\d+k?/);
  }
  const secondBox = (await cards.nth(1).boundingBox())!;
  await page.mouse.move(secondBox.x + secondBox.width / 2, secondBox.y + secondBox.height / 2, { steps: 8 });
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const placeButton = page.getByRole('button', { name: startingWith(uiAskWords.placeItFaceDown) });
  const button = (await placeButton.boundingBox())!;
  await page.mouse.move(secondBox.x + secondBox.width / 2, button.y + button.height / 2, { steps: 8 });
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.up();
  await expect(page.getByRole('button', { name: shellAskWords.isDone('Anna'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ben', exact: true })).toBeVisible();
});

test('two equal cards stay separate, and sliding off the button plays nothing', async ({ page }) => {
  await page.goto('ledger/');
  const SEVEN_NAMES = ['Anna', 'Ben', 'Carla', 'Dana', 'Emil', 'Fay', 'Gus'];
  const raidLabel = (turn: number, seat: number): string =>
    seat === 0 && turn < 2 ? 'jazz gambler 4' : `${BARS[(seat + turn) % 6]!} ${SYMBOLS[seat]!}`;
  const cards = [1, 2, 3, 4, 5, 6, 0].flatMap((seat) => [0, 1, 2, 3, 4].map((turn) => raidLabel(turn, seat)));
  const log = [
    { type: 'hands', cards },
    { type: 'lay', chits: [5000, 10000, 15000, 20000, 25000, 30000, 40000] },
    { type: 'put', bar: 'jungle' }
  ];
  const id = await storeMatch(page, { game: 'razzia', seats: SEVEN_NAMES, options: PRINTED_RULES, log });
  await page.goto(`match/?id=${id}`);
  await openButton(page).click();
  const equalCard = page.getByRole('button', { name: startingWith(cardText('jazz gambler 4')) });
  await expect(equalCard).toHaveCount(2);
  await equalCard.nth(1).click();
  await expect(page.locator('.five-cards [aria-pressed="true"]')).toHaveCount(1);
  await expect(equalCard.nth(1)).toHaveAttribute('aria-pressed', 'true');
  // The button “We turned our own cards over” now has the same position.
  const coverButton = page.getByRole('button', { name: razziaAskText.COVER_CARDS });
  await tapTwice(coverButton, { gap: 200, pointerType: 'touch' });
  await expect(page.getByRole('button', { name: 'Anna', exact: true })).toBeVisible();
});

test('no one can undo another player’s choice while a hand is open, and a later undo shows no hand', async ({
  page
}) => {
  await seatRazzia(page, { names: FOUR_NAMES, app: ALL_PARTS });
  await page.getByRole('button', { name: razziaAskText.DEAL_CARDS }).click();
  await page.getByRole('button', { name: 'Turn up 7 chits' }).click();
  await page.getByRole('button', { name: /^Jungle: .*Put / }).click();
  await chooseInTurn(page, 1);
  await openButton(page).click();
  await expect(page.getByRole('list', { name: razziaBoardWords.cardsLabel('Ben') })).toBeVisible();
  const undo = undoButton(page, 'Anna');
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: razziaAskText.COVER_CARDS }).click();
  await undo.click();
  await expect(openButton(page)).toBeVisible();
  expect(await page.locator('body').innerHTML()).not.toMatch(/gambler|raid/i);
});
