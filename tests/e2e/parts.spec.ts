import { foundOnPage, pageAndTree, takenAway, wordsOfHand } from './attacks';
import { expect, test } from './harness';
import { lostBag, openBox, saved, sum, tick, tickAll, use } from './parts-set';
import { slips, tapTwice } from './tapped-twice';

test.describe('a lost die', () => {
  test('is rolled five taps after the first page', async ({ page }) => {
    await page.goto('');
    await page.getByRole('link', { name: 'Parts', exact: true }).click();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /^Big dice/ }).click();
    await page.getByRole('checkbox', { name: 'Big red die' }).click();
    await page.getByRole('button', { name: /^Use this part/ }).click();
    await page.getByRole('button', { name: /^Big red die/ }).click();
    await expect(page.getByRole('button', { name: /^Big red die roll 1/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo: Big red die, roll 1: [1-6]$/ })).toBeVisible();
  });

  test('of no box is rolled two taps after the first page', async ({ page }) => {
    await page.goto('');
    await page.getByRole('link', { name: 'Parts', exact: true }).click();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /^One die/ }).click();
    await expect(page.getByRole('button', { name: /^Undo: Die, roll 1: [1-6]$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Die roll 1/ })).toBeVisible();
    const plus = page.getByRole('group', { name: 'Added to every roll' });
    await plus.getByRole('button', { name: 'One more' }).click();
    const undo = page.getByRole('button', { name: /^Undo: Die: \+1 on every roll$/ });
    await expect(undo).toBeVisible();
    const shown = (await page.locator('.sum').textContent()) ?? '';
    const [face, sum] = (shown.match(/\d+/g) ?? []).filter((_, index) => index !== 1).map(Number);
    expect(sum).toBe(Number(face) + 1);
  });

  test('rolls are numbered, taken back and brought back, and survive a reload', async ({ page }) => {
    await openBox(page);
    await tick(page, 'Big dice', 'Big red die');
    await use(page);
    const die = page.getByRole('button', { name: /^Big red die/ });
    for (let roll = 1; roll <= 9; roll += 1) await die.click();
    await expect(die).toContainText('roll 9');
    const undo = page.getByRole('button', { name: /^Undo: / });
    const last = await undo.textContent();
    await undo.click();
    await expect(die).toContainText('roll 8');
    await page.getByRole('button', { name: /^Redo: Big red die, roll 9/ }).click();
    await expect(undo).toHaveText(last ?? '');
    await saved(page);
    await page.reload();
    await expect(undo).toHaveText(last ?? '');
    await expect(die).toContainText('roll 9');
  });

  test('dice of one colour roll together, and those on the board stay', async ({ page }) => {
    await openBox(page);
    await tick(page, 'Small dice', 'Small red die', 2);
    await tick(page, 'Big dice', 'Big red die');
    await use(page);
    const tray = page.getByRole('button', { name: /^Red dice/ });
    await tray.click();
    await page.getByRole('button', { name: /, big, set aside$/ }).click();
    await tray.click();
    const aside = page.getByRole('group', { name: 'Set aside, not rolled' });
    await expect(aside.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Undo: Red dice, roll 2: [1-6] [1-6]$/ })).toBeVisible();
    await aside.getByRole('button', { name: 'All back' }).click();
    await expect(aside.getByRole('button', { pressed: true })).toHaveCount(0);
  });

  test('what it rolled is counted against what is expected', async ({ page }) => {
    await openBox(page, 'razzia');
    await tickAll(page, 'Die');
    await use(page);
    const die = page.getByRole('button', { name: /^Die/ });
    for (let roll = 0; roll < 30; roll += 1) await die.click();
    await page.getByRole('button', { name: 'Rolls' }).click();
    await expect(page.getByText(/^30 rolls\. A fair die is this uneven/)).toBeVisible();
    const came = await page.locator('tbody td:nth-child(2)').allTextContents();
    expect(came.map(Number).reduce((all, one) => all + one, 0)).toBe(30);
    await saved(page);
    await page.goto('settings/');
    await expect(page.getByText(/^30 rolls\. A fair die is this uneven/)).toBeVisible();
  });
});

