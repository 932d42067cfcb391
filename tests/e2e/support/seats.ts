import type { Names } from '$lib/core';
import type { Page } from '@playwright/test';
import { expect } from './harness';
import * as controlWords from '$lib/ui/strings/en/controls';

/** Seats players on the new-match page. */
export async function seat(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const addedButton = page.getByRole('button', {
      name: new RegExp(`^\u2068?${name.replace(/[^\p{L}\d]/gu, '\\$&')}\u2069?, seat`)
    });
    await expect(async () => {
      await page.getByLabel(controlWords.newName).fill(name);
      await page.keyboard.press('Enter');
      await expect(addedButton).toBeVisible({ timeout: 2000 });
    }, 'the page is interactive once its script is loaded').toPass();
  }
}

const NAMES = ['Anna', 'Ben', 'Carla', 'Denny', 'Emil'];

/** The names of the players of most tests, for sentences that name someone: p1 is Anna. */
export const seatNames: Names = (player) => NAMES[Number(player.slice(1)) - 1] ?? '';
