import { expect, type Page } from '@playwright/test';
import { stepButton, undoButton } from './controls';
import { ANY, startingWith } from './said';
import * as partsWords from '#routes/parts/words';

/** Opens the parts of a box, Las Vegas where none is named. */
export async function openBox(page: Page, box = 'las-vegas'): Promise<void> {
  await page.goto(`parts/?box=${box}`);
  await expect(
    page
      .getByRole('list', { name: startingWith(partsWords.partsOf(ANY)) })
      .locator('li')
      .first()
  ).toBeVisible();
}

/** Ticks one piece of a heap of several kinds: ("Notes", "$70,000", 2). */
export async function tick(page: Page, heap: string, piece: string, count = 1): Promise<void> {
  const head = page.getByRole('button', { name: new RegExp(`^(${heap}|Other )`, 'i') });
  const open = head.filter({ hasText: new RegExp(heap, 'i') }).first();
  await open.click();
  await page.getByRole('checkbox', { name: piece }).click();
  const more = page.getByRole('group', { name: partsWords.howManyAreMissing(piece) });
  for (let had = 1; had < count; had += 1) await stepButton(more, 1).click();
  await page
    .getByRole('button', { name: new RegExp(heap, 'i'), expanded: true })
    .first()
    .click();
}

/** Ticks a part that is lost as a whole: "Chips". */
export async function tickAll(page: Page, part: string): Promise<void> {
  await page.getByRole('checkbox', { name: new RegExp(`^${part}`) }).click();
}

/** Uses what is ticked, and waits until it is saved. */
export async function use(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Use th/ }).click();
  await expect(undoButton(page)).toBeVisible();
}

/** The big red die, two notes of ninety and all chips, as on the evening of the lost bag. */
export async function lostBag(page: Page): Promise<void> {
  await openBox(page);
  await tick(page, 'Big dice', 'Big red die');
  await tick(page, 'Notes', '$70,000', 2);
  await tickAll(page, 'Chips');
  await use(page);
}

/** The numbers of the sum under a deck, in order: pile, app, out …, and all of them in all. */
export async function sum(page: Page): Promise<readonly number[]> {
  const figures = await page.locator('.sum b').allTextContents();
  return figures.map(Number);
}

/** Waits until everything that happened is kept on the device. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByText(/^(Saving|Not saved yet)$/)).toHaveCount(0);
}

/** Waits until what was put right in "your box" has reached the storage. */
export async function putRight(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: /^What’s in the box/ })).toHaveAttribute('aria-busy', 'false');
}
