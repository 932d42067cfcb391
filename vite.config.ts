import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/browser.js';
import { covers } from './scripts/covers.js';
import { pageStyles } from './scripts/page-styles.js';
import { basePath, generatedFolder, root, version } from './scripts/settings.js';

const base = `${basePath}/`;

/** The fallback page contains the names of the built files, so its revision changes with any of them. */
function fallbackRevision(): Promise<string> {
  const files = readdirSync(join(root, generatedFolder, 'output/client'), { recursive: true });
  const page = readFileSync(join(root, 'src/app.html'), 'utf8');
  const policy = readFileSync(join(root, 'svelte.config.js'), 'utf8');
  const parts = [version, base, files.map(String).sort(), page, policy];
  return Promise.resolve(createHash('sha256').update(JSON.stringify(parts)).digest('hex'));
}

const offline = SvelteKitPWA({
  registerType: 'prompt',
  injectRegister: false,
  base,
  scope: base,
  outDir: join(root, generatedFolder, 'output'),
  manifest: {
    id: base,
    name: 'Croupier',
    short_name: 'Croupier',
    description:
      'The dealer for your Vegas game night: keeps score, works out payouts and explains every dollar.',
    start_url: base,
    scope: base,
    display: 'standalone',
    orientation: 'any',
    lang: 'en',
    dir: 'ltr',
    categories: ['games', 'utilities'],
    background_color: '#090c11',
    theme_color: '#090c11',
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }
    ]
  },
  includeManifestIcons: false,
  kit: {
    // The plugin's own default is Vite's base, which `paths.relative` turns into './'.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    base,
    outDir: join(root, generatedFolder),
    trailingSlash: 'always',
    adapterFallback: '404.html',
    spa: { fallbackMapping: '404.html', fallbackRevision }
  },
  workbox: {
    swDest: join(root, generatedFolder, 'output/client/sw.js'),
    globPatterns: [
      'client/**/*.{js,css,ico,png,svg,webp,avif,woff2,json,webmanifest}',
      'prerendered/**/*.{html,json}'
    ],
    navigateFallback: '404.html',
    // The query does not change the page: a match or a ruling is always the same file.
    ignoreURLParametersMatching: [/./],
    // The worker controls the page from the first visit on: a page that stays open must reach the other pages offline.
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true
  }
});

/** The layout, and modules that the home page shares with a match, so that a match does not load the home page. */
const onEveryPage = [
  /src\/routes\/\+(layout|error)\.svelte$/,
  /src\/lib\/(games\/[^/]+\/meta|ui\/layout-hint)\.ts$/,
  /vite\/preload-helper/,
  /svelte\/src\/internal\/client\/(reactivity\/|dom\/(blocks\/svelte-(component|head)|elements\/bindings\/this))/
];

/** The page of a match with the components that boards share, and modules that the rules of several games share. */
const inEveryMatch = [
  /src\/routes\/match\/\+page\.svelte$/,
  /src\/lib\/chip-cards\/(index\.ts|ChipCards\.svelte)$/,
  /src\/lib\/games\/(box-overrides|define|house-rule)\.ts$/
];

/**
 * Chunks for browsers. By default Rolldown writes a chunk for every set of pages that share a module: about 90 files
 * before the first ask of a match, most of them under 1 KB, and a fifth more bytes. A group is one file with all its
 * imports, except those in a group of higher priority. `npm run size` checks the result.
 */
const forBrowsers: BuildEnvironmentOptions['rolldownOptions'] = {
  // Half of all modules are constants, and exported names are not minified.
  optimization: { inlineConst: { mode: 'all' } },
  output: {
    codeSplitting: {
      groups: [
        { name: 'every-page', priority: 4, test: (id) => onEveryPage.some((part) => part.test(id)) },
        { name: 'match', priority: 3, test: (id) => inEveryMatch.some((part) => part.test(id)) },
        { name: 'rules', priority: 2, test: /src\/lib\/games\/las-vegas\/index\.ts$/ },
        { name: 'board', priority: 1, test: /src\/lib\/games\/las-vegas\/Board\.svelte$/ }
      ]
    }
  }
};

export default defineConfig({
  plugins: [sveltekit(), offline, covers(), pageStyles()],
  environments: { client: { build: { rolldownOptions: forBrowsers } } },
  build: {
    assetsInlineLimit: 0,
    // A page lists its own scripts; preload lists at every dynamic import would make the home page larger.
    modulePreload: { resolveDependencies: (_, needed) => needed.filter((file) => file.endsWith('.css')) }
  },
  test: {
    maxWorkers: 2,
    // A busy machine must not fail a test.
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
