import { kilobytes, factor } from './figures.js';
import { addressOf, halfAMatch, keep } from './kept.js';

/**
 * Compressed bytes of every answer to a first visit until nothing more is asked for, the worker kept out.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ home: string, empty: string }} addresses
 * @returns {Promise<import('./figures.js').Table>}
 */
export async function measureFirstLoad(browser, { home, empty }) {
  const control = await weigh(await visitor(browser), empty);
  const own = await weigh(await visitor(browser), home);
  const player = await visitor(browser);
  const kept = await halfAMatch();
  await keep(player, home, [kept]);
  const match = await weigh(player, home + addressOf(kept));
  return {
    title: 'First load',
    control: 'empty SvelteKit page',
    how:
      'Bodies of all answers as they are sent (brotli), and how many, until nothing more is asked for; nothing is ' +
      'cached. The match is one of Las Vegas, broken off in the middle, opened by its address.',
    rows: [
      {
        what: 'home, target 40 KB',
        own: `${kilobytes(own.bytes)} in ${own.requests}`,
        control: `${kilobytes(control.bytes)} in ${control.requests}`,
        ratio: factor(own.bytes / control.bytes),
        met: own.bytes <= 40_000
      },
      {
        what: 'a match',
        own: `${kilobytes(match.bytes)} in ${match.requests}`,
        control: `${kilobytes(control.bytes)} in ${control.requests}`,
        ratio: factor(match.bytes / control.bytes)
      }
    ]
  };
}

function visitor(/** @type {import('@playwright/test').Browser} */ browser) {
  return browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
}

/** @param {import('@playwright/test').BrowserContext} context @param {string} address */
async function weigh(context, address) {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
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
