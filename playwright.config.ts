import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.js';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/open-house.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Two more than the cores of a small machine: a test waits for a quarter of its time.
  workers: 4,
  // A test that fails now and then is a fault: mend it, or delete it with a reason.
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // `npm test` runs what carries the tag @commit, `npm run sweep` all the rest.
  projects: [
    { name: 'commit', grep: /@commit/ },
    { name: 'sweep', grepInvert: /@commit/ }
  ],
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // What is asked of the installed app says so (`installed` of the harness): the worker costs a third of the time.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // What moves costs a sixth of the time: `moving` of the harness is for the tests that see it move.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'off',
    trace: 'off'
  }
});
