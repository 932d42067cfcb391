import { games } from '$lib/games/registry';
import { writePosition } from '$lib/referee/position-url';
import { buildFolder } from '#scripts/settings.js';
import { seat, seatNames } from '#tests/e2e/support/seats';
import {
  axe,
  checkBothThemes,
  expect,
  installedTest,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { openHost } from '#tests/e2e/offline/hosts';
import { storeMatch, readMatchToStore, followLink } from '#tests/e2e/support/stored-match';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import { stepButton, undoButton } from '#tests/e2e/support/controls';
import * as lasVegasCardsCasesCasinoWords from '$lib/games/las-vegas-cards/strings/en/referee';
import * as lasVegasCasesCasinoWords from '$lib/games/las-vegas/strings/en/referee';
import * as lasVegasTilesDoubleDownWords from '$lib/games/las-vegas/tiles/double-down/strings/en';
import * as razziaCasesBarWords from '$lib/games/razzia/strings/en/referee';
import * as razziaHouseRuleWords from '$lib/games/razzia/strings/en/house-rules';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as resultWords from '$lib/ui/strings/en/results';
import * as matchSheetsWords from '#routes/match/sheets/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import * as refereeGameQuestionWords from '#routes/referee/strings/en';
import * as lasVegasTilesFiftyFiftyCaseWords from '$lib/games/las-vegas/tiles/fifty-fifty/strings/en';
import { capitalize, joinWithAnd } from '$lib/core';
import { text as lasVegasText } from '$lib/games/las-vegas/strings/en/log';

const equalCountsPosition = {
  notes: [80000, 50000],
  dice: { Anna: { small: 5 }, Ben: { small: 3 }, Carla: { small: 1, big: 1 }, Denny: { small: 1 } }
};

/** Ben has three dice, and Carla ties him with the big die, which counts as two. */
const BEN_TIES = lasVegasText.why(
  {
    code: 'tied',
    rule: '4.2',
    casino: 'this',
    own: { who: 'p2', small: 3, big: 0, count: 3 },
    others: [{ who: 'p3', small: 1, big: 1, count: 3 }]
  },
  seatNames
);

test('a tie is answered with taps alone, which can be undone one by one', async ({ page }) => {
  await page.goto('referee/');
  await page.getByRole('link', { name: lasVegasCardsCasesCasinoWords.whoIsPaidAtACasino }).click();
  await page.getByRole('button', { name: '$80,000' }).click();
  await page.getByRole('button', { name: '$50,000' }).click();
  for (const name of ['A', 'B', 'B'])
    await stepButton(page.getByRole('group', { name: refereeGameQuestionWords.smallDice(name) }), 1).click();
  await page.getByRole('button', { name: refereeGameQuestionWords.theBigDie('C') }).click();
  const answerRegion = page.getByRole('region', { name: refereeGameQuestionWords.theAnswerSoFar });
  await expect(answerRegion).toContainText('B has 2');
  await undoButton(page).click();
  await expect(answerRegion).not.toContainText('B has 2');
  const redoLabel = uiWords.redo(refereeGameQuestionWords.theBigDie('C'));
  await page.getByRole('button', { name: redoLabel }).click();
  await page.getByRole('link', { name: refereeGameQuestionWords.seeTheAnswer }).click();
  const verdict = page.getByRole('region', { name: refereeGameQuestionWords.theAnswer });
  await expect(verdict).toContainText('A');
  await expect(verdict).toContainText('$80,000');
  const situationRegion = page.getByRole('region', { name: refereeGameQuestionWords.theSituation });
  await expect(situationRegion.getByRole('img', { name: joinWithAnd(['$80,000', '$50,000']) })).toBeVisible();
  await page.getByRole('button', { name: '§ 4.2 Ties' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('§ 4.2');
});

test('an error is shown beside its field', async ({ page }) => {
  await page.goto('referee/las-vegas/casino/');
  await page.getByRole('button', { name: '$80,000' }).click();
  await expect(page.getByRole('region', { name: lasVegasCardsCasesCasinoWords.notesThere })).toContainText(
    'Two notes'
  );
  await page.getByRole('button', { name: '$50,000' }).click();
  await page.getByRole('button', { name: lasVegasCasesCasinoWords.neutralGreyOrBlackDice }).click();
  await page
    .getByRole('button', {
      name: refereeGameQuestionWords.theBigDie(lasVegasCasesCasinoWords.neutralColourOfTwoPlayers)
    })
    .click();
  await expect(page.getByRole('region', { name: lasVegasCardsCasesCasinoWords.diceThere })).toContainText(
    capitalize(lasVegasCasesCasinoWords.atMostTwoPlayersWithNeutral)
  );
});

test('the address contains the position, so a reload restores it', async ({ page }) => {
  await page.goto(`referee/las-vegas/casino/#f${writePosition(equalCountsPosition)}`);
  await stepButton(page.getByRole('group', { name: refereeGameQuestionWords.smallDice('Denny') }), 1).click();
  await expect.poll(() => page.url()).toContain('Denny.o1.small.2');
  await page.reload();
  await expect(page.getByRole('group', { name: refereeGameQuestionWords.smallDice('Denny') })).toContainText(
    '2'
  );
});

test('a link that is cut off, outdated or partly valid is explained with one sentence', async ({ page }) => {
  const validLink = writePosition(equalCountsPosition);
  for (const invalidLink of [
    validLink.slice(0, -9),
    `0${validLink.slice(1)}`,
    '%E0%A4%A',
    '<script>alert(1)</script>'
  ]) {
    await page.goto('about:blank');
    await page.goto(`referee/las-vegas/casino/#v${invalidLink}`);
    await expect(page.getByText(refereeGameQuestionWords.linkDamaged)).toBeVisible();
  }
  await page.goto('about:blank');
  await page.goto(
    `referee/las-vegas/casino/#f${writePosition({ ...equalCountsPosition, notes: [80000, 7] })}`
  );
  await expect(page.getByText(refereeGameQuestionWords.partOfLinkLeftOut)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`referee/las-vegas/nothing/`);
  await expect(page.locator('h1')).toBeVisible();
});

test('names from a link are shown as plain text', async ({ page }) => {
  const names = ['<img src=x onerror=alert(1)>', '__proto__', 'constructor', 'W'.repeat(40)];
  const dice = Object.fromEntries(names.map((name, index) => [name, { small: index + 1 }]));
  await page.goto(`referee/las-vegas/casino/#v${writePosition({ notes: [80000, 50000], dice })}`);
  await expect(page.getByRole('region', { name: refereeGameQuestionWords.theAnswer })).toContainText(
    'W'.repeat(40)
  );
  await expect(page.getByText('<img src=x onerror=alert(1)> has 1')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

installedTest('a ruling is a link that opens with the host gone', async ({ page }) => {
  const host = await openHost(buildFolder, '');
  await page.goto(host.address);
  await waitForCachedApp(page);
  await host.stop();
  await page.goto(`${host.address}referee/las-vegas/casino/#v${writePosition(equalCountsPosition)}`);
  await expect(page.getByRole('region', { name: refereeGameQuestionWords.theAnswer })).toContainText('Denny');
  await page.goto(`${host.address}rules/`);
  await page.getByRole('searchbox').fill('eqaul cuonts');
  await expect(page.getByRole('link', { name: /4\.2 Ties/ })).toBeVisible();
});

test('an answer is copied as text and shared as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`referee/las-vegas/casino/#v${writePosition(equalCountsPosition)}`);
  const readClipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: refereeGameQuestionWords.copy, exact: true }).click();
  await expect.poll(readClipboard).toContain(BEN_TIES);
  await page.getByRole('button', { name: refereeGameQuestionWords.shareLink }).click();
  await expect
    .poll(readClipboard)
    .toContain(`referee/las-vegas/casino/#v${writePosition(equalCountsPosition)}`);
});

test('a house rule chosen in the referee is saved and preselected for the next match', async ({ page }) => {
  await page.goto('referee/razzia/bar/');
  await page.getByRole('button', { name: refereeGameQuestionWords.exampleButton }).click();
  await page.getByRole('button', { name: razziaCasesBarWords.twoEqualSymbolsSevenPlayers }).click();
  await page.getByRole('link', { name: refereeGameQuestionWords.seeTheAnswer }).click();
  await expect(page.getByRole('region', { name: refereeGameQuestionWords.theAnswer })).toContainText(
    '$50,000'
  );
  const differingGroups = page.getByRole('region', { name: refereeGameQuestionWords.groupsDifferHere });
  await differingGroups
    .getByRole('button', { name: refereeGameQuestionWords.wePlayItDifferently })
    .last()
    .click();
  const strongerButton = page
    .getByRole('dialog')
    .getByRole('radio', { name: razziaHouseRuleWords.furtherPlayerProposes });
  await strongerButton.check();
  await page.getByRole('button', { name: refereeGameQuestionWords.done }).click();
  await expect(page.getByRole('region', { name: refereeGameQuestionWords.theAnswer })).toContainText(
    razziaCasesBarWords.proposesADeal
  );
  await expect(page.getByText(resultWords.yourHouseRule, { exact: true })).toBeVisible();
  await page.goto('new/razzia/');
  await seat(page, 'Dana', 'Emil', 'Fritz');
  await expect(page.locator('summary')).toContainText(razziaHouseRuleWords.twoCardsOfOneSymbol);
});

test('an amount in a match opens the referee with its situation, rules can be opened, and a link leads back', async ({
  page
}) => {
  await page.goto('ledger/');
  const id = await storeMatch(page, readMatchToStore('three-players'), { lines: 12 });
  await page.goto(`match/?id=${id}`);
  await page.getByRole('button', { name: matchWords.ifStopped }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  const disputeLink = page.getByRole('link', { name: matchSheetsWords.disputeThis });
  await expect(disputeLink).toBeVisible();
  await disputeLink.click();
  await expect(page.getByRole('link', { name: refereeGameQuestionWords.seeTheAnswer })).toBeVisible();
  await page.getByRole('button', { name: refereeGameQuestionWords.exampleButton }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: lasVegasCardsCasesCasinoWords.casino('6') })
    .click();
  await expect(undoButton(page, '6')).toBeVisible();
  await page.getByRole('link', { name: refereeGameQuestionWords.seeTheAnswer }).click();
  await expect(page.getByRole('region', { name: refereeGameQuestionWords.theAnswer })).toBeVisible();
  const citedRule = await page.getByRole('button', { name: /^§ / }).first().textContent();
  await page.getByRole('link', { name: refereeGameQuestionWords.rules, exact: true }).click();
  const [paragraph] = /\d+\.\d+/.exec(citedRule ?? '') ?? [];
  await expect(page).toHaveURL(new RegExp(`rules/las-vegas/#${paragraph}$`));
  await expect(page.locator(`[id="${paragraph}"]`)).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: refereeGameQuestionWords.match, exact: true }).click();
  await expect(page.getByRole('button', { name: matchWords.ifStopped })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: refereeGameQuestionWords.change, exact: true }).click();
  await page.getByRole('link', { name: refereeGameQuestionWords.backToTheGame }).click();
  await expect(page.getByRole('button', { name: matchWords.ifStopped })).toBeVisible();
});

