import { expect, type Locator, type Page } from '@playwright/test';
import { waitForQuestion } from '#tests/e2e/support/stored-match';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { startButton, stepButton } from '#tests/e2e/support/controls';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as countWords from '$lib/games/las-vegas/strings/en/count';
import { ANY, oneOfSentences, startingWith } from '#tests/e2e/support/sentences';
import * as padWords from '$lib/ui/strings/en/pads';
import * as lasVegasAskText from '$lib/games/las-vegas/strings/en/asks';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as lasVegasStepText from '$lib/games/las-vegas/strings/en/steps';

/** The label of the button with which the app rolls: 'Roll the last die' or 'Roll 2 dice', up to eight. */
export const ROLL_LABEL = oneOfSentences(...[1, 2, 3, 4, 5, 6, 7, 8].map(lasVegasAskText.rollLabel));

/** The options of a match, as on the screen. */
export interface MatchOptions {
  readonly names: readonly string[];
  readonly depth?: 'Every turn' | 'Round results';
  /** Titles of the parts that the app supplies; the players have the others. */
  readonly app?: readonly ('Dice' | 'Notes' | 'Neutral dice')[];
}

/** Starts a match through the screens; the first name goes first. */
export async function seat(
  page: Page,
  { names, depth = 'Every turn', app = [] }: MatchOptions
): Promise<void> {
  await page.goto('new/las-vegas/');
  await page.waitForLoadState('networkidle');
  await takeSeats(page, ...names);
  await page.getByRole('radio', { name: depth }).check();
  for (const part of app) {
    const choice = page.getByRole('button', { name: new RegExp(`^${part}`) });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
  }
  await startButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: shellWords.round(1) })).toBeVisible();
  await waitForQuestion(page);
}

/**
 * Six pairs of notes in whole dollars. Their totals decide the order, except once, when the higher note does: 80+50 and
 * 90+40.
 */
export const NOTE_PAIRS = [100, 80, 40, 40, 90, 40, 70, 30, 50, 80, 70, 90].map(
  (thousand) => thousand * 1000
);

/** Taps in the notes of a round, in the order in which they are turned up. */
export async function tapNotes(page: Page, notes: readonly number[] = NOTE_PAIRS): Promise<void> {
  const pad = page.getByRole('group', { name: padWords.which, exact: true });
  for (const value of notes) {
    await pad.getByRole('button', { name: new RegExp(`^\\$${(value / 1000).toString()},000`) }).click();
  }
  await expect(pad).toHaveCount(0);
}

/** Dice of one number, placed by the current player. */
export interface Placement {
  readonly face: number;
  readonly smallCount: number;
  readonly hasBigDie?: boolean;
}

/** Enters a placement in at most three taps. */
export async function place(page: Page, { face, smallCount, hasBigDie = false }: Placement): Promise<void> {
  await page.getByRole('button', { name: lasVegasBoardWords.numberLabel(face), exact: true }).click();
  if (hasBigDie)
    await page.getByRole('button', { name: lasVegasBoardWords.bigDieTitle, exact: true }).click();
  const count = page.getByRole('group', { name: lasVegasBoardWords.howMany });
  await count.getByRole('button', { name: new RegExp(`^${smallCount} small di`) }).click();
}

/** The name of the player who has to place, from the question. */
export async function playerToPlace(page: Page): Promise<string> {
  const placementQuestion = startingWith(lasVegasStepText.whereTo(ANY));
  const question = await page.getByRole('heading', { level: 2, name: placementQuestion }).textContent();
  const [textBefore = '', textAfter = ''] = lasVegasStepText.whereTo(ANY).split(ANY);
  return (question ?? '').replace(textBefore, '').replace(textAfter, '').trim();
}

/** The button that continues after the payout of a round. */
export function nextRoundButton(page: Page): Locator {
  return page.getByRole('button', {
    name: oneOfSentences(lasVegasStepText.onToRound(ANY), lasVegasStepText.SEE_WHO_WON)
  });
}

/** The button with which the app rolls the dice that are left. */
export function rollButton(page: Page): Locator {
  return page.getByRole('button', { name: ROLL_LABEL });
}

/** Steps through the payout of a round to the next screen. */
export async function stepThroughPayout(page: Page): Promise<void> {
  for (const casino of [2, 3, 4, 5, 6] as const)
    await page.getByRole('button', { name: lasVegasStepText.nextPage({ casino }) }).click();
  await page.getByRole('button', { name: payoutWords.winnings }).click();
  await nextRoundButton(page).click();
}

/** Enters counted dice at a casino. */
export async function count(
  page: Page,
  casino: number,
  name: string,
  { small = 0, big = false }: { readonly small?: number; readonly big?: boolean }
): Promise<void> {
  const stepper = page.getByRole('group', { name: countWords.smallDiceAtCasino(name, casino) });
  for (let die = 0; die < small; die += 1) await stepButton(stepper, 1).click();
  if (!big) return;
  const section = page.getByRole('region', { name: lasVegasBoardWords.casinoLabel(casino), exact: true });
  await section.getByRole('button', { name: countWords.bigDieHere(name) }).click();
}
