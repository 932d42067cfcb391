import { factor, median, medianRatio, milliseconds } from './figures.js';
import { halfAMatch, inTheMiddle, keep } from './kept.js';

const taps = 20;
const slowness = 4;

/** A casino that can be chosen, what tells that it was, and how it is taken back. */
const inMatch = { button: '.row.lit', probe: '.undo .words', back: '.undo .back' };
const onPlain = { button: 'button', probe: 'button' };

/**
 * From a finger on the glass to the frame that shows what it did: a placement in the middle of a match, checked,
 * played and drawn, against a button that counts.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ home: string, plain: string }} addresses
 * @returns {Promise<import('./figures.js').Table>}
 */
export async function measureTapToPaint(browser, { home, plain }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await keep(context, home, await halfAMatch());
  const match = await opened(context, home + inTheMiddle, inMatch);
  const control = await opened(context, plain, onPlain);
  /** @type {number[]} */
  const own = [];
  /** @type {number[]} */
  const bare = [];
  for (let tap = 0; tap <= taps; tap += 1) {
    const there = await tapToPaint(control, onPlain);
    const here = await tapToPaint(match, inMatch);
    await match.locator(inMatch.back).tap();
    await match.locator(inMatch.button).first().waitFor();
    if (tap === 0) continue;
    bare.push(there);
    own.push(here);
  }
  await context.close();
  return {
    title: 'Tap to paint, processor slowed 4 times',
    control: 'a plain button that counts',
    how:
      `Median of ${taps} taps, in turn with the control, after one that is not counted: from the event’s own time to ` +
      'the end of the frame that shows the change.',
    rows: [
      {
        what: 'placing dice in the middle of a match',
        own: milliseconds(median(own)),
        control: milliseconds(median(bare)),
        ratio: factor(medianRatio(own, bare))
      }
    ]
  };
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {{ button: string, probe: string }} parts
 */
async function opened(context, address, { button, probe }) {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(button).first().waitFor();
  await page.evaluate(watch, probe);
  return page;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ button: string }} parts
 * @returns {Promise<number>} seconds
 */
async function tapToPaint(page, { button }) {
  await page.bringToFront();
  await page.evaluate(() => delete document.documentElement.dataset['painted']);
  await page.locator(button).first().tap();
  const painted = await page.waitForFunction(() => document.documentElement.dataset['painted']);
  return Number(await painted.jsonValue()) / 1000;
}

/** Runs in the page: notes how long after a tap the frame was done in which the probe reads otherwise. */
function watch(/** @type {string} */ probe) {
  const words = () => document.querySelector(probe)?.textContent;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = words();
      const look = () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (words() === before) requestAnimationFrame(look);
          else document.documentElement.dataset['painted'] = String(performance.now() - timeStamp);
        };
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    },
    { capture: true }
  );
}
