import type { Locator, Page } from '@playwright/test';
import { expect, withMotion, test } from '#tests/e2e/support/harness';
import { follow, storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { openBox, waitUntilSaved, tickPieces, tickAll, usePieces } from '#tests/e2e/support/parts-set';
import { openRoyaleMatch } from '#tests/e2e/las-vegas/royale-table';
import { seat } from '#tests/e2e/support/seats';
import { FINGERS, GAPS, countStored, doubleTapsWithGaps, tapTwice } from './double-tap';
import { stepButton, undoButton } from '#tests/e2e/support/controls';
import { startingWith, ANY, matchExactly } from '#tests/e2e/support/sentences';
import * as lasVegasBoardRoyaleWords from '$lib/games/las-vegas/strings/en/board-royale';
import * as lasVegasTilesJackpotTokenWords from '$lib/games/las-vegas/tiles/jackpot/strings/en';
import * as lasVegasTilesNiceDiceCaseWords from '$lib/games/las-vegas/tiles/nice-dice/strings/en';
import * as vegasStripCopyWords from '$lib/games/vegas-strip/strings/en/copy-screens';
import * as sessionWords from '$lib/session/strings/en/session';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as drawerWords from '#routes/drawer/strings/en';
import * as matchSheetsWords from '#routes/match/sheets/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import * as changeWords from '#routes/match/strings/en/change';
import * as tableWords from '#routes/match/strings/en/table';
import * as newGameWords from '#routes/new/[game]/strings/en';
import * as partsUsePanelsWords from '#routes/parts/use/panels/strings/en';
import * as peopleWords from '#routes/people/strings/en';
import * as refereeGameQuestionWords from '#routes/referee/strings/en';
import * as settingsWords from '#routes/settings/strings/en';
import { countBelowZero, noneInTheBank } from '$lib/parts/strings/en/refusals';

test.use(withMotion);

const undoOf = (page: Page): Locator => undoButton(page);
const readingUndo = { textSelector: '.undo .words' };

/** Holds a key down on a control, as long as slow hands do. */
async function holdKey(page: Page, locator: Locator, key: 'Enter' | ' '): Promise<void> {
  await locator.focus();
  for (let repeats = 0; repeats < 5; repeats += 1) {
    await page.keyboard.down(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await page.keyboard.up(key);
}

/** Stores one match of three people. */
async function storePlayedMatch(page: Page, lines = 16): Promise<void> {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await storeMatch(page, readMatchToStore('three-players'), { id: 'on', lines });
}

test('restore: a double tap restores once and undoes nothing', async ({ page }, info) => {
  await storePlayedMatch(page);
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: tableWords.backUp }).click();
  const path = info.outputPath('backup.json.gz');
  await (await downloadPromise).saveAs(path);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleteRequest = indexedDB.deleteDatabase('croupier');
        deleteRequest.onsuccess = () => resolve();
        deleteRequest.onerror = () => reject(new Error('not deleted'));
      })
  );
  await page.goto('restore/');
  const restoreButton = page.getByRole('button', { name: /^Restore / });
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    await page.locator('input[type="file"]').setInputFiles(path);
    await tapTwice(restoreButton, { ...doubleTap, waitSelector: '.undo' });
    await expect(page.locator('[data-outcome]')).toBeVisible();
    expect(await countStored(page, 'matches'), JSON.stringify(doubleTap)).toBe(1);
    await tapTwice(undoOf(page), doubleTap);
    await expect(page.locator('[data-undo]')).toHaveCount(0);
    expect(await countStored(page, 'matches'), JSON.stringify(doubleTap)).toBe(0);
  }
});

test('damaged data: a double tap or a held key deletes one record, and restores once', async ({ page }) => {
  await storePlayedMatch(page);
  for (const id of ['a', 'b', 'c'])
    await storeMatch(page, { ...readMatchToStore('two-players'), game: 'bridge' }, { id });
  await page.goto('drawer/');
  const lines = page.locator('main details');
  const deleteButton = page.getByRole('button', { name: drawerWords.deleteWord, exact: true });
  await expect(lines).toHaveCount(3);
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    await page.evaluate(() => {
      for (const line of document.querySelectorAll('details')) line.open = true;
    });
    await tapTwice(deleteButton.first(), { ...doubleTap, waitSelector: '.undo' });
    await expect(lines, JSON.stringify(doubleTap)).toHaveCount(2);
    await tapTwice(undoOf(page), doubleTap);
    await expect(lines, JSON.stringify(doubleTap)).toHaveCount(3);
  }
  for (const key of ['Enter', ' '] as const) {
    await page.evaluate(() => {
      for (const line of document.querySelectorAll('details')) line.open = true;
    });
    await holdKey(page, deleteButton.first(), key);
    await expect(lines, key).toHaveCount(2);
    await holdKey(page, undoOf(page), key);
    await expect(lines, key).toHaveCount(3);
  }
});

