import type { Locator, Page } from '@playwright/test';
import { readStoredForms, storeForm } from './stored-drafts';
import { expect, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { openBox, tickAll, usePieces } from '#tests/e2e/support/parts-set';
import { stepButton } from '#tests/e2e/support/controls';
import { startingWith } from '#tests/e2e/support/sentences';
import { seat } from '#tests/e2e/support/seats';
import * as vegasCopyWords from '$lib/games/vegas/strings/en/copy-screens';
import * as stripCopyWords from '$lib/games/vegas-strip/strings/en/copy-screens';
import * as lasVegasTilesNoEntryTokenWords from '$lib/games/las-vegas/tiles/no-entry/strings/en/your-box';
import * as sessionWords from '$lib/session/strings/en/session';
import * as uiWords from '$lib/ui/strings/en/controls';
import * as boardWords from '$lib/games/las-vegas/strings/en/board';
import * as sheetsWords from '#routes/match/sheets/strings/en';
import * as changeWords from '#routes/match/strings/en/change';
import * as matchWords from '#routes/match/strings/en/match';
import * as matchPeopleWords from '#routes/match/strings/en/people';
import * as partsWords from '#routes/parts/strings/en';
import * as partsUsePanelsWords from '#routes/parts/use/panels/strings/en';
import * as peopleWords from '#routes/people/strings/en';
import * as questionWords from '#routes/referee/strings/en';

/** These tests fail if a form forgets its input when the user opens another page or reloads. */

/** Waits until storage has the latest input. */
async function expectKept(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => Object.values(await readStoredForms(page)).some((draft) => draft.includes(text)))
    .toBe(true);
}

async function expectNoDraft(page: Page): Promise<void> {
  await expect.poll(() => readStoredForms(page)).toEqual({});
}

/** Opens another page, goes Back, then reloads: the input is still there each time. */
async function expectInputKept(
  page: Page,
  otherPage: string,
  expectInput: () => Promise<void>
): Promise<void> {
  await page.goto(otherPage);
  await page.goBack();
  await expectInput();
  await page.reload();
  await expectInput();
}

test.describe('the referee', () => {
  const smallDiceGroup = (page: Page, name: string): Locator =>
    page.getByRole('group', { name: questionWords.smallDice(name) });

  test('keeps a position until its answer is read @commit', async ({ page }) => {
    await page.goto('referee/las-vegas/casino/');
    await page.getByRole('button', { name: '$80,000' }).click();
    await page.getByRole('button', { name: '$50,000' }).click();
    await page.getByRole('button', { name: questionWords.addPlayer }).first().click();
    await page.getByRole('dialog').locator('#name').fill('Zoë');
    await page.keyboard.press('Enter');
    await stepButton(smallDiceGroup(page, 'Zoë'), 1).click();
    await expectKept(page, 'Zo');
    const expectInput = async (): Promise<void> => {
      await expect(smallDiceGroup(page, 'Zoë')).toContainText('1');
    };
    // Opens the rules at once: the address follows the taps only after a pause.
    await stepButton(smallDiceGroup(page, 'Zoë'), 1).click();
    await page.locator('a[href*="/rules/"]').first().click();
    await expect(page).toHaveURL(/rules/);
    await page.goBack();
    await expect(smallDiceGroup(page, 'Zoë')).toContainText('2');
    await stepButton(smallDiceGroup(page, 'Zoë'), -1).click();
    await expectInput();
    await expectKept(page, 'small.1');
    // The back arrow leads to the list of questions, and from there the question opens without a situation in its
    // address.
    await page.goto('referee/');
    await page.goto('referee/las-vegas/casino/');
    await expectInput();
    await expectInputKept(page, 'rules/las-vegas/', expectInput);

    await page.getByRole('link', { name: questionWords.seeTheAnswer }).click();
    await expect(page.getByRole('region', { name: questionWords.theAnswer })).toBeVisible();
    await expectNoDraft(page);
    await page.goto('referee/');
    await page.goto('referee/las-vegas/casino/');
    await expect(page.getByRole('button', { name: '$80,000' })).toBeVisible();
    await expect(smallDiceGroup(page, 'Zoë')).toHaveCount(0);
  });

  test('keeps a typed name of another player', async ({ page }) => {
    await page.goto('referee/las-vegas/casino/');
    await page.getByRole('button', { name: questionWords.addPlayer }).first().click();
    await page.locator('#name').fill('Zoë Ba');
    await expectKept(page, 'Zoë Ba');
    await page.reload();
    await expect(page.getByRole('dialog').locator('#name')).toHaveValue('Zoë Ba');
  });

  test('opens a link without changing the earlier draft', async ({ page }) => {
    await page.goto('referee/las-vegas/casino/');
    await page.getByRole('button', { name: '$80,000' }).click();
    await expect.poll(() => page.url()).toContain('#f');
    await expectKept(page, '80k');
    const address = page.url().replace('80k', '60k');
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText(questionWords.linkDamaged)).toBeVisible();
    await page.goto('about:blank');
    await page.goto('referee/las-vegas/casino/');
    await expect(page.getByRole('button', { name: startingWith('$80,000'), pressed: true })).toBeVisible();
    await expectKept(page, '80k');
  });
});

