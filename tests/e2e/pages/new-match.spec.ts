import { waitForDatabase } from '#tests/e2e/storage/app-database';
import { axe, expect, expectNoSidewaysScroll, targets, test, widths } from '#tests/e2e/support/harness';
import type { Locator, Page } from '@playwright/test';
import { seat } from '#tests/e2e/support/seats';
import { mentioning, startingWith, oneOfSentences } from '#tests/e2e/support/sentences';
import * as depthWords from '$lib/games/contract/strings/en/depth';
import * as lasVegasCardsHouseRuleWords from '$lib/games/las-vegas-cards/strings/en/house-rules';
import * as lasVegasCardsIndexWords from '$lib/games/las-vegas-cards/strings/en/game';
import * as lasVegasHouseRuleWords from '$lib/games/las-vegas/strings/en/house-rules';
import * as lasVegasIndexWords from '$lib/games/las-vegas/strings/en/game';
import * as uiWords from '$lib/ui/strings/en/controls';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as newGameWords from '#routes/new/[game]/strings/en';
import { ERROR_SENTENCES } from '$lib/storage/strings/en/errors';

function start(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('button', { name: startingWith(newGameWords.start) });
}

/** The matches in storage. */
async function matches(
  page: Page
): Promise<{ seats: { name: string; colour: string }[]; options: object; table: object }[]> {
  await waitForDatabase(page);
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('croupier');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const getAllRequest = database.transaction('matches').objectStore('matches').getAll();
    return new Promise((resolve) => {
      getAllRequest.onsuccess = () => {
        resolve(getAllRequest.result as never);
        database.close();
      };
    });
  });
}

