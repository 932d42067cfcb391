import type { Page, Request } from '@playwright/test';

/** Prepares a state in the browser, and waits until the screen is at rest. */

/** Playwright sets this time on every page, so that dates are always the same. */
export const FIXED_TIME = Date.UTC(2026, 10, 21, 21);

/**
 * Gives each event a time of its own, a second after the one before. A script taps faster than any finger, and
 * Playwright's fixed clock gives all events the same time, so the tap guard would swallow every tap but the first. To be
 * added after the clock is set.
 */
export function slowTaps(): void {
  const eventTimes = new WeakMap<Event, number>();
  let lastTime = 0;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      const time = eventTimes.get(this) ?? (lastTime += 1000);
      eventTimes.set(this, time);
      return time;
    }
  });
}

/**
 * Milliseconds after which a request no longer counts, because Chromium never reports the end of some unused preloads.
 */
const TIMEOUT = 8000;

/** Counts running requests, so that no screen is taken while something is still loading. */
export class Requests {
  readonly #open = new Map<Request, number>();

  constructor(page: Page) {
    page.on('request', (request) => this.#open.set(request, Date.now()));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  get isQuiet(): boolean {
    const oldest = Date.now() - TIMEOUT;
    return ![...this.#open.values()].some((startTime) => startTime > oldest);
  }
}

const MAX_LENGTH = 60_000;

/** Waits until fonts are loaded, no request is running, nothing moves, and the page is the same for some frames. */
export async function waitUntilStill(page: Page, requests: Requests): Promise<void> {
  const deadline = Date.now() + MAX_LENGTH;
  let pageBefore = '';
  for (let equalFrames = 0; equalFrames < 2;) {
    const pageNow = await page.evaluate(pageAfterFrame);
    equalFrames = requests.isQuiet && pageNow === pageBefore ? equalFrames + 1 : 0;
    pageBefore = pageNow;
    if (Date.now() > deadline) throw new Error(`${page.url()} does not come to rest`);
  }
}

/** Runs in the page. */
async function pageAfterFrame(): Promise<string> {
  await document.fonts.ready;
  const runningAnimations = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(runningAnimations.map((animation) => animation.finished));
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const pictures = [...document.images].map(({ complete }) => complete);
  return `${document.body.outerHTML} ${pictures.join()} ${scrollY}`;
}

/** Waits for fonts, which load after the first ask of a match, so that every picture shows them. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.locator('html[data-letters]').waitFor();
}