for (const address of [
  'referee/',
  'referee/las-vegas/pairs/',
  'referee/las-vegas/ranking/',
  'referee/razzia/deal/',
  'referee/razzia/odds/',
  `referee/las-vegas/casino/#f${writePosition(equalCountsPosition)}`,
  `referee/las-vegas/casino/#v${writePosition(equalCountsPosition)}`,
  'rules/',
  'rules/razzia/'
])
  test(`fits, can be tapped and is readable in both themes at ${address}`, async ({ page }) => {
    await page.goto(address);
    await checkBothThemes(page, async () => {
      // Axe measures content that scrolls below the tabs as too small; `targets` measures its box instead.
      await axe(page, ['target-size']);
      await targets(page);
      await expectNoSidewaysScroll(page);
    });
  });

test('an answer shows the entered position beside it, and is printed dark on white', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto(`referee/las-vegas/casino/#v${writePosition(equalCountsPosition)}`);
  const enteredField = page.getByRole('region', { name: refereeGameQuestionWords.theSituation });
  await expect(
    enteredField.getByRole('img', { name: lasVegasTilesDoubleDownWords.andTheBigOne('1 small die') })
  ).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByText(BEN_TIES)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button', { name: refereeGameQuestionWords.shareLink })).toBeHidden();
});