test('referee: Clear and Remove act once on a double tap', async ({ page }) => {
  for (const doubleTap of doubleTapsWithGaps([80, 380])) {
    await page.goto('about:blank');
    await page.goto('referee/las-vegas/casino/');
    for (const note of ['$80,000', '$50,000']) await page.getByRole('button', { name: note }).click();
    const [firstText, secondText] = await tapTwice(
      page.getByRole('button', { name: refereeGameQuestionWords.clear }),
      {
        ...doubleTap,
        ...readingUndo
      }
    );
    expect(firstText).toMatch(/^Undo/);
    expect(secondText, JSON.stringify(doubleTap)).toBe(firstText);
  }
  for (const doubleTap of doubleTapsWithGaps([120, 380])) {
    await page.goto('about:blank');
    await page.goto('referee/vegas/ranking/');
    const moreButton = page.getByRole('button', { name: /^A: Gold chip: Gold chip \d$/ }).first();
    // The input of the previous run is still there.
    await page.getByRole('button', { name: refereeGameQuestionWords.clear }).click();
    const removeName = matchExactly(refereeGameQuestionWords.removeOfOwner(ANY, ANY));
    await expect(page.getByRole('button', { name: removeName })).toHaveCount(0);
    for (let chip = 0; chip < 4; chip += 1) await moreButton.click();
    const removeButton = page.getByRole('button', { name: removeName });
    await expect(removeButton).toHaveCount(4);
    await tapTwice(removeButton.nth(1), doubleTap);
    await expect(removeButton, JSON.stringify(doubleTap)).toHaveCount(3);
  }
});

test('copying a box: a double tap removes one character only', async ({ page }) => {
  await page.goto('parts/copy/?box=vegas-strip');
  await page.getByRole('radio', { name: vegasStripCopyWords.characters }).check({ force: true });
  const moreButton = page.getByRole('button', { name: vegasStripCopyWords.addACharacter });
  const tabs = page
    .getByRole('group', { name: vegasStripCopyWords.characters })
    .getByRole('button', { pressed: true });
  const characterButtons = page
    .getByRole('group', { name: vegasStripCopyWords.characters })
    .getByRole('button');
  for (let clickCount = 0; clickCount < 3; clickCount += 1) await moreButton.click();
  await expect(tabs).toHaveCount(1);
  const countBefore = await characterButtons.count();
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    await tapTwice(page.getByRole('button', { name: /^Remove/ }), doubleTap);
    await expect(characterButtons, JSON.stringify(doubleTap)).toHaveCount(countBefore - 1);
    await tapTwice(moreButton, doubleTap);
    await expect(characterButtons, JSON.stringify(doubleTap)).toHaveCount(countBefore);
  }
});

test('players: a double tap neither reopens a closed panel nor closes an opened one', async ({ page }) => {
  await storePlayedMatch(page);
  await page.goto('people/');
  const editButton = page.getByRole('button', { name: peopleWords.change('Anna') });
  const forms = page.locator('.name-form');
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    await tapTwice(editButton, doubleTap);
    await expect(forms, JSON.stringify(doubleTap)).toHaveCount(1);
    await tapTwice(page.getByRole('button', { name: controlWords.takeThisName }), doubleTap);
    await expect(forms, JSON.stringify(doubleTap)).toHaveCount(0);
  }
  for (const key of ['Enter', ' '] as const) {
    await holdKey(page, editButton, key);
    await expect(forms, key).toHaveCount(1);
    await holdKey(page, editButton, key);
    await expect(forms, key).toHaveCount(0);
  }
  await editButton.click();
  for (const other of ['Ben', 'Carla'])
    await expect(page.getByRole('button', { name: other, exact: true })).toBeVisible();
});

