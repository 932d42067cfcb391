import type { Page } from '@playwright/test';
import { expect } from './harness';
import * as newGameWords from '#routes/new/[game]/strings/en';

/** Seats players on the new-match page. */
export async function seat(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const seated = page.getByRole('button', {
      name: new RegExp(`^\u2068?${name.replace(/[^\p{L}\d]/gu, '\\$&')}\u2069?, seat`)
    });
    await expect(async () => {
      await page.getByLabel(newGameWords.newName).fill(name);
      await page.keyboard.press('Enter');
      await expect(seated).toBeVisible({ timeout: 2000 });
    }, 'the page answers once its script is there').toPass();
  }
}
