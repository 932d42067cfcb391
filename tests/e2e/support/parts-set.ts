import { expect, type Page } from '@playwright/test';
import { stepButton, undoButton } from './controls';
import { ANY, startingWith, oneOfSentences } from './sentences';
import * as uiWords from '$lib/ui/strings/en/controls';
import * as partsWords from '#routes/parts/strings/en';
import * as partsUseWords from '#routes/parts/use/strings/en';
import { dice } from '$lib/parts/strings/en/parts';
import { capitalize } from '$lib/core';

export const BIG_RED_DIE = capitalize(dice('big', 'red', 1));

/** Matches a roll: the name of the dice, the number of the roll, and this many rolled faces. */
export function rollText(title: string, number: number, faces = 1): RegExp {
  return new RegExp(`${title}\\D+${number}\\D+${Array(faces).fill('[1-6]').join(' ')}\\.?$`);
}

/** Opens the parts of a box; Las Vegas by default. */
export async function openBox(page: Page, box = 'las-vegas'): Promise<void> {
  await page.goto(`parts/?box=${box}`);
  await expect(
    page
      .getByRole('list', { name: startingWith(partsWords.partsOf(ANY)) })
      .locator('li')
      .first()
  ).toBeVisible();
}

/** Ticks one piece of a part with several kinds: ("Notes", "$70,000", 2). */
export async function tickPieces(page: Page, part: string, piece: string, count = 1): Promise<void> {
  const groupButtons = page.getByRole('button', { name: new RegExp(`^(${part}|Other )`, 'i') });
  const groupButton = groupButtons.filter({ hasText: new RegExp(part, 'i') }).first();
  await groupButton.click();
  await page.getByRole('checkbox', { name: piece }).click();
  const moreButton = page.getByRole('group', { name: partsWords.howManyAreMissing(piece) });
  for (let tickCount = 1; tickCount < count; tickCount += 1) await stepButton(moreButton, 1).click();
  await page
    .getByRole('button', { name: new RegExp(part, 'i'), expanded: true })
    .first()
    .click();
}

/** Ticks a part that is missing as a whole: "Chips". */
export async function tickAll(page: Page, part: string): Promise<void> {
  await page.getByRole('checkbox', { name: new RegExp(`^${part}`) }).click();
}

/** Uses the ticked pieces, and waits until this is saved. */
export async function usePieces(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Use th/ }).click();
  await expect(undoButton(page)).toBeVisible();
}

/** The big red die, two $90,000 notes and all chips are lost. */
export async function setUpLostPieces(page: Page): Promise<void> {
  await openBox(page);
  await tickPieces(page, 'Big dice', BIG_RED_DIE);
  await tickPieces(page, 'Notes', '$70,000', 2);
  await tickAll(page, 'Chips');
  await usePieces(page);
}

/** The numbers below a deck in order: pile, app, used …, and the total. */
export async function sum(page: Page): Promise<readonly number[]> {
  const counts = await page.locator('.sum b').allTextContents();
  return counts.map(Number);
}

/** Waits until everything is saved. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(
    page.getByText(oneOfSentences(partsUseWords.howItIsSaved.saving, partsUseWords.howItIsSaved.waiting))
  ).toHaveCount(0);
}

/** Waits until the corrections of "your copy" are stored. */
export async function waitForCorrections(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: startingWith(uiWords.listOfPieces(ANY)) })).toHaveAttribute(
    'aria-busy',
    'false'
  );
}