test.describe('a new match', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('new/las-vegas/');
  });

  test('says what is missing before a match can start', async ({ page }) => {
    await expect(start(page)).toContainText(newGameWords.addPlayers(2, 5));
    await expect(async () => {
      await start(page).press('Enter');
      const announcement = page.locator('[aria-live="polite"]').filter({ hasText: 'Add 2 to 5 players' });
      await expect(announcement).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await seat(page, 'Anna');
    await expect(start(page)).toContainText(newGameWords.morePlayers(2, 5, 1));
    await seat(page, 'Ben');
    await expect(start(page)).toHaveText(mentioning('Anna', '2', 'Las Vegas'));
  });

  test('starts one match, however often Start is tapped', async ({ page }) => {
    await seat(page, 'Anna', 'Ben', 'Carla');
    await start(page).evaluate((button) => {
      (button as HTMLButtonElement).click();
      (button as HTMLButtonElement).click();
    });
    await expect(page).toHaveURL(/\/match\/?\?id=/);
    const storedMatches = await matches(page);
    expect(storedMatches).toHaveLength(1);
    expect(storedMatches[0]?.seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['Anna', 'sky'],
      ['Ben', 'yellow'],
      ['Carla', 'blue']
    ]);
    expect(storedMatches[0]?.options).toEqual({
      first: 'p1',
      depth: 'turns',
      nobodyWon: 'same',
      imaginaryWinner: 'down'
    });
  });

  test('keeps the choices that were made', async ({ page }) => {
    await seat(page, 'Anna', 'Ben');
    await page
      .getByRole('group', { name: lasVegasCardsIndexWords.whoIsTheOldest })
      .getByRole('button', { name: 'Ben' })
      .click();
    await page.getByRole('radio', { name: depthWords.roundsOnly }).check();
    await expect(
      page.getByRole('button', { name: startingWith(lasVegasIndexWords.neutralDice) })
    ).toBeVisible();
    await page.getByRole('button', { name: startingWith(lasVegasCardsHouseRuleWords.notes) }).click();
    await expect(page.getByRole('button', { name: /^Notes App/ })).toHaveAttribute('aria-pressed', 'true');
    await page.getByText(newGameWords.houseRules).click();
    await page.getByRole('radio', { name: lasVegasHouseRuleWords.theNextSeat }).check();
    await page.getByRole('switch', { name: newGameWords.hideMoney }).click();
    await start(page).click();
    await expect(page).toHaveURL(/\/match/);
    const [storedMatch] = await matches(page);
    expect(storedMatch?.options).toEqual({
      first: 'p2',
      depth: 'rounds',
      nobodyWon: 'next',
      imaginaryWinner: 'down'
    });
    expect(storedMatch?.table).toEqual({
      parts: { dice: 'table', notes: 'app', neutral: 'table' },
      hideMoney: true
    });
  });

  test('refuses an invalid name with one sentence', async ({ page }) => {
    await seat(page, 'Anna');
    const name = page.getByLabel(controlWords.newName);
    for (const [typedName, refusal] of [
      ['Anna', 'Anna is already playing.'],
      ['bank', 'Croupier uses “bank” in its own sentences. Choose another name.'],
      ['   ', 'Enter a name.'],
      ['x'.repeat(41), 'Use at most 40 characters. This name has 41.']
    ] as const) {
      await name.fill(typedName);
      await name.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(refusal);
    }
    await expect(page.getByRole('button', { name: /, seat/ })).toHaveCount(1);
    await seat(page, '__proto__');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('reorders seats with arrow keys, buttons and dragging', async ({ page }) => {
    await seat(page, 'Anna', 'Ben', 'Carla');
    const sitterOrder = page.locator('[data-sitter]');
    const dragHandle = page.getByRole('button', { name: newGameWords.moveArrowKeysOrDrag('Carla') });
    await dragHandle.focus();
    await page.keyboard.press('ArrowUp');
    await expect(sitterOrder.nth(1)).toHaveAttribute('data-sitter', 'Carla');
    await expect(dragHandle).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(sitterOrder.nth(0)).toHaveAttribute('data-sitter', 'Carla');
    await page.keyboard.press('ArrowUp');
    await expect(sitterOrder.nth(0)).toHaveAttribute('data-sitter', 'Carla');

    await page.getByRole('button', { name: newGameWords.seat('Carla', 1) }).click();
    await page.getByRole('button', { name: newGameWords.moveDown }).click();
    await expect(sitterOrder.nth(1)).toHaveAttribute('data-sitter', 'Carla');

    await page.getByRole('button', { name: newGameWords.moveArrowKeysOrDrag('Ben') }).hover();
    await page.mouse.down();
    const box = await sitterOrder.nth(0).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20, { steps: 4 });
    await page.mouse.up();
    await expect(sitterOrder.nth(0)).toHaveAttribute('data-sitter', 'Ben');
  });

  test('changes a player’s colour, and can remove a player and add them again', async ({ page }) => {
    await seat(page, 'Anna', 'Ben');
    await page.getByRole('button', { name: newGameWords.changeIt('Anna', 'sky', 'circle') }).click();
    await expect(
      page.getByRole('button', { name: newGameWords.changeIt('Anna', 'blue', 'square') })
    ).toBeVisible();
    await page.getByRole('button', { name: newGameWords.seat('Anna', 1) }).click();
    await page.getByRole('button', { name: newGameWords.remove }).click();
    await expect(page.getByRole('button', { name: newGameWords.seat('Ben', 1) })).toBeVisible();
    await page.getByRole('button', { name: controlWords.addPlayer('Anna') }).click();
    await expect(
      page.getByRole('button', { name: newGameWords.changeIt('Anna', 'blue', 'square') })
    ).toBeVisible();
  });

  test('suggests people who have played before', async ({ page }) => {
    await seat(page, 'Anna', 'Ben');
    await start(page).click();
    await expect(page).toHaveURL(/\/match/);
    await page.goto('new/las-vegas/');
    await page.getByRole('button', { name: controlWords.addPlayer('Ben') }).click();
    await page.getByRole('button', { name: controlWords.addPlayer('Anna') }).click();
    await expect(
      page.getByRole('button', { name: newGameWords.changeIt('Ben', 'yellow', 'triangle') })
    ).toBeVisible();
    await expect(start(page)).toContainText(newGameWords.startWith('Ben'));
  });

  test('draws who goes first, and again if another player is added', async ({ page }) => {
    await seat(page, 'Anna');
    await page.getByRole('radio', { name: newGameWords.random }).check();
    await seat(page, 'Ben');
    await expect(start(page)).toContainText(newGameWords.firstDraw);
    await page.getByRole('button', { name: newGameWords.random, exact: true }).click();
    await expect(
      page.getByText(oneOfSentences(...['Anna', 'Ben'].map(newGameWords.wasPickedAndGoesFirst))).first()
    ).toBeVisible();
    await expect(start(page)).toContainText(/Start: .?(Anna|Ben)/);
    await seat(page, 'Carla');
    await expect(start(page)).toContainText(newGameWords.firstDraw);
  });

  test('chooses who goes first with fingers or keys', async ({ page }) => {
    await seat(page, 'Anna', 'Ben', 'Carla');
    await page.getByRole('radio', { name: newGameWords.fingers }).check();
    const fingerPicker = page.getByRole('dialog', { name: uiWords.fingerPicker });
    await axe(page);
    await targets(page);
    await fingerPicker.getByRole('button', { name: 'Anna' }).press('Enter');
    await fingerPicker.getByRole('button', { name: 'Ben' }).press('Space');
    await expect(fingerPicker.getByRole('button', { name: 'Ben' })).toHaveAttribute('aria-pressed', 'true');
    await fingerPicker.getByRole('button', { name: 'Carla' }).press('Enter');
    await expect(fingerPicker.getByRole('heading')).toHaveText(/goes first$/);
    const name = (await fingerPicker.getByRole('heading').innerText()).replace(' goes first', '');
    await fingerPicker.getByRole('button', { name: uiWords.goesFirst(name) }).click();
    await expect(start(page)).toContainText(newGameWords.startWith(name));
  });

  test.describe('measures how long fingers are held down', () => {
    test.use({ slow: false });

    test('chooses when all fingers are held down together', async ({ page }) => {
      await seat(page, 'Anna', 'Ben');
      await page.getByRole('radio', { name: newGameWords.fingers }).check();
      const fingerPicker = page.getByRole('dialog', { name: uiWords.fingerPicker });
      const anna = fingerPicker.getByRole('button', { name: 'Anna' });
      const ben = fingerPicker.getByRole('button', { name: 'Ben' });
      const touch = { pointerType: 'touch', bubbles: true };
      await anna.dispatchEvent('pointerdown', { ...touch, pointerId: 1 });
      await expect(anna).toHaveAttribute('aria-pressed', 'true');
      await page.waitForTimeout(400);
      await anna.dispatchEvent('pointerup', { ...touch, pointerId: 1 });
      await anna.dispatchEvent('click', touch);
      await expect(anna, 'a player who held it and let go is not drawn').toHaveAttribute(
        'aria-pressed',
        'false'
      );
      await anna.tap();
      await expect(anna, 'a player who tapped it is drawn').toHaveAttribute('aria-pressed', 'true');
      await anna.tap();
      await expect(anna).toHaveAttribute('aria-pressed', 'false');
      await anna.dispatchEvent('pointerdown', { ...touch, pointerId: 2 });
      await ben.dispatchEvent('pointerdown', { ...touch, pointerId: 3 });
      await expect(fingerPicker.getByRole('heading')).toHaveText(/^(Anna|Ben) goes first$/);
    });
  });

  test('fits every screen, with long names and large text', async ({ page }) => {
    await seat(page, 'Anna', 'Maximiliane-Alexandra von und zu Hohenfe', 'Ben', 'Carla', 'Denny');
    await page.getByRole('button', { name: newGameWords.seat('Ben', 3) }).click();
    await page.getByText(newGameWords.houseRules).click();
    await axe(page);
    await targets(page);
    await expectNoSidewaysScroll(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      await expect(start(page)).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
  });
});

test('a match without storage is played in memory', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto('new/las-vegas/');
  await seat(page, 'Anna', 'Ben');
  await start(page).click();
  await expect(page).toHaveURL(/\/match/);
  await expect(page.getByRole('alert')).toContainText(ERROR_SENTENCES.missing);
});

