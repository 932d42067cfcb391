import { formatFactor, median, medianRatio, formatMilliseconds } from './figures.js';

const visitCount = 7;

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s, in the values that the browser's throttling expects. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8
};

const cpuSlowdown = 4;
/** A tap counts as lost if nothing has opened after this time, in milliseconds. */
const timeout = 10_000;
const maxTaps = 3;

/**
 * Measures the time from the start of a first visit to the first tap on a link that opens something.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ home: string, plain: string }} addresses
 * @returns {Promise<import('./figures.js').Table>}
 */
export async function measureFirstTap(browser, { home, plain: plainPage }) {
  const appTimes = [];
  const control = [];
  for (let visit = 0; visit < visitCount; visit += 1) {
    control.push(await firstTap(browser, plainPage, 'a'));
    appTimes.push(await firstTap(browser, home, 'main a[href]'));
  }
  const ratio = medianRatio(appTimes, control);
  return {
    title: 'First tap that works, on slow 4G, processor slowed 4 times',
    control: 'plain HTML page',
    how: `Median of ${visitCount} first visits, alternating with the baseline; one tap as soon as the link is shown, which counts if it opens something.`,
    rows: [
      {
        label: 'a box of the home page, target × 1.5',
        own: formatMilliseconds(median(appTimes)),
        control: formatMilliseconds(median(control)),
        ratio: formatFactor(ratio),
        met: ratio <= 1.5
      }
    ]
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} link selector; the first match is tapped
 * @returns {Promise<number>} seconds
 */
async function firstTap(browser, address, link) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  /** @type {() => void} */
  let resolveOpened = () => undefined;
  const linkOpened = new Promise((resolve) => (resolveOpened = () => resolve(true)));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url() !== address) resolveOpened();
  });
  page.on('framenavigated', (frame) => {
    if (frame.url() !== address && frame.url() !== 'about:blank') resolveOpened();
  });

  const startTime = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  const point = await middleOf(page, link);
  for (let taps = 0; taps < maxTaps; taps += 1) {
    const tapTime = performance.now();
    await page.touchscreen.tap(point.x, point.y);
    const timedOut = new Promise((resolveTimeout) => setTimeout(resolveTimeout, timeout, false));
    if (!(await Promise.race([linkOpened, timedOut]))) continue;
    await context.close();
    return (tapTime - startTime) / 1000;
  }
  throw new Error(`Nothing opened at ${address}.`);
}

/** @param {import('@playwright/test').Page} page @param {string} link */
async function middleOf(page, link) {
  const box = await page.locator(link).first().boundingBox();
  if (box === null) throw new Error(`There is no ${link} to tap.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
