import type { Page } from '@playwright/test';
import { expect, withMotion, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore, waitUntilSaved } from '#tests/e2e/support/stored-match';
import { recordedMatch } from '#tests/recorded/matches';
import { throwDie } from '#tests/e2e/vegas/vegas-table';
import { undoButton } from '#tests/e2e/support/controls';
import * as cardsWords from '$lib/games/las-vegas-cards/strings/en/table';
import * as rowWords from '$lib/games/las-vegas/strings/en/row';
import * as stepWords from '$lib/games/las-vegas/strings/en/steps';
import * as vegasWords from '$lib/games/vegas/strings/en/board';
import * as matchWords from '#routes/match/strings/en/match';
import * as stripWords from '$lib/games/vegas-strip/strings/en/board';

/** The first round of the recorded match ends with this line. At casino 3 Ben gets $70,000, and Anna $60,000. */
const ROUND_LINE = 39;
const scoreOf = (page: Page, player: string) => page.locator(`[data-standing=${player}] b`);
const nextButton = (page: Page, casino: number) =>
  page.getByRole('button', { name: stepWords.nextPage({ casino: casino as 2 }) });

/** Opens the recorded match of a game after this line. */
async function openRecorded(
  page: Page,
  game: string,
  name: string,
  lines: number,
  suppliedParts: Readonly<Record<string, 'app'>> = {}
): Promise<void> {
  const { file, match, log } = recordedMatch(game, name);
  await page.goto('ledger/');
  await storeMatch(
    page,
    { game, seats: file.seats, options: match.options, log },
    { lines, parts: suppliedParts }
  );
  await page.goto('match/?id=kept');
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('.ask button').first()).toBeVisible();
}

/** Records the destinations of flying pieces from now on. */
async function watchFlights(page: Page): Promise<() => Promise<readonly string[]>> {
  const flights = await page.evaluateHandle(() => {
    const places: string[] = [];
    new MutationObserver((changes) => {
      for (const piece of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (piece instanceof HTMLElement && piece.popover === 'manual')
          places.push(piece.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '');
    }).observe(document.body, { childList: true, subtree: true });
    return places;
  });
  return () => flights.evaluate((places) => places);
}

/** Opens the payout of casino 2 in a match of three players. */
async function openSecondCasino(page: Page): Promise<void> {
  await page.goto('ledger/');
  await storeMatch(page, readMatchToStore('three-players'), { lines: ROUND_LINE });
  await page.goto('match/?id=kept');
  await expect(page.getByRole('region', { name: rowWords.casino(1), exact: true })).toBeVisible();
  await nextButton(page, 2).click();
  await expect(page.getByRole('region', { name: rowWords.casino(2) })).toBeVisible();
}

async function openPayout(page: Page): Promise<void> {
  await openSecondCasino(page);
  await nextButton(page, 3).click();
  await expect(page.getByRole('region', { name: rowWords.casino(3) })).toBeVisible();
}

/** The hands of two players in four turns; two digits are a double card. The first two cards of each are chosen. */
const HANDS = [
  ['6 2 4 6 66', '55 1 22 1 5'],
  ['2 44 5 33 2', '33 3 4 66 3'],
  ['1 3 22 55 4', '4 5 6 4 3'],
  ['1 2 1 1 11', '2 4 6 5 3']
] as const;

/** The first round of the Card Game, up to the question that turns over its last cards. */
function roundOfCards(): readonly object[] {
  const cardsOf = (hand: string): readonly string[] =>
    hand.split(' ').map((card) => `${card.length === 2 ? 'double' : 'single'} ${card.charAt(0)}`);
  const turns = HANDS.flatMap((hands) => [
    ...hands.map((hand, index) => ({ type: 'hand', player: `p${index + 1}`, cards: cardsOf(hand) })),
    ...hands.map((hand, index) => ({
      type: 'choose',
      player: `p${index + 1}`,
      cards: cardsOf(hand).slice(0, 2)
    })),
    { type: 'turnOver' }
  ]);
  const notes = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 80_000 : 30_000));
  return [{ type: 'notes', notes }, ...turns.slice(0, -1)];
}

