import type { Page } from '@playwright/test';

const LONGEST_WAY = 60;

/** What the focus is on, as it is called. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: here } = document;
    return (here?.getAttribute('aria-label') ?? here?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
}

/** Goes to the next control of this name, as somebody does who has no other way, and tells how far it was. */
export async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let step = 0; step <= LONGEST_WAY; step += 1) {
    if (name.test(await focused(page))) return step;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${String(name)} within ${LONGEST_WAY} steps`);
}

export async function press(page: Page, name: RegExp): Promise<number> {
  const way = await tabTo(page, name);
  await page.keyboard.press('Enter');
  return way;
}
