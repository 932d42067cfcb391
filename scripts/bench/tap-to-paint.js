import { formatFactor, median, medianRatio, formatMilliseconds } from './figures.js';
import { addressOf, unfinishedMatch, unfinishedRoyaleMatch, storeMatches } from './stored-matches.js';

const tapCount = 20;
const cpuSlowdown = 4;
const target = 3;

/** A second tap in the same place within this time is blocked as accidental, in milliseconds. */
const tapInterval = 450;

/** The tapped element and point, the element whose text changes, and the undo button. */
/** @typedef {{ button: string, position?: { x: number, y: number }, probe: string, back?: string }} Parts */

/** @type {Parts} */
const controlTargets = { button: 'button', probe: 'button' };

const undo = '.undo .back';
const undoTextSelector = '.undo .words';

/** @type {Parts} */
const placeTargets = { button: '.row.lit', position: { x: 24, y: 24 }, probe: undoTextSelector, back: undo };

/** @type {Parts} */
const rollTargets = { button: '.ask .main-button', probe: '.ask', back: undo };

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
    ['placing dice in the middle of a match', matches.three, placeTargets],
    ['placing dice on line 2,000', matches.long, placeTargets],
    ['placing dice with five players and six tiles', matches.many, placeTargets],
    [
      'a number tapped in a draft',
      matches.unrolled,
      { button: '.ask .pad-button', probe: '.ask', back: undo }
    ],
    ['undo', matches.three, { button: undo, probe: undoTextSelector, back: '.undo .square-target' }],
    ['the dice on the screen after “roll”', matches.ours, rollTargets]
  ];
  /** @type {import('./figures.js').Row[]} */
  const rows = [];
  for (const [action, match, targets] of actions) {
    const page = await openPage(context, home + addressOf(match), targets);
    rows.push({ label: `${action}, target × ${target}`, ...(await measureInTurn(page, control, targets)) });
    await page.close();
  }
  await context.close();
  return {
    title: 'Tap to paint, processor slowed 4 times',
    control: 'a plain button that counts',
    how:
      `Median of ${tapCount} taps, alternating with the baseline, after one warm-up tap: from the time of the event to ` +
      'the end of the frame that shows the change. A match of Las Vegas for three players unless a row says otherwise.',
    rows
  };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Page} control
 * @param {Parts} targets
 */
async function measureInTurn(page, control, targets) {
  /** @type {number[]} */
  const appTimes = [];
  /** @type {number[]} */
  const controlTimes = [];
  for (let tap = 0; tap <= tapCount; tap += 1) {
    const controlTime = await tapToPaint(control, controlTargets);
    const ownTime = await tapToPaint(page, targets);
    await page.waitForTimeout(tapInterval);
    if (targets.back !== undefined) await page.locator(targets.back).first().tap();
    await page.waitForTimeout(tapInterval);
    if (tap === 0) continue;
    controlTimes.push(controlTime);
    appTimes.push(ownTime);
  }
  const ratio = medianRatio(appTimes, controlTimes);
  return {
    own: formatMilliseconds(median(appTimes)),
    control: formatMilliseconds(median(controlTimes)),
    ratio: formatFactor(ratio),
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
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
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
  const paintTime = await page.waitForFunction(() => document.documentElement.dataset['painted']);
  return Number(await paintTime.jsonValue()) / 1000;
}

/** Runs in the page: records when the frame is painted in which the text of the probe has changed. */
function recordPaints(/** @type {string} */ probe) {
  const readText = () =>
    [...document.querySelectorAll(`${probe}, ${probe} [aria-pressed]`)]
      .map((element) => `${element.textContent} ${element.getAttribute('aria-pressed')}`)
      .join();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const textBefore = readText();
      const checkPaint = () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (readText() === textBefore) requestAnimationFrame(checkPaint);
          else document.documentElement.dataset['painted'] = String(performance.now() - timeStamp);
        };
        port2.postMessage(undefined);
      };
      requestAnimationFrame(checkPaint);
    },
    { capture: true }
  );
}