test.describe('the parts', () => {
  test('keep the ticks of each box until they are used @commit', async ({ page }) => {
    await openBox(page);
    const chips = page.getByRole('checkbox', { name: /^Chips/ });
    await chips.click();
    await expectKept(page, 'chip');
    const expectInput = async (): Promise<void> => {
      await expect(chips).toBeChecked();
    };
    await page.goto('parts/');
    await expectInput();
    await expectInputKept(page, 'rules/las-vegas/', expectInput);
    await openBox(page, 'razzia');
    await openBox(page);
    await expectInput();
    await usePieces(page);
    await expectNoDraft(page);
    await openBox(page);
    await expect(chips).not.toBeChecked();
  });

  test('keep additional ticks of an edited set until it is used', async ({ page }) => {
    await openBox(page);
    await page.getByRole('checkbox', { name: /^Chips/ }).click();
    await usePieces(page);
    const setId = new URL(page.url()).searchParams.get('id') ?? '';
    await page.goto(`parts/?set=${encodeURIComponent(setId)}`);
    const wholeBox = page.getByRole('checkbox', { name: startingWith(partsWords.theWholeBox) });
    await wholeBox.click();
    await expectKept(page, 'note');
    await page.reload();
    await expect(wholeBox).toBeChecked();
    await usePieces(page);
    await expectNoDraft(page);
  });

  test('keep the players of a set while they are typed', async ({ page }) => {
    await openBox(page);
    await tickAll(page, 'High Five token');
    await usePieces(page);
    const openNames = (): Promise<void> =>
      page.getByRole('button', { name: partsUsePanelsWords.playersAndNames }).first().click();
    await openNames();
    const firstField = page.getByLabel(partsWords.nameOfPlayer(1));
    await firstField.fill('Zoë');
    await expectKept(page, 'Zoë');
    await page.reload();
    await openNames();
    await expect(firstField).toHaveValue('Zoë');
    await firstField.press('Enter');
    await expectNoDraft(page);
  });

  test('keep the names of “Who goes first?”', async ({ page }) => {
    await page.goto('parts/starts/');
    const firstField = page.getByLabel(partsWords.nameOfPlayer(1));
    await firstField.fill('Zoë');
    await expectKept(page, 'Zoë');
    await expectInputKept(page, 'parts/', () => expect(firstField).toHaveValue('Zoë'));
  });
});

