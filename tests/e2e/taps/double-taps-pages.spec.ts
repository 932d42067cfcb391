import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { openBox, waitUntilSaved, tickAll, usePieces } from '#tests/e2e/support/parts-set';
import { seat } from '#tests/e2e/support/seats';
import { FINGERS, GAPS, countStored, UNDO_GAPS, doubleTapsWithGaps, tapTwice } from './double-tap';
import { stepButton, undoButton } from '#tests/e2e/support/controls';
import { ANY, startingWith } from '#tests/e2e/support/sentences';
import * as vegasCopyWords from '$lib/games/vegas/strings/en/copy-screens';
import * as recapWords from '$lib/recap/strings/en';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as resultWords from '$lib/ui/strings/en/results';
import * as changesWords from '#routes/settings/strings/en';
import * as drawerWords from '#routes/drawer/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import * as peopleWords from '#routes/match/strings/en/people';
import * as tableWords from '#routes/match/strings/en/table';
import * as newGameWords from '#routes/new/[game]/strings/en';
import * as partsUsePanelsWords from '#routes/parts/use/panels/strings/en';
import * as partsWords from '#routes/parts/strings/en';
import * as refereeGameQuestionWords from '#routes/referee/strings/en';

async function rename(page: Page, oldName: string, newName: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Change ${oldName}(’s name)?$`) }).click();
  await page.getByLabel(peopleWords.newNameOf(oldName)).fill(newName);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Undo: ${newName} instead of ${oldName}` })).toBeVisible();
}

async function openPeople(page: Page): Promise<void> {
  await page.goto('settings/');
  await expect(page.getByText(changesWords.noMatchesYet)).toBeVisible();
  await storeMatch(page, readMatchToStore('three-players'), { id: 'named', lines: 80 });
}

test('players: a double tap on undo restores one name only', async ({ page }) => {
  await openPeople(page);
  await page.goto('people/');
  await rename(page, 'Anna', 'Annika');
  for (const doubleTap of doubleTapsWithGaps(UNDO_GAPS)) {
    await rename(page, 'Ben', 'Benny');
    const texts = await tapTwice(undoButton(page, 'Benny'), {
      ...doubleTap,
      textSelector: '.undo'
    });
    expect(texts, JSON.stringify(doubleTap)).toEqual(
      Array(2).fill(expect.stringMatching(/Annika instead of Anna/))
    );
  }
});

test('players of a match: a double tap on undo restores one name only and does not undo a log line', async ({
  page
}) => {
  await openPeople(page);
  await page.goto('match/?id=named');
  const undoText = await page.locator('.undo').textContent();
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page
    .getByRole('dialog', { name: matchWords.optionsTitle })
    .getByRole('button', { name: tableWords.people })
    .click();
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    await rename(page, 'Anna', 'Annika');
    const [firstText, secondText] = await tapTwice(undoButton(page, 'Annika'), {
      ...doubleTap,
      textSelector: '.undo .words'
    });
    expect(undoText?.replace(/\s+/g, ' '), JSON.stringify(doubleTap)).toContain(firstText);
    expect(secondText, JSON.stringify(doubleTap)).toBe(firstText);
  }
});

test('who goes first: a double tap draws once', async ({ page }) => {
  await page.goto('parts/starts/');
  const moreButton = page.getByRole('button', { name: /more/ });
  for (let player = 4; player < 8; player += 1) await moreButton.first().click();
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    const [firstText, secondText] = await tapTwice(page.locator('.starts .main-button'), {
      ...doubleTap,
      textSelector: '.result'
    });
    expect(firstText).toMatch(/goes first/);
    expect(secondText, JSON.stringify(doubleTap)).toBe(firstText);
  }
});

test('copying a board: a double tap adds one row, moves on by one table, and undoes one tap', async ({
  page
}) => {
  await page.goto('parts/copy/?box=vegas');
  const undo = { textSelector: '.undo .words' };
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    const row = page.getByRole('button', { name: vegasCopyWords.oneTo6ASpace });
    await tapTwice(row, { ...doubleTap, ...undo });
    await expect(page.getByRole('region', { name: vegasCopyWords.table('1st') })).toContainText('6 spaces');
    await tapTwice(page.getByRole('button', { name: /^Next: the/ }), { ...doubleTap, ...undo });
    await expect(page.getByRole('region', { name: vegasCopyWords.table('2nd') })).toBeVisible();
    await undoButton(page).click();
    await expect(page.getByRole('region', { name: vegasCopyWords.table('1st') })).toContainText('6 spaces');
    await undoButton(page).click();
    await expect(undoButton(page)).toHaveCount(0);
  }
  for (const doubleTap of doubleTapsWithGaps(UNDO_GAPS)) {
    await page.getByRole('button', { name: vegasCopyWords.oneTo6ASpace }).click();
    await page.getByRole('button', { name: vegasCopyWords.oneGoldMore }).click();
    await tapTwice(undoButton(page), { ...doubleTap, ...undo });
    await undoButton(page).click();
    await expect(undoButton(page), JSON.stringify(doubleTap)).toHaveCount(0);
  }
});

