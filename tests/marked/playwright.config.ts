import { defineConfig } from '@playwright/test';
import house from '#root/playwright.config';

/** Walks through the app in the pseudo-locale; findings are not failures, and are reported at the end. */
export default defineConfig(house, {
  testDir: '.',
  globalSetup: '../e2e/support/global-setup.ts',
  outputDir: '../../test-results/marked',
  timeout: 600_000,
  retries: 0
});