test('a bet on Fifty Fifty is answered with the keyboard alone', async ({ page }) => {
  await page.goto('referee/las-vegas/fifty-fifty/');
  const chooseValue = async (group: string, value: string): Promise<void> => {
    const radio = page
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: value, exact: true });
    await radio.focus();
    await page.keyboard.press('Space');
  };
  await stepButton(
    page.getByRole('group', { name: lasVegasTilesFiftyFiftyCaseWords.betsWonBefore }),
    -1
  ).focus();
  await page.keyboard.press('Enter');
  await chooseValue('The last total', '8');
  await chooseValue('The bet', 'Lower');
  await chooseValue('The total rolled', '8');
  await page.getByRole('link', { name: refereeGameQuestionWords.seeTheAnswer }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list').filter({ hasText: '§ 12.3' })).toBeVisible();
});

for (const { id, title } of games.map(({ meta }) => meta))
  test(`every question of ${title} is accessible`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto(`referee/#${id}`);
    const questionLinks = page.locator(`a[href*="referee/${id}/"]`);
    if (id !== 'las-vegas-royale') await expect(questionLinks.first()).toBeVisible();
    for (const address of await questionLinks.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href)
    )) {
      await page.evaluate(followLink, address);
      await expect(page).toHaveURL(`${address}/`);
      await axe(page, ['target-size']);
      await expectNoSidewaysScroll(page);
      await targets(page);
      await page.setViewportSize({ width: 320, height: 568 });
      const cutTexts = await page
        .locator('.field button, .field input, .field .label')
        .evaluateAll((controls) =>
          controls
            .filter(
              (control) => control.checkVisibility() && control.getBoundingClientRect().right > innerWidth
            )
            .map((control) => control.textContent)
        );
      expect(cutTexts, address).toEqual([]);
    }
  });