/** Opens the referee as on a new device; otherwise the form would continue with the saved input. */
async function openEmptyForm(page: Page, baseURL: string): Promise<void> {
  const { origin } = new URL(baseURL);
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await devtools.detach();
  await page.goto('referee/las-vegas/casino/');
}

test('referee: a double tap on “Read the verdict” shares nothing, and one on undo undoes one step', async ({
  page,
  baseURL
}) => {
  await page.addInitScript(() => {
    const shareSlowly = (): Promise<void> => {
      document.title = 'shared';
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: shareSlowly });
  });
  for (const doubleTap of doubleTapsWithGaps(UNDO_GAPS)) {
    await openEmptyForm(page, baseURL ?? '');
    for (const note of ['$80,000', '$50,000']) await page.getByRole('button', { name: note }).click();
    const undo = undoButton(page);
    const [firstText, secondText] = await tapTwice(undo, { ...doubleTap, textSelector: '.undo .words' });
    expect(secondText, JSON.stringify(doubleTap)).toBe(firstText);
    expect(firstText).toMatch(/^Undo/);
  }
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    await openEmptyForm(page, baseURL ?? '');
    for (const note of ['$80,000', '$50,000']) await page.getByRole('button', { name: note }).click();
    await tapTwice(page.getByRole('link', { name: refereeGameQuestionWords.seeTheAnswer }), doubleTap);
    await expect(page.getByRole('button', { name: refereeGameQuestionWords.shareLink })).toBeVisible();
    await expect(page, JSON.stringify(doubleTap)).not.toHaveTitle('shared');
  }
});

test('referee: the answer is shown even if it is requested while the address is being updated', async ({
  page
}) => {
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const pendingActions: (() => void)[] = [];
    const recordTimer = (action: () => void, delay?: number): number => {
      if (delay === 400) pendingActions.push(action);
      return setTimer(action, delay);
    };
    Object.assign(window, { setTimeout: recordTimer, waiting: pendingActions });
  });
  await page.goto('referee/las-vegas/casino/');
  for (const note of ['$80,000', '$50,000']) await page.getByRole('button', { name: note }).click();
  await page
    .getByRole('link', { name: refereeGameQuestionWords.seeTheAnswer })
    .evaluate((link: HTMLElement) => {
      link.click();
      const { waiting } = window as unknown as { readonly waiting: readonly (() => void)[] };
      if (waiting.length === 0) throw new Error('nothing waits');
      for (const action of waiting) action();
    });
  await expect(page.getByRole('button', { name: refereeGameQuestionWords.shareLink })).toBeVisible();
});

test('new match: two taps on “Start” start one match and log nothing in it', async ({ page }) => {
  for (const doubleTap of doubleTapsWithGaps([80, 380])) {
    await page.goto('new/las-vegas/');
    await seat(page, 'Anna', 'Ben', 'Carla');
    await tapTwice(page.getByRole('button', { name: startingWith(resultWords.start) }), doubleTap);
    await expect(page).toHaveURL(/match/);
    await expect(page.getByText(uiWords.nothingToUndoYet)).toBeVisible();
  }
  expect(await countStored(page, 'matches')).toBe(4);
});

/** Records shared and saved files in the page instead of handing them to the system. */
function handOutToTitle(): void {
  const noteShare = (): Promise<void> => {
    document.documentElement.dataset['out'] = `${document.documentElement.dataset['out'] ?? ''}+`;
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'share', { value: noteShare });
  Object.defineProperty(HTMLAnchorElement.prototype, 'click', { value: noteShare });
}

/** The number of files that were shared or saved. */
function sharedFileCount(page: Page): Promise<number> {
  return page.evaluate(() => (document.documentElement.dataset['out'] ?? '').length);
}

test('a double tap on a link does nothing on the next page', async ({ page }) => {
  await page.goto('settings/');
  await storeMatch(page, readMatchToStore('three-players'), { id: 'on', lines: 16 });
  for (const doubleTap of doubleTapsWithGaps([80, 380])) {
    await page.goto('');
    await tapTwice(page.locator('a.ticket').first(), { ...doubleTap, waitSelector: '.frame .ask' });
    await expect(undoButton(page)).toBeVisible();
    expect(await countStored(page, 'entries'), JSON.stringify(doubleTap)).toBe(16);
  }
  for (const doubleTap of doubleTapsWithGaps([80, 380])) {
    await page.goto('restore/');
    await tapTwice(page.getByRole('link', { name: changesWords.toTheSettings }), {
      ...doubleTap,
      waitSelector: 'a[aria-label="Back to the home page"]'
    });
    await expect(page, JSON.stringify(doubleTap)).toHaveURL(/settings/);
  }
});

test('a double tap that opens a sheet does not close it, and one that closes it opens no other', async ({
  page
}) => {
  await page.goto('settings/');
  await storeMatch(page, readMatchToStore('three-players'), { id: 'on', lines: 16 });
  await page.goto('match/?id=on');
  const sheet = page.getByRole('dialog');
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    await tapTwice(page.getByRole('button', { name: matchWords.optionsTitle, exact: true }), {
      ...doubleTap,
      waitSelector: 'dialog'
    });
    await expect(sheet, JSON.stringify(doubleTap)).toBeVisible();
    await tapTwice(sheet.getByRole('button', { name: uiWords.close }), doubleTap);
    await expect(sheet, JSON.stringify(doubleTap)).toHaveCount(0);
  }
});

