import { test as plain, expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { waitForStart } from './page-start';
import { watchPages } from './watch';

export { expect };
export { axe, checkBothThemes, contrast, expectNoSidewaysScroll, targets, widths } from './page-checks';

interface Fixtures {
  /** Allows a message that this test causes on purpose, such as a failed request while the host is gone. */
  allow: (message: RegExp) => void;
  /** Watches another context in the same way as the test's own. */
  alsoWatch: (context: BrowserContext) => Promise<void>;
}

interface Hidden {
  /** Whether the taps of the test are slowed down; not if the time of a tap is what is tested. */
  slow: boolean;
  complaints: { found: string[]; allowed: RegExp[] };
}

/**
 * Every test of the app uses this one. It fails on any console message, violation of the content security policy,
 * uncaught error, or request to another host.
 */
export const test = plain.extend<Fixtures & Hidden>({
  baseURL: async ({}, use) => {
    await use(process.env.CROUPIER_ADDRESS);
  },
  complaints: async ({}, use) => {
    const complaints = { found: [] as string[], allowed: [] as RegExp[] };
    await use(complaints);
    const left = complaints.found.filter(
      (text) => !complaints.allowed.some((allowedText) => allowedText.test(text))
    );
    expect(left, 'There are no complaints, and no requests to other hosts.').toEqual([]);
  },
  allow: async ({ complaints }, use) => {
    await use((message) => complaints.allowed.push(message));
  },
  slow: [true, { option: true }],
  alsoWatch: async ({ complaints }, use) => {
    await use((context) => watchPages(context, complaints.found));
  },
  context: async ({ context, complaints, slow }, use) => {
    if (slow) await context.addInitScript(slowEventClock);
    context.on('page', waitForStart);
    await watchPages(context, complaints.found);
    await use(context);
  }
});

/** Settings for tests with animations: one test of each game, and the overlays. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A test of the installed app with its service worker; all other tests block the worker. */
export const installed = test.extend({ serviceWorkers: 'allow' });

/**
 * Test code taps faster than any hand. It slows the clock of the events, so that the tap guard blocks nothing by
 * accident.
 */
function slowEventClock(): void {
  const clock = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  const slow = 400;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return Number(clock?.get?.call(this)) * slow;
    }
  });
}