test('players of a match: a double tap on “Cancel” cancels and does not hand over the seat', async ({
  page
}) => {
  await storePlayedMatch(page);
  await follow(page, 'match/?id=on');
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page
    .getByRole('dialog', { name: matchWords.optionsTitle })
    .getByRole('button', { name: tableWords.people })
    .click();
  const forms = page.locator('.name-form');
  for (const [index, doubleTap] of doubleTapsWithGaps(GAPS).entries()) {
    const name = index % 3 === 0 ? 'Change Ben’s name' : 'Replace Ben';
    await tapTwice(page.getByRole('button', { name }), doubleTap);
    await expect(forms, JSON.stringify(doubleTap)).toHaveCount(1);
    await tapTwice(page.getByRole('button', { name: changeWords.cancel }), doubleTap);
    await expect(forms, JSON.stringify(doubleTap)).toHaveCount(0);
  }
});

test('match: a double tap does not hit a control that was behind a closed message or overlay', async ({
  page
}) => {
  await storePlayedMatch(page);
  const sheet = page.getByRole('dialog');
  const { log, ...match } = readMatchToStore('three-players');
  // The match repeats the recorded log except for the last line, so that this line is offered again.
  const offeredMatch = { ...match, log: [...log.slice(0, 16), 'undo', 'undo', ...log.slice(14, 15)] };
  for (const [index, doubleTap] of doubleTapsWithGaps(GAPS).entries()) {
    await follow(page, `match/?id=${await storeMatch(page, offeredMatch, { id: `offered-${index}` })}`);
    const [firstText, secondText] = await tapTwice(
      page.getByRole('button', { name: uiWords.closeThisMessage }),
      {
        ...doubleTap,
        textSelector: 'main'
      }
    );
    await expect(sheet, JSON.stringify(doubleTap)).toHaveCount(0);
    expect(secondText, JSON.stringify(doubleTap)).toBe(firstText);
  }
  for (const doubleTap of doubleTapsWithGaps([80, 380])) {
    await page.getByRole('button', { name: matchWords.log, exact: true }).click();
    await sheet
      .getByRole('button', { name: /Anna rolls/ })
      .last()
      .click();
    await expect(sheet).toHaveCount(0);
    const [firstText, secondText] = await tapTwice(
      page.getByRole('button', { name: matchSheetsWords.backToNow }),
      {
        ...doubleTap,
        textSelector: 'main'
      }
    );
    expect(secondText, JSON.stringify(doubleTap)).toBe(firstText);
    expect(firstText).toContain('Undo');
  }
});

test('who goes first: a double tap on “Draw again” does not leave the page', async ({ page }) => {
  await page.goto('parts/starts/');
  await page.getByRole('button', { name: /finger/ }).click();
  const fingerPicker = page.getByRole('dialog', { name: controlWords.fingerPicker });
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    for (const name of await fingerPicker.getByRole('listitem').getByRole('button').all()) await name.click();
    await tapTwice(fingerPicker.getByRole('button', { name: controlWords.pickAgain }), doubleTap);
    await expect(fingerPicker, JSON.stringify(doubleTap)).toHaveCount(1);
    await expect(fingerPicker.getByRole('button', { pressed: true }), JSON.stringify(doubleTap)).toHaveCount(
      0
    );
  }
});

