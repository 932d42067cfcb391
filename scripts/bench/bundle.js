import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '#scripts/settings.js';

/** Bundles a part of the app into one module, as the app's own build would, in a separate folder. */

const cacheFolder = join(root, 'node_modules/.cache/croupier/bench');

/** @type {import('vite').InlineConfig} */
const sharedConfig = {
  configFile: false,
  root,
  logLevel: 'error',
  publicDir: false,
  resolve: { alias: { $lib: join(root, 'src/lib') } }
};

/**
 * Bundles a module for Node and loads it.
 *
 * @param {string} entry from the root
 */
export async function load(entry) {
  const outDir = folderFor(entry);
  const output = { entryFileNames: 'bundle.js' };
  await build({
    ...sharedConfig,
    build: { ssr: join(root, entry), outDir, emptyOutDir: true, rolldownOptions: { output } }
  });
  return import(pathToFileURL(join(outDir, 'bundle.js')).href);
}

/**
 * Bundles a module for a page as `bundle.js`. Returns its folder.
 *
 * @param {string} entry from the root
 */
export async function bundleForPage(entry) {
  const outDir = folderFor(entry);
  await build({
    ...sharedConfig,
    build: {
      lib: { entry: join(root, entry), formats: ['es'], fileName: () => 'bundle.js' },
      outDir,
      emptyOutDir: true,
      minify: true
    }
  });
  return outDir;
}

function folderFor(/** @type {string} */ entry) {
  return join(cacheFolder, entry.replace(/\W+/g, '-'));
}
