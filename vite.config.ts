import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/checks/browser.js';
import { coversPlugin } from './scripts/build/covers.js';
import { pageStylesPlugin } from './scripts/build/page-styles.js';

/**
 * Modules that every page loads: the layout, the headings of most pages, and modules shared by the home page and a
 * match. They have their own chunk, so that a match does not load the home page.
 */
const onEveryPage = [
  /src\/routes\/\+(layout|error)\.svelte$/,
  /src\/lib\/(games\/[^/]+\/meta|ui\/page\/layout-hint)\.ts$/,
  /src\/lib\/(ui\/layout\/SectionHeading\.svelte|update\/update\.svelte\.ts)$/
];

/** The page of a match, and modules that the rules of several games share. */
const inEveryMatch = [
  /src\/routes\/match\/\+page\.svelte$/,
  /src\/lib\/(chip-cards\/(index\.ts|ChipCard\.svelte)|core\/asks\/entered\.ts)$/,
  /src\/lib\/games\/contract\/(action|box-overrides|define|house-rule|(strings\/en\/)?(joining|leaving))\.ts$/
];

/**
 * Chunks for browsers. By default Rolldown writes a chunk for every set of pages that share a module: about 90 files
 * before the first ask of a match, most of them under 1 KB, and a fifth more bytes. A group is one file with all its
 * imports, except those in a group of higher priority. `npm run size` checks the result.
 */
const forBrowsers: BuildEnvironmentOptions['rolldownOptions'] = {
  // Inlines constants: half of all modules are constants, and exported names are not minified.
  optimization: { inlineConst: { mode: 'all' } },
  output: {
    codeSplitting: {
      groups: [
        { name: 'every-page', priority: 5, test: (id) => onEveryPage.some((part) => part.test(id)) },
        { name: 'match', priority: 4, test: (id) => inEveryMatch.some((part) => part.test(id)) },
        { name: 'shell', priority: 3, test: /src\/lib\/shell\/Shell\.svelte$/ },
        { name: 'las-vegas-rules', priority: 2, test: /src\/lib\/games\/las-vegas\/index\.ts$/ },
        { name: 'las-vegas-board', priority: 1, test: /src\/lib\/games\/las-vegas\/ui\/index\.ts$/ }
      ]
    }
  }
};

export default defineConfig({
  plugins: [sveltekit(), coversPlugin(), pageStylesPlugin()],
  environments: { client: { build: { rolldownOptions: forBrowsers } } },
  build: {
    assetsInlineLimit: 0,
    // A page lists its own scripts; preload lists at every dynamic import would make the home page larger.
    modulePreload: { resolveDependencies: (_, needed) => needed.filter((file) => file.endsWith('.css')) }
  },
  test: {
    maxWorkers: 2,
    // The timeouts are long, so that a busy machine does not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Shared modules are loaded once for all files, which saves a fifth of the time. Each file must clean up
          // after itself.
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['src/**/*.svelte.test.ts', 'tests/build.test.ts', '**/*.sweep.test.ts']
        }
      },
      {
        extends: true,
        test: { name: 'sweep', environment: 'node', isolate: false, include: ['tests/**/*.sweep.test.ts'] }
      },
      {
        extends: true,
        test: { name: 'build', environment: 'node', include: ['tests/build.test.ts'] }
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/**/*.svelte.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: process.env.VITEST ? browserLaunch() : {} }),
            instances: [{ browser: 'chromium' }]
          }
        }
      }
    ]
  }
});
