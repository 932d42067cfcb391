import { factor, median, medianRatio, milliseconds } from './figures.js';

const visits = 7;

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s, as the browser's own tools apply it. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8
};

const slowness = 4;
const betweenTaps = 20;
const patience = 30_000;

/**
 * From the beginning of a first visit to the first tap on a link that opens something.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ home: string, plain: string }} addresses
 * @returns {Promise<import('./figures.js').Table>}
 */
export async function measureFirstTap(browser, { home, plain }) {
  const own = [];
  const control = [];
  for (let visit = 0; visit < visits; visit += 1) {
    control.push(await firstTap(browser, plain, 'a'));
    own.push(await firstTap(browser, home, 'main a[href]'));
  }
  const ratio = medianRatio(own, control);
  return {
    title: 'First tap that works, slow 4G, processor slowed 4 times',
    control: 'plain HTML page',
    how: `Median of ${visits} first visits, in turn with the control; a tap every ${betweenTaps} ms from the moment the link is there.`,
    rows: [
      {
        what: 'a box of the home page, target × 1.5',
        own: milliseconds(median(own)),
        control: milliseconds(median(control)),
        ratio: factor(ratio),
        met: ratio <= 1.5
      }
    ]
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} link what is tapped: the first that matches
 * @returns {Promise<number>} seconds
 */
async function firstTap(browser, address, link) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slow4G);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  let isOpened = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url() !== address) isOpened = true;
  });
  page.on('framenavigated', (frame) => {
    if (frame.url() !== address && frame.url() !== 'about:blank') isOpened = true;
  });

  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  const spot = await middleOf(page, link);
  let tapped = performance.now();
  while (!isOpened) {
    if (performance.now() - began > patience) throw new Error(`Nothing opened at ${address}.`);
    tapped = performance.now();
    await page.touchscreen.tap(spot.x, spot.y);
    await new Promise((waited) => setTimeout(waited, betweenTaps));
  }
  await context.close();
  return (tapped - began) / 1000;
}

/** @param {import('@playwright/test').Page} page @param {string} link */
async function middleOf(page, link) {
  const box = await page.locator(link).first().boundingBox();
  if (box === null) throw new Error(`There is no ${link} to tap.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
