import { expect, type Page } from '@playwright/test';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { openButton, startButton } from '#tests/e2e/support/controls';
import * as lasVegasCardsBoardWords from '$lib/games/las-vegas-cards/strings/en/table';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as uiAskWords from '$lib/ui/strings/en/pads';
import * as lasVegasCardsWords from '$lib/games/las-vegas-cards/strings/en/shared';
import * as newGameWords from '#routes/new/[game]/strings/en';
import * as cardsAskText from '$lib/games/las-vegas-cards/strings/en/asks';

/** The options of a match of the Card Game, as on the screen. */
export interface SeatedCards {
  readonly names: readonly string[];
  readonly depth?: 'Every turn' | 'Round results';
  /** The parts that the app supplies; the players have the others. */
  readonly app?: readonly ('Dice cards' | 'Notes' | 'Chip cards')[];
  /** House rule → the chosen option. */
  readonly rules?: Readonly<Record<string, string | RegExp>>;
}

/** Fills in the open new-match screen, and starts the match. */
export async function fillInAndStart(
  page: Page,
  { names, depth, app = [], rules = {} }: SeatedCards
): Promise<void> {
  await takeSeats(page, ...names);
  if (depth !== undefined) await page.getByRole('radio', { name: depth }).check();
  if (Object.keys(rules).length > 0) await page.getByText(newGameWords.houseRules, { exact: true }).click();
  for (const [rule, choice] of Object.entries(rules))
    await page.getByRole('group', { name: rule }).getByRole('radio', { name: choice }).check();
  for (const part of app) await page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
  await startButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: shellWords.round(1) })).toBeVisible();
}

/** Starts a match through the screens. */
export async function seatCards(page: Page, options: SeatedCards): Promise<void> {
  await page.goto('new/las-vegas-cards/');
  await page.waitForLoadState('networkidle');
  await fillInAndStart(page, options);
}

/** Taps two notes for each casino from 1 to 6, in thousands. */
export async function layNotes(page: Page, thousands: readonly number[]): Promise<void> {
  const pad = page.getByRole('group', { name: uiAskWords.which });
  for (const value of thousands) await pad.getByRole('button', { name: `$${value},000` }).click();
}

/** Places all five cards of one number, with the double card: three taps. */
export async function layFive(page: Page, name: string, number: number): Promise<void> {
  await expect(page.locator('.ask')).toContainText(`What does ${name} place?`);
  await page.getByRole('button', { name: lasVegasCardsBoardWords.cardNumber(number), exact: true }).click();
  await page.getByRole('button', { name: lasVegasCardsBoardWords.double(number), exact: true }).click();
  await page.getByRole('button', { name: lasVegasCardsWords.diceWords(6), exact: true }).click();
}

/** Steps through the payout, casino by casino, up to the summary. */
export async function walkPayout(page: Page): Promise<void> {
  for (let casino = 2; casino <= 6; casino += 1)
    await page.getByRole('button', { name: `Next: casino ${casino}` }).click();
  await page.getByRole('button', { name: 'Winnings' }).click();
}

/** Lets the app deal all hands, one at a time. */
export async function dealAll(page: Page, players: number): Promise<void> {
  for (let player = 0; player < players; player += 1)
    await page.getByRole('button', { name: cardsAskText.DEAL_FIVE }).click();
}

/** Opens the next player's hand with a tap, picks its first card, and places it. */
export async function chooseOne(page: Page): Promise<void> {
  await openButton(page).click();
  await page
    .getByRole('list', { name: /’s cards$/ })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('button', { name: cardsAskText.PLACE_CARDS }).click();
}
