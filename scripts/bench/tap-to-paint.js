import { factor, median, medianRatio, milliseconds } from './figures.js';
import { addressOf, unfinishedMatch, unfinishedRoyaleMatch, storeMatches } from './stored-matches.js';

const taps = 20;
const slowness = 4;
const target = 3;

/** A second tap in the same place within this time is blocked as accidental, in milliseconds. */
const interval = 450;

/** The tapped element and point, the element whose text changes, and the undo button. */
/** @typedef {{ button: string, position?: { x: number, y: number }, probe: string, back?: string }} Parts */

/** @type {Parts} */
const controlTargets = { button: 'button', probe: 'button' };

const undo = '.undo .back';
const logged = '.undo .words';

/** @type {Parts} */
const placing = { button: '.row.lit', position: { x: 24, y: 24 }, probe: logged, back: undo };

/** @type {Parts} */
const rolling = { button: '.ask .main-button', probe: '.ask', back: undo };

/**
 * Measures the time from a tap to the frame that shows its result, against a plain counter button.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ home: string, plain: string }} addresses
 * @returns {Promise<import('./figures.js').Table>}
 */
export async function measureTapToPaint(browser, { home, plain: plainPage }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const matches = {
    three: await unfinishedMatch(),
    long: await unfinishedMatch({ id: 'long', lines: 2000 }),
    unrolled: await unfinishedMatch({ id: 'unrolled', isRolled: false }),
    ours: await unfinishedMatch({ id: 'ours', isRolled: false, parts: { dice: 'app' } }),
    many: await unfinishedRoyaleMatch()
  };
  await storeMatches(context, home, Object.values(matches));
  const control = await openPage(context, plainPage, controlTargets);
  /** @type {readonly (readonly [string, import('./stored-matches.js').Kept, Parts])[]} */
  const actions = [
    ['placing dice in the middle of a match', matches.three, placing],
    ['placing dice on line 2,000', matches.long, placing],
    ['placing dice with five players and six tiles', matches.many, placing],
    [
      'a number tapped in a draft',
      matches.unrolled,
      { button: '.ask .pad-button', probe: '.ask', back: undo }
    ],
    ['undo', matches.three, { button: undo, probe: logged, back: '.undo .square-target' }],
    ['the dice on the screen after “roll”', matches.ours, rolling]
  ];
  /** @type {import('./figures.js').Row[]} */
  const rows = [];
  for (const [action, match, parts] of actions) {
    const page = await openPage(context, home + addressOf(match), parts);
    rows.push({ label: `${action}, target × ${target}`, ...(await inTurn(page, control, parts)) });
    await page.close();
  }
  await context.close();
  return {
    title: 'Tap to paint, processor slowed 4 times',
    control: 'a plain button that counts',
    how:
      `Median of ${taps} taps, alternating with the baseline, after one warm-up tap: from the time of the event to ` +
      'the end of the frame that shows the change. A match of Las Vegas for three players unless a row says otherwise.',
    rows
  };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Page} control
 * @param {Parts} parts
 */
async function inTurn(page, control, parts) {
  /** @type {number[]} */
  const appTimes = [];
  /** @type {number[]} */
  const controlTimes = [];
  for (let tap = 0; tap <= taps; tap += 1) {
    const controlTime = await tapToPaint(control, controlTargets);
    const ownTime = await tapToPaint(page, parts);
    await page.waitForTimeout(interval);
    if (parts.back !== undefined) await page.locator(parts.back).first().tap();
    await page.waitForTimeout(interval);
    if (tap === 0) continue;
    controlTimes.push(controlTime);
    appTimes.push(ownTime);
  }
  const ratio = medianRatio(appTimes, controlTimes);
  return {
    own: milliseconds(median(appTimes)),
    control: milliseconds(median(controlTimes)),
    ratio: factor(ratio),
    met: ratio <= target
  };
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {Parts} parts
 */
async function openPage(context, address, { button, probe }) {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(button).first().waitFor();
  await page.evaluate(recordPaints, probe);
  return page;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Parts} parts
 * @returns {Promise<number>} seconds
 */
async function tapToPaint(page, { button, position }) {
  await page.bringToFront();
  await page.evaluate(() => delete document.documentElement.dataset['painted']);
  await page
    .locator(button)
    .first()
    .tap(position && { position });
  const painted = await page.waitForFunction(() => document.documentElement.dataset['painted']);
  return Number(await painted.jsonValue()) / 1000;
}

/** Runs in the page: records when the frame is painted in which the text of the probe has changed. */
function recordPaints(/** @type {string} */ probe) {
  const words = () =>
    [...document.querySelectorAll(`${probe}, ${probe} [aria-pressed]`)]
      .map((element) => `${element.textContent} ${element.getAttribute('aria-pressed')}`)
      .join();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = words();
      const checkPaint = () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (words() === before) requestAnimationFrame(checkPaint);
          else document.documentElement.dataset['painted'] = String(performance.now() - timeStamp);
        };
        port2.postMessage(undefined);
      };
      requestAnimationFrame(checkPaint);
    },
    { capture: true }
  );
}