test('parts: a double tap deletes one set and rolls once, while steppers accept every tap', async ({
  page
}) => {
  for (let setIndex = 0; setIndex < 3; setIndex += 1) {
    await openBox(page);
    await tickAll(page, 'Chips');
    await usePieces(page);
    await waitUntilSaved(page);
  }
  await page.goto('parts/');
  const deleteButton = page.getByRole('button', { name: startingWith(partsWords.deleteSet(ANY)) });
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    await expect(deleteButton).toHaveCount(3);
    await tapTwice(deleteButton.first(), {
      ...doubleTap,
      waitSelector: '[aria-labelledby="in-use"] li:nth-child(2):last-child'
    });
    await expect(deleteButton, JSON.stringify(doubleTap)).toHaveCount(2);
    await undoButton(page).click();
  }
  await page.goto('parts/use/?id=tray');
  const tray = page.locator('.felt');
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    const [firstText, secondText] = await tapTwice(tray, { ...doubleTap, textSelector: '.felt' });
    expect(secondText, JSON.stringify(doubleTap)).toBe(firstText);
  }
  for (const key of ['Enter', ' ']) {
    await tray.focus();
    const textBefore = await tray.textContent();
    for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
    const rolls = Number(/roll (\d+)/.exec(textBefore ?? '')?.[1]);
    await expect(tray).toContainText(partsUsePanelsWords.rollNumber(rolls + 1));
  }
  const addedGroup = page.getByRole('group', { name: partsUsePanelsWords.addedToEveryRoll });
  for (const pointerType of FINGERS) await tapTwice(stepButton(addedGroup, 1), { gap: 80, pointerType });
  await expect(addedGroup).toContainText('4');
});

test('history and result: a double tap shares once, and starts no match after undo', async ({ page }) => {
  await page.addInitScript(handOutToTitle);
  await page.goto('settings/');
  await storeMatch(page, readMatchToStore('three-players'), { id: 'over' });
  const backUpButton = page.getByRole('button', { name: tableWords.backUp });
  await page.goto('match/?id=over');
  await expect(page.getByText(matchWords.saved)).toBeVisible();
  await page.goto('ledger/match/?id=over');
  await page.getByRole('button', { name: resultWords.share }).click();
  const sheet = page.getByRole('dialog', { name: recapWords.shareTheNight });
  await expect(sheet.locator('.preview img')).toBeVisible();
  const shareButton = sheet.getByRole('button', { name: recapWords.shareThePicture });
  for (const doubleTap of doubleTapsWithGaps(GAPS)) await tapTwice(shareButton, doubleTap);
  expect(await sharedFileCount(page)).toBe(doubleTapsWithGaps(GAPS).length);
  await sheet.getByRole('button', { name: uiWords.close }).click();
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    await tapTwice(page.getByRole('button', { name: drawerWords.deleteWord }), {
      ...doubleTap,
      waitSelector: '.undo'
    });
    await tapTwice(undoButton(page), { ...doubleTap, waitSelector: '.result' });
    await expect(page, JSON.stringify(doubleTap)).toHaveURL(/ledger\/match\/\?id=over$/);
  }
  for (const doubleTap of doubleTapsWithGaps([80, 380])) {
    await page.goto('ledger/');
    await tapTwice(backUpButton, { ...doubleTap, waitSelector: '.status:not(:empty)' });
    expect(await sharedFileCount(page), JSON.stringify(doubleTap)).toBe(1);
  }
  expect(await countStored(page, 'matches')).toBe(1);
});

test('new match: a double tap adds one player and draws once', async ({ page }) => {
  await page.goto('new/las-vegas/');
  await seat(page, 'Anna', 'Ben', 'Carla', 'Denny');
  const seats = page.locator('[data-sitter]');
  const addButton = page.getByRole('button', { name: /^Add / });
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    for (const name of ['Denny', 'Carla']) {
      await page.getByRole('button', { name: new RegExp(`^${name}, seat`) }).click();
      await tapTwice(page.getByRole('button', { name: newGameWords.remove }), doubleTap);
    }
    await expect(seats, JSON.stringify(doubleTap)).toHaveCount(2);
    await tapTwice(addButton.first(), doubleTap);
    await expect(seats, JSON.stringify(doubleTap)).toHaveCount(3);
    await addButton.first().click();
  }
  await page.getByRole('radio', { name: newGameWords.random }).check({ force: true });
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    const [firstText, secondText] = await tapTwice(
      page.getByRole('button', { name: controlWords.pickAgain }),
      {
        ...doubleTap,
        textSelector: '.announcer'
      }
    );
    expect(firstText).toMatch(/was picked/);
    expect(secondText, JSON.stringify(doubleTap)).toBe(firstText);
  }
});