test('your copy keeps typed text and counts without confirmation', async ({ page }) => {
  await page.goto('parts/box/?box=las-vegas');
  const counterRow = page
    .getByRole('listitem')
    .filter({ hasText: lasVegasTilesNoEntryTokenWords.noEntryCounter });
  await counterRow.getByRole('button', { name: startingWith(partsWords.editButton) }).click();
  const thirdSpace = counterRow.getByRole('textbox', { name: uiWords.space(3) });
  await thirdSpace.fill('$40,0');
  await expectKept(page, '$40,0');
  await expectInputKept(page, 'rules/las-vegas/', () => expect(thirdSpace).toHaveValue('$40,0'));
  await thirdSpace.fill('$40,000');
  await thirdSpace.press('Enter');
  await expect(counterRow).toContainText(uiWords.asInYourBox);
  await expectNoDraft(page);

  await page.goto('parts/box/?box=razzia');
  const chits = page.getByRole('listitem').filter({ has: page.locator('input.count') });
  await page
    .getByRole('button', { name: startingWith(partsWords.editButton) })
    .first()
    .click();
  const count = chits.locator('input.count').first();
  await count.fill('9');
  await expectKept(page, '9');
  await page.goto('rules/razzia/');
  await page.goBack();
  await expect(count).toHaveValue('9');
  await expectNoDraft(page);
  await expect(page.getByText(uiWords.asInYourBox)).toBeVisible();
  // The count was entered when the page was restored, as when a field loses focus.
  await page.reload();
  await expect(page.getByText(uiWords.asInYourBox)).toBeVisible();
  await page
    .getByRole('button', { name: startingWith(partsWords.editButton) })
    .first()
    .click();
  await expect(count).toHaveValue('9');
  // Going back within the app fires no blur event either.
  await count.fill('8');
  await page.locator('a[href*="parts/"]').first().click();
  await expect(page).toHaveURL(/parts\/$/);
  await page.goBack();
  await page
    .getByRole('button', { name: startingWith(partsWords.editButton) })
    .first()
    .click();
  await expect(count).toHaveValue('8');
});

test('a typed name is kept in the list of players and on the new-match page', async ({ page }) => {
  await page.goto('new/las-vegas/');
  await seat(page, 'Anna', 'Ben');
  await page.locator('[data-do="start"]').click();
  await expect(page).toHaveURL(/match/);
  const match = page.url();
  await page.goto('people/');
  await page.getByRole('button', { name: peopleWords.change('Anna') }).click();
  const field = page.locator('.name-form input');
  await field.fill('Annab');
  await expectKept(page, 'Annab');
  await expectInputKept(page, 'settings/', () => expect(field).toHaveValue('Annab'));
  await field.fill('Annabel');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Annabel', { exact: true }).first()).toBeVisible();
  await expectNoDraft(page);

  const showPeople = async (): Promise<void> => {
    await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: peopleWords.people }).click();
  };
  await page.goto(match);
  await showPeople();
  await page.getByRole('button', { name: matchPeopleWords.changeTheNameOf('Ben') }).click();
  await field.fill('Benja');
  await expectKept(page, 'Benja');
  await page.reload();
  await showPeople();
  await expect(field).toHaveValue('Benja');
  await page.keyboard.press('Enter');
  await expectNoDraft(page);
});

test('a half-entered space of a copied board is kept', async ({ page }) => {
  await page.goto('parts/copy/?box=vegas');
  const key = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await key('1').click();
  await key(vegasCopyWords.anyTwoNumbers).click();
  await key('2').click();
  await expectKept(page, 'joining');
  const pressedKey = page.locator('.keys [aria-pressed="true"]');
  await expect(pressedKey).toHaveCount(1);
  await expectInputKept(page, 'rules/vegas/', () => expect(pressedKey).toHaveCount(1));
  await key('3').click();
  await expect(pressedKey).toHaveCount(0);
  await expect(page.getByText(partsWords.savedToYourCopy)).toBeVisible();
});

test('a half-copied card keeps the typed text and the open page', async ({ page }) => {
  await page.goto('parts/copy/?box=vegas-strip');
  await page.locator('input[value="casinos"]').check();
  const firstField = page.getByLabel(stripCopyWords.nameOfCasino(1));
  await firstField.fill('Mira');
  await expectKept(page, 'Mira');
  await expectInputKept(page, 'rules/vegas-strip/', () => expect(firstField).toHaveValue('Mira'));
  await firstField.fill('Mirage');
  await page.locator('input[value="characters"]').check();
  await page.getByRole('button', { name: stripCopyWords.addACharacter }).click();
  const text = page.locator('textarea');
  await text.fill('At most fi');
  await expectKept(page, 'At most fi');
  await page.reload();
  await expect(text).toHaveValue('At most fi');
  await page.locator('.done a').click();
  await expectNoDraft(page);
});

