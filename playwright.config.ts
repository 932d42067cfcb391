import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/checks/browser.js';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Two more than the cores of a small machine, because tests spend a quarter of their time waiting.
  workers: 4,
  // Fix a flaky test, or delete it with a reason.
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // `npm test` runs the tests tagged @commit, `npm run sweep` all others.
  projects: [
    { name: 'commit', grep: /@commit/ },
    { name: 'sweep', grepInvert: /@commit/ }
  ],
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Service workers cost a third of the time. Tests of the installed app turn them on with `installed` from the
    // harness.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Animations cost a sixth of the time. Tests that need them use `moving` from the harness.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'off',
    trace: 'off'
  }
});