/** Lists the text of an element at every change of the page, without repeats; "" while it is not there. */
async function watchText(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  const texts = await page.evaluateHandle((watchedSelector) => {
    const seenTexts: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector(watchedSelector)?.textContent.trim() ?? '';
      if (text !== seenTexts.at(-1)) seenTexts.push(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seenTexts;
  }, selector);
  return () => texts.evaluate((seenTexts) => seenTexts);
}

/** Lists Ben's sum and the number of lit rows at every change of a casino's page; a slow test would miss the first. */
async function watchPayout(page: Page, place: string): Promise<() => Promise<readonly string[]>> {
  const seenStates = await page.evaluateHandle((placeSelector) => {
    const seenTexts: string[] = [];
    new MutationObserver(() => {
      if (document.querySelector(`section[aria-label="${placeSelector}"]`) === null) return;
      const sum = document.querySelector('[data-standing=p2] b')?.textContent ?? '';
      seenTexts.push(`${sum} ${document.querySelectorAll('.claims .paid').length}`);
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    return seenTexts;
  }, place);
  return () => seenStates.evaluate((seenTexts) => seenTexts);
}

/** Lists the opacity of an element in every frame in which it is there, without repeats. */
async function watchOpacity(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  const values = await page.evaluateHandle((watchedSelector) => {
    const seenTexts: string[] = [];
    const readOpacity = (): void => {
      const element = document.querySelector(watchedSelector);
      const opacity = element === null ? undefined : getComputedStyle(element).opacity;
      if (opacity !== undefined && opacity !== seenTexts.at(-1)) seenTexts.push(opacity);
      requestAnimationFrame(readOpacity);
    };
    readOpacity();
    return seenTexts;
  }, selector);
  return () => values.evaluate((seenTexts) => seenTexts);
}

/** Counts the gains that appear, and lists the names that a gain covers. */
async function watchGains(page: Page): Promise<() => Promise<{ gains: number; covered: readonly string[] }>> {
  const record = await page.evaluateHandle(() => {
    const gainRecord = { gains: 0, covered: [] as string[] };
    const knownGains = new Set<Element>();
    const recordGains = (): void => {
      for (const gain of document.querySelectorAll('.gain')) {
        const box = gain.getBoundingClientRect();
        if (box.width === 0 || gain.getAnimations()[0]?.playState !== 'running') continue;
        if (!knownGains.has(gain)) gainRecord.gains += 1;
        knownGains.add(gain);
        for (const name of document.querySelectorAll('.seat .name')) {
          const { left, right, top, bottom, width } = name.getBoundingClientRect();
          // A name without room is only read out.
          if (width <= 1) continue;
          if (left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1)
            gainRecord.covered.push(name.textContent);
        }
      }
      requestAnimationFrame(recordGains);
    };
    recordGains();
    return gainRecord;
  });
  return () => record.evaluate((gainRecord) => gainRecord);
}

test.describe('with animations', () => {
  test.use(withMotion);

  // Fails if a sum counts a note that is still at the casino.
  test('a row and a total light up when the note arrives, not before', async ({ page }) => {
    await openSecondCasino(page);
    const readStates = await watchPayout(page, rowWords.casino(3));
    await nextButton(page, 3).click();
    await expect(page.locator('.claims .paid')).toHaveCount(2);
    expect((await readStates())[0]).toBe('$80k 0');
    await expect(scoreOf(page, 'p2')).toContainText('$150k');
    await expect(scoreOf(page, 'p1')).toContainText('$100k');
  });

  // Fails if a button waits until the last note has landed.
  test('a tap on a button works while notes are moving', async ({ page }) => {
    await openPayout(page);
    await nextButton(page, 4).click();
    await expect(page.getByRole('region', { name: rowWords.casino(4) })).toBeVisible();
  });

  // Fails if a tap outside the buttons does not skip the payout animation.
  test('a tap anywhere finishes the animation of the notes', async ({ page }) => {
    await openPayout(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('.claims .paid')).toHaveCount(2, { timeout: 1000 });
    const movingPieceCount = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === 700).length
    );
    expect(movingPieceCount).toBe(0);
  });

  // Fails if a second line of the headline pushes the board up while a note flies.
  test('the bar keeps its place while prizes are handed out', async ({ page }) => {
    await openPayout(page);
    const barTop = (): Promise<number> =>
      page.locator('.ask').evaluate((bar) => Math.round(bar.getBoundingClientRect().top));
    const topBefore = await barTop();
    await expect(page.locator('.claims .paid')).toHaveCount(2);
    expect(await barTop()).toBe(topBefore);
  });

  // Fails if counters appear without motion, or the first move is compared with an empty screen.
  test('the first counter after opening a match travels to its space', async ({ page }) => {
    await openRecorded(page, 'vegas', 'two-players', 2);
    const readFlights = await watchFlights(page);
    await throwDie(page, 2);
    await expect.poll(readFlights).toContainEqual(expect.stringMatching(/^map 0\./));
  });

  // Fails if the result of a duel is shown before the hearts.
  test('a duel names the player who keeps the space after the hearts are shown', async ({ page }) => {
    await openRecorded(page, 'vegas', 'three-players-duels', 15);
    const readOpacities = await watchOpacity(page, '.verdict');
    await page.locator('.ask .main-button').click();
    await expect(page.locator('.verdict').first()).toHaveCSS('opacity', '1');
    expect((await readOpacities())[0]).toBe('0');
  });

  // Fails if the winner is named while the chip is still on the table.
  test('the winner of the chip of a scored table is named when the chip arrives', async ({ page }) => {
    await openRecorded(page, 'vegas', 'two-players', 6);
    const readReason = await watchOpacity(page, 'body:has(.rows .plain-box) .why');
    const readHeadline = await watchOpacity(page, 'body:has(.rows .plain-box) .ask .words');
    await throwDie(page, 3);
    await expect(page.locator('.rows .paid')).toBeVisible();
    await expect
      .poll(async () => [await readReason(), await readHeadline()].map((texts) => texts.at(-1)))
      .toEqual(['1', '1']);
    expect([(await readReason())[0], (await readHeadline())[0]]).toEqual(['0', '0']);
  });

  // Fails if a chip is counted while it is still on the table.
  test('a chip counts when it arrives at the row of its winner', async ({ page }) => {
    await openRecorded(page, 'vegas', 'two-players', 6);
    const readSums = await watchText(page, 'body:has(.rows):not(:has(.rows .paid)) [data-player=p2] .purse');
    await throwDie(page, 3);
    await expect(page.locator('.rows .paid')).toBeVisible();
    expect((await readSums()).filter((sum) => sum !== '')).toEqual(['0']);
    await expect(page.locator('[data-player=p2] .counted > span').first()).toHaveText('4');
  });

  // Fails if the button already says "Counters back", which reveals a tie, while the chip is still on the table.
  test('the button of a scored table gives nothing away before the chip arrives', async ({ page }) => {
    await openRecorded(page, 'vegas', 'two-players', 6);
    const readLabels = await watchText(page, 'body:has(.rows):not(:has(.rows .paid)) [data-do=go-on]');
    await throwDie(page, 3);
    await expect(page.locator('.rows .paid')).toBeVisible();
    await expect(page.locator('[data-do=go-on]')).toHaveText(vegasWords.countersBack('1 and 2'));
    expect((await readLabels()).filter((label) => label !== '')).toEqual([vegasWords.NEXT_LABEL]);
  });

  // Fails if both dice are ivory and do not show whose they are.
  test('the dice of a duel have the colours and the marks of their players', async ({ page }) => {
    const { log } = recordedMatch('razzia', 'four-players-app-cards');
    const firstDuel = log.findIndex(
      (move) => typeof move === 'object' && 'type' in move && move.type === 'duel'
    );
    await openRecorded(page, 'razzia', 'four-players-app-cards', firstDuel, { die: 'app' });
    const names = await page
      .locator('.fighter .mark')
      .evaluateAll((marks) => marks.map(({ dataset }) => dataset['colour']));
    const thrownColours = await page.evaluateHandle(() => {
      const duelColours = { dice: '', marks: '' };
      const coloursOf = (selector: string): string =>
        [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['colour']).join();
      new MutationObserver(() => {
        if (document.querySelector('[data-rolled]') === null) return;
        Object.assign(duelColours, {
          dice: coloursOf('[data-rolled]'),
          marks: coloursOf('.thrown-dice .mark')
        });
      }).observe(document.body, { childList: true, subtree: true });
      return duelColours;
    });
    await page.locator('.ask .main-button').click();
    const bothColours = names.join();
    expect(new Set(names).size).toBe(2);
    await expect
      .poll(() => thrownColours.evaluate((duelColours) => duelColours))
      .toEqual({ dice: bothColours, marks: bothColours });
  });

  // Fails if a gain such as "+$40,000" covers a name.
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1180, 820],
    [320, 568]
  ] as const)
    test(`a player’s gain covers no name, and is counted when it arrives: ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openRecorded(page, 'razzia', 'four-players-app-cards', 23);
      const readGains = await watchGains(page);
      await page.locator('.ask .main-button').click();
      await expect(page.locator('.seats')).toContainText(width === 1180 ? '$35,000' : '$35k');
      await expect.poll(async () => (await readGains()).gains).toBeGreaterThan(1);
      expect((await readGains()).covered).toEqual([]);
    });

  // Udo and Karin are alone at their bars and paid at the reveal; then Stefan leaves the Jungle’s chit to Claudia.
  // Fails if money that was paid at the reveal flies again after the deal, or a sum counts before its note leaves.
  test('only the money of a deal flies when the deal is accepted', async ({ page }) => {
    await openRecorded(page, 'razzia', 'four-players-app-cards', 15);
    const flights = await page.evaluateHandle(() => {
      const pieces: string[] = [];
      new MutationObserver((changes) => {
        for (const piece of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (piece instanceof HTMLElement && piece.popover === 'manual')
            pieces.push(
              `${piece.dataset['moves'] ?? ''}${document.querySelector('.seats .gain') === null ? '' : ', late'}`
            );
      }).observe(document.body, { childList: true, subtree: true });
      return pieces;
    });
    await page.locator('.ask .main-button').first().click();
    await expect(page.locator('.seats [data-player=p2] .gain').first()).toBeVisible();
    expect(await flights.jsonValue()).toEqual(['paid jungle p2']);
  });

  // Fails if the payout replaces the board before the last cards are shown.
  test('the last cards of a round are turned over before they are paid', async ({ page }) => {
    await page.goto('ledger/');
    const options = { first: 'p1', depth: 'turns', money: 'hidden', order: 'atOnce', neutral: false };
    await storeMatch(
      page,
      { game: 'las-vegas-cards', seats: ['Anna', 'Ben'], options, log: roundOfCards() },
      { parts: { 'dice cards': 'app' } }
    );
    await page.goto('match/?id=kept');
    const readTurnedDice = await watchText(page, '.board [data-place] [data-who=p2]');
    const readGoOnLabels = await watchText(page, 'body:not(:has(.walk)) [data-do=go-on]');
    await page.locator('.ask .main-button').click();
    await expect(page.locator('.walk .claims')).toBeVisible();
    expect((await readGoOnLabels()).filter((text) => text !== '')).toHaveLength(1);
    expect(await readTurnedDice()).toContainEqual(expect.stringContaining('1'));
    await undoButton(page).click();
    await expect(page.locator('.walk')).toHaveCount(0);
    await expect(page.locator('[data-do=go-on]')).toHaveCount(0);
  });

  // Fails if a row says "takes it all" before its chips leave the casino.
  test('no claim shows its outcome before it is paid', async ({ page }) => {
    await openRecorded(page, 'vegas-strip', 'four-in-teams', 35);
    const notes = await page.evaluateHandle(() => {
      const seenTexts: string[] = [];
      new MutationObserver(() => {
        if (document.querySelector('.flies') !== null) return;
        for (const note of document.querySelectorAll('.claims small'))
          if (getComputedStyle(note).visibility === 'visible') seenTexts.push(note.textContent);
      }).observe(document.body, { childList: true, subtree: true });
      return seenTexts;
    });
    await page.locator('.ask .main-button').click();
    await expect(page.getByText(stripWords.takesItAll)).toBeVisible();
    expect(await notes.evaluate((seenTexts) => seenTexts)).toEqual([]);
  });

  // Fails if everyone has $0 while the last cards of a round are turned over.
  test('the sums beside the board stay while the last cards of a round are turned over', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto('ledger/');
    const options = { first: 'p1', depth: 'turns', money: 'open', order: 'atOnce', neutral: false };
    await storeMatch(
      page,
      { game: 'las-vegas-cards', seats: ['Anna', 'Ben'], options, log: roundOfCards() },
      { parts: { 'dice cards': 'app' } }
    );
    await page.goto('match/?id=kept');
    await expect(page.locator('.ask .main-button')).toBeVisible();
    const readSums = await watchText(page, 'body:not(:has(.walk)):has([data-do=go-on]) .seats');
    await page.locator('.ask .main-button').click();
    await expect(page.locator('.walk .claims')).toBeVisible();
    const texts = (await readSums()).filter((text) => text !== '');
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !/\$[1-9]/.test(text))).toEqual([]);
  });

  // Fails if a note stays on the screen after its payout is closed, or a sum keeps counting.
  for (const exit of ['undo', 'two taps', 'closed and opened'] as const)
    test(`nothing keeps flying after: ${exit}`, async ({ page }) => {
      await openRecorded(page, 'razzia', 'four-players-app-cards', 23);
      await page.locator('.ask .main-button').click();
      await expect(page.locator('[popover=manual]:popover-open').first()).toBeVisible();
      if (exit === 'undo') await undoButton(page).click();
      if (exit === 'two taps') await page.locator('.ask .main-button').dblclick();
      if (exit === 'closed and opened') {
        await waitUntilSaved(page);
        await page.reload();
      }
      await expect(page.locator('[popover=manual]')).toHaveCount(0);
      const karin = page.locator('.seats [data-player=p4] .purse');
      await expect(karin).toContainText(exit === 'undo' ? '$20k' : '$35k');
    });

  // Fails if $35,000 is shown for a moment when a visible gain is undone before it is counted.
  test('a gain that is undone is never counted', async ({ page }) => {
    await openRecorded(page, 'razzia', 'four-players-app-cards', 23);
    const readSums = await watchText(page, '.seats [data-player=p4] .counted > span');
    await page.evaluate(() => {
      const seenObserver = new MutationObserver(() => {
        if (document.querySelector('.seats [data-player=p4] .counted .gain') === null) return;
        seenObserver.disconnect();
        document.querySelector<HTMLElement>('[data-do=undo]')?.click();
      });
      seenObserver.observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('.ask .main-button').click();
    await expect(page.locator('[data-do=redo]')).toBeVisible();
    await expect(page.locator('.seats [data-player=p4] .purse')).toContainText('$20k');
    expect((await readSums()).filter((sum) => sum !== '' && sum !== '$20k')).toEqual([]);
  });

  // Fails if every figure flips at every tap, or pieces start from their positions before the screen turned.
  test('figures that stay the same do not flip, and a turned screen moves nothing', async ({ page }) => {
    await openRecorded(page, 'las-vegas', 'three-players', 20);
    await page.setViewportSize({ width: 844, height: 390 });
    const animationCounts = await page.evaluateHandle(() => {
      const animationCounts = { flips: 0, sideways: 0, copies: 0 };
      const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
      Element.prototype.animate = function (...args) {
        const keyframes = JSON.stringify(args[0]);
        if (this.matches('[popover]')) animationCounts.copies += 1;
        else if (keyframes.includes('rotateX')) animationCounts.flips += 1;
        else if (keyframes.includes('translate(') && !keyframes.includes('translate(0px'))
          animationCounts.sideways += 1;
        return animate.apply(this, args);
      };
      return animationCounts;
    });
    await page.locator('.ask button').first().click();
    await expect.poll(() => animationCounts.evaluate(({ copies }) => copies)).toBe(1);
    expect(await animationCounts.evaluate((counts) => counts)).toEqual({ flips: 0, sideways: 0, copies: 1 });
  });

  // Fails if dice keep travelling after a tap.
  test('a tap makes placed dice land at once', async ({ page }) => {
    await openRecorded(page, 'las-vegas', 'three-players', 20);
    const remainingTime = await page.evaluateHandle(() => {
      const remaining = { length: -1 };
      new MutationObserver(() => {
        const animation = document.querySelector('[popover=manual]')?.getAnimations()[0];
        if (animation === undefined || remaining.length >= 0) return;
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        remaining.length = animation.playState === 'finished' ? 0 : 1;
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
      return remaining;
    });
    await page.locator('.ask button').first().click();
    await expect.poll(() => remainingTime.evaluate(({ length }) => length)).toBe(0);
    await expect(page.locator('[popover=manual]')).toHaveCount(0);
  });

  // Fails if changing an option makes notes fly again, or sums start from $0.
  test('a change of the options does not pay a casino again', async ({ page }) => {
    await openPayout(page);
    await expect(page.locator('.claims .paid')).toHaveCount(2);
    const readPaidClaims = await watchText(page, '.claims:not(:has(.paid))');
    await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
    for (const choice of await page.getByRole('dialog').getByRole('radio').all()) await choice.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await readPaidClaims()).filter((text) => text !== '')).toEqual([]);
  });

  // At the Peacock, which is secure, Ben gets 12 chips, Carla 10 and Anna 7 from the supply; its 10 chips stay.
  // Fails if the chips leave from the corner of the screen, or the chips that stay are struck out for Carla.
  test('the chips of a secure casino leave its sign, and its own chips stay', async ({ page }) => {
    await openRecorded(page, 'vegas-strip', 'four-in-teams', 36);
    const next = page.locator('[data-do=next]');
    await next.click();
    await expect(page.getByRole('region', { name: 'Santorini' })).toBeVisible();
    const flightStarts = await page.evaluateHandle(() => {
      const isOnSign: boolean[] = [];
      const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
      Element.prototype.animate = function (...args) {
        const animation = animate.apply(this, args);
        if (!this.matches('.flies')) return animation;
        const { left, top, width, height } = this.getBoundingClientRect();
        const sign = document.querySelector('.sign')?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = [left + width / 2, top + height / 2];
        isOnSign.push(x > sign.left && x < sign.right && y > sign.top && y < sign.bottom);
        return animation;
      };
      return isOnSign;
    });
    await next.click();
    await expect(page.getByRole('region', { name: 'The Peacock' })).toBeVisible();
    await expect.poll(() => flightStarts.jsonValue()).toEqual([true, true, true]);
    await expect(page.locator('.sign .owner')).toHaveCount(0);
  });

  // Fails if a sum or a gain of five players runs into the box of the neighbour, or off the screen.
  for (const [width, height, box] of [
    [390, 844, '[data-standing]'],
    [320, 568, '[data-standing]'],
    [1180, 820, '.far li']
  ] as const)
    test(`the gains of five players stay in their boxes: ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openRecorded(page, 'las-vegas-cards', 'five-players-rounds-only', 3);
      const outside = await page.evaluateHandle((boxSelector) => {
        const seen: string[] = [];
        new MutationObserver(() => {
          for (const element of document.querySelectorAll(`${boxSelector} :is(.gain, .counted)`)) {
            const own = element.getBoundingClientRect();
            const around = element.closest(boxSelector)?.getBoundingClientRect() ?? own;
            const isInside = own.left >= around.left - 1 && own.right <= around.right + 1;
            seen.push(isInside ? element.className : `${element.textContent} is outside`);
          }
        }).observe(document.body, { childList: true, subtree: true });
        return seen;
      }, box);
      await nextButton(page, 2).click();
      await expect.poll(async () => (await outside.jsonValue()).join()).toContain('gain');
      await expect(page.locator('.claims .paid')).toHaveCount(2);
      expect((await outside.jsonValue()).filter((text) => text.includes('outside'))).toEqual([]);
    });

  // Fails if the far side's headline grows by a line when the second team is paid, and moves the sign below it.
  test('the sign of a casino stays in place while the far side’s headline grows', async ({ page }) => {
    await openRecorded(page, 'vegas-strip', 'four-in-teams', 36);
    await page.setViewportSize({ width: 1180, height: 820 });
    const next = page.locator('[data-do=next]');
    await next.click();
    await next.click();
    const sign = page.getByRole('region', { name: 'The Peacock' }).locator('.sign');
    await expect(sign).toBeVisible();
    const topBefore = (await sign.boundingBox())?.y;
    await expect(page.locator('.far p > span')).toContainText('Denny');
    expect((await sign.boundingBox())?.y).toBe(topBefore);
  });

  // Fails if a rigged card appears without being turned over.
  test('a rigged card is turned over when it is revealed', async ({ page }) => {
    await openRecorded(page, 'vegas-strip', 'four-in-teams', 33);
    const turnedChits = await page.evaluateHandle(() => {
      const seenTexts: string[] = [];
      const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
      Element.prototype.animate = function (...args) {
        seenTexts.push(this.className);
        return animate.apply(this, args);
      };
      return seenTexts;
    });
    await page.locator('.ask .main-button').click();
    await expect.poll(() => turnedChits.evaluate((seenTexts) => seenTexts.join(' '))).toContain('rigged');
    expect(await turnedChits.evaluate((seenTexts) => seenTexts.length)).toBe(1);
  });

  // Fails if a result hides its places for a moment whenever it is opened.
  test('reopening a result does not animate it again', async ({ page }) => {
    await page.goto('ledger/');
    await storeMatch(page, readMatchToStore('three-players'));
    await page.goto('match/?id=kept');
    const winnerMark = page.locator('.winner');
    await expect(winnerMark).toBeVisible();
    expect(
      await page.locator('li').evaluateAll((rows) => rows.flatMap((row) => row.getAnimations()))
    ).toEqual([]);
  });
});

