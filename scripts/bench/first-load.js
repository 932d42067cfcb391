import { kilobytes, factor } from './figures.js';

/**
 * Compressed bytes of every answer to a first visit until nothing more is asked for, the worker kept out.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ home: string, empty: string }} addresses
 * @returns {Promise<import('./figures.js').Table>}
 */
export async function measureFirstLoad(browser, { home, empty }) {
  const control = await weigh(browser, empty);
  const own = await weigh(browser, home);
  return {
    title: 'First load',
    control: 'empty SvelteKit page',
    how: 'Bodies of all answers as they are sent (brotli), and how many, until nothing more is asked for.',
    rows: [
      {
        what: 'home, target 40 KB',
        own: `${kilobytes(own.bytes)} in ${own.requests}`,
        control: `${kilobytes(control.bytes)} in ${control.requests}`,
        ratio: factor(own.bytes / control.bytes),
        met: own.bytes <= 40_000
      }
    ]
  };
}

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function weigh(browser, address) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 }
  });
  const page = await context.newPage();
  /** @type {Promise<number>[]} */
  const bodies = [];
  page.on('requestfinished', (request) => {
    bodies.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(bodies);
  await context.close();
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
}