const DAMAGED_DRAFTS: readonly (readonly [string, string, unknown])[] = [
  [
    'referee/las-vegas/casino/',
    'referee:las-vegas/casino',
    { position: 'x', people: [], texts: {}, address: '' }
  ],
  ['parts/?box=las-vegas', 'parts:las-vegas', { ticks: { nowhere: { x: 1 } }, decks: {} }],
  ['parts/box/?box=las-vegas', 'box:las-vegas', { 'nowhere 1': 'x' }],
  ['parts/starts/', 'starts', { names: 7, usual: [] }],
  ['parts/copy/?box=vegas', 'copy:vegas', { open: 99 }],
  ['parts/copy/?box=vegas-strip', 'copy:vegas-strip', { page: 'nowhere' }],
  ['people/', 'people', { name: 'Nobody here', typed: 'Anna' }],
  ['new/razzia/', 'new:razzia', { game: 'nowhere' }]
];

/** The text in the rows of the notice, beside or below it. */
function textBesideNotice(page: Page): Promise<readonly string[]> {
  return page.locator('.banner').evaluate((banner) => {
    const { top, bottom, left, width, height } = banner.getBoundingClientRect();
    const neighbors = [...(banner.parentElement?.children ?? [])].filter((child) => {
      const rect = child.getBoundingClientRect();
      return child !== banner && rect.width > 1 && rect.height > 1 && rect.top < bottom && rect.bottom > top;
    });
    const coveredTexts = [0.05, 0.5, 0.95]
      .flatMap((fraction) => document.elementsFromPoint(left + width / 2, top + height * fraction))
      .filter((element) => !element.contains(banner) && !banner.contains(element));
    return [...neighbors, ...coveredTexts].map(({ tagName, className }) => `${tagName} ${className}`);
  });
}

for (const [address, form, damagedDraft] of DAMAGED_DRAFTS)
  test(`invalid members of a draft of ${address} are dropped with one sentence`, async ({ page }) => {
    await page.goto('settings/');
    await expectNoDraft(page);
    await storeForm(page, form, damagedDraft);
    await page.goto(address);
    await expect(page.getByText(sessionWords.draftDropped)).toHaveCount(1);
    await expectNoDraft(page);
    expect(await textBesideNotice(page), 'the notice has its own row').toEqual([]);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(sessionWords.draftDropped)).toHaveCount(0);
  });

test('the draft of another match is not used', async ({ page }) => {
  await page.goto('settings/');
  await storeMatch(page, readMatchToStore('three-players'), { id: 'kept', lines: 20 });
  await storeForm(page, 'seat:kept', { what: 'rename', player: 'p8', typed: 'X' });
  await page.goto('match/?id=kept');
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: peopleWords.people }).click();
  await expect(page.getByText(sessionWords.draftDropped)).toBeVisible();
  await expectNoDraft(page);
});

// Would have caught: a line whose change had to be entered again after a reload.
test('an unfinished change of a line survives a reload, and is gone once it is cancelled', async ({
  page
}) => {
  const pairs = [30, 50, 70, 60, 80, 100].map((thousands) => [1000 * thousands, 1000 * thousands]);
  const log = [
    { type: 'deal', pairs },
    { type: 'place', face: 3, small: 2, big: 0 }
  ];
  const options = { first: 'p1', depth: 'turns', nobodyWon: 'same' };
  await page.goto('settings/');
  await expectNoDraft(page);
  await storeMatch(page, { seats: ['Anna', 'Ben', 'Carla'], options, log }, { id: 'slip' });
  const number = (face: number): Locator =>
    page.locator('.ask').getByRole('button', { name: boardWords.numberLabel(face), exact: true });
  const openChange = async (): Promise<void> => {
    await page.getByRole('button', { name: matchWords.log, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Line.*Anna places/ })
      .click();
    await page.getByRole('button', { name: sheetsWords.changeThisLine }).click();
  };

  await page.goto('match/?id=slip');
  await openChange();
  await expect(number(3)).toHaveAttribute('aria-pressed', 'true');
  await number(5).click();
  await expectKept(page, '"5"');
  await page.reload();
  await openChange();
  await expect(number(5)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: changeWords.cancel, exact: true }).click();
  await expectNoDraft(page);
  await openChange();
  await expect(number(3)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('settings/');
  await storeForm(page, 'change:slip', { seq: 2, entryCount: 9, taps: [] });
  await page.goto('match/?id=slip');
  await openChange();
  await expect(page.getByText(sessionWords.draftDropped)).toBeVisible();
  await expectNoDraft(page);
});
