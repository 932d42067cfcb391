import { formatKilobytes, formatFactor } from './figures.js';
import { addressOf, unfinishedMatch, storeMatches } from './stored-matches.js';

/**
 * Measures the compressed bytes of all responses of a first visit until the network is idle, without the service
 * worker.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ home: string, empty: string }} addresses
 * @returns {Promise<import('./figures.js').Table>}
 */
export async function measureFirstLoad(browser, { home, empty: emptyPage }) {
  const control = await measurePage(await newContext(browser), emptyPage);
  const measurement = await measurePage(await newContext(browser), home);
  const player = await newContext(browser);
  const storedMatch = await unfinishedMatch();
  await storeMatches(player, home, [storedMatch]);
  const match = await measurePage(player, home + addressOf(storedMatch), '.row.lit');
  return {
    title: 'First load',
    control: 'empty SvelteKit page',
    how:
      'Compressed bytes (brotli) and number of all responses until the network is idle, with an empty cache. The match ' +
      'is a half-played one of Las Vegas, opened by its address; its first ask accepts taps once a casino is lit.',
    rows: [
      {
        label: 'home, target 45 KB',
        own: `${formatKilobytes(measurement.bytes)} in ${measurement.requests}`,
        control: `${formatKilobytes(control.bytes)} in ${control.requests}`,
        ratio: formatFactor(measurement.bytes / control.bytes),
        met: measurement.bytes <= 45_000
      },
      {
        label: 'the download of a match until its first ask accepts a tap, target 130 KB',
        own: `${formatKilobytes(match.first.bytes)} in ${match.first.requests}`,
        control: `${formatKilobytes(control.bytes)} in ${control.requests}`,
        ratio: formatFactor(match.first.bytes / control.bytes),
        met: match.first.bytes <= 130_000
      },
      {
        label: 'a match with everything it loads later',
        own: `${formatKilobytes(match.bytes)} in ${match.requests}`,
        control: `${formatKilobytes(control.bytes)} in ${control.requests}`,
        ratio: formatFactor(match.bytes / control.bytes)
      }
    ]
  };
}

function newContext(/** @type {import('@playwright/test').Browser} */ browser) {
  return browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {string} [readySelector] selector of an element that appears once taps are accepted; by default at once
 */
async function measurePage(context, address, readySelector) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  /** @type {Promise<number>[]} */
  const responseBodies = [];
  page.on('requestfinished', (request) => {
    responseBodies.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  if (readySelector !== undefined) await page.addInitScript(markWhenShown, readySelector);
  await page.goto(address, { waitUntil: 'commit' });
  if (readySelector !== undefined) await page.locator(readySelector).first().waitFor();
  await page.waitForLoadState('networkidle');
  const total = await sumOf(responseBodies);
  const firstPart = readySelector === undefined ? total : await page.evaluate(waitForMark);
  await context.close();
  return { ...total, first: firstPart };
}

/**
 * Marks the time at which an element appears, by the page's own clock, because the test would notice the element later.
 */
function markWhenShown(/** @type {string} */ readySelector) {
  new MutationObserver((_, observer) => {
    if (document.querySelector(readySelector) === null) return;
    performance.mark('there');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Returns the size and the number of the files that had arrived by the mark. */
function waitForMark() {
  const arrivalTime = performance.getEntriesByName('there')[0]?.startTime ?? 0;
  const files = /** @type {PerformanceResourceTiming[]} */ ([
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource')
  ]).filter(({ responseEnd }) => responseEnd <= arrivalTime);
  return {
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    requests: files.length
  };
}

async function sumOf(/** @type {readonly Promise<number>[]} */ responseBodies) {
  const sizes = await Promise.all(responseBodies);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
}
