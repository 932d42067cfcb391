import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { smallTargets } from './targets';

/** The widths, in CSS pixels, that every screen is measured at: two phones, a tablet both ways. */
export const widths = [320, 390, 820, 1180] as const;

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to find nothing on the page as it is now, but for the rules that are excused. */
export function axe(page: Page, excused: readonly string[] = []): Promise<void> {
  return findsNothing(page, (builder) => builder.withTags(standards).disableRules([...excused]));
}

/** The same of what other colours alone can change. */
export function contrast(page: Page): Promise<void> {
  return findsNothing(page, (builder) => builder.withRules(['color-contrast']));
}

/** Looks at the page by night, and by day at what other colours alone can change. */
export async function byNightAndDay(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await look();
  await page.emulateMedia({ colorScheme: 'light' });
  await contrast(page);
}

async function findsNothing(page: Page, rules: (builder: AxeBuilder) => AxeBuilder): Promise<void> {
  await expect(page.locator('h1').first(), 'The page is there.').toBeAttached();
  await still(page);
  // No page has a frame of another host: without a second page to sum up in, and without a list of all that is well,
  // axe takes a third of the time.
  const looking = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await rules(looking).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`)
  );
  expect(found, `axe finds nothing at ${page.url()}`).toEqual([]);
}

/** Waits for whatever moves or fades to its end: on the way its colours are not its own. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}

/** Expects whatever can be tapped now to be at least 48 by 48 CSS pixels, at each of the widths. */
export async function targets(page: Page, at: readonly number[] = widths): Promise<void> {
  await atEach(page, at, async (width) => {
    expect(await smallTargets(page), `targets of 48 px at ${width}: ${page.url()}`).toEqual([]);
  });
}

/** Expects nothing to stick out sideways, at each of the widths. */
export async function noSideways(page: Page, at: readonly number[] = widths): Promise<void> {
  await atEach(page, at, async (width) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `nothing wider than the screen at ${width}: ${page.url()}`).toBeLessThanOrEqual(width);
  });
}

async function atEach(
  page: Page,
  at: readonly number[],
  measure: (width: number) => Promise<void>
): Promise<void> {
  const before = page.viewportSize();
  for (const width of at) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 820 });
    await measure(width);
  }
  if (before !== null) await page.setViewportSize(before);
}
