import { test as plain, expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { waitForStart } from './page-start';
import { watch } from './watch';

export { expect };
export { axe, byNightAndDay, contrast, noSideways, targets, widths } from './measures';

interface Fixtures {
  /** A message that this test causes on purpose, such as a request while the host is gone. */
  allow: (message: RegExp) => void;
  /** Watches one more context as the test's own is watched. */
  alsoWatch: (context: BrowserContext) => Promise<void>;
}

interface Hidden {
  /** Whether the hands of the test take their time; not where how long a finger rests is what is tested. */
  slow: boolean;
  complaints: { found: string[]; allowed: RegExp[] };
}

/**
 * Every test of the app uses this one: it fails on anything in the console, on any violation of the policy, on
 * any error that nobody caught, and on any request to another host.
 */
export const test = plain.extend<Fixtures & Hidden>({
  baseURL: async ({}, use) => {
    await use(process.env.CROUPIER_ADDRESS);
  },
  complaints: async ({}, use) => {
    const complaints = { found: [] as string[], allowed: [] as RegExp[] };
    await use(complaints);
    const left = complaints.found.filter((text) => !complaints.allowed.some((known) => known.test(text)));
    expect(left, 'Nothing is complained of, and nobody else is asked for anything.').toEqual([]);
  },
  allow: async ({ complaints }, use) => {
    await use((message) => complaints.allowed.push(message));
  },
  slow: [true, { option: true }],
  alsoWatch: async ({ complaints }, use) => {
    await use((context) => watch(context, complaints.found));
  },
  context: async ({ context, complaints, slow }, use) => {
    if (slow) await context.addInitScript(slowHands);
    context.on('page', waitForStart);
    await watch(context, complaints.found);
    await use(context);
  }
});

/** A table as it moves: of each game one test, and what lies over the page. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A test of the app as it is installed, with the worker that keeps it; elsewhere the worker is kept out. */
export const installed = test.extend({ serviceWorkers: 'allow' });

/** The hands of a test are faster than any: by the clock of its events they take their time, and nothing slips unawares. */
function slowHands(): void {
  const clock = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  const slow = 400;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return Number(clock?.get?.call(this)) * slow;
    }
  });
}
