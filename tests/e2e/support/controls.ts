import type { Locator, Page } from '@playwright/test';
import { mentioning } from './sentences';

/** The controls of every screen, found by their hooks and never by their text. */

/** The undo button; with `figures`, only if its label has them. */
export function undoButton(container: Page | Locator, ...figures: readonly string[]): Locator {
  const undoElement = container.locator('[data-do="undo"]');
  return figures.length === 0 ? undoElement : undoElement.filter({ hasText: mentioning(...figures) });
}

export function redoButton(container: Page | Locator): Locator {
  return container.locator('[data-do="redo"]');
}

/** The button that adds one to a count, or subtracts one. */
export function stepButton(container: Page | Locator, direction: 1 | -1): Locator {
  return container.locator(`[data-step="${direction}"]`);
}

/** The button that opens a hand with a tap. */
export function openButton(container: Page | Locator): Locator {
  return container.locator('[data-do="open"]');
}

/** The button that starts a match once all options are set. */
export function startButton(container: Page | Locator): Locator {
  return container.locator('[data-do="start"]');
}