// Fails if pieces wait for an animation that never starts.
test('without animations a payout page is complete at once', async ({ page }) => {
  await openPayout(page);
  await expect(page.locator('.claims .paid')).toHaveCount(2, { timeout: 1000 });
  await expect(scoreOf(page, 'p2')).toHaveText('$150k', { timeout: 1000 });
  await expect(page.locator('.gain')).toHaveCount(0);
});

// Fails if the dice of a duel cover the figures on the board for a second. The board shows the dice itself.
test('without animations the dice of a duel are shown only on its board', async ({ page }) => {
  const { log } = recordedMatch('razzia', 'four-players-app-cards');
  const firstDuel = log.findIndex(
    (move) => typeof move === 'object' && 'type' in move && move.type === 'duel'
  );
  await openRecorded(page, 'razzia', 'four-players-app-cards', firstDuel, { die: 'app' });
  const readDice = await watchText(page, 'body:has(.thrown-dice) h1');
  await page.locator('.ask .main-button').click();
  await expect(page.locator('[data-do=go-on]')).toBeVisible();
  expect((await readDice()).filter((text) => text !== '')).toEqual([]);
});

// Fails if a payout with two tied claims and two others uses the size for three, so that the last claim is cut off.
test('four claims of a payout with a tie fit on a phone', async ({ page }) => {
  await openRecorded(page, 'las-vegas-cards', 'five-players-rounds-only', 3);
  await nextButton(page, 2).click();
  await expect(page.locator('.claims .row')).toHaveCount(4);
  const board = page.locator('.board');
  expect(await board.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await expect(page.locator('.rank')).toContainText(cardsWords.secondMostDiceLabel(2));
});

// Fails if the sums of the deciding round differ from those of the payout.
test('the round that decided the match is shown as a table with a reason for each payment', async ({
  page
}) => {
  await page.goto('ledger/');
  await storeMatch(page, readMatchToStore('three-players'));
  await page.goto('match/?id=kept');
  // Ben, who wins, is ahead from the first round on: $20,000 in chips, and notes of 80, 70 and 60 thousand.
  const row = page.getByRole('row').filter({ hasText: 'Ben' });
  await expect(row.getByRole('button')).toHaveText(['+$20k', '+$80k', '+$70k', '+$60k']);
  await expect(row.getByRole('cell').last()).toHaveText('$230k');
  await row.getByRole('button').nth(2).click();
  await expect(page.getByRole('dialog')).toContainText('$70,000');
});

// Fails if the name column is so wide that the payments beside it wrap to a second line.
test('the payments of the deciding round share a line on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto('ledger/');
  await storeMatch(page, readMatchToStore('three-players'));
  await page.goto('match/?id=kept');
  const payments = page.getByRole('row').filter({ hasText: 'Ben' }).getByRole('button');
  await expect(payments).toHaveCount(4);
  const tops = await payments.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().top)
  );
  expect(new Set(tops).size).toBe(1);
});

