import type { Page } from '@playwright/test';

const MAX_STEPS = 60;

/** The name of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: focusedElement } = document;
    return (focusedElement?.getAttribute('aria-label') ?? focusedElement?.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  });
}

/** Tabs to the next control with this name, as a keyboard user does, and returns the number of steps. */
export async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let step = 0; step <= MAX_STEPS; step += 1) {
    if (name.test(await focused(page))) return step;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${String(name)} within ${MAX_STEPS} steps`);
}

export async function press(page: Page, name: RegExp): Promise<number> {
  const way = await tabTo(page, name);
  await page.keyboard.press('Enter');
  return way;
}
