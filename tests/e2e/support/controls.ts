import type { Locator, Page } from '@playwright/test';
import { mentioning } from './sentences';

/** The controls of every screen, found by their hooks and never by their text. */

/** The undo button; with `figures`, only if its label has them. */
export function undoButton(within: Page | Locator, ...figures: readonly string[]): Locator {
  const found = within.locator('[data-do="undo"]');
  return figures.length === 0 ? found : found.filter({ hasText: mentioning(...figures) });
}

export function redoButton(within: Page | Locator): Locator {
  return within.locator('[data-do="redo"]');
}

/** The button that adds one to a count, or subtracts one. */
export function stepButton(within: Page | Locator, direction: 1 | -1): Locator {
  return within.locator(`[data-step="${direction}"]`);
}

/** The button that opens a hand by a tap. */
export function openButton(within: Page | Locator): Locator {
  return within.locator('[data-do="open"]');
}

/** The button that starts a match once all options are set. */
export function startButton(within: Page | Locator): Locator {
  return within.locator('[data-do="start"]');
}
