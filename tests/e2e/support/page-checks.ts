import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import engine, { type RunOptions } from 'axe-core';
import { smallTargets } from './targets';

/** The widths in CSS pixels at which every screen is measured: two phones, and a tablet in both orientations. */
export const widths = [320, 390, 820, 1180] as const;

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to find nothing on the page as it is now, except for the excused rules. */
export function axe(page: Page, ignoredRules: readonly string[] = []): Promise<void> {
  const rules = Object.fromEntries(ignoredRules.map((rule) => [rule, { enabled: false }]));
  return expectNoViolations(page, { runOnly: { type: 'tag', values: standards }, rules });
}

/** Checks only what a change of colours can break. */
export function contrast(page: Page): Promise<void> {
  return expectNoViolations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

/** Checks the page in the dark theme, and in the light theme only what a change of colours can break. */
export async function checkBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await check();
  await page.emulateMedia({ colorScheme: 'light' });
  await contrast(page);
}

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  await expect(page.locator('h1').first(), 'The page is loaded.').toBeAttached();
  await waitForAnimations(page);
  // Loading axe takes longer than a check: each document loads it once, and reports violations only.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine.source);
  const runOptions: RunOptions = { ...options, resultTypes: ['violations'] };
  const foundViolations = await page.evaluate(runAxe, runOptions);
  expect(foundViolations, `axe finds nothing at ${page.url()}`).toEqual([]);
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<readonly string[]> {
  const { axe: pageAxe } = window as unknown as { readonly axe: typeof engine };
  const { violations } = await pageAxe.run(document, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`)
  );
}

/** Waits for the end of all animations, because colours are blended until then. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const runningAnimations = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(runningAnimations.map((animation) => animation.finished));
  });
}

/** Expects everything that can be tapped now to be at least 48 by 48 CSS pixels, at each width. */
export async function targets(page: Page, checkedWidths: readonly number[] = widths): Promise<void> {
  await atEachWidth(page, checkedWidths, async (width) => {
    expect(await smallTargets(page), `targets of 48 px at ${width}: ${page.url()}`).toEqual([]);
  });
}

/** Expects no horizontal overflow, at each width. */
export async function expectNoSidewaysScroll(
  page: Page,
  checkedWidths: readonly number[] = widths
): Promise<void> {
  await atEachWidth(page, checkedWidths, async (width) => {
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth, `nothing wider than the screen at ${width}: ${page.url()}`).toBeLessThanOrEqual(width);
  });
}

async function atEachWidth(
  page: Page,
  checkedWidths: readonly number[],
  check: (width: number) => Promise<void>
): Promise<void> {
  const sizeBefore = page.viewportSize();
  for (const width of checkedWidths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 820 });
    await check(width);
  }
  if (sizeBefore !== null) await page.setViewportSize(sizeBefore);
}
