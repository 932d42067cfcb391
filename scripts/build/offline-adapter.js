/**
 * Adapter for a static host, with a service worker that lists every file with its hash. The list must include the
 * fallback page, which SvelteKit's adapter writes last; @vite-pwa/sveltekit makes its list before then.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import staticAdapter from '@sveltejs/adapter-static';
import { withLinkPreview } from './link-preview.js';

/** SvelteKit compiles the worker to `service-worker.js`, but installs since 0.1.0 look for updates at `sw.js`. */
const compiledWorker = 'service-worker.js';
const publishedWorker = 'sw.js';

/**
 * Pictures for stores, install prompts and link previews. No page shows them, so an offline copy is smaller without
 * them.
 */
export const PICTURES = 'pictures';

/**
 * @param {{ folder: string, fallback: string, origin: string }} options `origin` is for link previews; may be empty
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function offlineAdapter({ folder, fallback, origin }) {
  return {
    name: 'croupier-offline-adapter',
    async adapt(builder) {
      await staticAdapter({ pages: folder, assets: folder, fallback }).adapt(builder);
      const homeFile = join(folder, 'index.html');
      const { base } = builder.config.kit.paths;
      writeFileSync(homeFile, withLinkPreview(readFileSync(homeFile, 'utf8'), { origin, base }));
      // A first visit loads the manifest too and has a tight size limit, so the indentation is removed.
      const manifest = join(folder, 'manifest.webmanifest');
      writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8'))));
      const { injectManifest } = await import('workbox-build');
      const { warnings } = await injectManifest({
        swSrc: join(folder, compiledWorker),
        swDest: join(folder, publishedWorker),
        globDirectory: folder,
        globPatterns: ['**/*'],
        globIgnores: [`${PICTURES}/**`],
        // File names in these folders contain a hash.
        dontCacheBustURLsMatching: /\/immutable\//,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => ({
              ...entry,
              url: addressOf(entry.url, `${base}/`),
              integrity: hashOf(join(folder, entry.url))
            }))
          })
        ]
      });
      // Workbox leaves out files over 2 MB with a warning, and without them the app would not work offline.
      if (warnings.length > 0) throw new Error(warnings.join('\n'));
      rmSync(join(folder, compiledWorker));
    }
  };
}

/**
 * @param {string} file
 * @param {string} home
 * @returns {string} the address of a page, or the file itself
 */
function addressOf(file, home) {
  return file === 'index.html' ? home : file.replace(/\/index\.html$/, '/');
}

/** @param {string} file @returns {string} as the `integrity` of a request */
function hashOf(file) {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