test.describe('two notes of ninety', () => {
  test('pile, app and out add up to the box at every draw', async ({ page }) => {
    await lostBag(page);
    expect(await sum(page)).toEqual([88, 2, 0, 90]);
    for (let drawn = 1; drawn <= 20; drawn += 1) {
      await page.getByRole('button', { name: 'Draw: app or table?' }).click();
      const [table = 0, app = 0, out = 0, all] = await sum(page);
      expect([table + app + out, out, all]).toEqual([90, drawn, 90]);
    }
  });

  test('all ninety come, two of them from the app, and then none is left', async ({ page }) => {
    await lostBag(page);
    await page.getByRole('button', { name: 'Several' }).click();
    await page.getByRole('spinbutton').fill('90');
    await page.getByRole('button', { name: 'Draw 90 notes' }).click();
    await expect(page.getByText('the app: $70,000')).toHaveCount(2);
    expect(await sum(page)).toEqual([0, 0, 90, 90]);
    await page.getByRole('button', { name: 'Nothing left to draw' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'No notes are left to draw.' })).toBeVisible();
  });

  test('a pile that disagrees is warned of, by how much, until it is settled', async ({ page }) => {
    await lostBag(page);
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.getByRole('spinbutton').fill('86');
    await page.getByRole('button', { name: '86 notes lie there' }).click();
    const warning = page.getByRole('alert');
    await expect(warning).toContainText('Your pile has 86, 2 notes fewer than the 88 the app expected.');
    expect(await sum(page)).toEqual([86, 2, 0, 2, 90]);
    await warning.getByRole('button', { name: 'They are out on the table' }).click();
    await expect(warning).toHaveCount(0);
    expect(await sum(page)).toEqual([86, 2, 2, 90]);
  });

  test('a note goes back on top and comes next', async ({ page }) => {
    await lostBag(page);
    await page.getByRole('button', { name: 'Several' }).click();
    await page.getByRole('spinbutton').fill('90');
    await page.getByRole('button', { name: 'Draw 90 notes' }).click();
    await page.getByRole('button', { name: 'Put back' }).click();
    await page.getByRole('button', { name: /^One of your own/ }).click();
    await page.getByRole('button', { name: 'On top of the pile', exact: true }).click();
    const out = page.getByRole('list', { name: 'What is out' });
    await out
      .getByRole('button', { name: /\$70,000/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'On top of the pile', exact: true }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await sum(page)).toEqual([1, 1, 88, 90]);
    await page.getByRole('button', { name: 'Draw: app or table?' }).click();
    await expect(page.getByText('from the app', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Draw: app or table?' }).click();
    await expect(page.getByText('from your pile', { exact: true })).toBeVisible();
  });

  test('says in one sentence why it is fair', async ({ page }) => {
    await lostBag(page);
    await page.getByRole('button', { name: 'Is it fair?' }).click();
    await expect(
      page.getByText(/draws one of the 90 places that are left, all equally likely: 88 of them/)
    ).toBeVisible();
  });
});

test.describe('a box of which half is lost', () => {
  test('is counted by value, and goes over to another phone by its link', async ({
    page,
    context,
    alsoWatch
  }) => {
    await openBox(page);
    await page.getByRole('button', { name: /^Notes/ }).click();
    await page.getByRole('button', { name: /^Count what is left/ }).click();
    for (const [value, left] of [
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
        .getByRole('button', { name: String(left), exact: true })
        .click();
    await expect(page.getByText('41 notes left, 49 in the app')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Share what is ticked' }).click();
    await page.getByRole('button', { name: 'Show a QR code' }).click();
    await expect(page.getByRole('img', { name: /link to your set/ })).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.title = data.text ?? '';
          return Promise.resolve();
        }
      });
    });
    await page.getByRole('button', { name: 'Share as a link' }).click();
    await expect.poll(() => page.title()).toContain('#parts1;las-vegas;notes:');
    const link = await page.title();
    await alsoWatch(context);
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText('The set is ticked.')).toBeVisible();
    await use(other);
    expect(await sum(other)).toEqual([41, 49, 0, 90]);
  });

  test('has its header and undo bar in sight, whatever is ticked', async ({ page }) => {
    await openBox(page);
    await page.getByRole('checkbox', { name: /^The whole box/ }).click();
    await use(page);
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
      [1180, 820]
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: /^Black Box tokens/ }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name: 'Las Vegas parts' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: /^Undo: / })).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('what was drawn', () => {
  test('lies at its bar, and of two alike that one goes back', async ({ page }) => {
    await openBox(page, 'razzia');
    await tick(page, '(Money )?chits', '$5,000', 14);
    await use(page);
    await page.getByRole('button', { name: 'Several' }).click();
    await page.getByRole('spinbutton').fill('84');
    await page.getByRole('button', { name: 'Draw 84 chits' }).click();
    await page.getByRole('button', { name: /^Nobody has/ }).click();
    const chits = page.getByRole('list', { name: 'What nobody has' }).getByRole('button');
    await expect(chits).toHaveCount(14);
    for (const bar of ['Colibri', 'Havana']) {
      await chits.first().click();
      await page.getByRole('button', { name: `To ${bar}`, exact: true }).click();
    }
    await expect(chits).toHaveCount(12);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: /^Havana/ }).click();
    await page.getByRole('list', { name: 'What Havana has' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Shuffled into the pile', exact: true }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Colibri 1 chit, \$5,000/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Havana/ })).toHaveCount(0);
  });
});