test('quickly typed names are each added once, and a second tap has no effect', async ({ page }) => {
  await page.goto('new/las-vegas/');
  await seat(page, 'Anna');
  const seats = page.locator('[data-sitter]');
  const field = page.getByLabel(controlWords.newName);
  await field.focus();
  await page.evaluate(() => {
    // With this clock, each key takes about ten milliseconds.
    let eventTime = 1e9;
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => (eventTime += 3) });
  });
  await page.keyboard.type('Bo');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Cy');
  await page.keyboard.press('Enter');
  await expect(seats).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The people added here are seated on the Razzia page; the Las Vegas page still has the three from above.
  await page.goto('new/razzia/');
  await seat(page, 'Anna');
  for (const doubleTap of doubleTapsWithGaps([80, 380])) {
    await field.fill(`Bo ${JSON.stringify(doubleTap).length}${doubleTap.pointerType}`);
    await tapTwice(page.getByRole('button', { name: controlWords.addThisName }), doubleTap);
    await expect(page.getByRole('alert'), JSON.stringify(doubleTap)).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Anna, seat/ }).click();
  await page.getByRole('button', { name: newGameWords.remove }).click();
  await field.fill('Zoe');
  await holdKey(page, field, 'Enter');
  await expect(page.getByRole('button', { name: /^Zoe, seat/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('parts: tracks, tokens, chips and piles act once, and a tap counts no other dice', async ({ page }) => {
  await openBox(page);
  await tickPieces(page, 'Notes', '$70,000', 2);
  for (const part of ['Chips', 'Jackpot counter']) await tickAll(page, part);
  await usePieces(page);
  await waitUntilSaved(page);
  const undo = page.locator('.undo .words');
  const spaceField = page
    .getByRole('list', { name: lasVegasTilesJackpotTokenWords.jackpotCounter })
    .getByRole('button');
  const drawButton = page.getByRole('button', { name: partsUsePanelsWords.drawAppOrTable });
  for (const [index, doubleTap] of doubleTapsWithGaps(GAPS).entries()) {
    await tapTwice(spaceField.nth(1 + (index % 2)), doubleTap);
    const labelBefore = await undo.textContent();
    await tapTwice(drawButton, { ...doubleTap, ...readingUndo });
    await expect(undo).not.toHaveText(labelBefore ?? '');
    await undoOf(page).click();
    await expect(undo, JSON.stringify(doubleTap)).toHaveText(labelBefore ?? '');
    await tapTwice(page.getByRole('button', { name: 'Two each' }), doubleTap);
    await undoOf(page).click();
    await expect(undo, JSON.stringify(doubleTap)).toHaveText(labelBefore ?? '');
    await undoOf(page).click();
  }
  await page.goto('parts/use/?id=tray');
  const dice = page.getByRole('group', { name: sessionWords.diceWithFaces(6) });
  for (const pointerType of FINGERS) {
    await page.locator('.felt').click();
    await expect(page.getByRole('group', { name: partsUsePanelsWords.setAsideNotRolled })).toBeVisible();
    await dice.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await tapTwice(stepButton(dice, 1), { gap: 80, pointerType });
    // The notice is gone and the rows have moved up by its height: no other die is counted.
    for (const faces of [4, 8, 10])
      await expect(page.getByRole('group', { name: sessionWords.diceWithFaces(faces) })).toContainText('0');
  }
});

/** A burst of taps in the place of the control, 60 ms apart. */
async function tapBurst(locator: Locator, tapCount: number): Promise<void> {
  await locator.evaluate(async (control, count) => {
    control.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const startTime = new Event('now').timeStamp;
    for (let tap = 0; tap < count; tap += 1) {
      const target = document.elementFromPoint(clientX, clientY);
      for (const kind of ['pointerdown', 'pointerup', 'click']) {
        const eventOptions = { clientX, clientY, bubbles: true, cancelable: true, pointerType: 'touch' };
        const event = new PointerEvent(kind, { ...eventOptions, detail: kind === 'click' ? 1 : 0 });
        Object.defineProperty(event, 'timeStamp', { value: startTime + 60 * tap });
        target?.dispatchEvent(event);
      }
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }, tapCount);
}

const CHIP = { one: 'chip', many: 'chips' } as const;

test('parts: ten quick taps count ten or stop at the limit, and never count another piece', async ({
  page
}) => {
  await openBox(page);
  await tickAll(page, 'Chips');
  await usePieces(page);
  await waitUntilSaved(page);
  const chips = (holder: string): Locator => page.getByRole('group', { name: `${holder}: chips` });
  const stepper = (holder: string, direction: 'more' | 'less'): Locator =>
    chips(holder).getByRole('button', { name: new RegExp(`^One ${direction}`) });
  const refusal = page.getByRole('main').getByText(countBelowZero(CHIP));
  for (const holder of ['A', 'B']) {
    // The refusal of the earlier tap is shown above everything, and disappears.
    await tapBurst(stepper(holder, 'less'), 1);
    await expect(refusal).toBeVisible();
    await tapBurst(stepper(holder, 'more'), 10);
    await expect(chips(holder).locator('output')).toHaveText('10');
  }
  await expect(refusal).toHaveCount(0);
  await tapBurst(stepper('C', 'more'), 10);
  await expect(page.getByRole('main').getByText(noneInTheBank(CHIP))).toBeVisible();
  for (const holder of ['C', 'D']) await expect(chips(holder).locator('output')).toHaveText('0');

  await page.goto('parts/use/?id=tray');
  const dice = (faces: number): Locator =>
    page.getByRole('group', { name: sessionWords.diceWithFaces(faces) });
  await tapBurst(stepButton(dice(6), -1), 10);
  await tapBurst(stepButton(dice(10), 1), 10);
  for (const faces of [6, 4, 8, 12, 20]) {
    await expect(dice(faces).locator('output')).toHaveText('0');
    if (faces !== 6) await expect(dice(faces)).not.toContainText('the least');
  }
});

test('copying a box: a double tap switches a tile once, and a switch once', async ({ page }) => {
  await page.goto('parts/copy/?box=vegas-strip');
  const tile = page
    .getByRole('group', { name: /^Tiles left/ })
    .getByRole('button', { name: /1/ })
    .first();
  for (const doubleTap of doubleTapsWithGaps([80, 380])) {
    const labelBefore = await tile.getAttribute('aria-pressed');
    await tapTwice(tile, doubleTap);
    await expect(tile, JSON.stringify(doubleTap)).toHaveAttribute(
      'aria-pressed',
      `${labelBefore !== 'true'}`
    );
  }
  await page.getByRole('radio', { name: vegasStripCopyWords.characters }).check({ force: true });
  await page.getByRole('button', { name: vegasStripCopyWords.addACharacter }).click();
  const secondSwitch = page.getByRole('switch').nth(1);
  for (const doubleTap of doubleTapsWithGaps([80, 380])) {
    const labelBefore = await secondSwitch.getAttribute('aria-checked');
    await tapTwice(secondSwitch, doubleTap);
    await expect(secondSwitch, JSON.stringify(doubleTap)).toHaveAttribute(
      'aria-checked',
      `${labelBefore !== 'true'}`
    );
  }
});

test('an ignored tap makes no sound', async ({ page }) => {
  await page.addInitScript(() => {
    AudioContext.prototype.resume = () => {
      document.documentElement.dataset['heard'] = `${document.documentElement.dataset['heard'] ?? ''}+`;
      return Promise.resolve();
    };
  });
  await page.goto('settings/');
  const soundSwitch = page.getByRole('switch', { name: startingWith(settingsWords.sound) });
  await expect(soundSwitch).toBeVisible();
  const checkedBefore = await soundSwitch.getAttribute('aria-checked');
  for (const [index, doubleTap] of doubleTapsWithGaps([80, 380]).entries()) {
    await tapTwice(soundSwitch, doubleTap);
    await expect(soundSwitch, JSON.stringify(doubleTap)).toHaveAttribute(
      'aria-checked',
      `${(index % 2 === 1) === (checkedBefore === 'true')}`
    );
  }
  await holdKey(page, soundSwitch, 'Enter');
  await expect(soundSwitch).not.toHaveAttribute('aria-checked', checkedBefore ?? '');
  if (checkedBefore === 'true') await soundSwitch.click();
  await page.goto('parts/use/?id=tray');
  for (const [index, doubleTap] of doubleTapsWithGaps(GAPS).entries()) {
    await tapTwice(page.locator('.felt'), doubleTap);
    // The synthesiser is loaded with the first sound.
    await expect(page.locator('html'), JSON.stringify(doubleTap)).toHaveAttribute(
      'data-heard',
      '+'.repeat(index + 1)
    );
  }
});

test('Las Vegas Royale: a double tap places one tile', async ({ page }) => {
  await openRoyaleMatch(page, { log: [] });
  const sidesRegion = page.getByRole('region', { name: lasVegasBoardRoyaleWords.theSixteenSides });
  const tilesAtCasinos = sidesRegion.getByRole('button', { name: /, at casino \d$/ });
  const notice = page.locator('.banner');
  for (const doubleTap of doubleTapsWithGaps(GAPS)) {
    for (const tile of ['Nice Dice', 'Jackpot']) {
      const countBefore = await tilesAtCasinos.count();
      // After an undo, a banner offers the undone line and covers the first tiles.
      if (await notice.isVisible()) await notice.locator('button').last().click();
      await expect(notice).toHaveCount(0);
      await tapTwice(sidesRegion.getByRole('button', { name: tile, exact: true }), doubleTap);
      await expect(tilesAtCasinos, JSON.stringify(doubleTap)).toHaveCount(countBefore + 1);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await undoOf(page).click();
    await undoOf(page).click();
    await expect(tilesAtCasinos).toHaveCount(0);
  }
  for (const key of ['Enter', ' '] as const) {
    await holdKey(
      page,
      sidesRegion.getByRole('button', { name: lasVegasTilesNiceDiceCaseWords.niceDice }),
      key
    );
    await expect(tilesAtCasinos, key).toHaveCount(1);
    await holdKey(page, undoOf(page), key);
    await expect(tilesAtCasinos, key).toHaveCount(0);
  }
});
