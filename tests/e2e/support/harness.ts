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

interface HiddenFixtures {
  /** Whether event times are stretched for the test's taps; false if the test is about the timing of taps. */
  slow: boolean;
  complaints: { messages: string[]; allowedPatterns: RegExp[] };
}

/**
 * Every test of the app uses this one. It fails on any console message, violation of the content security policy,
 * uncaught error, or request to another host.
 */
export const test = plain.extend<Fixtures & HiddenFixtures>({
  baseURL: async ({}, use) => {
    await use(process.env.CROUPIER_ADDRESS);
  },
  complaints: async ({}, use) => {
    const complaints = { messages: [] as string[], allowedPatterns: [] as RegExp[] };
    await use(complaints);
    const unexpectedMessages = complaints.messages.filter(
      (text) => !complaints.allowedPatterns.some((pattern) => pattern.test(text))
    );
    expect(unexpectedMessages, 'There are no complaints, and no requests to other hosts.').toEqual([]);
  },
  allow: async ({ complaints }, use) => {
    await use((message) => complaints.allowedPatterns.push(message));
  },
  slow: [true, { option: true }],
  alsoWatch: async ({ complaints }, use) => {
    await use((context) => watchPages(context, complaints.messages));
  },
  context: async ({ context, complaints, slow }, use) => {
    if (slow) await context.addInitScript(slowEventClock);
    context.on('page', waitForStart);
    await watchPages(context, complaints.messages);
    await use(context);
  }
});

/** Settings for tests with animations: one test of each game, and the overlays. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A test of the installed app with its service worker; all other tests block the worker. */
export const installedTest = test.extend({ serviceWorkers: 'allow' });

/**
 * Stretches the times of events. Test code taps faster than any hand, and the tap guard would otherwise block its taps.
 */
function slowEventClock(): void {
  const clock = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  const delay = 400;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return Number(clock?.get?.call(this)) * delay;
    }
  });
}
