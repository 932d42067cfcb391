import { expect, type Page } from '@playwright/test';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { openButton, startButton } from '#tests/e2e/support/controls';
import * as vegasCopyWords from '$lib/games/vegas/strings/en/copy-screens';
import * as partsWords from '#routes/parts/strings/en';
import * as vegasHouseRuleWords from '$lib/games/vegas/strings/en/house-rules';
import * as uiAskWords from '$lib/ui/strings/en/gate';
import { countersBack, NEXT_LABEL, SEE_RESULT } from '$lib/games/vegas/strings/en/board';
import * as vegasBoardWords from '$lib/games/vegas/strings/en/board';

/** Fourteen tables with one space each for 1, 2 and 3; the values of their chips tell them apart. */
export const SMALL_BOARD = `vegas1${[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 3].map((gold) => `_${gold}-123`).join('')}`;

/** The options of a match, as on the screen. */
interface MatchOptions {
  readonly names: readonly string[];
  readonly hasDuels?: boolean;
  /** The parts that the app supplies; the players have the others. */
  readonly app?: readonly string[];
}

/** Imports a board from a link. */
export async function importBoard(page: Page, home: string, board: string): Promise<void> {
  await page.goto(`${home}parts/copy/?box=vegas#${board}`);
  await page.getByRole('button', { name: vegasCopyWords.importThisBoard }).click();
  await expect(page.getByText(partsWords.savedToYourCopy)).toBeVisible();
}

/** Starts a match through the screens; the first name goes first. */
export async function seatVegas(
  page: Page,
  home: string,
  { names, hasDuels = false, app = [] }: MatchOptions
): Promise<void> {
  await page.goto(`${home}new/vegas/`);
  await page.waitForLoadState('networkidle');
  await takeSeats(page, ...names);
  if (hasDuels)
    await page
      .getByRole('group', { name: vegasHouseRuleWords.game, exact: true })
      .getByRole('radio', { name: /^Advanced/ })
      .check();
  for (const part of app) await page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
  await startButton(page).click();
  await expect(page.getByRole('heading', { name: `Where does ${names[0] ?? ''} start?` })).toBeVisible();
}

/** Taps the table with this name on the map. */
export async function tapTableOnMap(page: Page, name: string): Promise<void> {
  const tableList = page.getByRole('list', { name: vegasBoardWords.tablesLabel });
  await tableList.getByRole('button', { name: new RegExp(`^${name}(,|$)`) }).click();
}

export async function throwDie(page: Page, face: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Rolled a ${face}: `) }).click();
}

/** Enters two dice on the table, the challenger's first. */
export async function showHearts(
  page: Page,
  heartsByPlayer: Readonly<Record<string, number>>
): Promise<void> {
  const hearts = ['', 'one heart', 'two hearts', 'three hearts'];
  for (const [name, count] of Object.entries(heartsByPlayer))
    await page.getByRole('button', { name: `${name}: ${hearts[count] ?? ''}`, exact: true }).click();
}

/** Opens the gate with a tap, sets the die, and places it. */
export async function layHearts(page: Page, hearts: string): Promise<void> {
  await openButton(page).click();
  await page.getByRole('button', { name: hearts, exact: true }).click();
  await page.getByRole('button', { name: uiAskWords.placeItFaceDown }).click();
}

/** Continues from the result of a move. */
export async function continueMatch(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^(${[NEXT_LABEL, SEE_RESULT, countersBack('')].join('|')})`) })
    .click();
}
