import { test as plain, expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { watch } from './watch';

export { expect };
export { axe, noSideways, targets, widths } from './measures';

interface Fixtures {
  /** A message that this test causes on purpose, such as a request while the host is gone. */
  allow: (message: RegExp) => void;
  /** Watches one more context as the test's own is watched. */
  alsoWatch: (context: BrowserContext) => Promise<void>;
}

interface Hidden {
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
  alsoWatch: async ({ complaints }, use) => {
    await use((context) => watch(context, complaints.found));
  },
  context: async ({ context, complaints }, use) => {
    await watch(context, complaints.found);
    await use(context);
  }
});
