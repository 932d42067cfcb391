import { expect, type Page } from '@playwright/test';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { openButton, startButton } from '#tests/e2e/support/controls';
import { ANY, startingWith } from '#tests/e2e/support/sentences';
import * as asksWords from '$lib/shell/strings/en/asks';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as vegasStripAskText from '$lib/games/vegas-strip/strings/en/asks';
import * as vegasStripBoardWords from '$lib/games/vegas-strip/strings/en/board';
import * as vegasStripIndexWords from '$lib/games/vegas-strip/strings/en/game';
import * as newGameWords from '#routes/new/[game]/strings/en';

/** The options of a match of Vegas Strip, as on the screen. */
export interface SeatedStrip {
  readonly names: readonly string[];
  readonly depth?: 'Every turn' | 'Round results';
  /** Whether the app deals the fixers' cards. */
  readonly hasAppDeal?: boolean;
  /** House rule → the chosen option. */
  readonly rules?: Readonly<Record<string, string | RegExp>>;
  /** The player who goes first, if it is not the first name. */
  readonly firstPlayer?: string;
}

/** Fills in the open new-match screen, and starts the match. */
export async function sitDown(
  page: Page,
  { names, depth, hasAppDeal = false, rules = {}, firstPlayer }: SeatedStrip
): Promise<void> {
  await takeSeats(page, ...names);
  if (firstPlayer !== undefined)
    await page
      .getByRole('group', { name: vegasStripIndexWords.whoVisitedLasVegasLast })
      .getByRole('button', { name: firstPlayer })
      .click();
  if (depth !== undefined) await page.getByRole('radio', { name: depth }).check();
  if (hasAppDeal)
    await page.getByRole('button', { name: startingWith(vegasStripIndexWords.fixerCards) }).click();
  if (Object.keys(rules).length > 0) await page.getByText(newGameWords.houseRules, { exact: true }).click();
  for (const [rule, choice] of Object.entries(rules))
    await page.getByRole('group', { name: rule }).getByRole('radio', { name: choice }).check();
  await startButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: shellWords.round(1) })).toBeVisible();
}

export async function seatStrip(page: Page, options: SeatedStrip): Promise<void> {
  await page.goto('new/vegas-strip/');
  await page.waitForLoadState('networkidle');
  await sitDown(page, options);
}

/** Opens the gate as a fixer, rigs one casino, secures the other, and places both cards. */
export async function chooseAsFixer(page: Page, name: string, rigged: string, secure: string): Promise<void> {
  await takeDevice(page, name);
  const chooseCasino = (name: string): Promise<void> =>
    page
      .getByRole('list', { name: vegasStripBoardWords.casinos })
      .getByRole('button', { name: `${name},` })
      .click();
  await chooseCasino(rigged);
  await chooseCasino(secure);
  await page.getByRole('button', { name: vegasStripAskText.PLACE_BOTH }).click();
}

/** Opens the gate as a partner, and reads the fixer's choice. */
export async function readTwo(page: Page, name: string, rigged: string): Promise<void> {
  await takeDevice(page, name);
  await expect(page.locator('.gate .rigged')).toContainText(rigged);
  await page.getByRole('button', { name: vegasStripAskText.LOOK_TEXT.action }).click();
}

/** Hands the device to a player, and opens the covered content. */
export async function takeDevice(page: Page, name: string): Promise<void> {
  const nameButton = page
    .getByRole('list', { name: asksWords.players })
    .or(page.getByRole('list', { name: asksWords.whoTakesTheDevice }))
    .getByRole('button', { name, exact: true });
  await expect(page.locator('.gate').or(nameButton).first()).toBeVisible();
  if (await nameButton.isVisible()) await nameButton.click();
  await expect(page.locator('.gate .name')).toContainText(name);
  await openButton(page).click();
}

/** Places tiles with two taps each, from within the page; "4 c6" is the 4 at the sixth casino. */
export async function placeAll(page: Page, tiles: readonly string[]): Promise<void> {
  const [firstTile = ''] = tiles[0]?.split(' ') ?? [];
  await expect(page.locator(`.ask [aria-label="Tile ${firstTile}"]`)).toBeVisible();
  const missingTile = await page.evaluate(async (placements) => {
    const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
    for (const text of placements) {
      const [tile = '', casino = ''] = text.split(' ');
      for (const selector of [
        `.ask [aria-label="Tile ${tile}"]`,
        `[data-casino="${casino}"] .row.lit .cover`
      ]) {
        const control = document.querySelector<HTMLElement>(selector);
        if (control === null) return `${text}: no ${selector}`;
        control.click();
        await nextTask();
        await nextTask();
      }
    }
    return undefined;
  }, tiles);
  expect(missingTile, 'every tile can be placed at its casino').toBeUndefined();
}

/** Enters the chips of one character, player by player. */
export async function countChips(
  page: Page,
  rows: readonly (readonly [row: string, count: number])[]
): Promise<void> {
  await page.getByRole('button', { name: vegasStripAskText.CHIPS, exact: true }).click();
  // The counts stay open for the next chips.
  const count = page.getByRole('button', { name: vegasStripBoardWords.count, exact: true });
  await expect(count.or(page.getByRole('button', { name: vegasStripBoardWords.shorterLabel }))).toBeVisible();
  if (await count.isVisible()) await count.click();
  for (const [row, count] of rows) {
    const field = page.getByRole('textbox', { name: row, exact: true });
    await field.fill(String(count));
    await field.press('Tab');
  }
  await page.getByRole('button', { name: vegasStripBoardWords.theseChipsChangeHands }).click();
}

/** Steps through the payout, casino by casino, up to the summary. */
export async function walkPayout(page: Page, casinos = 6): Promise<void> {
  for (let casino = 1; casino < casinos; casino += 1)
    await page.getByRole('button', { name: startingWith(vegasStripBoardWords.next(ANY)) }).click();
  await page.getByRole('button', { name: payoutWords.winnings }).click();
}
