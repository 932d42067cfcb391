import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '#scripts/checks/server.js';
import { bundleForPage } from './bundle.js';
import { formatFactor, median, formatMilliseconds } from './figures.js';

const matches = 6;
const entries = 100;

/**
 * Measures how long it takes to store one log entry, against a minimal strict write to IndexedDB.
 *
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<import('./figures.js').Table>}
 */
export async function measureAppend(browser) {
  const folder = await bundleForPage('scripts/bench/append-entry.ts');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Append</title>');
  const server = await serve({ folder });
  const page = await browser.newPage();
  await page.goto(server.address);
  const appTimes = [];
  const control = [];
  for (let match = 0; match <= matches; match += 1) {
    const durations = await page.evaluate(measureBoth, { id: `match ${match}`, count: entries });
    if (match === 0) continue;
    appTimes.push(...durations.own);
    control.push(...durations.bare);
  }
  await page.close();
  await server.close();
  return {
    title: 'Storing one entry',
    control: 'one bare strict write',
    how: `Median of ${matches * entries} entries in ${matches} matches, alternating with the baseline; both until \`complete\` of a strict transaction.`,
    rows: [
      {
        label: 'append one entry to IndexedDB',
        own: formatMilliseconds(median(appTimes) / 1000),
        control: formatMilliseconds(median(control) / 1000),
        ratio: formatFactor(median(appTimes) / median(control))
      }
    ]
  };
}

/** Runs in the page. */
async function measureBoth(/** @type {{ id: string, count: number }} */ { id, count }) {
  const address = './bundle.js';
  /** @type {typeof import('./append-entry.ts')} */
  const { appendThroughApp, appendDirectly } = await import(address);
  return { bare: await appendDirectly(id, count), own: await appendThroughApp(id, count) };
}
