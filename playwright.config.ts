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
  // A busy machine must not fail a check; whatever passes only on its second run is named at the end (scripts/counts.js).
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
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
