import { expect, type Page } from '@playwright/test';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { openButton, startButton } from '#tests/e2e/support/controls';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as gateWords from '$lib/ui/strings/en/gate';
import * as padWords from '$lib/ui/strings/en/pads';
import * as newGameWords from '#routes/new/[game]/strings/en';

type Part = 'Chits' | 'Cards' | 'Die';

/** The options of a match without house rules. */
export const PRINTED_RULES = {
  dealer: 'p1',
  depth: 'turns',
  equalSymbols: 'stronger',
  threeCards: 'fewer',
  closed: ['lincoln', 'jazz'],
  furthest: 'clockwise',
  lastChits: 'box',
  unclaimed: 'nobody',
  odds: 'hidden'
};

/** The options of a match of Razzia, as on the screen. */
export interface MatchOptions {
  readonly names: readonly string[];
  readonly depth?: 'Every turn' | 'Round results';
  /** The parts that the app supplies; the players have the others. */
  readonly app?: readonly Part[];
  /** House rule → the chosen option. */
  readonly rules?: Readonly<Record<string, string>>;
}

/** Starts a match through the screens; the first name deals. */
export async function seatRazzia(
  page: Page,
  { names, depth = 'Every turn', app = [], rules = {} }: MatchOptions
): Promise<void> {
  await page.goto('new/razzia/');
  await page.waitForLoadState('networkidle');
  await takeSeats(page, ...names);
  await page.getByRole('radio', { name: depth }).check();
  for (const part of app) await page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
  if (Object.keys(rules).length > 0) await page.getByText(newGameWords.houseRules, { exact: true }).click();
  for (const [rule, choice] of Object.entries(rules))
    await page.getByRole('group', { name: rule }).getByRole('radio', { name: choice }).check();
  await startButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: shellWords.round(1) })).toBeVisible();
}

function chitName(thousands: number): RegExp {
  return new RegExp(`^\\$${thousands},000,`);
}

/** Enters the chits of a round, in thousands, and the bar where the dealer puts the last chit. */
export async function turnUpChits(page: Page, thousands: readonly number[], bar: string): Promise<void> {
  for (const value of thousands) await page.getByRole('button', { name: chitName(value) }).click();
  await page.getByRole('button', { name: new RegExp(`^${bar}: .*Put `) }).click();
}

/** A card on the table, such as "Jungle", "gambler 5". */
export type TurnedCard = readonly [bar: string, face: string];

/** Enters the cards that were turned over, in seat order, with two taps each. */
export async function showCards(page: Page, cards: readonly TurnedCard[]): Promise<void> {
  for (const [bar, face] of cards) {
    await page.getByRole('button', { name: bar, exact: true }).click();
    await page.getByRole('button', { name: face, exact: true }).click();
  }
}

/** Opens the hand of one player after another, chooses one of the five cards, and places it. */
export async function chooseInTurn(page: Page, players: number): Promise<void> {
  for (let player = 0; player < players; player += 1) {
    await openButton(page).click();
    await page
      .getByRole('list', { name: /’s cards$/ })
      .getByRole('button')
      .nth(player % 5)
      .click();
    await page.getByRole('button', { name: gateWords.placeItFaceDown }).click();
  }
}

/** Plays one step of a match with all parts in the app; returns whether it was the last. */
export async function playOneStep(page: Page): Promise<boolean> {
  const isVisible = (name: RegExp): Promise<boolean> =>
    page.getByRole('button', { name }).first().isVisible();
  const tapButton = (name: RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
  const next = [
    /^Deal the cards$/,
    /^Turn up \d chits$/,
    /^Turn the cards over$/,
    /^Show all bars$/,
    /^Open the deal/,
    /^Roll both dice$/,
    /(takes \$|fights on)/
  ];
  await expect(page.locator('.ask button, .row > .cover').first()).toBeVisible();
  if (await isVisible(/^See the result$/)) {
    await tapButton(/^See the result$/);
    return true;
  }
  if (await isVisible(/: .*Put \$/)) await tapButton(/: .*Put \$/);
  else if (await isVisible(/^Cannot hold/)) await chooseInTurn(page, 1);
  else if (await isVisible(/^Propose this$/)) await proposeShares(page);
  else if (await isVisible(/^Duel for/)) await tapButton(/^Duel for/);
  else
    for (const name of next)
      if (await page.locator('.ask').getByRole('button', { name }).first().isVisible()) {
        await page.locator('.ask').getByRole('button', { name }).first().click();
        break;
      }
  return false;
}

/** Proposes a deal in which the proposer gets every chit. */
export async function proposeShares(page: Page): Promise<void> {
  const middleGroup = page.getByRole('group', { name: padWords.inTheMiddleTitle });
  for (let remaining = await middleGroup.getByRole('button').count(); remaining > 0; remaining -= 1)
    await middleGroup.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Propose this' }).click();
}
