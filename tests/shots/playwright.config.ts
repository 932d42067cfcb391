import { defineConfig } from '@playwright/test';
import { browserLaunch } from '#scripts/checks/browser.js';

/** Takes pictures, and tests nothing. */
export default defineConfig({
  testDir: '.',
  testMatch: 'shots.spec.ts',
  globalSetup: '../e2e/support/global-setup.ts',
  outputDir: '../../test-results/shots',
  fullyParallel: true,
  retries: 0,
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions: browserLaunch() }
});
