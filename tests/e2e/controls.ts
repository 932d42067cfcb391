import type { Locator, Page } from '@playwright/test';
import { mentioning } from './said';

/** The controls that every screen has, by their hooks and never by their words. */

/** The button that undoes; with figures, only while its label mentions them. */
export function undoButton(within: Page | Locator, ...figures: readonly string[]): Locator {
  const found = within.locator('[data-do="undo"]');
  return figures.length === 0 ? found : found.filter({ hasText: mentioning(...figures) });
}

export function redoButton(within: Page | Locator): Locator {
  return within.locator('[data-do="redo"]');
}

/** The button that adds one to a count, or takes one away. */
export function stepButton(within: Page | Locator, by: 1 | -1): Locator {
  return within.locator(`[data-step="${by}"]`);
}

/** The button that shows a hand without holding. */
export function openButton(within: Page | Locator): Locator {
  return within.locator('[data-do="open"]');
}

/** The button that starts a match once all options are set. */
export function startButton(within: Page | Locator): Locator {
  return within.locator('[data-do="start"]');
}