test('says that a game is unknown', async ({ page }) => {
  await page.goto('new/nowhere/');
  await expect(page.getByText(newGameWords.noSuchGame)).toBeVisible();
  await expect(page.getByRole('link', { name: newGameWords.chooseAGameOnHome })).toBeVisible();
});

test('nothing can be tapped before the page is interactive, and no tap is lost', async ({ page }) => {
  let releaseScripts = (): void => undefined;
  const scriptsReleased = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route(/\.js$/, async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  await page.goto('new/las-vegas/', { waitUntil: 'commit' });
  await expect(page.locator('main[inert]')).toBeVisible();
  const rounds = page.locator('input[type="radio"][value="rounds"]');
  const { x, y, width, height } = (await rounds.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(rounds).not.toBeChecked();
  releaseScripts();
  await rounds.click();
  await expect(rounds).toBeChecked();
  await expect(page.getByText(lasVegasIndexWords.countDiceOnceHint)).toBeVisible();
});

// Fails if chip cards that stay in the box are offered as a part, or sequential play is a house rule.
test('a printed variant is an option of the game, and the other options follow it', async ({ page }) => {
  await page.goto('new/las-vegas-cards/');
  await seat(page, 'Anna', 'Ben');
  const variationOption = (rule: string, value: string): Locator =>
    page.locator(`[data-rule="${rule}"] input[value="${value}"]`);
  const chips = page.locator('[data-part="chipCards"]');
  await expect(variationOption('order', 'atOnce')).toBeChecked();
  await expect(chips).toHaveCount(0);
  const startsRegion = page.getByRole('region', { name: newGameWords.startHeading });
  await expect(startsRegion, 'no one goes first').toHaveCount(0);
  await variationOption('chipCards', 'with').check();
  await expect(startsRegion).toBeVisible();
  await expect(variationOption('order', 'oneByOne'), 'players take turns').toBeChecked();
  await expect(chips).toBeVisible();
  await variationOption('order', 'atOnce').check();
  await expect(variationOption('chipCards', 'without')).toBeChecked();
  await expect(startsRegion).toHaveCount(0);
  await variationOption('chipCards', 'mostDice').check();
  await expect(variationOption('order', 'atOnce')).toBeChecked();
  await axe(page);
  await start(page).click();
  await expect(page).toHaveURL(/\/match/);
  const [storedMatch] = await matches(page);
  expect(storedMatch?.options).toMatchObject({ order: 'atOnce', chipCards: { together: 'mostDice' } });
});

// Fails if the app can never draw the notes, or no link leads to the count that is needed first.
test('notes that were not counted yet can be counted from a link', async ({ page }) => {
  await page.goto('new/las-vegas-cards/');
  await seat(page, 'Anna', 'Ben');
  const count = page.locator('[data-count="notes"]');
  await expect(count).toHaveCount(0);
  await page.locator('[data-part="notes"]').click();
  await expect(count.getByRole('link')).toHaveAttribute('href', /parts\/box\/\?box=las-vegas-cards$/);
  await targets(page);
  await count.getByRole('button').click();
  await expect(count).toHaveCount(0);
  await start(page).click();
  await expect(page).toHaveURL(/\/match/);
  const [storedMatch] = await matches(page);
  expect(storedMatch?.options).toMatchObject({ notes: { 30000: 6, 100000: 6 } });
});

// Fails if several parts of a game have the same picture.
test('each part of a game has its own picture', async ({ page }) => {
  for (const game of ['razzia', 'vegas', 'vegas-strip', 'las-vegas', 'las-vegas-cards']) {
    await page.goto(`new/${game}/`);
    const pictures = page.locator('[data-part] .picture');
    await expect(pictures.first()).toBeVisible();
    await expect(pictures.and(page.locator(':empty')), game).toHaveCount(0);
    const repeatedCount = (): Promise<number> =>
      pictures.evaluateAll(
        (elements) => elements.length - new Set(elements.map((element) => element.innerHTML)).size
      );
    await expect.poll(repeatedCount, game).toBe(0);
  }
});