// Fails if the deciding round shows only one row on a tablet, because the notes of the winner take the room.
for (const size of [
  { width: 768, height: 1024 },
  { width: 1180, height: 820 }
])
  test(`a tablet shows the deciding round of three players without scrolling: ${size.width}`, async ({
    page
  }) => {
    await page.setViewportSize(size);
    await page.goto('ledger/');
    await storeMatch(page, readMatchToStore('three-players'));
    await page.goto('match/?id=kept');
    for (const name of ['Ben', 'Carla', 'Anna'])
      await expect(page.getByRole('row').filter({ hasText: name })).toBeInViewport({ ratio: 1 });
  });

// Fails if a total is cut off to "$1…" on the far side of the tablet.
for (const [game, name] of [
  ['razzia', 'eight-players-equal-symbols'],
  ['las-vegas', 'five-players-rounds-only']
] as const)
  test(`everyone’s total is fully visible on both sides of a tablet: ${game}`, async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto('ledger/');
    const { file, match, log } = recordedMatch(game, name);
    await storeMatch(page, { game, seats: file.seats, options: match.options, log });
    await page.goto('match/?id=kept');
    await expect(page.locator('.far b')).toHaveCount(file.seats.length);
    const cutCount = await page
      .locator('.far b')
      .evaluateAll((sums) => sums.filter((sum) => sum.scrollWidth > sum.clientWidth).length);
    expect(cutCount).toBe(0);
  });

// Fails if the seats are lower while no one is asked, so that the board jumps up when a question appears.
for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 }
])
  test(`the board keeps its place when no seat is active: ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    const tops: number[] = [];
    for (const lines of [34, 35]) {
      await openRecorded(page, 'vegas-strip', 'four-in-teams', lines);
      tops.push(await page.locator('.board').evaluate((board) => board.getBoundingClientRect().top));
    }
    expect(tops[1]).toBe(tops[0]);
  });