test.describe('chips, counters and tokens', () => {
  test('go out and come back, and never more than the bank has', async ({ page }) => {
    await lostBag(page);
    await page.getByRole('button', { name: 'Two each' }).click();
    await expect(page.getByText('12 in the bank, 8 out')).toBeVisible();
    await page.getByRole('group', { name: 'A: chips' }).getByRole('button', { name: 'One less' }).click();
    await expect(page.getByText('13 in the bank, 7 out')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo: A: 1 chip back to the bank, 1 now' })).toBeVisible();
    for (let round = 0; round < 3; round += 1) await page.getByRole('button', { name: 'Two each' }).click();
    await page.getByRole('button', { name: 'Two each' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'left in the bank' })).toBeVisible();
  });

  test('players have names, and stay players in the log', async ({ page }) => {
    await lostBag(page);
    await page.getByRole('button', { name: 'Players and names' }).click();
    await page.getByRole('textbox', { name: 'Name of player 1' }).fill('<b>Anna</b> & {@html "x"}');
    await page.getByRole('button', { name: 'Done' }).click();
    await page
      .getByRole('group', { name: '<b>Anna</b> & {@html "x"}: chips' })
      .getByRole('button', { name: 'One more' })
      .click();
    await expect(page.getByRole('button', { name: /^Undo: <b>Anna<\/b>/ })).toBeVisible();
  });

  test('a counter moves along its track, a token stands on a casino', async ({ page }) => {
    await openBox(page);
    await tickAll(page, 'Jackpot counter');
    await tickAll(page, 'No Entry token');
    await use(page);
    await page.getByRole('button', { name: '$50,000', exact: true }).click();
    await expect(page.getByRole('button', { name: '$50,000', exact: true })).toHaveAttribute(
      'aria-current',
      'step'
    );
    await page.getByRole('button', { name: 'Casino 4', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Casino 4', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true'
    );
    await expect(page.getByRole('button', { name: 'Undo: No Entry token: Casino 4' })).toBeVisible();
  });
});

test.describe('what only one may see', () => {
  test('a card of Razzia is in the page only while it is looked at', async ({ page }) => {
    await openBox(page, 'razzia');
    await page.getByRole('button', { name: /^Cards/ }).click();
    await page.getByRole('checkbox', { name: /^All 54 cards/ }).click();
    await use(page);
    await page.getByRole('button', { name: 'Draw a card' }).click();
    await expect(page.getByRole('button', { name: 'Undo: Card 1: one from the app' })).toBeVisible();
    await expect(page.locator('.playing')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cannot hold? Tap to open' }).click();
    await expect(page.locator('.playing')).toHaveCount(1);
    await page.getByRole('button', { name: 'Tap to cover' }).click();
    await expect(page.locator('.playing')).toHaveCount(0);
  });

  test('a hand is looked at behind its cover, and one card of it lies at a bar', async ({ page }) => {
    await openBox(page, 'razzia');
    await page.getByRole('button', { name: /^Cards/ }).click();
    await page.getByRole('checkbox', { name: /^All 54 cards/ }).click();
    await use(page);
    await page.getByRole('button', { name: 'Fill every hand to 5' }).click();
    await expect(page.getByRole('button', { name: /^B 5 cards, face down$/ })).toBeVisible();
    const filling = page.getByRole('button', { name: 'Fill every hand to 5' });
    await filling.scrollIntoViewIfNeeded();
    const stood = await filling.boundingBox();
    for (const slip of slips([80, 380])) {
      await tapTwice(filling, slip);
      await expect(page.getByRole('main').getByText('These hands are full.')).toBeVisible();
      await expect(page.getByRole('dialog'), JSON.stringify(slip)).toHaveCount(0);
      // The control gives under the finger for a moment.
      await expect.poll(() => filling.boundingBox(), JSON.stringify(slip)).toEqual(stood);
      await page.getByRole('button', { name: 'Close this message' }).click();
    }
    await page.getByRole('button', { name: /^B 5 cards/ }).click();
    await expect(page.locator('.playing')).toHaveCount(0);
    const sheet = page.getByRole('region', { name: 'What B has' });
    await sheet.getByRole('button', { name: 'Cannot hold? Tap to open' }).click();
    const hand = page.getByRole('list', { name: 'What B has' }).getByRole('button');
    await expect(hand).toHaveCount(5);
    await sheet.getByRole('button', { name: 'Tap to cover' }).click();
    const holding = sheet.getByRole('button').first();
    const lay = await holding.boundingBox();
    await holding.hover();
    await page.mouse.down();
    await expect(hand, 'held, it stays open').toHaveCount(5);
    expect(await holding.boundingBox()).toEqual(lay);
    await page.mouse.up();
    await expect(hand).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Cannot hold? Tap to open' }).click();
    await expect(hand).toHaveCount(5);
    const cards = (await wordsOfHand(page, '.covered > .face')).filter((words) => / [1-6]$/.test(words));
    expect(cards.length).toBeGreaterThan(4);
    const taken = await takenAway(page);
    expect(cards.filter((card) => taken.includes(card))).toEqual([]);
    await hand.nth(2).click();
    await page.getByRole('button', { name: 'To Havana', exact: true }).click();
    await expect(page.locator('.covered > .face'), 'what changes it covers it').toHaveCount(0);
    await expect(
      page
        .getByRole('dialog', { name: 'What B has' })
        .getByRole('button', { name: /^Undo: .*(gambler|raid) [1-6], from B: Havana$/ })
    ).toBeVisible();
  });

  test('what is looked at is covered by a draw in another tab, and each opening of a hand is a line', async ({
    page,
    context
  }) => {
    await openBox(page, 'razzia');
    await page.getByRole('button', { name: /^Cards/ }).click();
    await page.getByRole('checkbox', { name: /^All 54 cards/ }).click();
    await use(page);
    await page.getByRole('button', { name: 'Fill every hand to 5' }).click();
    await page.getByRole('button', { name: /^B 5 cards/ }).click();
    const sheet = page.getByRole('region', { name: 'What B has' });
    await sheet.getByRole('button', { name: 'Cannot hold? Tap to open' }).click();
    await expect(page.locator('.covered > .face')).toHaveCount(1);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Draw a card' }).click();
    await expect(page.locator('.covered > .face')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Cannot hold? Tap to open' }).click();
    await expect(page.locator('.covered > .face')).toHaveCount(1);
    await sheet.getByRole('button', { name: 'Tap to cover' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Undo: Card 21/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const lines = page.locator('dialog[open] li', { hasText: 'B’s hand was opened.' });
    await expect(lines, 'once before the draw, once after it').toHaveCount(2);
  });

  test('stacks lie face down until they are turned over', async ({ page }) => {
    await openBox(page);
    await page.getByRole('button', { name: /^Black Box tokens/ }).click();
    await page.getByRole('checkbox', { name: /^All 6 tokens/ }).click();
    await use(page);
    await page.getByRole('button', { name: 'Cannot hold? Tap to open' }).click();
    const one = page.getByRole('group', { name: 'One stack: $60,000' });
    await one.getByRole('button', { name: 'One more' }).click();
    await page
      .getByRole('group', { name: /^One stack: \$0/ })
      .getByRole('button', { name: 'One more' })
      .click();
    await page.getByRole('button', { name: 'Tap to cover' }).click();
    await expect(page.getByText('2 tokens, face down')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Undo: Black Box tokens, One stack: changed face down' })
    ).toBeVisible();
    await page.getByRole('button', { name: 'Turn over: One stack' }).click();
    await expect(page.getByText('1 × $0, 1 × $60,000, face up')).toBeVisible();
    const changes = page.locator('.log li', { hasText: 'changed face down' });
    await expect(changes, 'of how many kinds they are nobody counts in the log').toHaveCount(1);
  });

  test('how many lie face down nobody counts by the log, the undos or the ear, and nobody marks or prints them', async ({
    page
  }) => {
    await page.addInitScript(countSounds);
    await page.goto('settings/');
    await page.getByRole('switch', { name: /^Sound/ }).click();
    await expect(page.getByRole('switch', { name: /^Sound/ })).toHaveAttribute('aria-checked', 'true');
    await openBox(page);
    await tickAll(page, 'Hexagons');
    await use(page);
    const known = await pageAndTree(page);
    await page.getByRole('button', { name: 'Cannot hold? Tap to open' }).click();
    const fist = page.getByRole('group', { name: 'In the fist: hexagons' });
    for (const _ of [1, 2, 3]) await fist.getByRole('button', { name: 'One more' }).click();
    await expect(fist.getByRole('status').first()).toHaveText('3');
    const secret = (await wordsOfHand(page, '.covered > .face')).filter((words) => !known.includes(words));
    expect((await foundOnPage(page, secret)).length, 'open, it is found').toBeGreaterThan(0);
    const taken = await takenAway(page);
    expect(secret.filter((words) => taken.includes(words))).toEqual([]);
    await page.getByRole('button', { name: 'Tap to cover' }).click();
    await expect(page.locator('.covered > .face')).toHaveCount(0);
    expect(await foundOnPage(page, secret)).toEqual([]);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(page.locator('dialog[open] li', { hasText: 'changed face down' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await page.evaluate(() => Number(sessionStorage.getItem('sounds')))).toBe(0);
    await page.getByRole('button', { name: /^Undo: .*changed face down/ }).click();
    await expect(page.getByRole('button', { name: /^Undo: .*face down/ })).toHaveCount(0);
  });

  test('duelling dice are chosen in secret and turned over', async ({ page }) => {
    await openBox(page, 'vegas');
    await page.getByRole('button', { name: /^Duelling dice/ }).click();
    await page.getByRole('checkbox', { name: 'Duelling black die' }).click();
    await use(page);
    await page.getByRole('button', { name: 'Choose in secret' }).click();
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect(
      page.getByRole('button', { name: 'Undo: Duelling black die: chosen in secret' })
    ).toBeVisible();
    await page.getByRole('button', { name: 'Turn over' }).click();
    await expect(page.getByRole('img', { name: 'Duelling black die: 2' })).toBeVisible();
  });
});

test.describe('sets', () => {
  test('stand side by side by name; a deleted one comes back', async ({ page }) => {
    await lostBag(page);
    await page.getByRole('button', { name: 'Parts', exact: true }).click();
    await page.getByRole('textbox', { name: 'What this set is called' }).fill('Friday');
    await page.getByRole('button', { name: 'Keep the name' }).click();
    await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible();
    await saved(page);
    await openBox(page, 'razzia');
    await tickAll(page, 'Die');
    await use(page);
    await page.getByRole('link', { name: 'To all parts' }).click();
    await expect(page.getByRole('link', { name: /^Friday/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Razzia parts one die/i })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Friday' }).click();
    await expect(page.getByRole('link', { name: /^Friday/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo: Friday deleted' }).click();
    await page.getByRole('link', { name: /^Friday/ }).click();
    await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible();
  });

  test('are changed without losing the rest, and start again with undo', async ({ page }) => {
    await lostBag(page);
    await page.getByRole('button', { name: 'Draw: app or table?' }).click();
    await page.getByRole('button', { name: 'Parts', exact: true }).click();
    await page.getByRole('link', { name: /^Change what is missing/ }).click();
    await tickAll(page, 'Black dice');
    await use(page);
    await expect(page.getByRole('button', { name: /^Black dice/ })).toBeVisible();
    expect((await sum(page))[2]).toBe(1);
    await page.getByRole('button', { name: 'Parts', exact: true }).click();
    await page.getByRole('button', { name: /^Start again/ }).click();
    expect(await sum(page)).toEqual([88, 2, 0, 90]);
    await page.getByRole('button', { name: 'Undo: Everything is as it was set up' }).click();
    expect((await sum(page))[2]).toBe(1);
  });

  test('are followed in a second tab', async ({ page, context }) => {
    await lostBag(page);
    await saved(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Two each' }).click();
    await expect(page.getByText('12 in the bank, 8 out')).toBeVisible();
  });

  test('that are not there are said in a sentence', async ({ page }) => {
    await page.goto('parts/use/?id=nothing');
    await expect(page.getByText('There are no parts at this address on this device.')).toBeVisible();
    await page.goto('parts/?box=nothing&set=nothing');
    await expect(page.getByRole('checkbox', { name: /^Chips/ })).toBeVisible();
  });
});

test.describe('at any table', () => {
  test('the tray rolls any dice, two taps from the parts', async ({ page }) => {
    await page.goto('parts/');
    await page.getByRole('link', { name: /^Dice tray/ }).click();
    await page.getByRole('button', { name: /^Dice/ }).click();
    await expect(page.getByRole('button', { name: /^Undo: Dice, roll 1: [1-6] [1-6]$/ })).toBeVisible();
    await page
      .getByRole('group', { name: 'Dice with 20 faces' })
      .getByRole('button', { name: 'One more' })
      .click();
    await page.getByRole('spinbutton', { name: 'Other faces' }).fill('7');
    await page.getByRole('button', { name: 'Add one' }).click();
    await page.getByRole('button', { name: /^Dice/ }).click();
    await expect(page.getByRole('button', { name: /^Undo: Dice, roll 1: \d+ \d+ \d+ [1-7]$/ })).toBeVisible();
    await saved(page);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Dice roll 1/ })).toBeVisible();
  });

  test('nothing moves as the first die comes to the tray, though all of it is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1600 });
    await page.goto('parts/use/?id=tray');
    const dice = (faces: number) => page.getByRole('group', { name: `Dice with ${faces} faces` });
    for (let die = 0; die < 2; die += 1) await dice(6).getByRole('button', { name: 'One less' }).click();
    const stood = await dice(20).boundingBox();
    await page.getByRole('button', { name: /^No dice/ }).click({ force: true });
    await expect(page.getByRole('main').getByText('No dice lie in the tray. Add some below.')).toBeVisible();
    expect(await dice(20).boundingBox()).toEqual(stood);
    await dice(20).getByRole('button', { name: 'One more' }).click();
    await expect(page.getByRole('button', { name: /^No dice/ })).toHaveCount(0);
    expect(await dice(20).boundingBox()).toEqual(stood);
  });

  test('who starts: the printed rule of each box, a draw, and everybody’s finger by keyboard', async ({
    page
  }) => {
    await page.goto('parts/starts/');
    await expect(page.getByText('Printed rule: the oldest begins.')).toBeVisible();
    await page.getByRole('radio', { name: 'Vegas', exact: true }).press('Space');
    await expect(page.getByText('Printed rule: the meanest player begins.')).toBeVisible();
    await page.getByRole('button', { name: /^Draw one/ }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /^[A-D] begins$/ })).toBeVisible();
    await page.getByRole('button', { name: /^Everybody’s finger/ }).press('Enter');
    const fingers = page.getByRole('dialog', { name: 'Draw with fingers' });
    for (const name of ['A', 'B', 'C', 'D'])
      await fingers.getByRole('button', { name, exact: true }).press('Space');
    await expect(fingers.getByRole('heading', { name: /^[A-D] begins$/ })).toBeVisible();
  });
});

/** Runs in the page: how often anything was heard. */
function countSounds(): void {
  window.OscillatorNode = class extends OscillatorNode {
    override start(when?: number): void {
      sessionStorage.setItem('sounds', String(Number(sessionStorage.getItem('sounds')) + 1));
      super.start(when);
    }
  };
}
